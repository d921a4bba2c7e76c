"""Chapter 2 of the rules: Plymouth Street. Its locations: test_locations.py."""

import pytest

from seadogs.games.drake.terms import LOCATIONS
from tests.games.drake.table import Table, at_sea

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])
TEN = "crew-a guns-a supplies-a queen trade-goods admiral crew-b shipyard guns-b governor".split()


def others_sail(table: Table, captain: str) -> None:
    """The others put out to sea as their turns come, until it is this captain's turn."""
    while table.turn != captain:
        table.do(table.turn, "sail")


def left_alone(captain: str = "red", seats: int = 3) -> Table:
    """All others are out."""
    table = Table(seats)
    for other in table.captains:
        if other != captain:
            table.let_pass(other)
            table.do(other, "sail")
    return table


@SEATS
def test_captains_take_turns_in_homebound_order_again_and_again(seats: int) -> None:
    """street.turn"""
    table = Table(seats, drawn="green blue black red yellow")
    order = table.homebound()
    for _ in range(2):
        for captain in order:
            assert table.turn == captain
            assert all(table.legal(other) == [] for other in order if other != captain)
            free = [text for text in table.legal() if text.startswith(("visit crew", "visit guns", "visit supplies"))]
            table.do(captain, free[0])


def test_a_captain_who_is_not_on_turn_may_not_move() -> None:
    """street.turn"""
    table = Table(4)
    refusal = table.refused("yellow", "visit tavern")
    assert (refusal.code, refusal.clause) == ("not-your-turn", "street.turn")


def test_a_turn_is_a_disc_on_a_free_circle_or_the_move_to_the_outbound_docks() -> None:
    """street.turn"""
    table = Table(4)
    assert sorted(table.legal("red")) == sorted([*(f"visit {tile}" for tile in LOCATIONS), "sail"])


@SEATS
def test_a_captain_in_an_outbound_dock_takes_no_more_turns(seats: int) -> None:
    """street.turn"""
    table = Table(seats)
    table.do("red", "visit crew-a")
    table.do("blue", "sail")
    others = [captain for captain in table.captains if captain != "blue"]
    for captain in [*others[1:], *others]:
        assert table.turn == captain
        free = [text for text in table.legal() if text.startswith(("visit crew", "visit guns", "visit supplies"))]
        table.do(captain, free[0])
    assert table.legal("blue") == []
    assert table.refused("blue", "visit tavern").clause == "street.turn"


def test_the_last_captain_on_the_street_plays_on_alone() -> None:
    """street.turn"""
    table = left_alone("blue")
    table.do("blue", "visit crew-a", "visit guns-a", "visit queen", "sail")
    assert table.outbound() == ["red", "yellow", "blue"]
    assert table.phase != "street"


@SEATS
def test_a_captain_may_skip_any_number_of_locations(seats: int) -> None:
    """street.forward"""
    table = Table(seats)
    assert "visit golden-hind" in table.legal("red")
    table.do("red", "visit golden-hind")


@SEATS
def test_a_disc_must_lie_further_along_the_street_than_all_earlier_ones(seats: int) -> None:
    """street.forward"""
    table = Table(seats)
    table.do("red", "visit shipyard")
    others_sail(table, "red")
    street = table.street()
    here = street.index("shipyard")
    for tile in street[:here]:
        refusal = table.refused("red", f"visit {tile}")
        assert (refusal.code, refusal.clause) == ("one-way", "street.forward")
    for tile in street[here + 1 :]:
        assert f"visit {tile}" in table.legal("red")


def test_what_one_captain_passed_is_open_to_the_others() -> None:
    """street.forward: only one's OWN earlier discs count"""
    table = Table(4)
    table.do("red", "visit dockside", "take crew")
    table.do("blue", "visit crew-a")


def test_the_next_voyage_starts_at_the_head_of_the_street_again() -> None:
    """street.forward: earlier discs of this voyage"""
    table = Table(3, options={"fixed_street": True})
    table.do("red", "visit golden-hind")
    table.next_voyage()
    others_sail(table, "red")
    assert "visit crew-a" in table.legal("red")


@SEATS
def test_one_disc_a_captain_at_a_location(seats: int) -> None:
    """street.once"""
    table = Table(seats)
    table.do("red", "visit crew-a")
    others_sail(table, "red")
    refusal = table.refused("red", "visit crew-a")
    assert (refusal.code, refusal.clause) == ("once-only", "street.once")


def test_there_must_be_a_free_circle() -> None:
    """street.circle"""
    table = Table(5)
    for captain in ("red", "blue", "yellow"):
        table.do(captain, "visit crew-a")
    refusal = table.refused("green", "visit crew-a")
    assert (refusal.code, refusal.clause) == ("no-circle", "street.circle")
    table.do("green", "visit queen")
    refusal = table.refused("black", "visit queen")
    assert (refusal.code, refusal.clause) == ("no-circle", "street.circle")


@pytest.mark.parametrize(
    ("tile", "circles"),
    [(tile, 3) for tile in ("crew-a", "crew-b", "guns-a", "guns-b", "supplies-a", "supplies-b")]
    + [(tile, 2) for tile in ("trade-goods", "tavern", "shipyard", "pinnace")]
    + [(tile, 1) for tile in ("queen", "admiral", "governor", "informer", "golden-hind")],
)
def test_a_location_has_as_many_visitors_as_circles(tile: str, circles: int) -> None:
    """street.circle"""
    table = Table(5)
    for captain in table.captains[:circles]:
        table.do(captain, f"visit {tile}")
        if table.turn == "chance":
            table.do("chance", "roll 5")
    assert table.refused(table.captains[circles], f"visit {tile}").code == "no-circle"


def test_discs_fill_the_circles_from_the_best_down() -> None:
    """street.circle"""
    table = Table(4)
    for captain in ("red", "blue", "yellow"):
        table.do(captain, "visit guns-a")
    assert [(each["seat"], each["circle"]) for each in table.facts("visited")] == [
        ("red", 1),
        ("blue", 2),
        ("yellow", 3),
    ]
    assert [table.hold(captain)["guns"] for captain in ("red", "blue", "yellow")] == [3, 2, 1]


@SEATS
@pytest.mark.parametrize("tile", ["investor", "dockside"])
def test_investor_and_dockside_have_room_for_everybody(seats: int, tile: str) -> None:
    """street.circle"""
    table = Table(seats)
    for captain in table.captains:
        table.do(captain, f"visit {tile}", "take 1 crew 2 guns" if tile == "investor" else "take supplies")
    assert len(table.facts("visited", location=tile)) == seats


def test_an_eleventh_disc_cannot_be_placed() -> None:
    """street.discs"""
    table = left_alone("red")
    for number, tile in enumerate(TEN, 1):
        table.do("red", f"visit {tile}")
        assert table.log("red").discs_left == 10 - number
    refusal = table.refused("red", "visit pinnace")
    assert (refusal.code, refusal.clause) == ("no-discs", "street.discs")
    assert table.refused("red", "visit dockside").clause == "street.discs"
    assert table.legal("red") == ["sail"]
    table.do("red", "sail")


def test_all_ten_discs_are_back_for_the_next_voyage() -> None:
    """street.discs reset.keep"""
    table = left_alone("red")
    for tile in TEN:
        table.do("red", f"visit {tile}")
    table.next_voyage()
    assert table.log("red").discs_left == 10


def test_three_captains_may_run_out_of_discs_before_the_places_are_taken() -> None:
    """street.discs"""
    table = Table(3)
    visits = dict.fromkeys(table.captains, 0)
    while table.phase == "street":
        captain = table.turn
        asked = [text for text in table.legal() if text.startswith("visit") and "drake" not in text]
        table.do(captain, asked[0] if asked else "sail")
        visits[captain] += bool(asked)
        while table.phase == "street" and not table.asked.startswith("street-"):
            table.do(table.turn, table.legal()[0])
    assert visits == {"red": 10, "blue": 10, "yellow": 10}


def test_after_dockside_the_next_turn_must_be_moving_to_the_outbound_docks() -> None:
    """street.dockside-then-sail"""
    table = Table(4)
    table.do("red", "visit dockside", "take crew")
    others_sail(table, "red")
    assert table.legal("red") == ["sail"]
    for tile in ("investor", "crew-a"):
        assert table.refused("red", f"visit {tile}").clause == "street.dockside-then-sail"


def test_dockside_is_a_turn_of_its_own_and_sailing_the_next() -> None:
    """street.dockside-then-sail"""
    table = Table(4)
    table.do("red", "visit dockside", "take crew")
    assert table.turn == "blue"
    assert table.outbound() == []
    assert table.homebound() == ["red", "blue", "yellow", "green"]


@SEATS
def test_a_captain_may_sail_on_the_very_first_turn(seats: int) -> None:
    """street.sail"""
    table = Table(seats)
    table.do("red", "sail")
    assert table.outbound() == ["red"]
    assert table.facts("put-out") == [{"seat": "red", "dock": 1}]


def test_a_captain_may_sail_without_visiting_dockside() -> None:
    """street.sail"""
    table = Table(3)
    table.do("red", "visit tavern")
    table.do("chance", "roll 6")
    others_sail(table, "red")
    assert "sail" in table.legal("red")
    table.do("red", "sail")


@SEATS
def test_ships_take_the_lowest_free_outbound_dock(seats: int) -> None:
    """street.turn street.sailing-order"""
    table = Table(seats)
    table.do("red", "visit crew-a")
    table.do("blue", "visit crew-a")
    for captain in table.captains[2:]:
        table.do(captain, "sail")
    table.do("red", "visit guns-a")
    table.do("blue", "sail")
    table.do("red", "sail")
    assert table.outbound() == [*table.captains[2:], "blue", "red"]


@SEATS
def test_the_order_in_the_outbound_docks_is_the_sailing_order(seats: int) -> None:
    """street.sailing-order"""
    order = list(reversed("red blue yellow green black".split()[:seats]))
    table = at_sea(seats, order=" ".join(order))
    assert table.outbound() == order
    for captain in [*order, *order]:
        assert table.turn == captain
        disc = table.log(captain, captain).own_discs[0]
        table.do(captain, next(text for text in table.legal() if text.startswith(f"place {disc} ")))


@SEATS
def test_all_that_a_captain_holds_lies_open(seats: int) -> None:
    """street.open"""
    table = Table(seats)
    table.fit_out("red", crew=3, guns=2, supplies=1, goods=1, galleon=True, pinnace=True, office="admiral")
    for eyes in (*table.captains, "watcher"):
        log = table.log("red", eyes)
        assert (log.crew, log.guns, log.supplies, log.goods) == (3, 2, 1, 1)
        assert log.galleon
        assert log.pinnace
        assert log.offices == ("admiral",)


def test_where_sailing_is_all_that_is_left_the_question_says_so() -> None:
    """street.sail: after Dockside nothing lies ahead, so the captain is not asked to visit anything."""
    table = left_alone()
    assert table.asked == "street-turn"
    table.do("red", "visit dockside")
    table.do("red", "take crew")
    assert (table.asked, table.legal()) == ("street-sail", ["sail"])
