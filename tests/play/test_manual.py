"""Clauses of the manuals, as the command line shows them."""

from importlib.resources import files

import pytest

from seadogs.games import found
from seadogs.play import manual
from seadogs.play.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", found())
def test_every_clause_has_a_slug_a_title_and_a_text(game: str, language: str) -> None:
    clauses = manual.clauses(game, language)
    source = (files(f"seadogs.games.{game}") / "manual" / f"{language}.md").read_text("utf-8")
    assert len(clauses) == sum(line.startswith("### ") for line in source.splitlines()) > 2
    for slug, clause in clauses.items():
        assert slug == clause.slug
        assert clause.title
        assert clause.text
        assert "\n#" not in f"\n{clause.text}"


@pytest.mark.parametrize("game", found())
def test_a_language_without_a_manual_reads_the_english_one(game: str) -> None:
    assert manual.clauses(game, "nl") == manual.clauses(game, "en")
