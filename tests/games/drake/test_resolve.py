"""Chapter 7 of the rules: resolving missions."""

import pytest

from tests.games.drake.table import Kit, Table, at_sea

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
STRONG: Kit = {"supplies": 4, "crew": 6, "guns": 6, "goods": 1, "galleon": True}
PLAN = "1 puerto-cabello, 2 cartagena, 3 galleon-2, 4 san-juan"


def attack_on(place: str, kit: Kit, counters: dict[str, int] | None = None, seats: int = 3) -> Table:
    """Red's mission 1 lies there; the others do nothing."""
    table = at_sea(seats, red=kit, counters=counters)
    table.lay(red=f"1 {place}")
    table.until("red")
    return table


@SEATS
def test_missions_are_resolved_by_number_and_within_a_number_in_sailing_order(seats: int) -> None:
    """resolve.order"""
    order = "black green yellow blue red".split()[-seats:]
    kit: Kit = {"supplies": 1, "crew": 1, "goods": 1}
    table = at_sea(seats, order=" ".join(order), kits=dict.fromkeys(order, kit))
    table.lay()
    turns = []
    while table.phase == "sailing":
        turns.append((table.view("watcher").step, table.turn, table.asked))
        table.idle()
    steps = [(step, captain) for step, captain, asked in turns if asked in ("trade", "attack")]
    assert steps == [(disc, captain) for disc in "1234" for captain in order]


def test_the_golden_hinds_mission_comes_before_all_others() -> None:
    """resolve.order"""
    kit: Kit = {"supplies": 1, "crew": 2, "hind": True}
    table = at_sea(4, order="red blue yellow green", red={"supplies": 1, "crew": 1}, green=kit)
    table.lay(red="1 puerto-cabello", green="hind puerto-cabello")
    assert (table.turn, table.asked, table.view("red").step) == ("green", "attack", "hind")
    table.do("green", "attack")
    assert table.told("conquered", seat="green", disc="hind")


def test_a_captain_at_home_resolves_nothing_more() -> None:
    """resolve.order return.when"""
    table = at_sea(3, red=STRONG)
    table.lay(red=PLAN)
    table.act("red", "attack", "return")
    table.finish_voyage()
    assert len(table.facts("conquered", seat="red")) == 1
    assert not table.told("mission-declined", seat="red")


def test_any_mission_may_be_declined_and_nothing_is_lost() -> None:
    """resolve.decline"""
    table = attack_on("puerto-cabello", STRONG)
    before = table.hold("red")
    assert sorted(table.legal("red")) == ["attack", "decline"]
    table.do("red", "decline")
    assert table.hold("red") == before
    assert table.told("mission-declined", seat="red", place="puerto-cabello", disc="1")
    assert table.score("red") == 4
    assert table.place("puerto-cabello").taken == ()


def test_a_mission_may_be_declined_after_the_counter_was_turned() -> None:
    """resolve.decline"""
    table = attack_on("cartagena", STRONG, {"cartagena": 2})
    before = table.hold("red")
    table.do("red", "attack")
    assert table.told("counter-turned", seat="red", place="cartagena", count=2)
    assert sorted(table.legal("red")) == ["decline", "pay"]
    table.do("red", "decline")
    assert table.hold("red") == before
    assert table.place("cartagena").counter_open
    assert table.place("cartagena").taken == ()


@pytest.mark.parametrize("how", ["declined", "failed", "full", "no goods"])
def test_a_mission_that_came_to_nothing_counts_as_completed_for_the_return(how: str) -> None:
    """resolve.decline return.when"""
    weak: Kit = {"supplies": 2, "crew": 2, "guns": 1}
    other: Kit = {"supplies": 1, "crew": 1}
    place = {"declined": "puerto-cabello", "failed": "cartagena", "full": "puerto-cabello", "no goods": "san-juan"}[how]
    table = at_sea(3, order="blue yellow red", red=weak, blue=other, yellow=other, counters={"cartagena": 2})
    table.lay(red=f"1 {place}", blue="1 puerto-cabello", yellow="1 puerto-cabello")
    table.play(
        "blue: attack, stay\nyellow: attack, stay" if how == "full" else "blue: decline, stay\nyellow: decline, stay"
    )
    if how == "declined":
        table.do("red", "decline")
    elif how == "failed":
        table.do("red", "attack")
    assert (table.turn, table.asked) == ("red", "return-or-not")
    table.do("red", "return")
    assert table.homebound() == ["red"]


def test_a_galleon_cannot_be_attacked_without_a_galleon() -> None:
    """attack.open-facts attack.galleon"""
    table = attack_on("galleon-2", {"supplies": 2, "guns": 8})
    assert table.told("mission-blocked", seat="red", place="galleon-2", reason="frigate")
    assert table.asked == "return-or-not"
    assert not table.told("counter-turned")


@pytest.mark.parametrize(("place", "crew"), [("puerto-cabello", 0), ("cartagena", 1), ("veracruz", 2)])
def test_an_attack_is_impossible_at_once_with_fewer_crew_than_printed(place: str, crew: int) -> None:
    """attack.open-facts"""
    table = attack_on(place, {"supplies": 4, "crew": crew, "guns": 5})
    assert table.told("mission-blocked", seat="red", place=place, reason="crew")
    assert not table.told("counter-turned")
    assert not table.place(place).counter_open


@pytest.mark.parametrize(("place", "guns"), [("cartagena", 0), ("panama", 1), ("veracruz", 0)])
def test_an_attack_on_a_fort_is_impossible_at_once_when_guns_are_short(place: str, guns: int) -> None:
    """attack.open-facts"""
    table = attack_on(place, {"supplies": 4, "crew": 8, "guns": guns})
    assert table.told("mission-blocked", seat="red", place=place, reason="guns")
    assert not table.told("counter-turned")


def test_an_attack_on_a_galleon_is_impossible_at_once_with_fewer_guns_than_its_counter() -> None:
    """attack.open-facts"""
    table = attack_on("galleon-3", {"supplies": 3, "guns": 2, "galleon": True})  # the middle counter: 3 guns
    assert table.told("mission-blocked", seat="red", place="galleon-3", reason="guns")
    assert not table.told("counter-turned")


@pytest.mark.parametrize("counter", [0, 1, 2])
def test_a_hidden_counter_does_not_hinder_the_try(counter: int) -> None:
    """attack.open-facts"""
    table = attack_on("cartagena", {"supplies": 2, "crew": 2, "guns": 1}, {"cartagena": counter})
    assert sorted(table.legal("red")) == ["attack", "decline"]
    assert not table.told("counter-turned")


def test_an_open_counter_counts() -> None:
    """attack.open-facts attack.turn-counter"""
    kit: Kit = {"supplies": 2, "crew": 3, "guns": 1}
    table = at_sea(3, red=STRONG, blue=kit, counters={"cartagena": 2})
    table.lay(red="1 cartagena", blue="2 cartagena")
    table.act("red", "attack", "decline")
    table.finish_voyage()
    assert table.told("mission-blocked", seat="blue", place="cartagena", reason="crew")


@pytest.mark.parametrize(("office", "place"), [("governor", "cartagena"), ("admiral", "galleon-2")])
def test_a_holder_who_knows_the_counters_has_the_same_list(office: str, place: str) -> None:
    """attack.open-facts"""
    kit: Kit = {"supplies": 2, "crew": 2, "guns": 2, "galleon": True, "office": office}
    table = attack_on(place, kit, {"cartagena": 2, "galleon_2": 2})
    assert sorted(table.legal("red")) == ["attack", "decline"]
    table.do("red", "attack")
    assert table.told("attack-failed", seat="red", place=place)


def test_moves_that_are_not_asked_are_refused() -> None:
    """attack.open-facts trade.port"""
    table = attack_on("puerto-cabello", STRONG)
    for text in ("trade sugar", "pay", "return", "stay", "sail"):
        refusal = table.refused("red", text)
        assert (refusal.code, refusal.clause) == ("not-asked", "attack.open-facts")
