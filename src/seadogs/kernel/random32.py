"""A random generator of 32-bit words whose numbers are the same compiled and interpreted.

xoshiro128** (Blackman and Vigna), seeded by splitmix-like mixing in 32 bits. Lives outside State: thinking
ahead never disturbs a match.
"""

from typing import Final, final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF  # 32 bits


@final
class Random32:
    """The generator of one seed, of which the lower 32 bits count."""

    def __init__(self, seed: int) -> None:
        mixed: i64 = seed & MASK
        self.a = _mix(mixed + 0x9E3779B9)
        self.b = _mix(mixed + 0x3C6EF372)
        self.c = _mix(mixed + 0x5BD1E995)
        self.d = _mix(mixed + 0x78DDE6E4) | 1

    def word(self) -> i64:
        """A number in 0..2**32-1."""
        b = self.b
        result = ((_rotate((b * 5) & MASK, 7)) * 9) & MASK
        t = (b << 9) & MASK
        self.c ^= self.a
        self.d ^= b
        self.b = b ^ self.c
        self.a ^= self.d
        self.c ^= t
        self.d = _rotate(self.d, 11)
        return result

    def below(self, n: i64) -> i64:
        """A number in 0..n-1, for n from 1 to 2**24; off from even by less than one part in 256."""
        return ((self.word() >> 2) * n) >> 30

    def unit(self) -> float:
        """A number in [0, 1)."""
        return float(self.word()) / 4294967296.0


def _rotate(x: i64, k: i64) -> i64:
    """The 32 bits of `x`, turned left by `k`."""
    return ((x << k) | (x >> (32 - k))) & MASK


def _mix(x: i64) -> i64:
    """32 bits each of which depends on all of `x`."""
    x &= MASK
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & MASK
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & MASK
    return x ^ (x >> 16)
