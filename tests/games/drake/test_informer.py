"""Chapter 5 of the rules: the Informer."""

import pytest

from tests.games.drake.table import Kit, Table, at_sea

SPY: Kit = {"supplies": 3, "crew": 5, "guns": 5, "office": "informer"}
RED_PLAN = "1 puerto-cabello, 2 cartagena, 3 san-juan, 4 panama"


def spying(seats: int = 4, spy: Kit = SPY, plan: str = RED_PLAN, **others: str) -> Table:
    """Red holds the Informer, all discs lie. Troops at Panama 2; frigate at galleon-2 is 1."""
    counters = {"panama": 2, "galleon_2": 1}
    rest: dict[str, Kit] = {captain: {"supplies": 4} for captain in ("blue", "yellow", "green", "black")[: seats - 1]}
    table = at_sea(seats, counters=counters, red=spy, kits=rest)
    table.lay(red=plan, **others)
    return table


def test_the_informer_is_asked_once_after_all_discs_lie_and_before_they_are_turned() -> None:
    """informer.when"""
    table = spying()
    assert (table.turn, table.asked) == ("red", "informer-use")
    assert len(table.facts("mission-laid")) == 16
    assert not table.told("mission-turned")
    table.do("red", "peek discs cartagena", "pass")
    assert table.phase == "sailing"
    assert table.told("mission-turned")
    table.until("red")
    assert table.refused("red", "peek discs cartagena").code == "not-asked"


def test_the_informer_is_optional() -> None:
    """informer.when"""
    table = spying()
    table.do("red", "pass")
    assert table.told("informer-passed", seat="red")
    assert not table.told("discs-peeked")
    assert table.phase == "sailing"


def test_without_an_informer_the_discs_are_turned_at_once() -> None:
    """informer.when"""
    table = at_sea(3)
    table.lay()
    assert table.phase == "sailing"


def test_only_the_holder_uses_the_informer() -> None:
    """informer.when"""
    table = spying()
    assert table.legal("blue") == []
    refusal = table.refused("blue", "peek discs cartagena")
    assert (refusal.code, refusal.clause) == ("not-your-turn", "informer.when")


def test_the_holder_looks_at_all_discs_where_an_own_disc_lies() -> None:
    """informer.peek-discs"""
    table = spying(blue="4 cartagena", yellow="2 cartagena", green="3 portobelo, 1 san-juan")
    assert table.discs_seen("red", "cartagena") == {"red": "2", "blue": "sealed", "yellow": "sealed"}
    table.do("red", "peek discs cartagena")
    assert table.discs_seen("red", "cartagena") == {"red": "2", "blue": "4", "yellow": "2"}
    assert table.discs_seen("red", "san-juan")["green"] == "sealed"


def test_discs_may_be_looked_at_only_where_an_own_disc_lies() -> None:
    """informer.peek-discs"""
    table = spying(blue="4 portobelo")
    refusal = table.refused("red", "peek discs portobelo")
    assert (refusal.code, refusal.clause) == ("no-disc-there", "informer.peek-discs")
    peeks = {text for text in table.legal("red") if text.startswith("peek discs")}
    assert peeks == {f"peek discs {place}" for place in ("puerto-cabello", "cartagena", "san-juan", "panama")}


def test_any_two_own_discs_may_be_exchanged_after_the_look() -> None:
    """informer.peek-discs"""
    table = spying()
    table.do("red", "peek discs cartagena")
    assert table.asked == "informer-exchange"
    exchanges = {text for text in table.legal("red") if text.startswith("exchange")}
    assert len(exchanges) == 6  # every two of four
    table.do("red", "exchange san-juan panama")  # neither is the one looked at
    assert table.arrivals("san-juan")[-1] == "red 4"
    assert "red 3" in table.arrivals("panama")
    assert table.arrivals("puerto-cabello")[0] == "red 1"


def test_the_two_places_of_an_exchange_may_be_named_in_either_order() -> None:
    """informer.peek-discs"""
    table = spying()
    table.do("red", "peek discs cartagena", "exchange panama san-juan")
    assert "red 3" in table.arrivals("panama")


def test_the_exchange_is_optional() -> None:
    """informer.peek-discs"""
    table = spying()
    table.do("red", "peek discs cartagena", "pass")
    assert table.phase == "sailing"
    assert "red 2" in table.arrivals("cartagena")
    assert not table.told("missions-exchanged")


def test_discs_of_others_and_empty_places_cannot_be_exchanged() -> None:
    """informer.peek-discs"""
    table = spying(blue="4 portobelo")
    table.do("red", "peek discs cartagena")
    refusal = table.refused("red", "exchange cartagena portobelo")
    assert (refusal.code, refusal.clause) == ("no-disc-there", "informer.peek-discs")


def test_golden_hind_and_ghost_ship_may_be_exchanged() -> None:
    """informer.peek-discs"""
    spy = SPY | Kit(hind=True, ghost=True)
    table = spying(spy=spy, plan=f"{RED_PLAN}, hind portobelo, ghost gran-granada")
    table.do("red", "peek discs cartagena", "exchange portobelo gran-granada")
    assert table.told("ghost-vanished", seat="red", place="portobelo")
    assert table.arrivals("gran-granada") == ["red hind"]


def test_a_disc_set_aside_cannot_be_exchanged() -> None:
    """informer.peek-discs mission.all"""
    spy: Kit = {"supplies": 1, "hind": True, "ghost": True, "office": "informer"}
    plan = "1 san-juan, 2 santo-domingo, 3 santiago-de-cuba, 4 puerto-cabello, ghost rio-de-la-hacha"
    table = spying(spy=spy, plan=plan)
    table.do("red", "peek discs san-juan")
    assert len([text for text in table.legal("red") if text.startswith("exchange")]) == 10  # every two of five
    table.do("red", "exchange san-juan rio-de-la-hacha")
    assert table.told("aside-turned", seat="red", disc="hind")


def test_the_holder_looks_at_the_hidden_counter_of_a_fort_or_galleon_with_an_own_disc() -> None:
    """informer.peek-defence"""
    table = spying(plan="1 puerto-cabello, 2 galleon-2, 3 san-juan, 4 panama")
    peeks = {text for text in table.legal("red") if text.startswith("peek defence")}
    assert peeks == {"peek defence panama", "peek defence galleon-2"}
    table.do("red", "peek defence panama")
    assert table.place("panama", "red").counter == 2
    assert table.place("galleon-2", "red").counter == -1
    assert table.facts("defence-seen") == [{"seat": "red", "place": "panama", "count": 2}]


@pytest.mark.parametrize("place", ["puerto-cabello", "san-juan"])
def test_towns_and_ports_have_no_defence_to_look_at(place: str) -> None:
    """informer.peek-defence"""
    table = spying()
    refusal = table.refused("red", f"peek defence {place}")
    assert (refusal.code, refusal.clause) == ("no-counter", "informer.peek-defence")


def test_a_defence_may_be_looked_at_only_where_an_own_disc_lies() -> None:
    """informer.peek-defence"""
    table = spying()
    refusal = table.refused("red", "peek defence galleon-3")
    assert (refusal.code, refusal.clause) == ("no-disc-there", "informer.peek-defence")


def test_that_disc_may_then_move_to_a_free_destination_within_reach() -> None:
    """informer.peek-defence"""
    table = spying()
    table.do("red", "peek defence panama")
    assert table.asked == "informer-move"
    moves = {text.split()[-1] for text in table.legal("red") if text.startswith("move")}
    within = {place.place for place in table.view("red").places if place.zone <= 3}
    assert moves == within - {"puerto-cabello", "cartagena", "san-juan", "panama"}
    table.do("red", "move panama portobelo")
    assert "red 4" in table.arrivals("portobelo")
    assert all(not each.startswith("red") for each in table.arrivals("panama"))


def test_the_move_is_optional() -> None:
    """informer.peek-defence"""
    table = spying()
    table.do("red", "peek defence panama", "pass")
    assert "red 4" in table.arrivals("panama")
    assert not table.told("mission-moved")


@pytest.mark.parametrize(
    ("move", "code", "clause"),
    [
        ("move panama campeche", "out-of-reach", "mission.in-reach"),
        ("move panama cartagena", "disc-there", "mission.one-each"),
        ("move cartagena portobelo", "move-from-elsewhere", "informer.peek-defence"),
    ],
)
def test_no_other_disc_moves_nor_out_of_reach_nor_to_an_own_disc(move: str, code: str, clause: str) -> None:
    """informer.peek-defence"""
    table = spying()
    table.do("red", "peek defence panama")
    refusal = table.refused("red", move)
    assert (refusal.code, refusal.clause) == (code, clause)


def test_discs_of_others_do_not_hinder_the_move() -> None:
    """informer.peek-defence: where one has none"""
    table = spying(blue="1 portobelo", yellow="1 portobelo", green="1 portobelo")
    table.do("red", "peek defence panama", "move panama portobelo")
    assert len(table.arrivals("portobelo")) == 4


def test_with_no_free_destination_in_reach_it_is_a_look_only() -> None:
    """informer.peek-defence"""
    spy: Kit = {"supplies": 1, "hind": True, "office": "informer"}
    plan = "1 san-juan, 2 santo-domingo, 3 santiago-de-cuba, 4 puerto-cabello, hind rio-de-la-hacha"
    table = spying(spy=spy, plan=plan)
    table.do("red", "peek defence rio-de-la-hacha")
    assert table.told("defence-seen", seat="red", place="rio-de-la-hacha")
    assert table.phase == "sailing"
    assert table.place("rio-de-la-hacha", "red").counter == 0


def test_after_a_look_at_a_defence_no_discs_are_exchanged_and_the_other_way_round() -> None:
    """informer.peek-discs informer.peek-defence: either, or"""
    table = spying()
    table.do("red", "peek defence panama")
    assert table.refused("red", "exchange panama cartagena").clause == "informer.peek-defence"
    assert table.refused("red", "peek discs cartagena").clause == "informer.peek-defence"
    table = spying()
    table.do("red", "peek discs panama")
    assert table.refused("red", "move panama portobelo").clause == "informer.peek-discs"
    assert table.refused("red", "peek defence panama").clause == "informer.peek-discs"


def test_what_was_done_is_open_what_was_seen_is_the_holders_alone() -> None:
    """informer.public"""
    table = spying(blue="4 cartagena")
    table.do("red", "peek discs cartagena")
    for eyes in ("blue", "yellow", "watcher"):
        assert table.heard(eyes, "discs-peeked") == [{"seat": "red", "place": "cartagena"}]
        assert table.heard(eyes, "disc-seen") == []
        assert table.discs_seen(eyes, "cartagena")["red"] == "sealed"
        assert (table.view(eyes).look.kind, table.view(eyes).look.place) == ("discs", "cartagena")
    assert table.discs_seen("yellow", "cartagena")["blue"] == "sealed"
    assert {"seat": "blue", "place": "cartagena", "disc": "4"} in table.heard("red", "disc-seen")
    table.do("red", "exchange cartagena panama")
    for eyes in ("red", "blue", "watcher"):
        assert [set(each.values()) for each in table.heard(eyes, "missions-exchanged")] == [
            {"red", "cartagena", "panama"}
        ]


def test_the_counter_stays_hidden_from_all_others() -> None:
    """informer.public informer.peek-defence"""
    table = spying()
    table.do("red", "peek defence panama", "move panama portobelo")
    for eyes in ("blue", "yellow", "green", "watcher"):
        assert table.place("panama", eyes).counter == -1
        assert not table.place("panama", eyes).counter_open
        assert table.heard(eyes, "defence-peeked") == [{"seat": "red", "place": "panama"}]
        assert table.heard(eyes, "defence-seen") == []
        moved = table.heard(eyes, "mission-moved")
        assert moved == [{"seat": "red", "place": "panama", "elsewhere": "portobelo"}]
    assert table.place("panama", "red").counter == 2
    assert table.heard("red", "defence-seen") == [{"seat": "red", "place": "panama", "count": 2}]


def test_what_was_seen_stays_in_the_holders_view_for_the_voyage() -> None:
    """informer.public"""
    table = spying()
    table.do("red", "peek defence panama", "pass")
    table.until("red", "attack")
    assert table.place("panama", "red").counter == 2
    assert table.place("panama", "blue").counter == -1


def test_a_ghost_ship_counts_as_an_own_disc_for_both() -> None:
    """informer.public"""
    spy = SPY | Kit(ghost=True)
    plan = "1 puerto-cabello, 2 cartagena, 3 san-juan, 4 portobelo, ghost panama"
    table = spying(spy=spy, plan=plan)
    assert {"peek discs panama", "peek defence panama"} <= set(table.legal("red"))
    table.do("red", "peek defence panama", "move panama gran-granada")
    assert table.told("ghost-vanished", seat="red", place="gran-granada")
    table = spying(
        spy=spy, plan="1 puerto-cabello, 2 cartagena, 3 san-juan, 4 portobelo, ghost panama", blue="1 panama"
    )
    table.do("red", "peek discs panama")
    assert table.discs_seen("red", "panama") == {"red": "ghost", "blue": "1"}


def test_the_informer_is_for_this_voyage_only() -> None:
    """informer.when reset.keep"""
    table = spying()
    table.do("red", "pass")
    table.finish_voyage()
    assert table.log("red").offices == ()
    assert table.view("red").look.kind == ""
