"""Chapters 9, 10 and 11 of the rules: scoring a voyage, between voyages, final scoring."""

from itertools import product

import pytest

from seadogs.games.drake.terms import COMMODITIES
from tests.games.drake.table import Kit, Table, at_sea

STRONG: Kit = {"supplies": 4, "crew": 6, "guns": 6, "goods": 1, "galleon": True}
NONE = {"crew": 0, "guns": 0, "supplies": 0, "goods": 0}
SET_POINTS = (0, 2, 8, 16, 26)


def put_cargo(table: Table, captain: str, *cargo: int) -> None:
    """Give a captain commodities out of the supply."""
    for kind, amount in zip(COMMODITIES, cargo, strict=True):
        table.stow(captain, kind, amount)


def put_chest(table: Table, captain: str, silver: int, gold: int, jewels: int) -> None:
    for kind, amount in enumerate((silver, gold, jewels)):
        table.state.treasury[kind] = int(table.state.treasury[kind]) - amount
        table.mat(captain).chest[kind] = int(table.mat(captain).chest[kind]) + amount
    table.check()


def last_voyage(seats: int = 4) -> Table:
    """Voyage 3, before the street."""
    table = Table(seats)
    table.next_voyage()
    table.next_voyage()
    assert table.state.voyage == 3
    return table


@pytest.mark.parametrize(
    ("plan", "kinds", "points"),
    [
        ("", 0, 0),
        ("1 puerto-cabello", 1, 1),
        ("1 cartagena", 1, 1),
        ("1 galleon-2", 1, 1),
        ("1 puerto-cabello, 2 cartagena", 2, 4),
        ("1 puerto-cabello, 2 portobelo", 1, 1),
        ("1 puerto-cabello, 2 galleon-2", 2, 4),
        ("1 puerto-cabello, 2 cartagena, 3 galleon-2", 3, 10),
        ("1 puerto-cabello, 2 cartagena, 3 panama", 2, 4),
    ],
)
def test_kinds_attacked_in_a_voyage_score_1_4_or_10(plan: str, kinds: int, points: int) -> None:
    """voyage.conquests"""
    table = at_sea(3, red=STRONG, counters={"galleon_2": 0, "cartagena": 0, "panama": 1})
    table.lay(red=plan)
    for _ in plan.split(",") if plan else []:
        table.until("red", "attack")
        table.do("red", "attack")
        if table.asked == "pay":
            table.do("red", "pay")
        table.do("red", "stay")
    before = table.score("red")
    table.finish_voyage()
    assert table.score("red") - before == points
    assert sum(int(str(each["points"])) for each in table.facts("conquests-scored", seat="red")) == points
    assert all(each["kinds"] == kinds for each in table.facts("conquests-scored", seat="red"))


def test_conquests_count_for_their_voyage_only() -> None:
    """voyage.conquests reset.keep"""
    table = at_sea(3, red=STRONG)
    table.lay(red="1 puerto-cabello")
    table.act("red", "attack", "stay")
    table.finish_voyage()
    assert table.log("red").conquests == ()
    score = table.score("red")
    table.lay_street()
    table.lay_galleons("1", "2", "3")
    table.next_voyage()
    assert table.score("red") == score


@pytest.mark.parametrize(("office", "name"), [("admiral", "admiral-scored"), ("governor", "governor-scored")])
def test_the_holder_scores_1_for_each_gold_or_silver_left_on_the_map(office: str, name: str) -> None:
    """voyage.admiral voyage.governor"""
    table = at_sea(3, order="blue red yellow", blue={"supplies": 1, "office": office}, red=STRONG)
    table.lay(red="1 gran-granada, 2 campeche, 3 portobelo, 4 san-juan")
    table.act("red", "attack", "stay", "attack", "stay", "attack", "stay", "decline")
    table.finish_voyage()
    left = {"admiral": 4 - 2, "governor": 4 - 1}[office]
    assert table.facts(name) == [{"seat": "blue", "points": left}]
    assert table.score("blue") == 4 + left


def test_treasure_left_returns_to_the_supply_not_to_the_chest() -> None:
    """voyage.admiral voyage.governor reset.keep"""
    table = at_sea(3, blue={"supplies": 1, "office": "admiral governor"}, red=STRONG)
    table.lay(red="1 gran-granada")
    table.act("red", "attack", "stay")
    table.finish_voyage()
    assert table.chest("blue") == {"silver": 0, "gold": 0, "jewel": 0}
    assert [int(left) for left in table.state.treasury] == [12, 11, 9]
    assert table.score("blue") == 4 + 3 + 4


def test_without_a_holder_nobody_scores_for_treasure_left() -> None:
    """voyage.admiral voyage.governor"""
    table = at_sea(3)
    table.lay()
    table.finish_voyage()
    assert not table.told("admiral-scored")
    assert not table.told("governor-scored")
    assert set(table.scores().values()) == {4}


def test_only_commodities_the_chest_and_the_investors_tile_are_kept() -> None:
    """reset.keep"""
    kit = STRONG | Kit(pinnace=True, office="admiral governor informer", hind=True)
    table = Table(4)
    for captain in table.captains:
        table.fit_out(captain, **(kit if captain == "red" else Kit(supplies=1)))
    table.mat("red").investor_spent = True
    table.put_out()
    table.lay(red="1 san-juan, 2 puerto-cabello, hind cartagena")
    table.do("red", "pass")
    table.act("red", "attack", "pay", "stay", "trade indigo", "stay", "attack", "stay")
    table.finish_voyage()
    assert table.state.voyage == 2
    assert table.cargo("red") == {"indigo": 1, "sugar": 0, "coffee": 0, "tobacco": 0}
    assert table.chest("red") == {"silver": 2, "gold": 0, "jewel": 0}
    log = table.log("red")
    assert log.investor_spent
    assert table.hold("red") == NONE
    assert not log.galleon
    assert not log.pinnace
    assert (log.offices, log.conquests, log.reach, log.discs_left, log.furthest) == ((), (), 0, 10, 0)
    assert table.pool() == {"crew": 28, "guns": 28, "supplies": 21, "goods": 8}
    assert table.state.pinnaces == 2
    assert [int(left) for left in table.state.treasury] == [12 - 2, 12, 9]
    table.check()


def test_counters_go_back_unseen() -> None:
    """reset.keep"""
    table = at_sea(4, red=STRONG, counters={"cartagena": 2})
    table.lay(red="1 cartagena")
    table.act("red", "attack", "decline", "stay")
    table.finish_voyage()
    for eyes in (*table.captains, "watcher"):
        assert all(place.counter == -1 and not place.counter_open for place in table.view(eyes).places)
    assert [each["place"] for each in table.facts("counter-turned")] == ["cartagena"]


def test_discs_and_attackers_are_cleared_from_the_map() -> None:
    """reset.keep"""
    table = at_sea(4, red=STRONG)
    table.lay(red="1 puerto-cabello")
    table.act("red", "attack", "stay")
    table.finish_voyage()
    view = table.view("watcher")
    assert view.missions == ()
    assert all(place.taken == () for place in view.places)
    assert view.outbound == (-1,) * 4


def test_after_voyage_3_nothing_is_reset_and_the_docks_stay() -> None:
    """reset.keep"""
    table = last_voyage(3)
    for captain in table.captains:
        table.fit_out(captain, **(Kit(supplies=4, crew=2, guns=1) if captain == "yellow" else Kit(supplies=1)))
    table.put_out("red blue yellow")
    table.lay(yellow="1 campeche, 4 san-juan")
    table.act("blue", "return")
    table.act("yellow", "attack", "stay")
    table.act("red", "return")
    table.finish_voyage()
    assert table.phase == "over"
    assert table.score("yellow") > table.score("blue")
    assert table.homebound() == ["blue", "red", "yellow"]
    assert table.hold("yellow")["guns"] == 1
    assert not table.told("voyage-began", voyage=4)
    assert table.legal("red") == []
    assert table.refused("red", "visit tavern").code == "over"


def test_there_are_three_voyages() -> None:
    """reset.keep"""
    table = last_voyage()
    table.put_out()
    assert table.phase == "over"
    assert [each["voyage"] for each in table.facts("voyage-began")] == [1, 2, 3]


def test_the_next_order_is_by_score_leader_first() -> None:
    """reset.order"""
    table = at_sea(4, order="red blue yellow green", green=STRONG, yellow={"supplies": 2, "crew": 1})
    table.lay(green="1 campeche", yellow="1 puerto-cabello")
    table.act("red", "return")
    table.act("yellow", "attack", "stay")
    table.act("green", "attack", "stay")
    table.finish_voyage()
    assert table.facts("came-home")[0]["seat"] == "red"
    assert table.homebound() == ["green", "yellow", "red", "blue"]
    assert [(each["seat"], each["dock"]) for each in table.facts("berth-set")] == [
        ("green", 1),
        ("yellow", 2),
        ("red", 3),
        ("blue", 4),
    ]
    table.lay_street()
    table.lay_galleons("1", "2", "3")
    assert table.turn == "green"


def test_tied_captains_keep_their_relative_sailing_order() -> None:
    """reset.order"""
    table = at_sea(5, order="black green yellow blue red")
    table.lay()
    for captain in ("black", "green", "yellow"):
        table.do(captain, "stay")
    table.do("blue", "return")  # who comes home first does not matter
    table.finish_voyage()
    assert table.homebound() == ["black", "green", "yellow", "blue", "red"]


def test_the_sailing_order_of_ties_is_that_after_the_governors_swap() -> None:
    """reset.order prepare.governor-swap"""
    table = at_sea(4, order="red blue yellow green", yellow={"supplies": 1, "office": "governor"})
    table.mat("red").score = table.mat("blue").score = table.mat("green").score = 8  # as many as yellow will have
    table.lay()
    table.finish_voyage()
    assert table.scores() == {"red": 8, "blue": 8, "yellow": 8, "green": 8}
    assert table.homebound() == ["red", "yellow", "blue", "green"]


def best_deal(cargo: tuple[int, ...]) -> int:
    """The most that these commodities can score, however they are dealt into sets: tried out, not reasoned."""
    known: dict[tuple[int, ...], int] = {(0, 0, 0, 0): 0}

    def best(left: tuple[int, ...]) -> int:
        if left not in known:
            tried = []
            for chosen in product((0, 1), repeat=4):
                rest = tuple(a - b for a, b in zip(left, chosen, strict=True))
                if any(chosen) and min(rest) >= 0:
                    tried.append(SET_POINTS[sum(chosen)] + best(rest))
            known[left] = max(tried)
        return known[left]

    return best(cargo)


@pytest.mark.parametrize(
    ("cargo", "points"),
    [
        ((0, 0, 0, 0), 0),
        ((1, 0, 0, 0), 2),
        ((0, 3, 0, 0), 6),
        ((0, 1, 1, 0), 8),
        ((0, 1, 1, 1), 16),
        ((1, 1, 1, 1), 26),
        ((0, 2, 1, 3), 26),
        ((2, 2, 2, 2), 52),
        ((1, 3, 1, 0), 16 + 2 + 2),
        ((1, 2, 3, 3), 26 + 16 + 8),
    ],
)
def test_commodities_score_by_sets_of_different_ones(cargo: tuple[int, ...], points: int) -> None:
    """final.commodities"""
    table = last_voyage(3)
    put_cargo(table, "red", *cargo)
    table.put_out()
    assert table.score("red") == 4 + points
    assert points == best_deal(cargo)


def test_dealing_sets_as_large_as_possible_is_the_best_deal() -> None:
    """final.commodities"""
    for cargo in product(range(4), range(7), range(4), range(3)):
        by_rule, left = 0, list(cargo)
        while any(left):
            by_rule += SET_POINTS[sum(1 for amount in left if amount)]
            left = [max(0, amount - 1) for amount in left]
        assert by_rule == best_deal(cargo)


def test_commodities_score_nothing_before_the_end() -> None:
    """final.commodities"""
    table = Table(3)
    put_cargo(table, "red", 1, 1, 1, 1)
    table.next_voyage()
    assert table.score("red") == 4
    assert not table.told("cargo-scored")


def test_silver_scores_3_gold_4_and_a_jewel_5() -> None:
    """final.chest"""
    table = last_voyage(3)
    put_chest(table, "red", 1, 0, 0)
    put_chest(table, "blue", 0, 1, 0)
    put_chest(table, "yellow", 2, 3, 1)
    table.put_out()
    assert table.scores() == {"red": 4 + 3, "blue": 4 + 4, "yellow": 4 + 6 + 12 + 5}


def test_chests_are_closed_until_the_end() -> None:
    """final.chest"""
    table = at_sea(3, red=STRONG)
    table.lay(red="1 puerto-cabello")
    table.do("red", "attack")
    assert table.log("red", "red").chest == (1, 0, 0)
    for eyes in ("blue", "yellow", "watcher"):
        assert table.log("red", eyes).chest is None
        assert table.heard(eyes, "treasure-taken") == [{"seat": "red", "place": "puerto-cabello", "treasure": "silver"}]


def test_all_chests_are_opened_at_the_end() -> None:
    """final.chest"""
    table = last_voyage(3)
    put_chest(table, "red", 1, 2, 0)
    table.put_out()
    for eyes in (*table.captains, "watcher"):
        assert table.log("red", eyes).chest == (1, 2, 0)
        assert table.log("blue", eyes).chest == (0, 0, 0)


def test_treasure_scores_nothing_before_the_end() -> None:
    """final.chest"""
    table = Table(3)
    put_chest(table, "red", 2, 2, 2)
    table.next_voyage()
    assert table.score("red") == 4


def test_the_highest_score_wins() -> None:
    """final.tie"""
    table = last_voyage(4)
    put_chest(table, "yellow", 1, 0, 0)
    put_chest(table, "blue", 0, 0, 1)
    table.put_out("red blue yellow green")
    assert table.game.places(table.state) == [3, 1, 2, 4]
    assert [each["seat"] for each in table.facts("game-won")] == ["blue"]


def test_ties_are_broken_by_the_homebound_docks_after_voyage_3_lower_first() -> None:
    """final.tie"""
    table = last_voyage(4)
    for captain in table.captains:
        table.fit_out(captain, supplies=1)
    table.put_out("red blue yellow green")
    table.lay()
    table.play("red: stay\nblue: stay\nyellow: return\ngreen: return")
    table.finish_voyage()
    assert set(table.scores().values()) == {4}
    assert table.homebound() == ["yellow", "green", "red", "blue"]
    assert table.game.places(table.state) == [3, 4, 1, 2]
    assert [each["seat"] for each in table.facts("game-won")] == ["yellow"]


def test_scores_of_the_end_include_commodities_and_chests() -> None:
    """final.commodities final.chest"""
    table = last_voyage(3)
    put_cargo(table, "blue", 0, 1, 1, 0)
    put_chest(table, "blue", 1, 1, 1)
    table.put_out()
    assert table.facts("cargo-scored", seat="blue") == [{"seat": "blue", "points": 8}]
    assert table.facts("chest-opened", seat="blue") == [
        {"seat": "blue", "silver": 1, "gold": 1, "jewel": 1, "points": 12}
    ]
    assert table.score("blue") == 4 + 8 + 12
