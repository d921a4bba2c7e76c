"""Chapter 1 of the rules: setup."""

import pytest

from seadogs.games.drake.terms import LOCATIONS
from tests.games.drake.seen import GALLEON_SPOTS, GAME
from tests.games.drake.table import Table, at_sea

PRINTED_STREET = (
    "crew-a guns-a supplies-a queen trade-goods admiral tavern crew-b shipyard guns-b governor pinnace "
    "supplies-b informer drake golden-hind investor dockside"
).split()
SOLD = {
    "san-juan": {"indigo", "coffee"},
    "santo-domingo": {"sugar", "tobacco"},
    "santiago-de-cuba": {"sugar", "coffee", "tobacco"},
}
SEATS = pytest.mark.parametrize("seats", [3, 4, 5])


@SEATS
def test_every_player_starts_on_4_points(seats: int) -> None:
    """setup.score"""
    assert set(Table(seats).scores().values()) == {4}


@pytest.mark.parametrize("seats", [2, 6])
def test_three_to_five_play(seats: int) -> None:
    """setup.order"""
    with pytest.raises(ValueError, match="seats"):
        GAME.start(seats)


@SEATS
def test_frigates_are_drawn_at_random_into_the_homebound_docks(seats: int) -> None:
    """setup.order"""
    table = Table(seats, drawn="", galleons="")
    assert table.turn == "chance"
    assert table.odds() == {f"draw {captain}": pytest.approx(1 / seats) for captain in table.captains}
    table.do("chance", "draw blue")
    left = [captain for captain in table.captains if captain != "blue"]
    assert table.odds() == {f"draw {captain}": pytest.approx(1 / (seats - 1)) for captain in left}


def test_the_order_drawn_is_the_order_on_the_street_in_voyage_1() -> None:
    """setup.order"""
    table = Table(5, drawn="green black red yellow blue")
    assert table.homebound() == ["green", "black", "red", "yellow", "blue"]
    docks = [each["seat"] for each in table.facts("frigate-drawn")]
    assert docks == ["green", "black", "red", "yellow", "blue"]
    assert table.turn == "green"
    for captain in ["green", "black", "red", "yellow", "blue"]:
        table.do(captain, "visit dockside", "take supplies")


@SEATS
def test_the_last_in_that_order_starts_with_one_gun(seats: int) -> None:
    """setup.last-gun"""
    table = Table(seats)
    last = table.captains[-1]
    for captain in table.captains:
        assert table.hold(captain)["guns"] == (1 if captain == last else 0)
    assert table.pool()["guns"] == 27
    assert table.facts("last-gun-given") == [{"seat": last, "count": 1}]


def test_the_last_gets_no_gun_in_voyages_2_and_3() -> None:
    """setup.last-gun"""
    table = Table(4)
    for _ in range(2):
        table.next_voyage()
        assert all(table.hold(captain)["guns"] == 0 for captain in table.captains)
    assert len(table.facts("last-gun-given")) == 1


@SEATS
def test_in_voyage_1_the_street_has_the_printed_order(seats: int) -> None:
    """setup.tiles"""
    table = Table(seats)
    assert table.street() == PRINTED_STREET
    for pair in ("crew", "guns", "supplies"):
        assert table.street().index(f"{pair}-a") < table.street().index(f"{pair}-b")


@SEATS
def test_the_better_tile_of_a_pair_lies_earlier(seats: int) -> None:
    """setup.tiles"""
    shown = {each.location: sum(circle.pays for circle in each.circles) for each in Table(seats).view("red").street}
    for pair in ("crew", "guns", "supplies"):
        assert shown[f"{pair}-a"] > shown[f"{pair}-b"]


@pytest.mark.parametrize(
    ("seats", "shown"),
    [
        (3, "3-2-1 2-1-1 3-2-1 2-1-1 3-2-1 2-1-1 2-1"),
        (4, "3-2-1 2-2-1 3-2-1 2-2-1 3-2-2 2-1-1 2-2"),
        (5, "3-2-2 2-2-1 3-2-2 2-2-1 3-3-2 2-2-1 3-2"),
    ],
)
def test_the_tile_set_is_the_one_for_the_number_of_players(seats: int, shown: str) -> None:
    """setup.tiles"""
    pays = {each.location: each.circles for each in Table(seats).view("red").street}
    tiles = "crew-a crew-b guns-a guns-b supplies-a supplies-b trade-goods".split()
    assert ["-".join(str(circle.pays) for circle in pays[tile]) for tile in tiles] == shown.split()


def test_for_voyages_2_and_3_the_first_16_locations_are_shuffled() -> None:
    """setup.tiles"""
    table = Table(4)
    for _ in range(2):
        while table.phase == "street":
            table.do(table.turn, "sail")
        table.lay_counters()
        assert table.phase == "tiles"
        assert table.odds() == {f"tile {tile}": pytest.approx(1 / 16) for tile in LOCATIONS[:16]}
        table.do("chance", "tile informer")
        assert len(table.odds()) == 15
        assert "tile informer" not in table.odds()
        table.lay_street("drake tavern")
        table.lay_galleons("1", "2", "3")
        assert table.street()[:3] == ["informer", "drake", "tavern"]
        assert sorted(table.street()) == sorted(LOCATIONS)


def test_investor_and_dockside_never_move() -> None:
    """setup.tiles"""
    table = Table(3)
    for _ in range(2):
        table.next_voyage("governor queen")
        assert table.street()[16:] == ["investor", "dockside"]
        assert "tile investor" not in table.legal()


@SEATS
def test_with_a_fixed_street_the_printed_order_holds_in_all_voyages(seats: int) -> None:
    """setup.tiles (option fixed_street)"""
    table = Table(seats, options={"fixed_street": True})
    for voyage in (1, 2, 3):
        assert table.state.voyage == voyage
        assert table.street() == PRINTED_STREET
        assert table.phase == "street"
        if voyage < 3:
            table.next_voyage()


def test_the_shuffled_street_is_the_street_that_is_walked() -> None:
    """setup.tiles street.forward"""
    table = Table(3)
    table.next_voyage("informer crew-a tavern")
    first = table.turn
    table.do(first, "visit crew-a")
    while table.turn != first:
        table.do(table.turn, "sail")
    assert table.refused(first, "visit informer").clause == "street.forward"
    table.do(first, "visit tavern")


def test_galleon_counters_are_shuffled_face_up_onto_the_three_spots() -> None:
    """setup.galleons"""
    table = Table(4, galleons="")
    third = pytest.approx(1 / 3)
    assert table.odds() == {"galleon 1": third, "galleon 2": third, "galleon 3": third}
    table.lay_galleons("3", "1", "2")
    sighted = [(each["place"], each["guns"], each["points"]) for each in table.facts("galleon-sighted")]
    assert sighted == [("galleon-2", 4, 8), ("galleon-3", 2, 4), ("galleon-4", 3, 6)]
    for eyes in (*table.captains, "watcher"):
        seen = [(table.place(spot, eyes).cannons, table.place(spot, eyes).points) for spot in GALLEON_SPOTS]
        assert seen == [(4, 8), (2, 4), (3, 6)]


def test_galleon_counters_are_shuffled_anew_each_voyage() -> None:
    """setup.galleons"""
    table = Table(4, galleons="1 2 3")
    for laid in ("2 3 1", "3 2 1"):
        table.galleon_counters = laid.split()
        table.next_voyage()
        guns = {"1": 2, "2": 3, "3": 4}
        assert [table.place(spot).cannons for spot in GALLEON_SPOTS] == [guns[each] for each in laid.split()]


@SEATS
def test_each_port_holds_one_of_each_commodity_it_pictures(seats: int) -> None:
    """setup.commodities"""
    table = Table(seats)
    for port, goods in SOLD.items():
        assert set(table.place(port).commodities) == goods
    assert [int(left) for left in table.state.market] == [3 - 1, 6 - 2, 6 - 2, 6 - 2]


def test_ports_are_refilled_each_voyage() -> None:
    """setup.commodities"""
    table = at_sea(4, red={"supplies": 1, "goods": 2})
    table.lay(red="1 santiago-de-cuba, 2 san-juan")
    table.until("red", "trade")
    table.do("red", "trade coffee")
    table.until("red", "trade")
    table.do("red", "trade indigo")
    assert set(table.place("santiago-de-cuba").commodities) == {"sugar", "tobacco"}
    table.finish_voyage()
    table.lay_street()
    for port, goods in SOLD.items():
        assert set(table.place(port).commodities) == goods
    assert table.cargo("red") == {"indigo": 1, "sugar": 0, "coffee": 1, "tobacco": 0}
    table.check()
