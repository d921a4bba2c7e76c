"""The archive: records of whole matches that must replay for ever as they did when they were put away.

    python -m tests.games.darkseas.archive    play and put away what is missing; never touches what is there

Beside the records lies expected.json: moves, final scores, places, and hashes of the final table and of the
whole story. A change of the rules that breaks a record needs a new number in `Game.rules`.
"""

import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import TypedDict

from seadogs.games.darkseas.events import Event
from seadogs.kernel import record
from seadogs.kernel.telling import told
from tests.games.darkseas.golden_text import Move, played
from tests.games.darkseas.seen import line_of, seat_of
from tests.games.darkseas.table import GAME

FOLDER = Path(__file__).parent / "records"
EXPECTED = FOLDER / "expected.json"


class Outcome(TypedDict):
    """What a record must come to."""

    moves: int
    scores: list[int]
    places: list[int]
    table: str
    story: str


def outcome(kept: record.Record) -> Outcome:
    story: list[Event] = []
    state = record.replay(GAME, kept, story=story)
    assert not GAME.waiting(state), "the match is not over"
    lines = "\n".join(line_of(told(event)) for event in story)
    table = GAME.dump(state) | {"edition": GAME.edition}
    return {
        "moves": len(kept.rows),
        "scores": GAME.scores(state),
        "places": GAME.places(state),
        "table": digest(json.dumps(table, sort_keys=True)),
        "story": digest(lines),
    }


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def idle() -> list[Move]:
    """The shortest match: nobody does anything that can be left undone."""
    state = GAME.start(2)
    moves: list[Move] = []
    while waiting := GAME.waiting(state):
        captain = "chance" if waiting[0] < 0 else ("blue", "green")[waiting[0]]
        texts = [GAME.text(action) for action in GAME.legal(state, waiting[0])]
        lazy = [text for text in ("keep", "stay", "take nothing", "anchor", "place nothing") if text in texts]
        text = (lazy or texts)[0]
        moves.append((captain, text))
        action = GAME.parse(text)
        assert action is not None
        GAME.apply(state, waiting[0], action)
    return moves


def matches() -> dict[str, tuple[int, dict[str, bool], list[Move]]]:
    """What is in the archive: captains, options and moves by name."""
    both = {"simultaneous": True, "choose_harbours": True}
    return {
        "2-greedy": (2, {}, played(2, 21, {})),
        "3-greedy-at-once": (3, {"simultaneous": True}, played(3, 32, {"simultaneous": True})),
        "4-greedy-own-harbours": (4, {"choose_harbours": True}, played(4, 42, {"choose_harbours": True})),
        "2-random-at-once": (2, {"simultaneous": True}, played(2, 22, {"simultaneous": True}, "random")),
        "3-random": (3, {}, played(3, 32, {}, "random")),
        "4-random-at-once-own-harbours": (4, both, played(4, 42, both, "random")),
        "2-idle": (2, {}, idle()),
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    expected: dict[str, Outcome] = json.loads(EXPECTED.read_text("utf-8")) if EXPECTED.exists() else {}
    for name, (seats, options, moves) in matches().items():
        path = FOLDER / f"{name}.jsonl"
        if path.exists():
            continue
        # Without the digest: a note of a source added to the edition's file must not make a record unreadable.
        header = replace(record.header_for(GAME, seats, options), digest=None)
        kept = record.from_moves(header, [(seat_of(captain), text) for captain, text in moves])
        path.write_text(record.write(kept), encoding="utf-8")
        expected[name] = outcome(kept)
    EXPECTED.write_text(json.dumps(expected, indent=2, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
