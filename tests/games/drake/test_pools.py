"""Chapter 2 of the rules, continued: what happens when the supply runs short, and visits that give nothing."""

import pytest

from tests.games.drake.table import Table
from tests.games.drake.test_street import others_sail


@pytest.mark.parametrize(
    ("tile", "item", "left"), [("crew-a", "crew", 1), ("guns-a", "guns", 2), ("supplies-a", "supplies", 1)]
)
def test_where_a_pool_runs_short_the_captain_takes_what_is_left(tile: str, item: str, left: int) -> None:
    """street.pool"""
    table = Table(4)
    table.drain(item, left)
    table.do("red", f"visit {tile}")
    assert table.hold("red")[item] == left
    assert table.pool()[item] == 0
    assert table.facts("item-gained", seat="red") == [{"seat": "red", "item": item, "count": left}]


def test_trade_goods_run_short_too() -> None:
    """street.pool"""
    table = Table(4)
    table.drain("goods", 1)
    table.do("red", "visit trade-goods")
    table.do("blue", "visit queen")
    assert table.hold("red")["goods"] == 1
    assert table.hold("blue") == {"crew": 0, "guns": 1, "supplies": 0, "goods": 0}


def test_the_tavern_gives_what_crew_is_left() -> None:
    """street.pool"""
    table = Table(4)
    table.drain("crew", 1)
    table.do("red", "visit tavern")
    table.do("chance", "roll 6")
    assert table.hold("red")["crew"] == 1


def test_the_shipyard_gives_the_galleon_without_the_gun() -> None:
    """street.pool"""
    table = Table(4)
    table.drain("guns", 0)
    table.do("red", "visit shipyard")
    assert table.log("red").galleon
    assert table.hold("red")["guns"] == 0


def test_drake_gives_what_is_left_and_offers_only_what_the_pool_can_give() -> None:
    """street.pool location.drake"""
    table = Table(3)
    table.drain("crew", 2)
    table.do("red", "visit drake")
    others_sail(table, "red")
    table.do("red", "visit drake")
    assert table.hold("red")["crew"] == 2
    assert table.hold("red")["guns"] >= 2
    if table.asked == "drake-extra":
        refusal = table.refused("red", "take crew")
        assert (refusal.code, refusal.clause) == ("pool-empty", "street.pool")
        assert table.legal("red") == ["take guns"]
        table.do("red", "take guns")
    assert table.hold("red") == {"crew": 2, "guns": 3, "supplies": 0, "goods": 0}


def test_drake_asks_nothing_when_both_pools_are_empty() -> None:
    """street.pool location.drake"""
    table = Table(3)
    table.drain("crew", 1)
    table.drain("guns", 0)
    table.do("red", "visit drake")
    others_sail(table, "red")
    table.do("red", "visit drake")
    assert table.hold("red") == {"crew": 1, "guns": 0, "supplies": 0, "goods": 0}
    assert table.asked == "street-turn"


@pytest.mark.parametrize("empty", ["crew", "guns", "supplies"])
def test_dockside_offers_only_what_the_pool_can_give(empty: str) -> None:
    """street.pool location.dockside"""
    table = Table(4)
    table.drain(empty, 0)
    table.do("red", "visit dockside")
    assert sorted(table.legal("red")) == sorted(
        f"take {item}" for item in ("crew", "guns", "supplies") if item != empty
    )
    refusal = table.refused("red", f"take {empty}")
    assert (refusal.code, refusal.clause) == ("pool-empty", "street.pool")


def test_dockside_gives_nothing_when_nothing_is_left() -> None:
    """street.pool street.void-visit location.dockside"""
    table = Table(4)
    for item in ("crew", "guns", "supplies"):
        table.drain(item, 0)
    table.do("red", "visit dockside")
    assert table.turn == "blue"
    assert table.told("nothing-gained", seat="red", location="dockside")


def test_the_investor_offers_only_what_can_be_given() -> None:
    """street.pool location.investor"""
    table = Table(4)
    table.drain("crew", 0)
    table.drain("guns", 0)
    table.do("red", "visit investor")
    if table.turn == "red":
        assert table.legal("red") == ["take galleon"]
        assert table.refused("red", "take 1 crew 2 guns").clause == "street.pool"
        table.do("red", "take galleon")
    assert table.log("red").galleon


def test_the_investors_bundle_is_what_is_left_of_it() -> None:
    """street.pool location.investor"""
    table = Table(4)
    table.drain("crew", 1)
    table.drain("guns", 1)
    table.do("red", "visit investor", "take 2 crew 1 guns")
    assert table.hold("red") == {"crew": 1, "guns": 1, "supplies": 0, "goods": 0}


def test_with_five_investors_crew_and_guns_can_run_out() -> None:
    """street.pool: crew and guns can be asked for beyond 28"""
    table = Table(5)
    table.drain("guns", 7, keeper="red")
    for captain in ("red", "blue", "yellow", "green"):
        table.do(captain, "visit investor", "take 1 crew 2 guns")
    assert table.hold("green")["guns"] == 1
    assert table.pool()["guns"] == 0
    table.check()


def test_a_second_galleon_may_be_visited_to_block_it_for_others() -> None:
    """street.void-visit"""
    table = Table(3)
    table.do("red", "visit queen")
    table.do("blue", "visit shipyard")
    table.do("yellow", "sail")
    before = table.hold("red")
    table.do("red", "visit shipyard")
    assert table.hold("red") == before
    assert table.log("red").galleon
    assert table.told("nothing-gained", seat="red", location="shipyard")
    assert len(table.facts("visited", location="shipyard")) == 2


def test_a_location_may_be_visited_when_its_pool_is_empty() -> None:
    """street.void-visit"""
    table = Table(4)
    table.drain("crew", 0)
    table.do("red", "visit crew-a")
    assert table.hold("red")["crew"] == 0
    assert table.told("nothing-gained", seat="red", location="crew-a")
    table.do("blue", "visit crew-a")
    table.do("yellow", "visit crew-a")
    assert table.refused("green", "visit crew-a").clause == "street.circle"


def test_an_investor_who_can_give_nothing_still_costs_tile_and_4_points() -> None:
    """street.void-visit location.investor"""
    table = Table(4)
    table.drain("crew", 0)
    table.drain("guns", 0)
    table.fit_out("red", galleon=True)
    table.do("red", "visit investor")
    assert table.turn == "blue"
    assert table.score("red") == 0
    assert table.log("red").investor_spent
