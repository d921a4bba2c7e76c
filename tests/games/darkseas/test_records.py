"""Old records replay to the same table, the same story and the same scores. How they are put away: archive.py."""

import json
from pathlib import Path

import pytest

from seadogs.kernel import record
from tests.games.darkseas.archive import EXPECTED, FOLDER, outcome
from tests.games.darkseas.table import GAME

PATHS = sorted(FOLDER.glob("*.jsonl"))


def test_every_record_has_its_outcome() -> None:
    assert {path.stem for path in PATHS} == set(json.loads(EXPECTED.read_text("utf-8")))
    assert len(PATHS) >= 7


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_an_old_record_replays_as_it_did(path: Path) -> None:
    kept = record.read_bytes(path.read_bytes())
    assert outcome(kept) == json.loads(EXPECTED.read_text("utf-8"))[path.stem]
    assert record.write(kept) == path.read_text("utf-8")


def test_an_old_record_with_one_move_changed_is_refused() -> None:
    kept = record.read_bytes((FOLDER / "2-idle.jsonl").read_bytes())
    rows = list(kept.rows)
    number = next(row.number for row in rows if row.text == "stay")
    rows[number - 1] = record.Row(number, rows[number - 1].seat, "sail")
    with pytest.raises(record.RecordError) as error:
        record.replay(GAME, record.Record(kept.header, tuple(rows)))
    assert error.value.refusal is not None
    assert error.value.refusal.clause == "round.turns"
