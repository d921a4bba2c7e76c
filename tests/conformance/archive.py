"""A game's archive: records of whole matches that must replay for ever as they did when they were put away.

They lie in tests/games/<key>/records/, and beside them expected.json: moves, final scores, places, and hashes of the
final table and of the whole story. A change of the rules that breaks a record needs a new number in `Game.rules`.
"""

import json
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypedDict

from seadogs.games import AnyGame
from seadogs.kernel.names import Seat
from seadogs.kernel.record import Record, from_moves, header_for, replay, write
from seadogs.kernel.telling import told

GAMES: Final = Path(__file__).parents[1] / "games"


class Outcome(TypedDict):
    """What a record must come to."""

    moves: int
    scores: list[int]
    places: list[int]
    table: str
    story: str


def folder_of(key: str) -> Path:
    return GAMES / key / "records"


def expected_of(key: str) -> dict[str, Outcome]:
    """What the records of a game must come to, by name."""
    path = folder_of(key) / "expected.json"
    found: dict[str, Outcome] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return found


def outcome(game: AnyGame, kept: Record) -> Outcome:
    story: list[Any] = []
    state = replay(game, kept, story=story)
    assert not game.waiting(state), "the match is not over"
    return {
        "moves": len(kept.rows),
        "scores": game.scores(state),
        "places": game.places(state),
        "table": digest(game.dump(state)),
        "story": digest([[fact.name, dict(fact.facts)] for fact in map(told, story)]),
    }


def digest(plain: object) -> str:
    return sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()[:16]


def put_away(game: AnyGame, matches: Mapping[str, tuple[int, Mapping[str, bool], Iterable[tuple[Seat, str]]]]) -> None:
    """Writes what is missing, by name: captains, options and moves. Never touches what is there."""
    expected = expected_of(game.key)
    folder = folder_of(game.key)
    folder.mkdir(exist_ok=True)
    for name, (seats, options, moves) in matches.items():
        path = folder / f"{name}.jsonl"
        if not path.exists():
            kept = from_moves(header_for(game, seats, options), moves)
            path.write_text(write(kept), encoding="utf-8")
            expected[name] = outcome(game, kept)
    text = json.dumps(expected, indent=2, sort_keys=True) + "\n"
    (folder / "expected.json").write_text(text, encoding="utf-8")
