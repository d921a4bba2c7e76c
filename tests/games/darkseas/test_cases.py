"""Worked examples, each by itself: the files in cases/, whose numbers are chapters. Their language: case_text.py."""

from pathlib import Path

import pytest

from seadogs.games.darkseas.game import open_game
from tests.conformance.case_files import matches, steps
from tests.conformance.sittings import clauses_of as clauses_of_manual
from tests.games.darkseas.case_text import Case, clauses_of

FOLDER = Path(__file__).parent / "cases"
FILES = sorted(FOLDER.glob("*.txt"))


def test_every_clause_has_its_case() -> None:
    shown = set().union(*(clauses_of(path.read_text("utf-8")) for path in FILES))
    assert shown == clauses_of_manual(open_game())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_worked_example(path: Path) -> None:
    case = Case()
    for step in steps(path.read_text("utf-8")):
        assert step.seen, "a step shows nothing"
        for line in step.moves:
            case.play(line)
        for line in step.seen:
            case.see(line)


@pytest.mark.parametrize(
    "line",
    [
        "asked blue",
        "blue doubloons 2",
        "blue pirates n:1+0",
        "blue tiles s-a barkeep",
        "blue sees red pearl 1",
        "discards fence-green",
        "told schemed seat=blue",
        "blue may: stay",
        "blue may not: roll red (round.turns)",
    ],
)
def test_a_case_that_expects_what_is_not_so_fails(line: str) -> None:
    with pytest.raises(AssertionError):
        Case().see(line)


@pytest.mark.parametrize("line", ["blue dances", "blue dances slowly", "everybody dances"])
def test_a_case_with_a_line_that_means_nothing_fails(line: str) -> None:
    with pytest.raises(AssertionError, match="no such line"):
        Case().play(line)


def test_a_told_line_needs_its_name_and_all_its_values() -> None:
    assert matches("schemed seat=blue tile=mayor-green count=2", ["schemed", "count=2"])
    assert not matches("schemed seat=blue tile=mayor-green count=2", ["schemed", "count=1"])
    assert not matches("tile-placed seat=blue", ["schemed"])
