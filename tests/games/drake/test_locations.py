"""Chapter 2 of the rules, continued: what each location of Plymouth Street gives."""

import pytest

from tests.games.drake.table import Kit, Table, at_sea
from tests.games.drake.test_street import left_alone, others_sail

NONE = {"crew": 0, "guns": 0, "supplies": 0, "goods": 0}
SHOWN = {
    3: {"crew-a": "321", "crew-b": "211", "guns-a": "321", "guns-b": "211", "supplies-a": "321", "supplies-b": "211"},
    4: {"crew-a": "321", "crew-b": "221", "guns-a": "321", "guns-b": "221", "supplies-a": "322", "supplies-b": "211"},
    5: {"crew-a": "322", "crew-b": "221", "guns-a": "322", "guns-b": "221", "supplies-a": "332", "supplies-b": "221"},
}
GOODS = {3: "21", 4: "22", 5: "32"}
AMOUNTS = [(seats, tile, shown) for seats, tiles in SHOWN.items() for tile, shown in tiles.items()]
SEATS = pytest.mark.parametrize("seats", [3, 4, 5])


def visit(seats: int, tile: str, visitors: int) -> Table:
    """The first captains of the order visit a location, one after the other."""
    table = Table(seats)
    if visitors == seats:  # the last one's gift of the start would blur what the circle pays
        table.state.pool[1] = int(table.state.pool[1]) + int(table.mat(table.captains[-1]).hold[1])
        table.mat(table.captains[-1]).hold[1] = 0
    for captain in table.captains[:visitors]:
        table.do(captain, f"visit {tile}")
    return table


@pytest.mark.parametrize(("seats", "tile", "shown"), AMOUNTS)
def test_up_to_three_captains_take_the_number_shown(seats: int, tile: str, shown: str) -> None:
    """location.crew location.guns location.supplies"""
    table = visit(seats, tile, 3)
    item = tile.partition("-")[0]
    for captain, amount in zip(table.captains, shown, strict=False):
        assert table.hold(captain) == NONE | {item: int(amount)}


@SEATS
def test_up_to_two_captains_take_trade_goods(seats: int) -> None:
    """location.trade-goods"""
    table = visit(seats, "trade-goods", 2)
    for captain, amount in zip(table.captains, GOODS[seats], strict=False):
        assert table.hold(captain) == NONE | {"goods": int(amount)}
    assert table.refused(table.captains[2], "visit trade-goods").clause == "street.circle"


def gained_in_tavern(thrown: int, visitor: int, thrown_counts: bool = False) -> str:
    """What the first or the second visitor of the tavern gets for a die."""
    table = Table(4, options={"tavern_thrown": thrown_counts})
    table.do("red", "visit tavern")
    if visitor == 2:
        table.do("chance", "roll 6")
        table.do("blue", "visit tavern")
    captain = ("red", "blue")[visitor - 1]
    assert table.turn == "chance"
    table.do("chance", f"roll {thrown}")
    ghost = "ghost-ship" in table.log(captain).offices
    assert table.told("ghost-ship-gained", seat=captain) == ghost
    assert table.facts("dice-rolled", seat=captain)[0]["thrown"] == thrown
    return "ghost" if ghost and table.hold(captain)["crew"] == 0 else str(table.hold(captain)["crew"])


@pytest.mark.parametrize(("thrown", "gained"), [(1, "ghost"), (2, "2"), (3, "2"), (4, "3"), (5, "3"), (6, "4")])
def test_the_first_visitor_of_the_tavern_adds_1(thrown: int, gained: str) -> None:
    """location.tavern: the modified result counts"""
    assert gained_in_tavern(thrown, 1) == gained


@pytest.mark.parametrize(("thrown", "gained"), [(1, "ghost"), (2, "ghost"), (3, "2"), (4, "2"), (5, "3"), (6, "3")])
def test_the_second_visitor_of_the_tavern_does_not(thrown: int, gained: str) -> None:
    """location.tavern"""
    assert gained_in_tavern(thrown, 2) == gained


@pytest.mark.parametrize(("thrown", "gained"), [(1, "ghost"), (2, "ghost"), (3, "2"), (4, "3"), (5, "3"), (6, "4")])
def test_by_the_other_reading_a_thrown_1_or_2_is_the_ghost_ship(thrown: int, gained: str) -> None:
    """location.tavern (option tavern_thrown)"""
    assert gained_in_tavern(thrown, 1, thrown_counts=True) == gained


@pytest.mark.parametrize(("thrown", "gained"), [(1, "ghost"), (2, "ghost"), (3, "2"), (6, "3")])
def test_for_the_second_visitor_both_readings_agree(thrown: int, gained: str) -> None:
    """location.tavern (option tavern_thrown)"""
    assert gained_in_tavern(thrown, 2, thrown_counts=True) == gained


def test_the_die_is_fair() -> None:
    """location.tavern"""
    table = Table(4)
    table.do("red", "visit tavern")
    assert table.odds() == {f"roll {thrown}": pytest.approx(1 / 6) for thrown in range(1, 7)}
    assert table.refused("red", "visit crew-b").clause == "location.tavern"


def test_a_captain_does_not_throw_the_die() -> None:
    """location.tavern"""
    table = Table(4)
    table.do("red", "visit tavern")
    assert table.refused("red", "roll 6").clause == "location.tavern"


def test_the_ghost_ship_is_for_this_voyage_only() -> None:
    """location.tavern reset.keep"""
    table = Table(4)
    table.do("red", "visit tavern")
    table.do("chance", "roll 1")
    table.fit_out("red", supplies=1)
    table.put_out()
    assert table.log("red").discs_in_hand == 5
    table.lay()
    table.finish_voyage()
    table.lay_street()
    table.lay_galleons("1", "2", "3")
    assert table.log("red").offices == ()
    table.fit_out("red", supplies=1)
    table.put_out()
    assert table.log("red").discs_in_hand == 4


def test_the_first_in_the_shipyard_takes_a_galleon_and_1_gun_the_second_a_galleon() -> None:
    """location.shipyard"""
    table = visit(4, "shipyard", 2)
    assert table.log("red").galleon
    assert table.log("blue").galleon
    assert table.hold("red") == NONE | {"guns": 1}
    assert table.hold("blue") == NONE
    assert not table.log("yellow").galleon
    assert table.refused("yellow", "visit shipyard").clause == "street.circle"


def test_the_first_at_the_pinnace_takes_it_with_1_crew_the_second_a_pinnace() -> None:
    """location.pinnace"""
    table = visit(4, "pinnace", 2)
    assert table.log("red").pinnace
    assert table.log("blue").pinnace
    assert table.hold("red") == NONE | {"crew": 1}
    assert table.hold("blue") == NONE
    assert table.state.pinnaces == 0
    assert table.refused("yellow", "visit pinnace").clause == "street.circle"


@pytest.mark.parametrize("extra", ["crew", "guns"])
def test_drake_takes_two_discs_and_gives_2_crew_2_guns_and_1_more(extra: str) -> None:
    """location.drake"""
    table = Table(4)
    table.do("red", "visit drake")
    assert table.hold("red") == NONE
    assert table.log("red").discs_left == 9
    others_visit(table, "crew-b")
    table.do("red", "visit drake")
    assert table.log("red").discs_left == 8
    assert sorted(table.legal("red")) == ["take crew", "take guns"]
    table.do("red", f"take {extra}")
    assert table.hold("red") == NONE | {"crew": 2, "guns": 2} | {extra: 3}
    assert table.turn == "blue"


def others_visit(table: Table, tile: str) -> None:
    for captain in table.captains[1:]:
        table.do(captain, f"visit {tile}")


def test_drakes_extra_is_no_supply() -> None:
    """location.drake"""
    table = left_alone("red")
    table.do("red", "visit drake", "visit drake")
    assert table.refused("red", "take supplies").clause == "location.drake"
    table.do("red", "take crew")


def test_drakes_two_turns_are_consecutive_so_the_second_is_forced() -> None:
    """location.drake"""
    table = Table(4)
    table.do("red", "visit drake")
    others_visit(table, "crew-b")
    assert table.legal("red") == ["visit drake"]
    assert table.asked == "drake-again"
    for text in ("sail", "visit dockside", "visit golden-hind"):
        refusal = table.refused("red", text)
        assert (refusal.code, refusal.clause) == ("drake-owed", "location.drake")


def test_one_captain_visits_drake_and_between_the_two_nobody_else_may_enter() -> None:
    """location.drake"""
    table = Table(4)
    table.do("red", "visit drake")
    refusal = table.refused("blue", "visit drake")
    assert (refusal.code, refusal.clause) == ("drake-taken", "location.drake")
    others_visit(table, "crew-b")
    table.do("red", "visit drake", "take guns")
    assert table.refused("blue", "visit drake").clause == "location.drake"


def test_drake_cannot_be_visited_a_third_time() -> None:
    """location.drake street.once"""
    table = left_alone("red")
    table.do("red", "visit drake", "visit drake", "take guns")
    assert table.refused("red", "visit drake").clause in ("street.once", "location.drake")
    table.do("red", "visit golden-hind")


def nine_discs_down(last: str) -> Table:
    """Red alone on the street with nine discs lying, or eight."""
    table = left_alone("red")
    tiles = "crew-a guns-a supplies-a queen trade-goods admiral crew-b shipyard".split() + last.split()
    table.do("red", *(f"visit {tile}" for tile in tiles))
    return table


def test_a_captain_with_one_disc_left_may_not_begin_drake() -> None:
    """location.drake street.discs"""
    table = nine_discs_down("guns-b")
    assert table.log("red").discs_left == 1
    refusal = table.refused("red", "visit drake")
    assert (refusal.code, refusal.clause) == ("drake-needs-two", "location.drake")
    assert "visit golden-hind" in table.legal("red")


def test_a_captain_with_two_discs_left_may() -> None:
    """location.drake street.discs"""
    table = nine_discs_down("")
    table.do("red", "visit drake", "visit drake", "take crew")
    assert table.log("red").discs_left == 0
    assert table.legal("red") == ["sail"]


def test_the_queen_gives_a_galleon_1_gun_and_1_trade_good() -> None:
    """location.queen"""
    table = visit(4, "queen", 1)
    assert table.log("red").galleon
    assert table.hold("red") == NONE | {"guns": 1, "goods": 1}
    assert table.refused("blue", "visit queen").clause == "street.circle"


@pytest.mark.parametrize("office", ["admiral", "governor"])
def test_admiral_and_governor_give_their_counter_to_one(office: str) -> None:
    """location.admiral location.governor"""
    table = visit(4, office, 1)
    assert table.log("red").offices == (office,)
    assert table.hold("red") == NONE
    assert table.told("office-taken", seat="red", location=office)
    assert table.refused("blue", f"visit {office}").clause == "street.circle"


def test_the_admiral_gives_the_frigate_counters_to_lay() -> None:
    """location.admiral"""
    table = visit(4, "admiral", 1)
    table.fit_out("red", supplies=1)
    while table.phase == "street":
        table.do(table.turn, "sail")
    assert (table.turn, table.asked) == ("red", "lay-frigate")
    assert table.legal() == ["frigate 0", "frigate 1", "frigate 2"]


def test_the_governor_gives_the_troop_counters_to_lay() -> None:
    """location.governor"""
    table = visit(4, "governor", 1)
    while table.turn != "chance":
        table.do(table.turn, "sail")
    while table.phase == "frigates":
        table.do("chance", table.legal()[0])
    assert (table.turn, table.asked) == ("red", "lay-garrison")
    assert table.legal() == ["garrison 0", "garrison 1", "garrison 2"]


def test_the_informer_gives_the_counter_and_1_trade_good() -> None:
    """location.informer"""
    table = visit(4, "informer", 1)
    assert table.log("red").offices == ("informer",)
    assert table.hold("red") == NONE | {"goods": 1}
    assert table.refused("blue", "visit informer").clause == "street.circle"


def test_the_golden_hind_gives_a_mission_disc_for_this_voyage() -> None:
    """location.golden-hind reset.keep"""
    table = visit(4, "golden-hind", 1)
    assert table.log("red").offices == ("golden-hind",)
    assert table.hold("red") == NONE
    assert table.refused("blue", "visit golden-hind").clause == "street.circle"
    table.fit_out("red", supplies=1)
    table.put_out()
    assert table.log("red", "red").own_discs == ("1", "2", "3", "4", "hind")
    table.lay()
    table.finish_voyage()
    assert table.log("red").offices == ()


@pytest.mark.parametrize(
    ("taken", "gained", "galleon"),
    [
        ("take 1 crew 2 guns", {"crew": 1, "guns": 2}, False),
        ("take 2 crew 1 guns", {"crew": 2, "guns": 1}, False),
        ("take galleon", {}, True),
    ],
)
def test_the_investor_costs_4_points_and_gives_crew_and_guns_or_a_galleon(
    taken: str, gained: dict[str, int], galleon: bool
) -> None:
    """location.investor"""
    table = Table(4)
    table.do("red", "visit investor")
    assert sorted(table.legal("red")) == ["take 1 crew 2 guns", "take 2 crew 1 guns", "take galleon"]
    table.do("red", taken)
    assert table.hold("red") == NONE | gained
    assert table.log("red").galleon == galleon
    assert table.score("red") == 0
    assert table.log("red").investor_spent
    assert table.facts("investor-paid") == [{"seat": "red", "points": 4}]


def test_the_investor_comes_once_a_game() -> None:
    """location.investor reset.keep"""
    table = Table(3)
    table.do("red", "visit investor", "take galleon")
    for _ in range(2):
        table.next_voyage()
        others_sail(table, "red")
        refusal = table.refused("red", "visit investor")
        assert (refusal.code, refusal.clause) == ("investor-spent", "location.investor")
        assert "visit dockside" in table.legal("red")


def test_the_investor_of_a_later_voyage_is_open_to_those_who_kept_the_tile() -> None:
    """location.investor"""
    table = Table(3)
    table.do("red", "visit investor", "take galleon")
    table.next_voyage()
    others_sail(table, "blue")
    table.do("blue", "visit investor", "take galleon")
    assert table.score("blue") == 0


def test_a_captain_who_owns_a_galleon_is_offered_no_second_one() -> None:
    """location.investor street.pool: only what can be given is offered"""
    table = Table(3)
    table.do("red", "visit queen")
    others_sail(table, "red")
    table.do("red", "visit investor")
    assert sorted(table.legal("red")) == ["take 1 crew 2 guns", "take 2 crew 1 guns"]
    assert table.refused("red", "take galleon").code == "galleon-owned"


@SEATS
@pytest.mark.parametrize("item", ["crew", "guns", "supplies"])
def test_dockside_gives_1_crew_or_1_gun_or_1_supply(seats: int, item: str) -> None:
    """location.dockside"""
    table = Table(seats)
    table.do("red", "visit dockside")
    assert sorted(table.legal("red")) == ["take crew", "take guns", "take supplies"]
    table.do("red", f"take {item}")
    assert table.hold("red") == NONE | {item: 1}


def test_supplies_of_dockside_reach_zone_1() -> None:
    """location.dockside location.supplies prepare.reach"""
    table = Table(3)
    table.do("red", "visit dockside", "take supplies")
    table.put_out()
    assert table.log("red").reach == 1


def test_crew_fight_towns_and_forts() -> None:
    """location.crew"""
    kit: Kit = {"crew": 2, "guns": 1, "supplies": 1}
    table = at_sea(4, red=kit)
    table.lay(red="1 puerto-cabello, 2 rio-de-la-hacha")
    table.act("red", "attack", "stay", "attack", "pay")
    assert table.hold("red") == {"crew": 0, "guns": 0, "supplies": 1, "goods": 0}


def test_guns_fight_forts_and_galleons() -> None:
    """location.guns location.shipyard"""
    kit: Kit = {"crew": 1, "guns": 3, "supplies": 2, "galleon": True}
    table = at_sea(4, red=kit, counters={"galleon_2": 0})
    table.lay(red="1 galleon-2, 2 rio-de-la-hacha")
    table.act("red", "attack", "pay", "stay", "attack", "pay")
    assert table.hold("red") == {"crew": 0, "guns": 0, "supplies": 2, "goods": 0}
