"""Fingerprints of whole matches, to hold the compiled engine against the interpreted one.

    python -m tests.conformance.trace KEY SEATS SEED...

prints JSON: which engine this is, and for each seed the fingerprint of every state: what the table holds, who is
waited for, what is legal, what was told, what everyone sees, what is refused, what is advised and why, and what the
dealer would deal.
"""

import json
import sys
from hashlib import sha256
from random import Random
from typing import Final

from seadogs import engine_kind
from seadogs.games import open_game
from seadogs.kernel.dealer import Dealer
from seadogs.kernel.names import CHANCE
from seadogs.kernel.playout import random_match
from seadogs.kernel.random32 import Random32
from tests.conformance.sittings import MANNERS, AnyEvent, AnyState, Sitting, named, observed, packed, refused, turns

CLOSELY: Final = 12  # moves from one look at all that everybody sees to the next


def trace(key: str, seats: int, seed: int) -> list[str]:
    """Each move's text and the fingerprint of the state before it; then the last state's, and a playout's end."""
    game = open_game(key)
    options = {switch.key: bool((seed >> bit) & 1) for bit, switch in enumerate(game.switches)}
    sitting = Sitting(game, frozenset(), seats, options, seed=seed, manner=MANNERS[seed % 3])
    state = sitting.start()
    story: list[AnyEvent] = []
    steps: list[str] = []
    for turn in turns(sitting, state, story):
        mark = fingerprint(sitting, state, story, closely=(turn.number + seed) % CLOSELY == 0)
        steps.append(f"{game.text(turn.action)} {mark}")
        story.clear()
    steps.append(f"over {fingerprint(sitting, state, story, closely=True)}")
    rng = Random32(seed)
    words = [int(rng.word()), int(rng.below(1 + seed)), rng.unit()]
    steps.append(f"playout {random_match(game, seats, seed, options)} {words}")
    return steps


def fingerprint(sitting: Sitting, state: AnyState, story: list[AnyEvent], closely: bool) -> str:
    game = sitting.game
    waiting = game.waiting(state)
    parts = [
        packed([game.dump(state), waiting, game.scores(state), game.places(state), game.census(state)]),
        packed([[game.index(action) for action in game.legal(state, seat)] for seat in waiting]),
        named(story),
    ]
    if waiting == [CHANCE]:
        odds = game.odds(state)
        parts.append(repr([(game.index(action), chance) for action, chance in odds]).encode())
        parts.append(game.text(Dealer(bytes(32)).pick(odds, 7)).encode())
    if closely:
        for seat in sitting.everyone():
            parts.append(observed(sitting, state, seat))
            guess = game.imagine(state, seat, Random(7))
            parts.append(packed(game.dump(guess)))
            if seat >= 0:
                parts.append(refused(sitting, state, seat))
    for seat in waiting:
        if seat != CHANCE:
            view, options = game.view(state, seat), game.legal(state, seat)
            parts.append(repr(game.advise(view, options)).encode())
            if closely:
                action, reason = game.explain(view, options)
                parts.append(packed([game.index(action), reason]))
    return sha256(b"\n".join(parts)).hexdigest()[:16]


def main(arguments: list[str]) -> None:
    key, seats, *seeds = arguments
    traces = [trace(key, int(seats), int(seed)) for seed in seeds]
    json.dump({"engine": engine_kind(), "traces": traces}, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1:])
