"""The trace has no hole: every clause is enforced, tested and explained, and the page in docs/ is current."""

from pathlib import Path

import pytest

from tools import trace

MANUAL = "# Toy\n### hand.play | Play a card\nPlay one.\n"
CODE = 'def play() -> None:\n    """hand.play: one card."""\n'
TEST = 'def test_play() -> None:\n    """hand.play"""\n'


def test_every_clause_has_code_tests_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert trace.main(["--check"]) == 0, capsys.readouterr().err


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree with one game of one clause that is wholly traced."""
    game, tests = tmp_path / "games" / "toy", tmp_path / "tests" / "toy"
    (game / "manual").mkdir(parents=True)
    tests.mkdir(parents=True)
    for language in trace.LANGUAGES:
        (game / "manual" / f"{language}.md").write_text(MANUAL)
    (game / "rules.py").write_text(CODE)
    (tests / "test_rules.py").write_text(TEST)
    monkeypatch.setattr(trace, "ROOT", tmp_path)
    monkeypatch.setattr(trace, "GAMES", tmp_path / "games")
    monkeypatch.setattr(trace, "TESTS", tmp_path / "tests")
    return tmp_path


def test_a_whole_tree_has_no_hole(toy: Path) -> None:
    assert trace.trace("toy")[1] == []


def test_a_clause_without_code_is_a_hole(toy: Path) -> None:
    (toy / "games/toy/rules.py").write_text("")
    assert trace.trace("toy")[1] == ["toy: hand.play: no code cites it"]


def test_a_clause_without_a_test_is_a_hole_though_a_list_names_it(toy: Path) -> None:
    (toy / "tests/toy/test_rules.py").write_text('SLUGS = ["hand.play"]\n')
    assert trace.trace("toy")[1] == ["toy: hand.play: no test proves it"]


def test_a_clause_without_greek_is_a_hole(toy: Path) -> None:
    (toy / "games/toy/manual/el.md").write_text("# Toy\n")
    assert trace.trace("toy")[1] == ["toy: hand.play: no help text in el"]


def test_a_citation_of_no_clause_is_a_hole(toy: Path) -> None:
    (toy / "games/toy/rules.py").write_text(CODE + "# hand.pass\n")
    assert trace.trace("toy")[1] == ["games/toy/rules.py cites hand.pass, which the manual does not have"]
