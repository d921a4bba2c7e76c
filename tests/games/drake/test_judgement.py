"""How a captain reckons rivals on the street, and commodities: what bots play by. By hand."""

from itertools import pairwise

import pytest

from seadogs.games.drake.advice.plan import PACE, STOPS, Outlook
from seadogs.games.drake.advice.street import call_at
from seadogs.games.drake.advice.taste import EVEN, of
from seadogs.games.drake.advice.worth import PROMISE, targets, trades_worth
from seadogs.games.drake.edition import plymouth_1
from tests.games.drake.table import Table
from tests.games.drake.test_advice_options import worth

PRINTED = plymouth_1()


def outlook(table: Table, captain: str) -> Outlook:
    return Outlook(PRINTED, table.view(captain))


# Rivals on the street


def test_a_rival_behind_a_house_is_reckoned_with_by_its_way_there() -> None:
    """street.forward: after a turn three rivals at the start may be at house 2, and hardly at house 15"""
    red = outlook(Table(4), "red")
    assert red.takers(2, 0) == 0
    assert red.takers(2, 1) == pytest.approx(3 * STOPS)
    assert red.takers(15, 1) == pytest.approx(3 * STOPS * PACE / 15)
    assert red.takers(15, 5) == pytest.approx(3 * STOPS * 5 * PACE / 15)


def test_whoever_is_past_a_house_or_has_put_out_takes_nothing_there() -> None:
    """street.forward street.sail"""
    table = Table(3)
    table.play("red: visit crew-a\nblue: visit guns-b\nyellow: sail")
    assert outlook(table, "red").takers(10, 5) == 0
    assert outlook(table, "red").takers(12, 5) == pytest.approx(STOPS)


def test_a_house_that_rivals_may_reach_first_looks_better_now_than_later() -> None:
    """location.drake: the fewer rivals behind it, the less there is to fear in calling at other houses first"""
    crowd, alone = Table(4), Table(4)
    alone.play("red: visit crew-b\nblue: sail\nyellow: sail\ngreen: sail")
    crowd.play("red: visit crew-b\nblue: visit crew-a\nyellow: visit crew-a\ngreen: visit crew-a")
    lead = [worth(table, "visit drake") - worth(table, "visit guns-b") for table in (alone, crowd)]
    assert lead[0] < lead[1]


def test_the_chance_to_come_too_late_to_a_last_circle_costs_so_much_of_the_visit() -> None:
    """street.circle: the Admiral has one circle, the shipyard's first may be lost without losing the visit"""
    red = outlook(Table(4), "red")
    street = {house.location: house for house in red.view.street}
    for house, one_circle in (("admiral", True), ("shipyard", False)):
        plan = red.start()
        plan.supplies = 1
        brought = [0.0, 0.0]
        for visits in (0, 1):
            plan.visits = visits
            after = call_at(red, plan, street[house], False)
            assert after is not None
            brought[visits] = after.side - plan.side
        risk = red.takers(street[house].position, 1)
        assert 0 < risk < 1
        expected = brought[0] * (1 - risk) if one_circle else brought[0]
        assert brought[1] == pytest.approx(expected)


# Commodities


@pytest.mark.parametrize(
    ("held", "last", "gains"),
    [
        ("", False, [PROMISE, 6, 8]),  # one alone scores 2 and promises a set
        ("", True, [2, 6, 8]),  # no more voyage: 2, 8, 16
        ("indigo sugar coffee", True, [10, 2, 6]),  # the fourth, then a second set
        ("indigo sugar coffee", False, [10, PROMISE, 6]),
    ],
)
def test_trades_are_worth_what_they_add_one_after_the_other(held: str, last: bool, gains: list[float]) -> None:
    """final.commodities: sets of one to four score 2, 8, 16, 26; after the last voyage nothing can be completed"""
    table = Table(4)
    for commodity in held.split():
        table.stow("red", commodity, 1)
    table.state.voyage = 3 if last else 1
    worths = trades_worth(PRINTED, table.view("red"))
    assert [after - before for before, after in pairwise(worths)] == gains


def test_a_port_is_worth_the_best_of_what_it_has_left() -> None:
    """trade.port: San Juan has indigo and coffee, Santo Domingo sugar and tobacco"""
    table = Table(4)
    for commodity in ("sugar", "coffee", "tobacco"):
        table.stow("red", commodity, 1)
    table.state.voyage = 3
    view = table.view("red")
    value = {view.places[goal.place].place: goal.value for goal in targets(PRINTED, view)}
    assert (value["san-juan"], value["santo-domingo"]) == (10, 2)


def test_a_bot_for_trade_overrates_it_a_little() -> None:
    view = Table(4).view("red")
    fond, even = trades_worth(PRINTED, view, of("trade")), trades_worth(PRINTED, view, EVEN)
    assert all(1 < liked / fair < 1.5 for liked, fair in zip(fond[1:], even[1:], strict=True))
