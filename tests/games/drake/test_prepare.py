"""Chapter 3 of the rules: preparing to sail."""

import pytest

from tests.games.drake.seen import FORTS, GALLEON_SPOTS
from tests.games.drake.table import Kit, Table, at_sea

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
TREASURE = {
    "puerto-cabello": "silver",
    "rio-de-la-hacha": "silver",
    "portobelo": "silver",
    "cartagena": "silver",
    "gran-granada": "gold",
    "panama": "gold",
    "campeche": "gold",
    "veracruz": "gold",
    "galleon-2": "jewel",
    "galleon-3": "jewel",
    "galleon-4": "jewel",
}


def ready(holder: str = "", office: str = "", seats: int = 4) -> Table:
    """Everybody out, counters not yet laid."""
    table = Table(seats)
    for captain in table.captains:
        table.fit_out(captain, supplies=2)
    if holder:
        table.give_office(holder, office)
    while table.phase == "street":
        table.do(table.turn, "sail")
    return table


@SEATS
def test_treasure_is_laid_when_all_are_out(seats: int) -> None:
    """prepare.treasure"""
    table = Table(seats)
    assert all(table.place(place).treasure == "" for place in TREASURE)
    table.fit_out("red", supplies=1)
    table.put_out()
    assert {place.place: place.treasure for place in table.view("red").places if place.treasure} == TREASURE
    assert [int(left) for left in table.state.treasury] == [12 - 4, 12 - 4, 9 - 3]


def test_without_an_admiral_frigate_counters_are_laid_at_random_and_unseen() -> None:
    """prepare.admiral"""
    table = ready()
    assert table.turn == "chance"
    third = pytest.approx(1 / 3)
    assert table.odds() == {"frigate 0": third, "frigate 1": third, "frigate 2": third}
    table.lay_counters(galleon_2=2, galleon_3=0, galleon_4=1)
    for eyes in (*table.captains, "watcher"):
        assert all(table.place(spot, eyes).counter == -1 for spot in GALLEON_SPOTS)
        assert all(each["guns"] == -1 for each in table.heard(eyes, "frigate-laid"))
    assert len(table.heard("red", "frigate-laid")) == 3


def test_without_a_governor_troop_counters_are_laid_at_random_and_unseen() -> None:
    """prepare.governor"""
    table = ready("red", "admiral")
    while table.phase == "frigates":
        table.do("red", table.legal()[0])
    assert table.turn == "chance"
    assert table.odds() == {"garrison 0": pytest.approx(1 / 2), "garrison 1": 0.25, "garrison 2": 0.25}
    table.do("chance", "garrison 0")
    third = pytest.approx(1 / 3)
    assert table.odds() == {"garrison 0": third, "garrison 1": third, "garrison 2": third}
    table.lay_counters(rio_de_la_hacha=0, cartagena=2, panama=1, veracruz=0)
    for eyes in (*table.captains, "watcher"):
        assert all(table.place(fort, eyes).counter == -1 for fort in FORTS)
        assert all(each["troops"] == -1 for each in table.heard(eyes, "garrison-laid"))


@pytest.mark.parametrize("laid", ["0 1 2", "2 0 1", "1 2 0"])
def test_the_admirals_holder_chooses_which_frigate_counter_lies_where(laid: str) -> None:
    """prepare.admiral"""
    table = ready("yellow", "admiral")
    values = dict(zip(GALLEON_SPOTS, map(int, laid.split()), strict=True))
    for value in values.values():
        if table.phase == "frigates":
            assert table.turn == "yellow"
            table.do("yellow", f"frigate {value}")
    table.lay_counters()
    assert {spot: table.place(spot, "yellow").counter for spot in GALLEON_SPOTS} == values
    for eyes in ("red", "blue", "green", "watcher"):
        assert {table.place(spot, eyes).counter for spot in GALLEON_SPOTS} == {-1}
        assert {each["guns"] for each in table.heard(eyes, "frigate-laid")} == {-1}


def test_the_governors_holder_chooses_which_troop_counter_lies_where() -> None:
    """prepare.governor"""
    table = ready("blue", "governor")
    table.lay_counters(rio_de_la_hacha=2, cartagena=0, panama=1, veracruz=0)
    values = {"rio-de-la-hacha": 2, "cartagena": 0, "panama": 1, "veracruz": 0}
    assert {fort: table.place(fort, "blue").counter for fort in FORTS} == values
    for eyes in ("red", "yellow", "green", "watcher"):
        assert {table.place(fort, eyes).counter for fort in FORTS} == {-1}
        assert {each["troops"] for each in table.heard(eyes, "garrison-laid")} == {-1}


def test_there_is_one_frigate_counter_of_each_value() -> None:
    """prepare.admiral"""
    table = ready("red", "admiral")
    table.do("red", "frigate 1")
    refusal = table.refused("red", "frigate 1")
    assert (refusal.code, refusal.clause) == ("counter-gone", "prepare.admiral")
    assert table.legal() == ["frigate 0", "frigate 2"]


def test_there_are_two_troop_counters_of_0_and_one_of_1_and_of_2() -> None:
    """prepare.governor"""
    table = ready("red", "governor")
    while table.phase == "frigates":
        table.do("chance", table.legal()[0])
    table.do("red", "garrison 0", "garrison 2")
    assert table.legal() == ["garrison 0", "garrison 1"]
    refusal = table.refused("red", "garrison 2")
    assert (refusal.code, refusal.clause) == ("counter-gone", "prepare.governor")


def test_only_the_holder_lays_the_counters() -> None:
    """prepare.admiral"""
    table = ready("green", "admiral")
    assert table.legal("red") == []
    refusal = table.refused("red", "frigate 0")
    assert (refusal.code, refusal.clause) == ("not-your-turn", "prepare.admiral")


def test_frigate_counters_are_laid_before_troop_counters() -> None:
    """prepare.admiral prepare.governor"""
    table = ready("red", "admiral governor")
    assert table.phase == "frigates"
    table.lay_counters()
    names = [line.split()[0] for line in table.story if "-laid" in line]
    assert names.index("treasure-laid") < names.index("frigate-laid") < names.index("garrison-laid")


@SEATS
def test_the_governors_holder_changes_places_with_the_ship_directly_ahead(seats: int) -> None:
    """prepare.governor-swap"""
    order = "red blue yellow green black".split()[:seats]
    for dock in range(1, seats):
        table = ready(order[dock], "governor", seats)
        table.lay_counters()
        swapped = order.copy()
        swapped[dock - 1], swapped[dock] = order[dock], order[dock - 1]
        assert table.outbound() == swapped
        assert table.facts("governor-swapped") == [{"seat": order[dock], "other": order[dock - 1], "dock": dock}]
        assert table.turn == swapped[0]


@SEATS
def test_in_outbound_dock_1_the_governors_holder_stays(seats: int) -> None:
    """prepare.governor-swap"""
    table = ready("red", "governor", seats)
    table.lay_counters()
    assert table.outbound() == list(table.captains)
    assert not table.told("governor-swapped")


def test_the_swap_is_automatic_and_comes_before_the_first_mission() -> None:
    """prepare.governor-swap"""
    table = ready("blue", "governor")
    table.lay_counters()
    assert (table.turn, table.asked) == ("blue", "place-mission")
    story = [line.split()[0] for line in table.story]
    assert story.index("governor-swapped") > max(n for n, name in enumerate(story) if name == "garrison-laid")


@pytest.mark.parametrize(("supplies", "reach"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 4), (8, 4)])
def test_k_supplies_reach_zones_1_to_k_and_4_at_most(supplies: int, reach: int) -> None:
    """prepare.reach"""
    table = at_sea(4, red={"supplies": supplies})
    assert table.log("red").reach == reach
    zones = {place.place: place.zone for place in table.view("red").places}
    places = {text.split()[-1] for text in table.legal("red")}
    assert places == {place for place, zone in zones.items() if zone <= reach}


def test_supplies_are_not_spent() -> None:
    """prepare.reach"""
    table = at_sea(4, red={"supplies": 4, "crew": 3, "guns": 2})
    table.lay(red="1 campeche, 2 gran-granada, 3 puerto-cabello")
    table.act("red", "attack", "stay", "attack", "stay", "attack", "stay")
    assert table.hold("red")["supplies"] == 4


def test_a_captain_without_supplies_places_no_discs() -> None:
    """prepare.no-supplies"""
    table = at_sea(4, blue={"supplies": 0, "crew": 3})
    assert table.told("stayed-ashore", seat="blue")
    assert table.log("blue").ashore
    table.lay()
    assert not table.told("mission-laid", seat="blue")
    assert {each["seat"] for each in table.facts("mission-laid")} == {"red", "yellow", "green"}


def test_golden_hind_and_ghost_ship_are_no_use_to_a_captain_who_cannot_sail() -> None:
    """prepare.no-supplies"""
    table = at_sea(4, blue={"supplies": 0, "hind": True, "ghost": True})
    table.lay()
    assert (table.log("blue").discs_in_hand, table.log("blue").discs_aside) == (0, 0)
    assert table.log("blue", "blue").own_discs == ()
    for name in ("mission-laid", "mission-set-aside", "aside-turned", "ghost-vanished"):
        assert not table.told(name, seat="blue")


def test_those_without_supplies_take_the_remaining_homebound_docks_in_sailing_order() -> None:
    """prepare.no-supplies"""
    table = at_sea(5, order="black green yellow blue red", green={"supplies": 0}, blue={"supplies": 0})
    table.lay()
    table.finish_voyage()
    home = [(each["seat"], each["dock"]) for each in table.facts("came-home")]
    assert home == [("black", 1), ("yellow", 2), ("red", 3), ("green", 4), ("blue", 5)]


def test_a_captain_who_cannot_sail_earns_no_hero_bonus() -> None:
    """prepare.no-supplies return.hero"""
    for slides in (False, True):
        table = at_sea(3, blue={"supplies": 0}, yellow={"supplies": 0}, options={"hero_slides": slides})
        table.lay()
        table.finish_voyage()
        assert not table.told("hero-hailed")
        assert table.scores() == {"red": 4, "blue": 4, "yellow": 4}


def test_a_captain_who_cannot_sail_keeps_the_place_in_the_sailing_order() -> None:
    """prepare.no-supplies reset.order"""
    table = at_sea(4, order="green red blue yellow", green={"supplies": 0})
    assert table.outbound() == ["green", "red", "blue", "yellow"]
    table.lay()
    table.finish_voyage()
    assert table.homebound() == ["green", "red", "blue", "yellow"]  # all tied: sailing order


def test_a_captain_who_cannot_sail_keeps_the_admirals_power_and_points() -> None:
    """prepare.no-supplies voyage.admiral"""
    table = Table(3)
    table.fit_out("red", office="admiral")
    table.fit_out("blue", supplies=1)
    while table.phase == "street":
        table.do(table.turn, "sail")
    assert (table.turn, table.asked) == ("red", "lay-frigate")
    table.lay_counters()
    table.lay()
    table.finish_voyage()
    assert table.score("red") == 4 + 4


def test_a_captain_who_cannot_sail_keeps_the_governors_power_and_points() -> None:
    """prepare.no-supplies prepare.governor-swap voyage.governor"""
    table = at_sea(3, blue={"supplies": 0, "office": "governor"})
    assert table.outbound() == ["blue", "red", "yellow"]
    table.lay()
    table.finish_voyage()
    assert table.score("blue") == 4 + 4


def test_the_informer_of_a_captain_who_cannot_sail_is_void() -> None:
    """prepare.no-supplies"""
    kit: Kit = {"supplies": 0, "office": "informer"}
    table = at_sea(3, blue=kit)
    table.lay()
    assert table.phase == "sailing"


def test_several_captains_without_supplies() -> None:
    """prepare.no-supplies"""
    table = at_sea(4, red={"supplies": 0}, yellow={"supplies": 0}, green={"supplies": 0})
    assert table.turn == "blue"
    table.lay()
    assert len(table.facts("mission-laid")) == 4
    table.finish_voyage()
    docks = [(each["seat"], each["dock"]) for each in table.facts("came-home")]
    assert docks == [("blue", 1), ("red", 2), ("yellow", 3), ("green", 4)]


@SEATS
def test_if_nobody_can_sail_the_voyage_ends_at_once(seats: int) -> None:
    """prepare.no-supplies"""
    table = Table(seats)
    table.fit_out("blue", office="admiral governor")
    order = list(table.captains)
    table.put_out()
    assert table.state.voyage == 2
    assert table.score("blue") == 4 + 4 + 4
    order.remove("blue")
    assert table.homebound() == ["blue", *order]
    table.check()


def test_if_nobody_sails_in_voyage_3_the_sailing_order_fills_the_docks() -> None:
    """prepare.no-supplies final.tie"""
    table = Table(4)
    table.next_voyage()
    table.next_voyage()
    table.put_out("green blue yellow red")
    assert table.phase == "over"
    assert table.homebound() == ["green", "blue", "yellow", "red"]
    assert table.game.places(table.state) == [4, 2, 3, 1]
