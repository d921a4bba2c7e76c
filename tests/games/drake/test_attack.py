"""Chapter 7 of the rules, continued: what attacks cost and bring."""

import pytest

from tests.games.drake.table import Kit, at_sea
from tests.games.drake.test_resolve import PLAN, STRONG, attack_on


def test_two_captains_at_most_succeed_at_a_destination() -> None:
    """attack.two"""
    kit: Kit = {"supplies": 1, "crew": 1}
    table = at_sea(5, red=kit, blue=kit, yellow=kit, green=kit, black=kit)
    table.lay(**dict.fromkeys(table.captains, "1 puerto-cabello"))
    table.play("red: attack, stay\nblue: attack, stay")
    assert (table.turn, table.asked) == ("yellow", "return-or-not")
    assert table.hold("yellow")["crew"] == 1
    table.finish_voyage()
    assert [each["seat"] for each in table.facts("conquered")] == ["red", "blue"]
    assert [each["seat"] for each in table.facts("mission-blocked", place="puerto-cabello", reason="full")] == [
        "yellow",
        "green",
        "black",
    ]


def test_the_third_gets_the_chance_that_an_earlier_one_missed_on_a_later_number() -> None:
    """attack.two attack.fail reveal.order"""
    weak: Kit = {"supplies": 2, "crew": 3, "guns": 1}
    table = at_sea(4, red=weak, blue=STRONG, yellow=STRONG, green=STRONG, counters={"cartagena": 2})
    table.lay(red="1 cartagena", blue="2 cartagena", yellow="3 cartagena", green="4 cartagena")
    table.act("red", "attack", "stay")
    assert table.told("attack-failed", seat="red")
    table.until("blue")
    while table.asked != "attack" or table.turn != "blue":
        table.idle()
    table.do("blue", "attack", "stay")
    table.until("yellow", "attack")
    table.do("yellow", "attack", "stay")
    table.finish_voyage()
    assert [each["seat"] for each in table.facts("conquered", place="cartagena")] == ["blue", "yellow"]
    assert table.told("mission-blocked", seat="green", place="cartagena", reason="full")


@pytest.mark.parametrize(
    ("place", "crew", "guns", "points"),
    [("puerto-cabello", 1, 0, 2), ("portobelo", 1, 0, 2), ("gran-granada", 1, 0, 3), ("campeche", 1, 0, 4)],
)
def test_a_town_costs_1_crew(place: str, crew: int, guns: int, points: int) -> None:
    """attack.town attack.cost attack.reward"""
    table = attack_on(place, {"supplies": 4, "crew": 2, "guns": 2})
    table.do("red", "attack")
    assert table.hold("red") == {"crew": 2 - crew, "guns": 2 - guns, "supplies": 4, "goods": 0}
    assert table.score("red") == 4 + points
    assert table.log("red").conquests == ("town",)


@pytest.mark.parametrize("counter", [0, 1, 2])
@pytest.mark.parametrize(
    ("place", "troops", "cannons", "points"),
    [("rio-de-la-hacha", 1, 1, 3), ("cartagena", 2, 1, 4), ("panama", 1, 2, 4), ("veracruz", 3, 1, 5)],
)
def test_a_fort_costs_printed_and_counter_troops_in_crew_and_printed_cannons_in_guns(
    place: str, troops: int, cannons: int, points: int, counter: int
) -> None:
    """attack.fort attack.cost attack.reward"""
    table = attack_on(place, {"supplies": 4, "crew": 6, "guns": 3}, {place.replace("-", "_"): counter})
    table.do("red", "attack", "pay")
    assert table.hold("red") == {"crew": 6 - troops - counter, "guns": 3 - cannons, "supplies": 4, "goods": 0}
    assert table.score("red") == 4 + points
    assert table.log("red").conquests == ("fort",)
    assert table.pool()["crew"] == 28 - 6 + troops + counter


def test_with_a_pinnace_a_fort_costs_no_guns() -> None:
    """attack.fort location.pinnace"""
    table = attack_on("panama", {"supplies": 3, "crew": 3, "guns": 0, "pinnace": True}, {"panama": 2})
    assert "attack" in table.legal("red")
    table.do("red", "attack", "pay")
    assert table.hold("red")["crew"] == 0
    assert table.told("conquered", seat="red", place="panama", crew=3, guns=0)


def test_a_pinnace_spares_guns_that_one_has() -> None:
    """attack.fort"""
    table = attack_on("panama", {"supplies": 3, "crew": 1, "guns": 2, "pinnace": True}, {"panama": 0})
    table.do("red", "attack", "pay")
    assert table.hold("red")["guns"] == 2


def test_a_pinnace_is_no_use_against_a_galleon() -> None:
    """attack.galleon location.pinnace"""
    table = attack_on("galleon-2", {"supplies": 2, "guns": 1, "galleon": True, "pinnace": True})
    assert table.told("mission-blocked", seat="red", reason="guns")


@pytest.mark.parametrize("frigate", [0, 1, 2])
@pytest.mark.parametrize(("place", "guns", "points"), [("galleon-2", 2, 4), ("galleon-3", 3, 6), ("galleon-4", 4, 8)])
def test_a_galleon_costs_guns_equal_to_its_counter_plus_its_frigate(
    place: str, guns: int, points: int, frigate: int
) -> None:
    """attack.galleon attack.cost attack.reward"""
    kit: Kit = {"supplies": 4, "crew": 1, "guns": 7, "galleon": True}
    table = attack_on(place, kit, {place.replace("-", "_"): frigate})
    table.do("red", "attack", "pay")
    assert table.hold("red") == {"crew": 1, "guns": 7 - guns - frigate, "supplies": 4, "goods": 0}
    assert table.score("red") == 4 + points
    assert table.log("red").conquests == ("galleon",)


def test_a_galleons_strength_is_that_of_the_counter_laid_there() -> None:
    """attack.galleon setup.galleons"""
    kit: Kit = {"supplies": 2, "guns": 4, "galleon": True}
    table = at_sea(3, red=kit, galleons="3 2 1", counters={"galleon_2": 0})
    table.lay(red="1 galleon-2")
    table.act("red", "attack", "pay")
    assert table.score("red") == 4 + 8


def test_the_first_to_attack_turns_the_counter_for_everybody() -> None:
    """attack.turn-counter"""
    table = attack_on("cartagena", STRONG, {"cartagena": 1})
    assert table.place("cartagena", "blue").counter == -1
    table.do("red", "attack")
    for eyes in (*table.captains, "watcher"):
        assert table.place("cartagena", eyes).counter == 1
        assert table.place("cartagena", eyes).counter_open
    assert table.place("panama", "red").counter == -1


def test_the_counter_stays_face_up_when_the_attack_fails() -> None:
    """attack.turn-counter"""
    table = attack_on("cartagena", {"supplies": 2, "crew": 2, "guns": 1}, {"cartagena": 1})
    table.do("red", "attack")
    assert table.told("attack-failed", seat="red", place="cartagena", crew=3, guns=1)
    for eyes in table.captains:
        assert table.place("cartagena", eyes).counter == 1


def test_the_second_attacker_meets_an_open_counter() -> None:
    """attack.turn-counter attack.cost"""
    table = at_sea(3, red=STRONG, blue=STRONG, counters={"cartagena": 1})
    table.lay(red="1 cartagena", blue="1 cartagena")
    table.do("red", "attack", "pay", "stay")
    assert (table.turn, table.asked) == ("blue", "attack")
    table.do("blue", "attack")
    if table.asked == "pay":
        table.do("blue", "pay")
    assert table.hold("blue")["crew"] == 6 - 3
    assert len(table.facts("counter-turned")) == 1


def test_whoever_cannot_pay_fails_and_loses_nothing() -> None:
    """attack.fail"""
    table = attack_on("galleon-2", {"supplies": 2, "guns": 3, "galleon": True}, {"galleon_2": 2})
    before = table.hold("red")
    table.do("red", "attack")
    assert table.told("attack-failed", seat="red", place="galleon-2", guns=4)
    assert table.hold("red") == before
    assert table.score("red") == 4
    assert table.log("red").conquests == ()
    assert table.place("galleon-2").taken == ()
    assert table.place("galleon-2").treasure == "jewel"


def test_success_marks_the_circle() -> None:
    """attack.reward"""
    table = at_sea(3, red=STRONG, blue=STRONG)
    table.lay(red="1 puerto-cabello", blue="1 puerto-cabello")
    table.play("red: attack, stay\nblue: attack")
    assert table.place("puerto-cabello").taken == (0, 1)
    assert table.score("red") == table.score("blue") == 4 + 2


def test_all_three_kinds_are_marked() -> None:
    """attack.reward voyage.conquests"""
    table = at_sea(3, red=STRONG, counters={"galleon_2": 0, "cartagena": 0})
    table.lay(red=PLAN)
    table.act("red", "attack", "stay", "attack", "pay", "stay", "attack", "pay")
    assert sorted(table.log("red").conquests) == ["fort", "galleon", "town"]


@pytest.mark.parametrize(
    ("place", "treasure"), [("puerto-cabello", "silver"), ("gran-granada", "gold"), ("galleon-2", "jewel")]
)
def test_the_first_to_succeed_takes_the_treasure_into_the_chest(place: str, treasure: str) -> None:
    """attack.treasure"""
    kit: Kit = {"supplies": 3, "crew": 1, "guns": 2, "galleon": True}
    table = at_sea(3, red=kit, blue=kit, counters={"galleon_2": 0})
    table.lay(red=f"1 {place}", blue=f"1 {place}")
    assert table.place(place).treasure == treasure
    for captain in ("red", "blue"):
        table.do(captain, "attack")
        if table.asked == "pay":
            table.do(captain, "pay")
        table.do(captain, "stay")
    assert table.chest("red") == {"silver": 0, "gold": 0, "jewel": 0} | {treasure: 1}
    assert table.chest("blue") == {"silver": 0, "gold": 0, "jewel": 0}
    assert table.place(place).treasure == ""
    assert table.facts("treasure-taken") == [{"seat": "red", "place": place, "treasure": treasure}]


def test_treasure_waits_for_the_first_success_not_the_first_arrival() -> None:
    """attack.treasure"""
    table = at_sea(3, red=STRONG, blue=STRONG)
    table.lay(red="1 gran-granada", blue="2 gran-granada")
    table.act("red", "decline", "stay")
    table.until("blue", "attack")
    table.do("blue", "attack")
    assert table.chest("blue")["gold"] == 1
