"""7 What tiles do: every design of the packaged edition, every branch."""

from typing import Unpack

import pytest

from tests.games.darkseas.table import Holding, Table

DICE = "orange yellow yellow blue"  # from the south blue may sail to south-west, and no further


def enter(table: Table) -> None:
    table.do("blue", "stay")
    if "take nothing" in table.legal("blue"):
        table.do("blue", "take nothing")
    table.do("blue", "sail")


def wake(table: Table, *answers: str) -> Table:
    """Blue sails to south-west and activates the tile in slot A, then answers what it asks."""
    enter(table)
    table.do("blue", "activate sw-a")
    for text in answers:
        table.do("chance" if table.asked == ["chance"] else table.asked[0], text)
    return table


def with_tile(key: str, seats: int = 3, **blue: Unpack[Holding]) -> Table:
    """Blue, who has no doubloon unless said, has this tile at the harbour that will be entered."""
    table = Table(seats)
    holding: Holding = {"doubloons": 0, **blue}
    table.give("blue", slots={"sw-a": key}, **holding)
    table.roll(DICE)
    return table


def is_offered(table: Table) -> bool:
    enter(table)
    return "activate sw-a" in table.legal("blue")


# Doubloons, infamy


def test_counting_house_gains_two_doubloons() -> None:
    assert wake(with_tile("counting-house-blue")).mat("blue").doubloons == 2


@pytest.mark.parametrize(("pirates", "infamy"), [("sw", 1), ("sw sw", 2), ("sw sw sw", 2)])
def test_a_gain_for_each_pirate_here_counts_both_kinds_up_to_the_most(pirates: str, infamy: int) -> None:
    """word.here"""
    table = with_tile("braggarts-table-yellow", pirates=pirates)
    assert wake(table).mat("blue").infamy == infamy


def test_a_gain_for_each_pirate_here_is_not_offered_where_there_is_none() -> None:
    """ship.activate"""
    assert not is_offered(with_tile("braggarts-table-yellow", pirates="n n"))


def test_beachcomber_counts_itself_and_its_neighbour() -> None:
    """word.here"""
    table = Table(3)
    table.give("blue", slots={"sw-a": "beachcomber-red", "sw-b": "lighthouse", "n-a": "mockingbird"}, doubloons=0)
    table.roll(DICE)
    assert wake(table).mat("blue").doubloons == 2


@pytest.mark.parametrize(("pirates", "infamy"), [("n ne se", 1), ("n n ne", 0)])
def test_mayor_wants_pirates_at_three_harbours(pirates: str, infamy: int) -> None:
    table = with_tile("mayor-blue", pirates=pirates)
    if infamy:
        assert wake(table).mat("blue").infamy == infamy
    else:
        assert not is_offered(table)


@pytest.mark.parametrize(("pirates", "infamy"), [("n n", 0), ("n ne", 1), ("n ne se", 1), ("n ne se s", 2)])
def test_governors_ball_rounds_down(pirates: str, infamy: int) -> None:
    """word.several"""
    table = with_tile("governors-ball", pirates=pirates)
    if infamy:
        assert wake(table).mat("blue").infamy == infamy
    else:
        assert not is_offered(table)


# Paying


def test_trading_house_pays_a_doubloon_for_two_treasures_of_which_one_is_kept() -> None:
    """word.pay"""
    table = wake(with_tile("trading-house-blue", doubloons=1), "treasure ruby", "treasure map")
    assert table.legal("blue") == ["keep map", "keep ruby"]
    table.do("blue", "keep ruby")
    assert (table.mat("blue").doubloons, table.treasures("blue")) == (0, "crown ruby")


def test_without_a_doubloon_no_treasure() -> None:
    """word.pay: A must already be held."""
    assert not is_offered(with_tile("trading-house-blue"))


@pytest.mark.parametrize(("held", "offered"), [(1, ["0", "1"]), (3, ["0", "1", "2", "3"]), (5, ["0", "1", "2", "3"])])
def test_balladeer_is_paid_up_to_three_doubloons(held: int, offered: list[str]) -> None:
    """word.pay"""
    table = wake(with_tile("balladeer-green", doubloons=held))
    assert table.legal("blue") == [f"pay {count}" for count in offered]
    table.do("blue", f"pay {offered[-1]}")
    assert (table.mat("blue").infamy, table.mat("blue").doubloons) == (int(offered[-1]), held - int(offered[-1]))


def test_balladeer_may_be_paid_nothing() -> None:
    table = wake(with_tile("balladeer-green", doubloons=2), "pay 0")
    assert (table.mat("blue").infamy, table.mat("blue").doubloons) == (0, 2)


def test_the_fence_takes_a_treasure_of_ones_choice_which_all_see() -> None:
    """word.pay hidden.secrets"""
    table = Table(3)
    table.give("blue", slots={"sw-a": "fence-orange"}, treasures="crown ruby ruby")
    table.roll(DICE)
    wake(table)
    assert table.legal("blue") == ["pay crown", "pay ruby"]
    table.do("blue", "pay ruby")
    assert (table.mat("blue").infamy, table.treasures("blue")) == (3, "crown ruby")
    assert table.facts("treasure-paid") == [{"seat": "blue", "treasure": "ruby"}]


def test_a_single_treasure_is_asked_for_too_so_that_nobody_learns_what_is_left() -> None:
    """hidden.secrets"""
    table = wake(with_tile("fence-orange", treasures="ruby ruby"))
    assert table.legal("blue") == ["pay ruby"]


def test_sunken_vault_draws_three_and_keeps_one() -> None:
    table = wake(with_tile("sunken-vault", doubloons=1), "treasure ruby", "treasure ruby", "treasure map")
    table.do("blue", "keep map")
    assert table.treasures("blue") == "crown map"


def test_parrot_seller_draws_a_tile_for_a_doubloon() -> None:
    table = wake(with_tile("parrot-seller-orange", doubloons=1), "tile mayor-green")
    assert table.hand("blue") == ["mayor-green"]


# Drawing


def test_chart_room_draws_two_keeps_one_and_discards_the_other() -> None:
    table = wake(with_tile("chart-room-red"), "tile mayor-green", "tile mockingbird")
    assert table.legal("blue") == ["keep tile mayor-green", "keep tile mockingbird"]
    table.do("blue", "keep tile mockingbird")
    assert (table.hand("blue"), "mayor-green" in table.discards()) == (["mockingbird"], True)


# Pirates


def test_crimps_cellar_places_a_pirate_here() -> None:
    """word.here"""
    assert wake(with_tile("crimps-cellar-red")).pirates("blue") == "sw:1+0"


def test_the_upgrade_is_asked_only_of_who_has_a_doubloon() -> None:
    """pirate.dread"""
    assert "upgrade" not in wake(with_tile("crimps-cellar-red")).legal("blue")
    table = wake(with_tile("crimps-cellar-red", doubloons=1))
    assert table.legal("blue") == ["upgrade", "plain"]
    table.do("blue", "upgrade")
    assert (table.pirates("blue"), table.mat("blue").doubloons) == ("sw:0+1", 0)


def test_a_fifth_pirate_is_not_gained_and_no_upgrade_bought() -> None:
    """pirate.four"""
    assert not is_offered(with_tile("crimps-cellar-red", pirates="sw sw", dread="sw sw", doubloons=3))


def test_press_gang_places_a_pirate_at_any_own_harbour_with_room() -> None:
    """word.own pirate.four"""
    table = wake(with_tile("press-gang-green", pirates="n n n n"))
    assert table.legal("blue") == [f"pirate {each}" for each in ("ne", "se", "s", "sw", "nw")]
    table.do("blue", "pirate se")
    assert table.pirates("blue") == "n:4+0 se:1+0"


def test_where_one_harbour_alone_has_room_nobody_is_asked() -> None:
    """word.place: obligatory while there is room."""
    table = wake(with_tile("press-gang-green", pirates=" ".join(4 * ["n ne se s sw"])))
    assert table.pirates("blue").endswith("nw:1+0")


def test_gallows_green_places_a_dread_pirate_without_paying() -> None:
    """pirate.dread"""
    table = wake(with_tile("gallows-green", doubloons=2))
    assert (table.pirates("blue"), table.mat("blue").doubloons) == ("sw:0+1", 2)


def test_black_sail_tailor_replaces_a_pirate_here() -> None:
    """pirate.dread: a later upgrade by a tile's text."""
    assert wake(with_tile("black-sail-tailor-yellow", pirates="sw sw n")).pirates("blue") == "n:1+0 sw:1+1"


def test_black_sail_tailor_places_a_pirate_where_there_is_none_to_replace() -> None:
    assert wake(with_tile("black-sail-tailor-yellow", dread="sw", pirates="n")).pirates("blue") == "n:1+0 sw:1+1"


def test_black_sail_tailor_can_do_nothing_where_four_dread_pirates_are() -> None:
    """ship.activate"""
    assert not is_offered(with_tile("black-sail-tailor-yellow", dread="sw sw sw sw"))


# Rolling


@pytest.mark.parametrize(("colour", "doubloons"), [("blue", 2), ("green", 1), ("red", 0)])
def test_bone_dice_den_counts_pirates_at_the_harbour_of_the_colour_rolled(colour: str, doubloons: int) -> None:
    """word.matching word.roll"""
    table = wake(with_tile("bone-dice-den-red", pirates="n n ne"), f"roll {colour}")
    assert table.mat("blue").doubloons == doubloons
    assert [int(die) for die in table.state.dice] == [4, 3, 3, 0]


def test_bone_dice_den_is_not_offered_where_no_harbour_has_a_pirate() -> None:
    """ship.activate"""
    assert not is_offered(with_tile("bone-dice-den-red"))


def test_wreckers_beacon_draws_a_treasure_if_a_pirate_is_at_the_matching_harbour() -> None:
    table = wake(with_tile("wreckers-beacon-purple", pirates="n"), "roll blue", "treasure ruby")
    assert (table.treasures("blue"), table.mat("blue").doubloons) == ("crown ruby", 0)


def test_wreckers_beacon_gains_a_doubloon_otherwise() -> None:
    table = wake(with_tile("wreckers-beacon-purple", pirates="n"), "roll red")
    assert (table.treasures("blue"), table.mat("blue").doubloons) == ("crown", 1)


# Other players


def test_boarding_party_makes_a_player_of_ones_choice_remove_a_pirate() -> None:
    """word.several: a choice of which pirate is its owner's."""
    table = with_tile("boarding-party")
    table.give("red", pirates="n se", dread="se")
    wake(table)
    assert table.legal("blue") == ["choose green", "choose red"]
    table.do("blue", "choose red")
    assert table.legal("red") == ["remove n pirate", "remove se pirate", "remove se dread"]
    table.do("red", "remove se dread")
    assert (table.pirates("red"), table.mat("blue").doubloons) == ("n:1+0 se:1+0", 1)


def test_the_only_other_player_need_not_be_chosen() -> None:
    table = with_tile("boarding-party", seats=2)
    table.give("green", pirates="n")
    wake(table)
    table.do("green", "remove n pirate")
    assert table.pirates("green") == ""


def test_protected_pirates_need_not_be_removed() -> None:
    """captain.protects"""
    table = with_tile("boarding-party")
    table.give("red", pirates="n", dread="n", at="n")
    wake(table, "choose red")
    assert "stay" in table.legal("green"), "the next turn"
    assert (table.pirates("red"), table.mat("blue").doubloons) == ("n:1+1", 1)


def test_a_protected_pirate_may_be_chosen_by_an_owner_who_must_lose_one() -> None:
    """captain.protects: unless their owner wants otherwise."""
    table = with_tile("boarding-party")
    table.give("red", pirates="n se", at="n")
    wake(table, "choose red")
    assert table.legal("red") == ["remove n pirate", "remove se pirate"]


def test_powder_monkey_takes_an_unprotected_tile_that_its_owner_chooses() -> None:
    """captain.protects"""
    table = with_tile("powder-monkey")
    table.give("red", at="n", slots={"n-a": "mayor-blue", "se-b": "mockingbird"}, doubloons=0)
    wake(table, "choose red")
    assert table.legal("red") == ["discard ne-a", "discard se-b", "discard s-a"]
    table.do("red", "discard se-b")
    assert "mockingbird" in table.discards()
    assert (table.mat("red").doubloons, table.mat("blue").doubloons) == (2, 1)


def test_a_starting_tile_that_leaves_goes_to_the_box() -> None:
    """setup.starting-tiles"""
    table = with_tile("powder-monkey")
    wake(table, "choose red", "discard s-a")
    assert (table.slot("red", "s-a"), table.discards() & {"dive-bar"}) == ("", set())


def test_mutiny_cove_asks_all_in_turn_order_from_the_active_player_its_owner_too() -> None:
    """word.several word.own"""
    table = Table(3)
    table.give("green", slots={"sw-a": "mutiny-cove-orange"}, pirates="n se", at="n", doubloons=0, ship="s")
    table.give("blue", pirates="n se")
    table.give("red", pirates="n", at="n")
    table.roll("orange orange orange orange")
    table.pass_turn("blue")
    table.do("green", "stay", "sail", "activate sw-a")
    table.do("blue", "remove n pirate")
    assert table.legal("green") == ["remove n pirate", "remove se pirate"]
    table.do("green", "remove n pirate")
    assert table.facts("nothing-lost") == [{"seat": "red"}]
    table.do("green", "pirate s")
    assert (table.pirates("blue"), table.pirates("green"), table.pirates("red")) == ("se:1+0", "se:1+0 s:1+0", "n:1+0")


def test_the_owner_s_captain_does_not_protect_from_the_own_tile() -> None:
    """captain.protects word.own"""
    table = with_tile("mutiny-cove-orange", pirates="n", at="n")
    wake(table)
    assert table.legal("blue") == ["remove n pirate"]


def test_harbour_chain_lets_each_other_player_pay_or_remove() -> None:
    """word.several"""
    table = with_tile("harbour-chain-yellow", seats=4)
    table.give("green", doubloons=1, pirates="n")
    table.give("red", doubloons=0, pirates="n")
    table.give("yellow", doubloons=2)
    wake(table)
    assert table.legal("green") == ["branch 1", "branch 2"]
    table.do("green", "branch 2", "remove n pirate")
    table.do("red", "remove n pirate")
    assert [int(table.mat(each).doubloons) for each in table.captains] == [1, 1, 0, 1]


def test_harbour_chain_asks_nothing_of_who_can_do_neither() -> None:
    table = with_tile("harbour-chain-yellow", seats=2)
    table.give("green", doubloons=0, pirates="n", at="n")
    wake(table)
    assert "stay" in table.legal("green"), "the next turn"
    assert (table.pirates("green"), table.mat("blue").doubloons) == ("n:1+0", 1)


def test_keyhole_shows_another_s_treasures_to_its_owner_alone() -> None:
    """hidden.secrets"""
    table = with_tile("keyhole-purple")
    table.give("red", treasures="ruby ruby map")
    wake(table, "choose red")
    seen = [(fact["treasure"], fact["count"], fact["only"]) for fact in table.facts("treasure-seen")]
    assert seen == [("map", 1, "blue"), ("ruby", 2, "blue")]
    assert table.mat("blue").doubloons == 1


# The captain, and copies


def test_ships_pilot_moves_the_captain_anywhere_else_at_once() -> None:
    """ship.enter"""
    table = wake(with_tile("ships-pilot-purple"))
    assert table.legal("blue") == [f"captain {each}" for each in ("n", "ne", "se", "s", "sw", "nw")]
    table.do("blue", "captain nw")
    assert "sail" in table.legal("blue")


def test_ships_pilot_gives_no_island_bonus() -> None:
    """captain.island"""
    table = with_tile("ships-pilot-purple", at="n")
    wake(table, "captain island")
    assert "take doubloon" not in table.legal("blue")


def test_mockingbird_does_what_another_tile_says_as_if_it_lay_here() -> None:
    """word.here"""
    table = Table(3)
    slots = {"sw-a": "mockingbird", "n-a": "crimps-cellar-red", "n-b": "lighthouse", "se-a": "balladeer-green"}
    table.give("blue", slots=slots, doubloons=0)
    table.roll(DICE)
    wake(table)
    assert table.legal("blue") == ["copy n-a", "copy ne-a", "copy s-a"]
    table.do("blue", "copy n-a")
    assert table.pirates("blue") == "sw:1+0"


def test_mockingbird_copies_a_starting_tile() -> None:
    """setup.starting-tiles"""
    assert wake(with_tile("mockingbird"), "copy ne-a").mat("blue").doubloons == 1


# The end


END_TILES = ["crowded-docks", "black-banner", "curio-cabinet", "iron-strongbox", "town-council", "lighthouse"]


@pytest.mark.parametrize("tile", END_TILES)
def test_a_tile_that_scores_at_the_end_is_not_offered(tile: str) -> None:
    """ship.activate"""
    assert not is_offered(with_tile(tile, pirates="n n n", dread="s s", doubloons=6))
