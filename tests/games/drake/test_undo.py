"""What a captain may take back, and what not: undo is guarded by information, whatever the rules are (ADR 0011)."""

import pytest

from seadogs.kernel.undo import Run
from tests.games.drake.seen import seat_of
from tests.games.drake.table import Kit, Table, at_sea

STREET = "investor dockside tavern crew-a guns-a"
SPY: Kit = {"supplies": 3, "crew": 5, "guns": 5, "office": "informer"}
FLEET: Kit = {"supplies": 4, "crew": 6, "guns": 6, "galleon": True}


def stays(table: Table, captain: str, *texts: str) -> int | None:
    """How many of a captain's moves stay if all that may be is taken back; None if nothing may."""
    run = Run(table.game, len(table.captains))
    for number, text in enumerate(texts, 1):
        action = table.game.parse(text)
        assert action is not None
        run.add(number, seat_of(captain), action, table.state)
        table.do(captain, text)
    return run.earliest() if run.is_open(table.state) else None


def on_the_street() -> Table:
    table = Table(3)
    table.lay_street(STREET)
    return table


@pytest.mark.parametrize("location", ["investor", "dockside"])
def test_a_visit_may_be_taken_back_while_its_choice_is_open(location: str) -> None:
    table = on_the_street()
    assert stays(table, "red", f"visit {location}") == 0


def test_a_visit_that_is_done_may_not() -> None:
    table = on_the_street()
    assert stays(table, "red", "visit crew-a") is None  # the next captain is asked
    assert stays(table, "blue", "visit investor", "take galleon") is None


def test_a_roll_may_not() -> None:
    table = on_the_street()
    run = Run(table.game, 3)
    for number, (captain, text) in enumerate((("red", "visit tavern"), ("chance", "roll 3")), 1):
        action = table.game.parse(text)
        assert action is not None
        run.add(number, seat_of(captain), action, table.state)
        table.do(captain, text)
        assert not run.is_open(table.state)  # Chance is asked, then the next captain


def test_the_last_captain_on_the_street_may_take_back_several_turns() -> None:
    table = on_the_street()
    table.do("red", "sail")
    table.do("blue", "sail")
    assert stays(table, "yellow", "visit crew-a", "visit guns-a") == 0


def counters(table: Table, office: str) -> Table:
    for captain in table.captains:
        table.fit_out(captain, supplies=2, office=office if captain == "red" else "")
    while table.phase == "street":
        table.do(table.turn, "sail")
    return table


def test_the_admiral_may_take_back_a_frigate_counter_between_two() -> None:
    """Only the Admiral knows what was laid; two counters are chosen, and the second is followed by the third."""
    table = counters(on_the_street(), "admiral")
    assert (table.turn, table.phase) == ("red", "frigates")
    assert stays(table, "red", "frigate 1") == 0
    assert stays(table, "red", "frigate 2") is None  # all lie: Chance lays the troops


def test_the_governor_may_take_back_troop_counters_between_them() -> None:
    table = counters(on_the_street(), "governor")
    while table.turn == "chance":
        table.do("chance", table.legal()[0])
    assert (table.turn, table.phase) == ("red", "garrisons")
    assert stays(table, "red", "garrison 0", "garrison 2") == 0


def test_a_laid_disc_may_be_taken_back_only_by_who_is_asked_again() -> None:
    table = at_sea(3)
    assert stays(table, "red", "place 1 san-juan") is None
    table = at_sea(3, blue={"supplies": 0}, yellow={"supplies": 0})  # red alone sails
    assert stays(table, "red", "place 1 san-juan", "place 2 puerto-cabello") == 0


def spying(**others: str) -> Table:
    rest: dict[str, Kit] = {captain: {"supplies": 4} for captain in ("blue", "yellow", "green")}
    table = at_sea(4, counters={"panama": 2, "galleon_2": 1}, red=SPY, kits=rest)
    table.lay(red="1 puerto-cabello, 2 cartagena, 3 san-juan, 4 panama", **others)
    return table


@pytest.mark.parametrize("look", ["peek discs cartagena", "peek defence cartagena", "peek defence panama"])
def test_a_look_may_not_be_taken_back(look: str) -> None:
    table = spying(blue="4 cartagena")
    assert stays(table, "red", look) is None


def test_a_look_at_ones_own_discs_alone_showed_nothing() -> None:
    table = spying(blue="4 cartagena", yellow="1 portobelo", green="1 portobelo")
    alone = next(place for place in ("panama", "cartagena") if set(table.discs_seen("red", place)) == {"red"})
    assert stays(table, "red", f"peek discs {alone}") == 0


def attacking(place: str, kit: Kit = FLEET) -> Table:
    table = at_sea(3, counters={"cartagena": 1, "galleon_2": 1}, red=kit)
    table.lay(red=f"1 {place}, 2 panama")
    table.until("red", "attack")
    return table


def test_a_town_taken_may_be_given_back_until_one_has_said_whether_to_return() -> None:
    table = attacking("puerto-cabello")
    assert stays(table, "red", "attack") == 0
    assert table.asked == "return-or-not"


def test_a_mission_declined_may_be_taken_up_again_until_then() -> None:
    table = attacking("cartagena")
    assert stays(table, "red", "decline") == 0
    assert table.asked == "return-or-not"


@pytest.mark.parametrize("place", ["cartagena", "galleon-2"])
def test_a_counter_once_turned_lies_open(place: str) -> None:
    table = attacking(place)
    assert stays(table, "red", "attack") is None
    assert table.asked == "pay"


def test_what_followed_a_counter_may_be_taken_back_as_far_as_the_counter() -> None:
    table = attacking("cartagena")
    assert stays(table, "red", "attack", "pay") == 1
    table = attacking("cartagena")
    assert stays(table, "red", "attack", "decline") == 1


def test_who_knew_the_counter_still_shows_it_to_the_others() -> None:
    table = attacking("cartagena", {**FLEET, "office": "governor"})
    assert stays(table, "red", "attack") is None


def test_a_second_attack_on_an_open_counter_may_be_taken_back() -> None:
    table = at_sea(3, counters={"cartagena": 1}, red=FLEET, blue=FLEET)
    table.lay(red="1 cartagena", blue="1 cartagena")
    table.act("red", "attack", "pay", "stay")
    table.until("blue", "attack")
    assert stays(table, "blue", "attack") == 0


def test_a_turn_that_has_passed_stays() -> None:
    table = attacking("puerto-cabello")
    assert stays(table, "red", "attack", "stay") is None
    assert table.turn != "red"
