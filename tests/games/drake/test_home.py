"""Chapter 8 of the rules: returning to Plymouth."""

import pytest

from seadogs.games.drake.terms import CAPTAINS
from tests.games.drake.table import Kit, Table, at_sea

RAIDER: Kit = {"supplies": 2, "crew": 4}
TOWNS = "1 puerto-cabello, 2 portobelo"


def test_after_completing_any_mission_a_captain_may_return() -> None:
    """return.when"""
    for last in range(1, 4):
        table = at_sea(3, red=RAIDER)
        table.lay(red=TOWNS)
        for number in range(1, last + 1):
            table.until("red")
            if table.asked == "attack":
                table.do("red", "attack")
            assert table.asked == "return-or-not"
            assert sorted(table.legal("red")) == ["return", "stay"]
            table.do("red", "return" if number == last else "stay")
        assert table.homebound()[0] == "red"
        assert table.log("red").home


def test_a_captain_may_return_after_the_golden_hinds_mission() -> None:
    """return.when"""
    table = at_sea(3, blue={"supplies": 1, "crew": 1, "hind": True})
    table.lay(blue="hind puerto-cabello")
    table.do("blue", "attack")
    assert (table.turn, table.asked) == ("blue", "return-or-not")
    table.do("blue", "return")
    assert table.homebound() == ["blue"]
    table.idle()
    story = [line.split()[0] for line in table.story]
    assert story.index("came-home") < story.index("mission-blocked")


def test_unused_discs_come_back() -> None:
    """return.when"""
    table = at_sea(3, red=RAIDER)
    table.lay(red=TOWNS)
    table.act("red", "attack", "return")
    assert all(mission.seat != 0 for mission in table.view("watcher").missions)
    assert table.place("puerto-cabello").taken == (0,)


def test_those_who_return_make_room_for_those_who_wait() -> None:
    """return.when attack.two"""
    kit: Kit = {"supplies": 1, "crew": 2}
    table = at_sea(4, red=kit, blue=kit, yellow=kit, green=kit)
    table.lay(red="2 puerto-cabello", blue="2 puerto-cabello", yellow="3 puerto-cabello", green="4 puerto-cabello")
    table.play("red: return\nblue: return\nyellow: stay\ngreen: stay")
    table.until("yellow", "attack")
    table.act("yellow", "attack", "stay")
    table.until("green", "attack")
    table.do("green", "attack")
    assert [each["seat"] for each in table.facts("conquered")] == ["yellow", "green"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_after_mission_4_returning_is_forced(seats: int) -> None:
    """return.when"""
    table = at_sea(seats, order=" ".join(reversed("red blue yellow green black".split()[:seats])))
    table.lay()
    while table.phase == "sailing":
        assert not (table.view("red").step == "4" and table.asked == "return-or-not")
        table.idle()
    order = [each["seat"] for each in table.facts("came-home")]
    assert order == list(reversed(table.captains))


def test_if_disc_4_was_set_aside_returning_is_forced_at_that_captains_turn_among_the_fours() -> None:
    """return.when mission.all"""
    kit: Kit = {"supplies": 1, "crew": 4, "hind": True, "ghost": True}
    table = at_sea(3, order="blue red yellow", red=kit)
    plan = "hind puerto-cabello, ghost rio-de-la-hacha, 1 san-juan, 2 santo-domingo, 3 santiago-de-cuba"
    table.lay(red=plan)
    assert table.told("aside-turned", seat="red", disc="4")
    table.act("red", "attack", "stay", "stay", "stay", "stay")
    table.finish_voyage()
    docks = [(each["seat"], each["dock"]) for each in table.facts("came-home")]
    assert docks == [("blue", 1), ("red", 2), ("yellow", 3)]
    assert not table.told("hero-hailed")


def test_a_return_takes_the_lowest_free_homebound_dock() -> None:
    """return.when"""
    table = at_sea(4, order="green blue red yellow")
    table.lay()
    table.play("green: stay\nblue: return\nred: stay\nyellow: return\ngreen: return\nred: stay")
    table.finish_voyage()
    home = [(each["seat"], each["dock"]) for each in table.facts("came-home")]
    assert home == [("blue", 1), ("yellow", 2), ("green", 3), ("red", 4)]


def test_captains_who_return_on_the_same_number_dock_in_sailing_order() -> None:
    """return.when"""
    table = at_sea(4, order="yellow green red blue")
    table.lay()
    table.play("yellow: return\ngreen: return\nred: return\nblue: return")
    assert [each["seat"] for each in table.facts("came-home")] == ["yellow", "green", "red", "blue"]


def raid(seats: int = 5, slides: bool = False) -> Table:
    """All have conquered, one a destination: red and blue Puerto Cabello, the others Portobelo and Gran Granada."""
    kits: dict[str, Kit] = {captain: {"supplies": 3, "crew": 2} for captain in CAPTAINS[:seats]}
    table = at_sea(seats, options={"hero_slides": slides}, kits=kits)
    places = ("puerto-cabello", "puerto-cabello", "portobelo", "portobelo", "gran-granada")
    table.lay(**{captain: f"1 {places[seat]}, 4 san-juan" for seat, captain in enumerate(table.captains)})
    return table


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_first_home_scores_2_the_second_1_the_others_nothing(seats: int) -> None:
    """return.hero"""
    table = raid(seats)
    for captain in table.captains:
        table.do(captain, "attack", "return")
    hailed = [(each["seat"], each["dock"], each["points"]) for each in table.facts("hero-hailed")]
    assert hailed == [("red", 1, 2), ("blue", 2, 1)]


@pytest.mark.parametrize("after", [1, 2, 3])
def test_a_hero_returns_before_the_own_step_of_disc_4(after: int) -> None:
    """return.hero"""
    table = at_sea(3, red=RAIDER)
    table.lay(red="1 puerto-cabello, 4 san-juan")
    table.act("red", "attack", *["stay"] * (after - 1), "return")
    assert table.facts("hero-hailed") == [{"seat": "red", "dock": 1, "points": 2}]


def test_coming_home_after_mission_4_is_no_heros_return() -> None:
    """return.hero"""
    table = at_sea(3, red=RAIDER)
    table.lay(red="1 puerto-cabello, 4 portobelo")
    table.act("red", "attack", "stay", "stay", "stay", "decline")
    table.finish_voyage()
    assert table.facts("came-home")[0]["seat"] == "red"
    assert not table.told("hero-hailed")


def test_without_a_successful_attack_there_is_no_bonus() -> None:
    """return.hero"""
    table = at_sea(3, red={"supplies": 1, "goods": 1})
    table.lay(red="1 san-juan")
    table.act("red", "trade coffee", "return")
    assert table.homebound() == ["red"]
    assert not table.told("hero-hailed")
    assert table.score("red") == 4


def test_a_failed_attack_makes_no_hero() -> None:
    """return.hero attack.fail"""
    table = at_sea(3, red={"supplies": 2, "crew": 2, "guns": 1}, counters={"cartagena": 2})
    table.lay(red="1 cartagena")
    table.act("red", "attack", "return")
    assert table.told("attack-failed", seat="red")
    assert not table.told("hero-hailed")


def test_a_conquest_of_the_golden_hind_makes_a_hero() -> None:
    """return.hero"""
    table = at_sea(3, blue={"supplies": 1, "crew": 1, "hind": True})
    table.lay(blue="hind puerto-cabello")
    table.act("blue", "attack", "return")
    assert table.told("hero-hailed", seat="blue", dock=1, points=2)
    assert table.score("blue") == 4 + 2 + 2


def test_a_conquest_of_an_earlier_voyage_makes_no_hero() -> None:
    """return.hero: this voyage"""
    table = at_sea(3, red=RAIDER)
    table.lay(red=TOWNS)
    table.act("red", "attack", "return")
    table.finish_voyage()
    table.lay_street()
    table.lay_galleons("1", "2", "3")
    for captain in table.captains:
        table.fit_out(captain, supplies=1)
    table.put_out()
    table.lay()
    table.act("red", "return")
    assert len(table.facts("hero-hailed")) == 1


def test_the_bonus_stays_with_the_dock() -> None:
    """return.hero: it does not slide to the next captain"""
    table = raid(4)
    table.play("red: decline, return\nblue: attack, return\nyellow: attack, return\ngreen: attack, return")
    assert table.facts("hero-hailed") == [{"seat": "blue", "dock": 2, "points": 1}]


def test_by_the_other_reading_the_bonus_slides_to_the_next_hero() -> None:
    """return.hero (option hero_slides)"""
    table = raid(4, slides=True)
    table.play("red: decline, return\nblue: attack, return\nyellow: attack, return\ngreen: attack, return")
    hailed = [(each["seat"], each["points"]) for each in table.facts("hero-hailed")]
    assert hailed == [("blue", 2), ("yellow", 1)]


def test_a_bonus_that_slides_is_there_again_in_the_next_voyage() -> None:
    """return.hero (option hero_slides) reset.keep"""
    table = at_sea(3, red=RAIDER, options={"hero_slides": True})
    table.lay(red=TOWNS)
    table.act("red", "attack", "return")
    table.finish_voyage()
    table.lay_street()
    table.lay_galleons("1", "2", "3")
    for captain in table.captains:
        table.fit_out(captain, **RAIDER)
    table.put_out("blue red yellow")
    table.lay(blue=TOWNS)
    table.act("blue", "attack", "return")
    assert [each["points"] for each in table.facts("hero-hailed")] == [2, 2]


def test_a_bonus_that_slides_still_needs_a_return_before_disc_4() -> None:
    """return.hero (option hero_slides)"""
    table = at_sea(3, red=RAIDER, options={"hero_slides": True})
    table.lay(red="1 puerto-cabello, 4 portobelo")
    table.act("red", "attack", "stay", "stay", "stay", "attack")
    table.finish_voyage()
    assert not table.told("hero-hailed")


def test_the_prompt_says_what_the_return_would_pay() -> None:
    """return.hero"""
    table = raid(3)
    table.do("red", "attack")
    offered = table.game.prompt(table.state, table.game.waiting(table.state)[0]).choices
    facts = {choice.text: choice.facts for choice in offered}
    assert (facts["return"]["dock"], facts["return"]["points"]) == (1, 2)
