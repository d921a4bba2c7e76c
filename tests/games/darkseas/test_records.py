"""Old records, what is in them, and what is refused: they replay as they did by tests/conformance/test_records.py."""

import pytest

from seadogs.kernel import record
from tests.conformance.archive import folder_of
from tests.games.darkseas.table import GAME

FOLDER = folder_of("darkseas")


def test_the_archive_holds_every_option_and_every_number_of_captains() -> None:
    headers = [record.read_bytes(path.read_bytes()).header for path in FOLDER.glob("*.jsonl")]
    assert len(headers) >= 7
    assert {header.seats for header in headers} == set(range(GAME.fewest, GAME.most + 1))
    turned = {key for header in headers for key, choice in header.options.items() if choice}
    assert turned == {switch.key for switch in GAME.switches}


def test_an_old_record_with_one_move_changed_is_refused() -> None:
    kept = record.read_bytes((FOLDER / "2-idle.jsonl").read_bytes())
    rows = list(kept.rows)
    number = next(row.number for row in rows if row.text == "stay")
    rows[number - 1] = record.Row(number, rows[number - 1].seat, "sail")
    with pytest.raises(record.RecordError) as error:
        record.replay(GAME, record.Record(kept.header, tuple(rows)))
    assert error.value.refusal is not None
    assert error.value.refusal.clause == "round.turns"
