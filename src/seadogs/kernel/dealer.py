"""Who picks what Chance does: seeded, so that a match can be resumed; committed, so that it can be audited.

The outcome of move `number` is a function of the seed and that number alone: a server that restarts deals
on exactly as it would have, and once the seed is published anyone can deal the match again.
"""

import hashlib
import hmac
from typing import TypeVar, final

from seadogs.kernel.playout import weighted

A = TypeVar("A")

SEED_BYTES = 32


@final
class Dealer:
    """Deals from a secret seed of SEED_BYTES random bytes."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def commitment(self) -> str:
        """What may be shown before the match: the seed's SHA-256, in hex."""
        return hashlib.sha256(self.seed).hexdigest()

    def pick(self, odds: list[tuple[A, float]], number: int) -> A:
        """The outcome of move `number` of the match, given its odds."""
        digest = hmac.new(self.seed, b"move %d" % number, hashlib.sha256).digest()
        return weighted(odds, int.from_bytes(digest[:6], "big") / float(1 << 48))
