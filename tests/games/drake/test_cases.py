"""The rulebook's fourteen worked examples, each by itself: the files in cases/. Their language: case_text.py."""

from pathlib import Path

import pytest

from tests.conformance.case_files import matches, steps
from tests.games.drake.case_text import Case

FOLDER = Path(__file__).parent / "cases"
FILES = sorted(FOLDER.glob("*.txt"))


def test_there_is_a_case_for_each_of_the_fourteen_examples() -> None:
    assert {int(path.name[:2]) for path in FILES} == set(range(1, 15))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_worked_example(path: Path) -> None:
    case = Case()
    for step in steps(path.read_text(encoding="utf-8")):
        assert step.seen, "a step shows nothing"
        for line in step.moves:
            case.play(line)
        for line in step.seen:
            case.see(line)
    case.table.check()


@pytest.mark.parametrize(
    "line",
    [
        "homebound blue red yellow green",
        "red holds 1 guns",
        "asked blue street-turn",
        "told conquered seat=red",
        "never frigate-drawn seat=red",
        "red may: sail",
        "red may not: sail (street.turn)",
    ],
)
def test_a_case_that_expects_what_is_not_so_fails(line: str) -> None:
    case = Case()
    case.play("edition plymouth-1")
    with pytest.raises(AssertionError):
        case.see(line)


def test_a_case_with_a_line_that_means_nothing_fails() -> None:
    with pytest.raises(AssertionError, match="no such line"):
        Case().play("red dances")


def test_a_told_line_needs_its_name_and_all_its_values() -> None:
    assert matches("conquered seat=red points=5 crew=4", ["conquered", "points=5"])
    assert not matches("conquered seat=red points=5 crew=4", ["conquered", "points=4"])
    assert not matches("traded seat=red", ["conquered"])
