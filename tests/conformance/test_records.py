"""Old records replay to the same table, the same story and the same scores, in every game. See archive.py."""

from pathlib import Path

import pytest

from seadogs.games import found, open_game
from seadogs.kernel import record
from tests.conformance.archive import expected_of, folder_of, outcome

PATHS = [path for key in found() for path in sorted(folder_of(key).glob("*.jsonl"))]

each_record = pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")


@pytest.mark.parametrize("key", found())
def test_every_record_has_its_outcome(key: str) -> None:
    assert {path.stem for path in folder_of(key).glob("*.jsonl")} == set(expected_of(key))


@each_record
def test_an_old_record_replays_as_it_did(path: Path) -> None:
    key = path.parts[-3]
    kept = record.read_bytes(path.read_bytes())
    assert outcome(open_game(key), kept) == expected_of(key)[path.stem]
    assert record.write(kept) == path.read_text("utf-8")


@each_record
def test_no_component_is_lost_or_made_in_an_old_record(path: Path) -> None:
    game = open_game(path.parts[-3])
    kept = record.read_bytes(path.read_bytes())
    state = record.start(game, kept.header)
    census = game.census(state)
    for row in kept.rows:
        game.apply(state, row.seat, record.action_of(game, state, row))
        assert game.census(state) == census
