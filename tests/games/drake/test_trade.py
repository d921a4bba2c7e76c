"""Chapter 7 of the rules, continued: trade."""

import pytest

from tests.games.drake.table import Kit, at_sea
from tests.games.drake.test_resolve import attack_on


def test_a_trade_good_buys_one_commodity_left_there() -> None:
    """trade.port"""
    table = attack_on("santiago-de-cuba", {"supplies": 1, "goods": 2})
    assert sorted(table.legal("red")) == ["decline", "trade coffee", "trade sugar", "trade tobacco"]
    refusal = table.refused("red", "trade indigo")
    assert (refusal.code, refusal.clause) == ("not-sold-here", "trade.port")
    table.do("red", "trade coffee")
    assert table.hold("red")["goods"] == 1
    assert table.cargo("red") == {"indigo": 0, "sugar": 0, "coffee": 1, "tobacco": 0}
    assert table.score("red") == 4
    assert table.asked == "return-or-not"


def test_a_trade_may_be_declined() -> None:
    """trade.port resolve.decline"""
    table = attack_on("san-juan", {"supplies": 1, "goods": 1})
    table.do("red", "decline")
    assert table.hold("red")["goods"] == 1
    assert set(table.place("san-juan").commodities) == {"indigo", "coffee"}


def test_the_next_captain_buys_what_is_left() -> None:
    """trade.port"""
    kit: Kit = {"supplies": 1, "goods": 1}
    table = at_sea(3, red=kit, blue=kit)
    table.lay(red="1 santo-domingo", blue="1 santo-domingo")
    table.do("red", "trade sugar", "stay")
    assert sorted(table.legal("blue")) == ["decline", "trade tobacco"]
    refusal = table.refused("blue", "trade sugar")
    assert (refusal.code, refusal.clause) == ("sold-out", "trade.port")


@pytest.mark.parametrize(("port", "circles"), [("san-juan", 2), ("santo-domingo", 2), ("santiago-de-cuba", 3)])
def test_a_port_is_open_until_its_circles_are_used(port: str, circles: int) -> None:
    """trade.port"""
    kit: Kit = {"supplies": 1, "goods": 1}
    table = at_sea(5, red=kit, blue=kit, yellow=kit, green=kit, black=kit)
    table.lay(**dict.fromkeys(table.captains, f"1 {port}"))
    for captain in table.captains[:circles]:
        table.do(captain, next(text for text in table.legal() if text.startswith("trade")), "stay")
    table.finish_voyage()
    blocked = [each["seat"] for each in table.facts("mission-blocked", place=port, disc="1")]
    assert blocked == list(table.captains[circles:])
    assert len(table.facts("traded", place=port)) == circles


def test_without_a_trade_good_the_circle_stays_free() -> None:
    """trade.port"""
    kit: Kit = {"supplies": 1, "goods": 1}
    table = at_sea(4, red={"supplies": 1}, blue={"supplies": 1}, yellow=kit, green=kit)
    table.lay(**dict.fromkeys(table.captains, "1 san-juan"))
    assert table.told("mission-blocked", seat="red", place="san-juan", reason="goods")
    table.play("red: stay\nblue: stay\nyellow: trade coffee, stay\ngreen: trade indigo, stay")
    assert table.place("san-juan").taken == (2, 3)


def test_one_trade_a_port_a_voyage() -> None:
    """trade.port mission.one-each"""
    table = attack_on("santiago-de-cuba", {"supplies": 1, "goods": 3})
    table.do("red", "trade sugar")
    table.finish_voyage()
    assert len(table.facts("traded", seat="red", place="santiago-de-cuba")) == 1
