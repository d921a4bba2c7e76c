"""option.simultaneous: all take steps 2 to 5 at the same time."""

from seadogs.games.darkseas.events import Echo, Whisper
from seadogs.kernel.names import WATCHER, Seat
from tests.games.darkseas.table import Table


def together(seats: int = 3, dice: str = "orange yellow yellow blue") -> Table:
    table = Table(seats, simultaneous=True)
    table.give("blue", hand="mockingbird")
    table.roll(dice)
    table.events.clear()
    return table


def heard(table: Table, seat: int) -> list[str]:
    """The names of what a seat was told."""
    told = [table.game.tell(event, Seat(seat)) for event in table.events]
    return [type(e.event if isinstance(e, Whisper | Echo) else e).__name__ for e in told if e is not None]


def finish(table: Table, *captains: str) -> None:
    for captain in captains:
        table.pass_turn(captain)


def test_all_are_asked_at_the_same_time() -> None:
    """option.simultaneous"""
    table = together()
    assert table.asked == ["blue", "green", "red"]
    finish(table, "red")
    assert table.asked == ["blue", "green"]


def test_nobody_sees_another_s_unfinished_turn() -> None:
    """option.simultaneous"""
    table = together()
    table.do("blue", "captain n", "sail")
    table.do("green", "stay", "take doubloon")
    assert heard(table, 0) == ["CaptainMoved", "ShipSailed"]
    assert heard(table, 1)[0] == "DoubloonsGained"
    assert "ShipSailed" not in heard(table, 1) + heard(table, 2) + heard(table, WATCHER)


def test_when_all_are_done_everybody_hears_what_the_others_did() -> None:
    """option.simultaneous"""
    table = together()
    table.do("blue", "captain n", "sail", "place nothing")
    finish(table, "green", "red")
    for seat in (1, 2, WATCHER):
        assert heard(table, seat).count("ShipSailed") == 1
    assert heard(table, 0).count("ShipSailed") == 1


def test_that_a_captain_is_done_is_open() -> None:
    """option.simultaneous"""
    table = together()
    finish(table, "red")
    assert "TurnDone" in heard(table, 0)


def test_a_tile_that_touches_others_waits_until_all_are_done() -> None:
    """option.simultaneous"""
    table = Table(3, simultaneous=True)
    table.give("blue", slots={"sw-a": "boarding-party"}, doubloons=0)
    table.give("green", pirates="n", at="island")
    table.roll("orange yellow yellow blue")
    table.do("blue", "captain n", "sail", "activate sw-a")
    assert table.mat("blue").doubloons == 0, "its owner's gains wait too"
    finish(table, "blue", "red")
    table.do("green", "captain ne")
    finish(table, "green")
    assert table.asked == ["blue"]
    table.do("blue", "choose green")
    table.do("green", "remove n pirate")
    assert (table.pirates("green"), table.mat("blue").doubloons) == ("", 1)
    assert table.state.round == 2


def test_protection_is_judged_when_it_is_resolved() -> None:
    """option.simultaneous captain.protects"""
    table = Table(3, simultaneous=True)
    table.give("blue", slots={"sw-a": "boarding-party"}, doubloons=0)
    table.give("green", pirates="n")
    table.roll("orange yellow yellow blue")
    table.do("blue", "captain n", "sail", "activate sw-a")
    finish(table, "blue", "red")
    table.do("green", "captain n")
    finish(table, "green")
    table.do("blue", "choose green")
    assert (table.pirates("green"), table.mat("blue").doubloons) == ("n:1+0", 1)


def test_tiles_that_waited_are_resolved_in_turn_order_from_the_active_player() -> None:
    """option.simultaneous word.several"""
    table = Table(3, simultaneous=True)
    for captain, key in (("blue", "keyhole-purple"), ("green", "keyhole-blue"), ("red", "keyhole-red")):
        table.give(captain, slots={"sw-a": key})
    table.roll("red red red red")
    finish(table, "blue", "green", "red")
    table.roll("orange orange orange orange")
    for captain in ("red", "blue", "green"):
        table.do(captain, "captain n", "sail", "activate sw-a")
        finish(table, captain)
    order = []
    while table.asked != ["chance"]:
        order.append(table.asked[0])
        table.do(order[-1], table.legal(order[-1])[0])
    assert order == ["green", "red", "blue"], "green is active in round 2"


def test_fresh_discards_join_the_open_ones_when_all_are_done() -> None:
    """option.simultaneous tiles.reshuffle"""
    table = Table(3, simultaneous=True)
    table.give("blue", hand="trading-house-blue")
    table.roll("orange yellow yellow blue")
    table.do("blue", "scheme trading-house-blue")
    assert "trading-house-blue" not in table.discards()
    finish(table, "blue", "green", "red")
    assert "trading-house-blue" in table.discards()


def test_a_copied_tile_that_touches_others_waits() -> None:
    """option.simultaneous"""
    table = Table(3, simultaneous=True)
    table.give("blue", slots={"sw-a": "mockingbird", "n-a": "keyhole-purple"}, doubloons=0)
    table.roll("orange yellow yellow blue")
    table.do("blue", "captain n", "sail", "activate sw-a", "copy n-a")
    assert table.mat("blue").owed_count == 1
    finish(table, "blue", "green", "red")
    table.do("blue", "choose red")
    assert table.mat("blue").doubloons == 1
