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
    1: """
        setup.score setup.order setup.last-gun setup.tiles setup.galleons setup.commodities
    """,
    2: """
        street.turn street.forward street.once street.circle street.discs
        street.dockside-then-sail street.sail street.sailing-order street.pool street.void-visit
        street.open location.crew location.guns location.supplies location.trade-goods
        location.tavern location.shipyard location.pinnace location.drake location.queen
        location.admiral location.governor location.informer location.golden-hind
        location.investor location.dockside
    """,
    3: """
        prepare.treasure prepare.admiral prepare.governor prepare.governor-swap prepare.reach
        prepare.no-supplies
    """,
    4: """
        mission.place mission.one-each mission.in-reach mission.all mission.hidden
    """,
    5: """
        informer.when informer.peek-discs informer.peek-defence informer.public
    """,
    6: """
        reveal.all reveal.ghost reveal.order
    """,
    7: """
        resolve.order resolve.decline attack.open-facts attack.two attack.cost attack.town
        attack.fort attack.galleon attack.turn-counter attack.fail attack.reward attack.treasure
        trade.port
    """,
    8: """
        return.when return.hero
    """,
    9: """
        voyage.conquests voyage.admiral voyage.governor
    """,
    10: """
        reset.keep reset.order
    """,
    11: """
        final.commodities final.chest final.tie
    """,
}
CLAUSES = " ".join(CLAUSES_OF_CHAPTER.values()).split()

# Where the rulebooks are silent or unclear and the digest rules.
RULINGS = """
    street.circle street.discs street.sail street.pool street.void-visit location.tavern
    location.drake prepare.governor-swap prepare.no-supplies mission.in-reach mission.all
    informer.peek-discs informer.public resolve.decline attack.open-facts
    attack.turn-counter return.when return.hero
"""
# Where the clause rests on numbers or places that the house invented for its edition.
HOUSE_VALUES = """
    setup.tiles setup.commodities location.crew location.guns location.supplies
    location.trade-goods location.tavern prepare.treasure prepare.reach attack.town
    attack.fort attack.galleon
"""
OPTION_OF_CLAUSE = {
    "setup.tiles": "fixed_street",
    "location.tavern": "tavern_thrown",
    "return.hero": "hero_slides",
}


class Clause(NamedTuple):
    chapter: int
    slug: str
    title: str
    paragraph: str
    note: str  # the line after `> `, or empty


def manual_text(language: str) -> str:
    return files("seadogs.games.drake").joinpath("manual", f"{language}.md").read_text(encoding="utf-8")


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


def test_every_ruling_and_house_value_is_owned_up_to_and_nothing_else_is(language: str) -> None:
    assert {clause.slug for clause in clauses_of(language) if clause.note} == set(
        RULINGS.split() + HOUSE_VALUES.split()
    )


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


@pytest.mark.parametrize(
    ("slug", "allowed"),
    [
        ("location.crew", []),
        ("location.guns", []),
        ("location.supplies", ["1", "2"]),  # zones, not amounts
        ("location.trade-goods", []),
    ],
)
def test_amounts_on_tiles_are_left_to_the_edition(slug: str, allowed: list[str], language: str) -> None:
    (clause,) = [clause for clause in clauses_of(language) if clause.slug == slug]
    assert digits(clause.paragraph) == allowed


def test_greek_is_written_in_greek_and_spanish_with_its_accents() -> None:
    greek = "".join(clause.paragraph for clause in clauses_of("el"))
    latin_words = set(re.findall(r"[A-Za-z_]{2,}", greek))
    assert latin_words == set(OPTION_OF_CLAUSE.values())
    spanish = "".join(clause.paragraph for clause in clauses_of("es"))
    assert set("áéíóúñ") <= set(spanish)
