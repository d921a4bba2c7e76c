"""Why the coach would do it, and what a choice is said to bring: true of the tile and of the table."""

import pytest

from seadogs.games.darkseas.advice.reasons import reason
from seadogs.games.darkseas.state import State
from seadogs.kernel.names import CHANCE, Facts, Seat
from seadogs.kernel.telling import Told
from seadogs.play.words import Words
from tests.games.darkseas.table import GAME, Table

BLUE = Seat(0)
WORKING, SCORING = "counting-house-blue", "crowded-docks"


def why(state: State, text: str) -> Told:
    """What the coach would say to blue if this were the best."""
    action = GAME.parse(text)
    assert action is not None
    return reason(GAME.printed, GAME.view(state, BLUE), action)


def facts(state: State, text: str) -> Facts:
    """Of a choice that blue is offered."""
    return next(choice.facts for choice in GAME.prompt(state, BLUE).choices if choice.text == text)


def placing(number: int) -> State:
    """Blue is about to place a tile in that round."""
    table = Table()
    table.state.round = number
    table.give("blue", hand=f"{WORKING} {SCORING}")
    table.roll("red red red red")
    table.do("blue", "captain n")
    return table.state


def opening() -> State:
    """Blue has been dealt a tile that works and one that scores at the end; nobody has chosen."""
    state = GAME.start(2)
    while GAME.waiting(state) == [CHANCE]:
        actions = {GAME.text(action): action for action in GAME.legal(state, CHANCE)}
        wanted = [text for text in (f"tile {WORKING}", f"tile {SCORING}", *actions) if text in actions]
        GAME.apply(state, CHANCE, actions[wanted[0]])
    return state


@pytest.mark.parametrize(("number", "left"), [(1, 11), (10, 2), (11, 1)])
def test_a_tile_that_works_is_placed_for_the_rounds_that_are_left(number: int, left: int) -> None:
    """place.tile round.turns"""
    told = why(placing(number), f"place {WORKING} b")
    assert told == Told("place", {"tile": WORKING, "slot": "s-b", "left": left})


def test_in_the_last_round_no_tile_is_placed_for_what_it_will_do() -> None:
    """place.tile: it works when the ship comes round again, which it does no more"""
    assert why(placing(12), f"place {WORKING} b").name == "best"


def test_a_tile_that_scores_at_the_end_is_placed_for_that() -> None:
    """power.tiles"""
    assert why(placing(12), f"place {SCORING} b") == Told("place-scores", {"tile": SCORING})
    state = opening()
    assert why(state, f"open {SCORING}") == Told("place-scores", {"tile": SCORING})
    assert why(state, f"open {WORKING}") == Told("open-with", {"tile": WORKING})


def test_of_a_tile_that_scores_at_the_end_it_is_not_said_that_the_ship_wakes_it() -> None:
    """power.tiles ship.activate"""
    english = Words("darkseas", "en", ("Nikos", "Berta", "Ines"), {}, GAME.terms, strict=True)
    placed, opened = placing(1), opening()
    for name, state, text in (("place-tile", placed, "place {} b"), ("open-with", opened, "open {}")):
        works = english.say(f"preview-{name}", facts(state, text.format(WORKING)))
        scores = english.say(f"preview-{name}", facts(state, text.format(SCORING)))
        assert "your ship" in works
        assert "your ship" not in scores
        assert "at the end" in scores
