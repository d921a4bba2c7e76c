"""Chapter 6 of the rules: turning the discs."""

import pytest

from tests.games.drake.table import Kit, at_sea

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])


@SEATS
def test_all_discs_are_turned(seats: int) -> None:
    """reveal.all"""
    table = at_sea(seats, red={"supplies": 1, "crew": 1})
    table.lay(red="4 san-juan, 3 santo-domingo, 2 santiago-de-cuba, 1 puerto-cabello")
    for eyes in (*table.captains, "watcher"):
        seen = [mission.disc for mission in table.view(eyes).missions]
        assert sorted(seen) == sorted("1234" * seats)
        assert table.discs_seen(eyes, "san-juan")["red"] == "4"
    assert len(table.facts("mission-turned")) == 4 * seats


def test_ghost_ships_vanish_back_to_their_owners() -> None:
    """reveal.ghost"""
    table = at_sea(4, red={"supplies": 1, "crew": 5, "ghost": True})
    table.lay(red="ghost puerto-cabello, 1 san-juan, 2 santo-domingo, 3 santiago-de-cuba, 4 rio-de-la-hacha")
    assert table.facts("ghost-vanished") == [{"seat": "red", "place": "puerto-cabello"}]
    assert "red ghost" not in table.arrivals("puerto-cabello")
    assert all(mission.disc != "ghost" for mission in table.view("watcher").missions)
    table.finish_voyage()
    assert not table.told("conquered", seat="red")


@pytest.mark.parametrize(
    ("discs", "arrivals"),
    [
        ("4 3 2 1", ["green 1", "yellow 2", "blue 3", "red 4"]),
        ("2 2 2 2", ["red 2", "blue 2", "yellow 2", "green 2"]),
        ("3 1 3 1", ["blue 1", "green 1", "red 3", "yellow 3"]),
    ],
)
def test_discs_arrive_by_number_and_ties_by_sailing_order(discs: str, arrivals: list[str]) -> None:
    """reveal.order"""
    table = at_sea(4)
    plans = dict(zip(table.captains, (f"{disc} puerto-cabello" for disc in discs.split()), strict=True))
    table.lay(**plans)
    assert table.arrivals("puerto-cabello") == arrivals


def test_the_sailing_order_not_the_colour_breaks_the_tie() -> None:
    """reveal.order"""
    table = at_sea(4, order="green yellow blue red", green={"supplies": 1, "crew": 1})
    table.lay(**dict.fromkeys(table.captains, "1 puerto-cabello"))
    assert table.arrivals("puerto-cabello") == ["green 1", "yellow 1", "blue 1", "red 1"]


def test_the_golden_hind_arrives_first() -> None:
    """reveal.order"""
    table = at_sea(4, order="red blue yellow green", green={"supplies": 1, "crew": 1, "hind": True})
    table.lay(red="1 puerto-cabello", blue="1 puerto-cabello", green="hind puerto-cabello")
    assert table.arrivals("puerto-cabello")[:3] == ["green hind", "red 1", "blue 1"]


def test_captains_beyond_the_circles_wait_in_case_earlier_ones_fail() -> None:
    """reveal.order attack.two"""
    kit: Kit = {"supplies": 1, "crew": 1}
    table = at_sea(4, red=kit, blue=kit, yellow=kit, green=kit)
    table.lay(**dict.fromkeys(table.captains, "1 puerto-cabello"))
    table.play("red: attack, stay\nblue: decline, stay\nyellow: attack, stay")
    assert table.told("mission-blocked", seat="green", place="puerto-cabello", reason="full")
    table = at_sea(4, red=kit, blue=kit, yellow=kit, green=kit)
    table.lay(**dict.fromkeys(table.captains, "1 puerto-cabello"))
    table.play("red: attack, stay\nblue: decline, stay\nyellow: decline, stay\ngreen: attack, stay")
    assert [each["seat"] for each in table.facts("conquered")] == ["red", "green"]
