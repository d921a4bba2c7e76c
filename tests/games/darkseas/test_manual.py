"""The manual says the same things, in the same order, in English, Greek and Spanish.

The list of clauses below is written from the rules' digest, not read from any of the three files.
"""

import re
from importlib.resources import files
from typing import NamedTuple

import pytest

LANGUAGES = ("en", "el", "es")
MOST_WORDS_IN_A_TITLE = 5
MOST_WORDS_IN_A_PARAGRAPH = 120  # one paragraph a clause, short enough to read beside the table

CLAUSES_OF_CHAPTER = {
    1: "setup.island setup.slots setup.starting-tiles setup.hand setup.ship",
    2: "round.roll round.turns",
    3: "scheme.match scheme.doubloons scheme.pirates scheme.treasure scheme.void",
    4: "captain.move captain.island captain.protects",
    5: "ship.clockwise ship.enter ship.once ship.activate",
    6: "place.tile place.replace",
    7: "word.here word.matching word.roll word.pay word.place word.several word.own",
    8: "pirate.dread pirate.four tiles.reshuffle supply.limits",
    9: """
        wealth.treasure wealth.doubloons power.dread power.harbour power.full power.tiles
        final.tie hidden.secrets option.simultaneous
    """,
}
CLAUSES = " ".join(CLAUSES_OF_CHAPTER.values()).split()

# Where the rulebook is silent or unclear and the digest rules.
RULINGS = """
    setup.island setup.starting-tiles setup.hand setup.ship scheme.void captain.protects ship.once
    ship.activate place.replace word.pay word.place word.several word.own pirate.four tiles.reshuffle
    supply.limits final.tie hidden.secrets option.simultaneous
"""
OPTION_OF_CLAUSE = {"setup.island": "choose_harbours", "option.simultaneous": "simultaneous"}


class Clause(NamedTuple):
    chapter: int
    slug: str
    title: str
    paragraph: str
    note: str  # the line after `> `, or empty


def manual_text(language: str) -> str:
    return files("seadogs.games.darkseas").joinpath("manual", f"{language}.md").read_text(encoding="utf-8")


def clauses_of(language: str) -> list[Clause]:
    """The clauses of one manual; ValueError names the first that breaks the format."""
    found: list[Clause] = []
    chapter = 0
    for block in re.split(r"^(?=##)", manual_text(language), flags=re.MULTILINE)[1:]:
        heading, *lines = [line for line in block.splitlines() if line]
        if heading.startswith("## "):
            chapter = int(heading.split()[1])
            if lines:
                raise ValueError(f"{language}: text under {heading!r}")
            continue
        slug, title = heading.removeprefix("### ").split(" | ")
        paragraph, note = lines if len(lines) == 2 else (*lines, "> ")
        if paragraph.startswith("> ") or not note.startswith("> "):
            raise ValueError(f"{language}: {slug} is not a paragraph with at most one note")
        found.append(Clause(chapter, slug, title, paragraph, note.removeprefix("> ")))
    return found


def digits(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", text))


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_every_clause_of_the_rules_stands_once_and_in_order(language: str) -> None:
    assert [clause.slug for clause in clauses_of(language)] == CLAUSES


def test_each_clause_stands_in_its_chapter(language: str) -> None:
    expected = {number: slugs.split() for number, slugs in CLAUSES_OF_CHAPTER.items()}
    found: dict[int, list[str]] = {}
    for clause in clauses_of(language):
        found.setdefault(clause.chapter, []).append(clause.slug)
    assert found == expected


def test_a_title_and_an_introduction_stand_before_the_first_chapter(language: str) -> None:
    title, introduction, *_ = manual_text(language).splitlines()
    assert title.startswith("# ")
    assert len(introduction.split()) > 30


def test_every_ruling_is_owned_up_to_and_nothing_else_is(language: str) -> None:
    assert {clause.slug for clause in clauses_of(language) if clause.note} == set(RULINGS.split())


def test_every_paragraph_says_something_in_few_words(language: str) -> None:
    for clause in clauses_of(language):
        assert 10 <= len(clause.paragraph.split()) <= MOST_WORDS_IN_A_PARAGRAPH, clause.slug
        assert clause.paragraph.endswith("."), clause.slug


def test_a_title_has_at_most_five_words_and_serves_one_clause(language: str) -> None:
    titles = [clause.title for clause in clauses_of(language)]
    assert len(set(titles)) == len(titles)
    if language == "en":
        assert [title for title in titles if len(title.split()) > MOST_WORDS_IN_A_TITLE] == []


def test_an_option_is_named_in_the_clause_that_it_changes(language: str) -> None:
    named = {clause.slug: re.findall(r"`(\w+)`", clause.paragraph) for clause in clauses_of(language)}
    assert {slug: options for slug, options in named.items() if options} == {
        slug: [option] for slug, option in OPTION_OF_CLAUSE.items()
    }


@pytest.mark.parametrize("translation", ["el", "es"])
def test_a_translation_names_the_same_numbers(translation: str) -> None:
    for english, other in zip(clauses_of("en"), clauses_of(translation), strict=True):
        assert digits(english.paragraph) == digits(other.paragraph), english.slug
        assert digits(english.note) == digits(other.note), english.slug


def test_the_rulebook_s_example_of_two_schemes_is_told(language: str) -> None:
    (clause,) = [clause for clause in clauses_of(language) if clause.slug == "scheme.match"]
    two, three, double = {
        "en": ("Two blue dice", "three blue tiles", "double"),
        "el": ("δύο μπλε ζάρια", "τρία μπλε πλακίδια", "διπλά"),
        "es": ("dos dados azules", "tres losetas azules", "doble"),
    }[language]
    assert clause.paragraph.index(two) < clause.paragraph.index(three) < clause.paragraph.index(double)


def test_greek_is_written_in_greek_and_spanish_with_its_accents() -> None:
    greek = "".join(clause.paragraph for clause in clauses_of("el"))
    latin_words = set(re.findall(r"[A-Za-z_]{2,}", greek))
    assert latin_words == set(OPTION_OF_CLAUSE.values())
    spanish = "".join(clause.paragraph for clause in clauses_of("es"))
    assert set("áéíóú") <= set(spanish)
