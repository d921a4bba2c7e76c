"""The manual's clauses are those of the rules' digest: the lists below are written from it, not from the manual.

That the languages say the same, and how, is tests/conformance/test_manuals.py.
"""

import pytest

from seadogs.games.darkseas.game import open_game
from seadogs.play.words import LANGUAGES
from tests.conformance.manuals import chapters_of, clauses_of, noted

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

# Where the rulebook is silent or unclear and the digest rules.
RULINGS = """
    setup.island setup.starting-tiles setup.hand setup.ship scheme.void captain.protects ship.once
    ship.activate place.replace word.pay word.place word.several word.own pirate.four tiles.reshuffle
    supply.limits final.tie hidden.secrets option.simultaneous
"""

OPTION_OF_CLAUSE = {"setup.island": "choose_harbours", "option.simultaneous": "simultaneous"}

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_every_clause_of_the_rules_stands_once_and_in_order_in_its_chapter(language: str) -> None:
    expected = {number: slugs.split() for number, slugs in CLAUSES_OF_CHAPTER.items()}
    assert chapters_of("darkseas", language) == expected


def test_the_options_change_the_clauses_that_the_digest_says() -> None:
    assert {switch.clause: switch.key for switch in open_game().switches} == OPTION_OF_CLAUSE


@each_language
def test_every_ruling_is_owned_up_to_and_nothing_else_is(language: str) -> None:
    assert noted("darkseas", language) == {*RULINGS.split()}


@each_language
def test_the_rulebook_s_example_of_two_schemes_is_told(language: str) -> None:
    (clause,) = [clause for clause in clauses_of("darkseas", language) if clause.slug == "scheme.match"]
    two, three, double = {
        "en": ("Two blue dice", "three blue tiles", "double"),
        "el": ("δύο μπλε ζάρια", "τρία μπλε πλακίδια", "διπλά"),
        "es": ("dos dados azules", "tres losetas azules", "doble"),
    }[language]
    assert clause.paragraph.index(two) < clause.paragraph.index(three) < clause.paragraph.index(double)
