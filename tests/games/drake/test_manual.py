"""The manual's clauses are those of the rules' digest: the lists below are written from it, not from the manual.

That the languages say the same, and how, is tests/conformance/test_manuals.py.
"""

import pytest

from seadogs.games.drake.game import open_game
from seadogs.play.words import LANGUAGES
from tests.conformance.manuals import chapters_of, clauses_of, digits, noted

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

OPTION_OF_CLAUSE = {"setup.tiles": "fixed_street", "location.tavern": "tavern_thrown", "return.hero": "hero_slides"}

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_every_clause_of_the_rules_stands_once_and_in_order_in_its_chapter(language: str) -> None:
    expected = {number: slugs.split() for number, slugs in CLAUSES_OF_CHAPTER.items()}
    assert chapters_of("drake", language) == expected


def test_the_options_change_the_clauses_that_the_digest_says() -> None:
    assert {switch.clause: switch.key for switch in open_game().switches} == OPTION_OF_CLAUSE


@each_language
def test_every_ruling_and_house_value_is_owned_up_to_and_nothing_else_is(language: str) -> None:
    assert noted("drake", language) == {*RULINGS.split(), *HOUSE_VALUES.split()}


@each_language
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
    (clause,) = [clause for clause in clauses_of("drake", language) if clause.slug == slug]
    assert digits(clause.paragraph) == allowed
