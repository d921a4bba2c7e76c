"""Bots and the coach reckon with the options of the match and with the first visitor's die."""

import pytest

from seadogs.games.drake.advice.gains import average_crew
from seadogs.games.drake.edition import plymouth_1
from seadogs.games.drake.game import open_game
from seadogs.games.drake.terms import MOST, TAVERN
from tests.games.drake.seen import seat_of
from tests.games.drake.table import Table, at_sea
from tests.games.drake.test_edition import TEXT
from tests.games.drake.test_reasons import why, with_last_disc


def worth(table: Table, text: str) -> float:
    """How good it looks to whoever is asked."""
    seat = seat_of(table.turn)
    legal = table.game.legal(table.state, seat)
    advice = table.game.advise(table.game.view(table.state, seat), legal)
    return advice[[table.game.text(action) for action in legal].index(text)]


def home_third(**options: bool) -> Table:
    """Red, who has conquered Puerto Cabello, may come home; two others lie there without a victory."""
    table = at_sea(4, red={"supplies": 1, "crew": 1}, order="blue yellow red green", options=options)
    table.lay(red="1 puerto-cabello")
    table.play("blue: return\nyellow: return")
    table.until("red", "attack")
    table.do("red", "attack")
    assert table.asked == "return-or-not"
    return table


def test_a_bonus_that_slides_still_waits_for_the_first_hero() -> None:
    """return.hero: dock 3 brings nothing, the first hero 2 VP"""
    assert why(home_third())[1:] == ("return", {"points": 0, "missions": 0, "worth": 0, "elsewhere": ""})
    assert why(home_third(hero_slides=True))[1:] == (
        "return-hero",
        {"points": 2, "missions": 0, "worth": 0, "elsewhere": ""},
    )
    gained = worth(home_third(hero_slides=True), "return") - worth(home_third(), "return")
    assert gained == pytest.approx(2)


def test_a_bonus_that_slides_goes_to_two_heroes_alone() -> None:
    """return.hero: with one hailed the next gets 1 VP, with two hailed nothing, wherever they lie"""
    expected = [2, 1, 0]
    table = at_sea(
        4, red={"supplies": 1, "crew": 1}, blue={"supplies": 2, "crew": 1}, yellow={"supplies": 3, "crew": 1},
        order="red blue yellow green", options={"hero_slides": True},
    )  # fmt: skip
    table.lay(red="1 puerto-cabello", blue="1 portobelo", yellow="1 gran-granada")
    for hailed, captain in enumerate(("red", "blue", "yellow")):
        table.until(captain, "attack")
        table.do(captain, "attack")
        assert table.view(captain).heroes == hailed
        assert why(table)[2]["points"] == expected[hailed]
        table.do(captain, "return")


@pytest.mark.parametrize(
    ("circle", "tavern_thrown", "crew"),
    [
        (0, False, 2),  # results 2 to 7: ghost, 2, 2, 3, 3, 4
        (1, False, 1),  # results 1 to 6: ghost, ghost, 2, 2, 3, 3
        (0, True, 2),  # throws 1 and 2: ghost; results 4 to 7: 2, 3, 3, 4
        (1, True, 1),
    ],
)
def test_the_taverns_average_is_that_of_the_circle_and_the_option(circle: int, tavern_thrown: bool, crew: int) -> None:
    """location.tavern: the table's mean over six faces, rounded down"""
    assert average_crew(plymouth_1(), circle, tavern_thrown) == crew


def test_where_the_thrown_die_decides_the_ghost_ship_is_likelier() -> None:
    """location.tavern: with 8 crew for a result of 3, the first visitor's throw of 2 brings them, or the Ghost Ship"""
    rich = TEXT.replace("\n3 = 2\n4 = 2\n5 = 3\n", "\n3 = 8\n4 = 2\n5 = 3\n")
    edition = open_game(rich.replace("crew = 28", "crew = 60")).printed
    assert [average_crew(edition, 0, thrown) for thrown in (False, True)] == [3, 2]  # 20 of 6, 12 of 6


def test_the_coach_tells_the_first_visitors_average() -> None:
    """location.tavern"""
    for discs_there, crew in ((0, 2), (1, 1)):
        table = with_last_disc(supplies=1)
        if discs_there:
            table.state.circles[TAVERN * MOST] = seat_of("yellow")
        text, name, facts = why(table, "visit tavern", "sail")
        assert (text, name, facts["count"]) == ("visit tavern", "tavern", crew)


def test_drakes_and_docksides_gifts_are_reckoned_as_the_edition_prints_them() -> None:
    """location.dockside: three crew for the road pay for what one would not"""
    game = open_game(
        TEXT.replace("dockside = 1 ", "dockside = 3 ")
        .replace("crew = 28", "crew = 60")
        .replace("supplies = 21", "supplies = 60")
    )
    table = Table(3, game=game)
    table.fit_out("red", supplies=1, guns=2)
    table.do("red", "visit dockside")
    poor = Table(3)
    poor.fit_out("red", supplies=1, guns=2)
    poor.do("red", "visit dockside")
    assert worth(table, "take crew") > worth(poor, "take crew")
