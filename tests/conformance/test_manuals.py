"""Every game's manual says the same things, in the same order, in English, Greek and Spanish.

What they say is held against the rulebook in the game's own tests.
"""

import re

import pytest

from seadogs.games import found, open_game
from seadogs.play.words import LANGUAGES
from tests.conformance.manuals import chapters_of, clauses_of, digits, manual_text, noted

MOST_WORDS_IN_A_TITLE = 5
MOST_WORDS_IN_A_PARAGRAPH = 120  # one paragraph a clause, short enough to read beside the table

each_game = pytest.mark.parametrize("key", found())
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_translation = pytest.mark.parametrize("translation", LANGUAGES[1:])


@each_game
@each_translation
def test_a_translation_has_the_same_clauses_in_the_same_chapters_and_the_same_notes(translation: str, key: str) -> None:
    assert chapters_of(key, translation) == chapters_of(key, "en")
    assert noted(key, translation) == noted(key, "en")


@each_game
@each_translation
def test_a_translation_names_the_same_numbers(translation: str, key: str) -> None:
    for english, other in zip(clauses_of(key, "en"), clauses_of(key, translation), strict=True):
        assert digits(english.paragraph) == digits(other.paragraph), english.slug
        assert digits(english.note) == digits(other.note), english.slug


@each_game
@each_language
def test_a_title_and_an_introduction_stand_before_the_first_chapter(language: str, key: str) -> None:
    title, introduction, *_ = manual_text(key, language).splitlines()
    assert title.startswith("# ")
    assert len(introduction.split()) > 30


@each_game
@each_language
def test_every_paragraph_says_something_in_few_words(language: str, key: str) -> None:
    for clause in clauses_of(key, language):
        assert 10 <= len(clause.paragraph.split()) <= MOST_WORDS_IN_A_PARAGRAPH, clause.slug
        assert clause.paragraph.endswith("."), clause.slug


@each_game
@each_language
def test_a_title_has_at_most_five_words_and_serves_one_clause(language: str, key: str) -> None:
    slugs, titles = zip(*((clause.slug, clause.title) for clause in clauses_of(key, language)), strict=True)
    assert len(set(slugs)) == len(slugs)
    assert len(set(titles)) == len(titles)
    if language == "en":
        assert [title for title in titles if len(title.split()) > MOST_WORDS_IN_A_TITLE] == []


@each_game
@each_language
def test_an_option_is_named_in_the_clause_that_it_changes(language: str, key: str) -> None:
    named = {clause.slug: re.findall(r"`(\w+)`", clause.paragraph) for clause in clauses_of(key, language)}
    assert {slug: options for slug, options in named.items() if options} == {
        switch.clause: [switch.key] for switch in open_game(key).switches
    }


@each_game
def test_greek_is_written_in_greek_and_spanish_with_its_accents(key: str) -> None:
    greek = "".join(clause.paragraph for clause in clauses_of(key, "el"))
    assert set(re.findall(r"[A-Za-z_]{2,}", greek)) == {switch.key for switch in open_game(key).switches}
    spanish = "".join(clause.paragraph for clause in clauses_of(key, "es"))
    assert len(set("áéíóúñ") & set(spanish)) > 2
