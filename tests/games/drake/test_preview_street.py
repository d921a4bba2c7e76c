"""What a turn on Plymouth Street would cost and pay, by the rules. Numbers by hand, from the printed street."""

import pytest

from tests.games.drake.table import Table
from tests.games.drake.test_previews import offer, some
from tests.games.drake.test_street import others_sail


def test_a_visit_pays_what_the_next_free_circle_shows() -> None:
    """street.circle location.crew: with 4 captains Crew A shows 3, 2, 1"""
    table = Table(4)
    assert some(table, "visit crew-a", "position", "circle", "count", "gains", "item") == (1, 1, 3, 3, "crew")
    table.do("red", "visit crew-a")
    assert some(table, "visit crew-a", "circle", "count", "gains") == (2, 2, 2)
    table.do("blue", "visit crew-a")
    assert some(table, "visit crew-a", "circle", "count", "gains") == (3, 1, 1)


@pytest.mark.parametrize(
    ("tile", "item", "left"), [("crew-a", "crew", 1), ("guns-a", "guns", 2), ("supplies-a", "supplies", 0)]
)
def test_a_visit_gains_no_more_than_the_pool_has(tile: str, item: str, left: int) -> None:
    """street.pool: each shows 3 first"""
    table = Table(4)
    table.drain(item, left)
    assert some(table, f"visit {tile}", "count", "gains", "lacking", item) == (3, left, 3 - left, left)


def test_composite_gifts_are_told_one_by_one_and_as_the_pools_can_give_them() -> None:
    """location.queen location.shipyard location.pinnace location.drake location.informer street.pool"""
    table = Table(4)
    assert some(table, "visit queen", "galleon", "guns", "goods", "gains") == (True, 1, 1, 2)
    assert some(table, "visit shipyard", "galleon", "guns") == (True, 1)
    assert some(table, "visit pinnace", "crew") == (1,)
    assert some(table, "visit drake", "crew", "guns") == (2, 2)
    assert some(table, "visit informer", "goods") == (1,)
    table.drain("guns", 0)
    assert some(table, "visit queen", "galleon", "guns", "goods", "lacking") == (True, 0, 1, 1)
    assert some(table, "visit drake", "crew", "guns") == (2, 0)


def test_a_second_galleon_is_not_gained() -> None:
    """location.shipyard street.void-visit: the gun of the first circle is"""
    table = Table(3)
    table.do("red", "visit queen")
    others_sail(table, "red")
    assert some(table, "visit shipyard", "galleon", "guns") == (False, 1)


def test_what_a_visit_passes_is_everything_between_the_furthest_disc_and_it() -> None:
    """street.forward: Supplies A is number 3, Crew B number 8, Shipyard number 9, Dockside number 18"""
    table = Table(3)
    passing = ("passes", "passes_from", "passes_to")
    assert some(table, "visit crew-a", *passing) == (0, 0, 0)
    assert some(table, "visit guns-a", *passing) == (1, 1, 1)
    assert some(table, "visit crew-b", *passing) == (7, 1, 7)
    table.do("red", "visit supplies-a")
    others_sail(table, "red")
    assert some(table, "visit crew-b", *passing) == (4, 4, 7)
    table.do("red", "visit crew-b")
    assert some(table, "visit shipyard", *passing) == (0, 0, 0)
    assert some(table, "visit dockside", *passing) == (9, 9, 17)


def test_a_visit_tells_the_discs_left_and_the_investor_his_price() -> None:
    """street.discs location.investor: ten discs, 4 VP"""
    table = Table(3)
    assert some(table, "visit crew-a", "discs_left", "price") == (9, 0)
    assert some(table, "visit investor", "discs_left", "price") == (9, 4)
    assert some(table, "sail", "discs_left") == (10,)


def test_the_second_disc_with_drake_passes_nothing() -> None:
    """location.drake"""
    table = Table(3)
    table.do("red", "visit drake")
    others_sail(table, "red")
    assert some(table, "visit drake", "circle", "passes", "discs_left", "crew", "guns") == (2, 0, 8, 2, 2)


@pytest.mark.parametrize(
    ("tavern_thrown", "earlier", "expected"),
    [
        (False, False, (2, 4, 1)),  # 1 + 1 is the Ghost Ship's 2; 2 to 6 and 1: results 3 to 7
        (False, True, (2, 3, 2)),  # results 1 to 6
        (True, False, (2, 4, 2)),  # a thrown 1 or 2; 3 to 6 and 1: results 4 to 7
    ],
)
def test_the_die_s_prospects(tavern_thrown: bool, earlier: bool, expected: tuple[int, ...]) -> None:
    """location.tavern: results 3 and 4 give 2 crew, 5 and 6 give 3, 7 gives 4"""
    table = Table(4, options={"tavern_thrown": tavern_thrown})
    if earlier:
        table.do("red", "visit tavern")
        table.do("chance", "roll 6")
    assert some(table, "visit tavern", "crew_least", "crew_most", "ghosts") == expected
    assert some(table, "visit tavern", "count", "gains", "sides") == (0, 0, 6)


def test_sailing_tells_the_dock_and_the_reach() -> None:
    """street.sailing-order prepare.reach: no farther than zone 4"""
    table = Table(3)
    assert some(table, "sail", "dock", "reach") == (1, 0)
    table.do("red", "sail")
    table.fit_out("blue", supplies=3)
    assert some(table, "sail", "dock", "reach") == (2, 3)
    assert some(table, "visit supplies-a", "gains", "reach") == (3, 4)


def test_gifts_tell_what_they_make_in_all() -> None:
    """location.dockside location.investor"""
    table = Table(3)
    table.fit_out("red", crew=2, guns=1, supplies=1)
    table.drain("guns", 1)
    table.do("red", "visit investor")
    assert offer(table, "take 1 crew 2 guns") == {"crew": 1, "guns": 1, "crew_total": 3, "guns_total": 2}
    table.do("red", "take galleon")
    others_sail(table, "red")
    table.do("red", "visit dockside")
    assert offer(table, "take supplies") == {"item": "supplies", "count": 1, "total": 2, "reach": 2}
    assert offer(table, "take crew") == {"item": "crew", "count": 1, "total": 3, "reach": 0}
