"""Old records replay to the same table, the same story and the same scores. How they are put away: archive.py."""

import json
from pathlib import Path

import pytest

from seadogs.kernel import record
from tests.games.drake.archive import EXPECTED, FOLDER, outcome
from tests.games.drake.seen import GAME

PATHS = sorted(FOLDER.glob("*.jsonl"))


def test_every_record_has_its_outcome() -> None:
    assert {path.stem for path in PATHS} == set(json.loads(EXPECTED.read_text("utf-8")))
    assert len(PATHS) >= 9


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_an_old_record_replays_as_it_did(path: Path) -> None:
    kept = record.read_bytes(path.read_bytes())
    assert outcome(kept) == json.loads(EXPECTED.read_text("utf-8"))[path.stem]
    assert record.write(kept) == path.read_text("utf-8")


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_no_component_is_lost_or_made_in_an_old_record(path: Path) -> None:
    """street.pool reset.keep"""
    kept = record.read_bytes(path.read_bytes())
    state = record.start(GAME, kept.header)
    census = GAME.census(state)
    for row in kept.rows:
        GAME.apply(state, row.seat, record.action_of(GAME, state, row))
        assert GAME.census(state) == census


def test_an_old_record_with_one_move_changed_is_refused() -> None:
    kept = record.read_bytes((FOLDER / "3-eleven-discs.jsonl").read_bytes())
    rows = list(kept.rows)
    number = next(row.number for row in rows if row.text == "sail" and row.seat == 0)
    rows[number - 1] = record.Row(number, rows[number - 1].seat, "visit golden-hind")
    with pytest.raises(record.RecordError) as error:
        record.replay(GAME, record.Record(kept.header, tuple(rows)))
    assert error.value.line == number + 1
    assert error.value.refusal is not None
    assert error.value.refusal.clause == "street.discs"
