"""2 to 6: a round, and what a turn holds."""

import pytest

from tests.games.darkseas.table import Table


def start(seats: int = 3, dice: str = "orange yellow yellow blue") -> Table:
    table = Table(seats)
    table.roll(dice)
    return table


# 2 A round


def test_the_active_player_may_roll_any_of_the_four_dice_again_together_once() -> None:
    """round.roll"""
    table = Table(3)
    table.do("chance", "roll red", "roll red", "roll blue", "roll green")
    assert table.asked == ["blue"]
    assert len(table.legal("blue")) == 16
    table.do("blue", "reroll 1 3")
    table.do("chance", "roll yellow", "roll purple")
    assert [int(die) for die in table.state.dice] == [3, 2, 5, 1]
    assert "stay" in table.legal("blue"), "no third roll"


def test_all_play_with_the_same_dice_from_the_active_player_clockwise() -> None:
    """round.turns"""
    table = start(4, "yellow yellow yellow yellow")
    for captain in ("blue", "green", "red", "yellow"):
        assert table.asked == [captain]
        table.pass_turn(captain)
    assert table.asked == ["chance"]
    table.roll("red red red red")
    assert (table.state.round, table.asked) == (2, ["green"])


def test_what_one_player_does_with_the_dice_takes_nothing_from_the_next() -> None:
    """round.turns"""
    table = start(dice="green green red red")
    table.give("green", hand="counting-house-green")
    table.give("blue", hand="trading-house-green")
    table.do("blue", "scheme trading-house-green", "stay", "take nothing")
    table.pass_turn("blue")
    assert "scheme counting-house-green" in table.legal("green")


def test_the_game_ends_after_round_12() -> None:
    """round.turns"""
    table = Table(2)
    for _ in range(12):
        table.roll("red red red red")
        table.finish_round()
    assert table.asked == []
    assert len(table.facts("game-ended")) == 2


# 3 Schemes


def test_of_three_tiles_that_match_two_equal_dice_two_are_schemed() -> None:
    """scheme.match scheme.doubloons scheme.treasure: the rulebook's example."""
    table = start(dice="green green red orange")
    table.give("blue", hand="trading-house-green mayor-green crimps-cellar-green", doubloons=0)
    table.do("blue", "scheme trading-house-green")
    assert table.mat("blue").doubloons == 2
    table.do("blue", "scheme mayor-green")
    table.do("chance", "treasure ruby", "treasure map")
    table.do("blue", "keep map")
    assert table.treasures("blue") == "crown map"
    assert "scheme crimps-cellar-green" not in table.legal("blue")
    assert table.hand("blue") == ["crimps-cellar-green"]


def test_a_scheme_wants_a_die_of_its_colour() -> None:
    """scheme.match"""
    table = start(dice="green green red orange")
    table.give("blue", hand="trading-house-blue mockingbird crimps-cellar-red")
    assert [text for text in table.legal("blue") if text.startswith("scheme")] == ["scheme crimps-cellar-red"]


def test_a_scheme_for_pirates_places_one_a_die_split_as_one_likes() -> None:
    """scheme.pirates pirate.dread"""
    table = start(dice="red red red orange")
    table.give("blue", hand="bone-dice-den-red", doubloons=1)
    table.do("blue", "scheme bone-dice-den-red", "pirate n", "plain", "pirate n", "upgrade", "pirate se")
    assert (table.pirates("blue"), table.mat("blue").doubloons) == ("n:1+1 se:1+0", 0)
    assert "stay" in table.legal("blue")


def test_a_doubloon_gained_just_before_pays_for_a_dread_pirate() -> None:
    """pirate.dread"""
    table = start(dice="red red green orange")
    table.give("blue", hand="bone-dice-den-red wreckers-beacon-red", doubloons=0)
    table.do("blue", "scheme wreckers-beacon-red", "scheme bone-dice-den-red", "pirate n", "upgrade")
    assert table.pirates("blue") == "n:0+1"


def test_a_scheme_whose_gain_is_void_may_still_be_made() -> None:
    """scheme.void"""
    table = start(dice="red red green orange")
    table.give("blue", hand="bone-dice-den-red", pirates=" ".join(4 * ["n ne se s sw nw"]))
    table.do("blue", "scheme bone-dice-den-red")
    assert "bone-dice-den-red" in table.discards()


def test_a_single_treasure_drawn_by_a_scheme_is_kept() -> None:
    """scheme.treasure"""
    table = start(dice="green red red orange")
    table.give("blue", hand="mayor-green")
    table.do("blue", "scheme mayor-green")
    table.do("chance", "treasure ruby")
    assert table.treasures("blue") == "crown ruby"


# 4 The captain


def test_the_captain_moves_one_step() -> None:
    """captain.move"""
    table = start()
    table.give("blue", at="ne")
    steps = [text for text in table.legal("blue") if text.startswith("captain")]
    assert steps == ["captain island", "captain n", "captain se"]
    table.give("blue", at="n")
    assert [text for text in table.legal("blue") if text.startswith("captain")][1:] == ["captain ne", "captain nw"]


@pytest.mark.parametrize("moves", ["stay", "captain island"])
def test_on_the_island_moved_or_not_he_draws_tiles_or_takes_a_doubloon(moves: str) -> None:
    """captain.island"""
    table = start()
    table.give("blue", at="island" if moves == "stay" else "n", doubloons=0)
    table.do("blue", moves)
    assert table.legal("blue") == ["draw tiles", "take doubloon", "take nothing"]
    table.do("blue", "draw tiles")
    table.do("chance", "tile mockingbird", "tile lighthouse")
    table.do("blue", "keep tile lighthouse")
    assert (table.hand("blue"), "mockingbird" in table.discards()) == (["lighthouse"], True)


def test_at_a_harbour_he_draws_nothing() -> None:
    """captain.island"""
    table = start()
    table.do("blue", "captain ne")
    assert "take doubloon" not in table.legal("blue")


# 5 The ship


def test_the_ship_sails_clockwise_while_dice_or_the_captain_let_it() -> None:
    """ship.clockwise ship.enter"""
    table = start(dice="orange blue green orange")
    table.give("blue", hand="mockingbird")
    table.do("blue", "captain nw", "sail", "sail", "sail", "sail")
    assert table.legal("blue")[0].startswith("activate ne-a")
    assert "sail" not in table.legal("blue"), "red shows on no die"
    sailed = [(fact["direction"], fact["by"]) for fact in table.facts("ship-sailed")]
    assert sailed == [("sw", "die"), ("nw", "captain"), ("n", "die"), ("ne", "die")]


def test_a_die_used_to_scheme_may_still_carry_the_ship() -> None:
    """round.turns"""
    table = start(dice="orange red red red")
    table.give("blue", hand="fence-orange")
    table.do("blue", "scheme fence-orange", "pirate n", "plain", "captain n")
    assert "sail" in table.legal("blue")


def test_no_harbour_is_entered_twice_in_a_turn() -> None:
    """ship.once"""
    table = start(dice="orange purple blue green")
    table.give("blue", slots={"se-a": "ships-pilot-purple"}, at="n", ship="s")
    table.do("blue", "captain ne")
    table.give("blue", at="se")
    table.do("blue", *["sail"] * 5, "activate se-a", "captain s", "sail")
    assert "sail" not in table.legal("blue")


def test_none_one_or_both_tiles_are_activated_in_either_order() -> None:
    """ship.activate"""
    table = start()
    table.give("blue", slots={"sw-a": "counting-house-blue", "sw-b": "balladeer-green"}, doubloons=0)
    table.do("blue", "captain n", "sail")
    assert table.legal("blue") == ["activate sw-a", "anchor"], "nothing to pay with yet"
    table.do("blue", "activate sw-a")
    assert table.legal("blue") == ["activate sw-b", "anchor"]
    table.do("blue", "activate sw-b", "pay 2")
    assert table.mat("blue").infamy == 2
    assert table.slot("blue", "sw-a") == "counting-house-blue"


def test_the_harbour_where_the_ship_began_the_turn_is_not_activated() -> None:
    """ship.activate"""
    table = start(dice="red red red red")
    table.give("blue", hand="mockingbird")
    table.do("blue", "captain n")
    assert "activate s-a" not in table.legal("blue")
    assert "place mockingbird b" in table.legal("blue"), "nothing to do at sea"


# 6 Placing


def test_a_tile_is_placed_where_the_ship_lies_in_a_free_slot() -> None:
    """place.tile place.replace setup.slots"""
    table = start(dice="red red red red")
    table.give("blue", hand="mockingbird counting-house-blue", doubloons=0)
    table.do("blue", "captain n")
    assert [text for text in table.legal("blue") if text.endswith(" a")] == [], "the Dive Bar is there"
    table.do("blue", "place counting-house-blue b")
    assert (table.slot("blue", "s-b"), table.hand("blue")) == ("counting-house-blue", ["mockingbird"])
    assert table.mat("blue").doubloons == 0, "not activated"


def test_where_both_slots_are_taken_one_tile_makes_room() -> None:
    """place.replace"""
    table = start(dice="red red red red")
    table.give("blue", hand="mockingbird", slots={"s-b": "lighthouse"})
    table.do("blue", "captain n", "place mockingbird b")
    assert (table.slot("blue", "s-b"), "lighthouse" in table.discards()) == ("mockingbird", True)


def test_a_tile_may_be_kept_in_hand() -> None:
    """place.tile"""
    table = start(dice="red red red red")
    table.give("blue", hand="mockingbird")
    table.do("blue", "captain n", "place nothing")
    assert table.hand("blue") == ["mockingbird"]


# Supplies


def empty_stack(table: Table, left: int) -> None:
    """All basic tiles go to red's hand, but for so many that stay in the stack."""
    inside = [key for n, key in enumerate(table.keys[:66]) if table.state.lies[n] == 0]
    table.give("red", hand=" ".join(inside[left:]))


def test_when_the_stack_runs_out_the_discards_are_shuffled() -> None:
    """tiles.reshuffle"""
    table = start(dice="red red green green")
    table.give("blue", hand="crimps-cellar-red wreckers-beacon-red")
    empty_stack(table, 1)
    table.do("blue", "scheme wreckers-beacon-red", "stay", "draw tiles")
    table.do("chance", table.legal("chance")[0])
    assert table.legal("chance") == ["tile wreckers-beacon-red"]
    assert table.facts("stack-reshuffled") == [{"count": 1}]


def test_drawn_one_where_two_were_due_it_is_kept() -> None:
    """tiles.reshuffle"""
    table = start()
    empty_stack(table, 1)
    table.do("blue", "stay", "draw tiles")
    table.do("chance", table.legal("chance")[0])
    assert len(table.hand("blue")) == 1


def test_with_nothing_to_draw_the_island_offers_a_doubloon() -> None:
    """tiles.reshuffle"""
    table = start()
    empty_stack(table, 0)
    table.do("blue", "stay")
    assert table.legal("blue") == ["take doubloon", "take nothing"]


def test_of_treasures_what_there_is_is_drawn() -> None:
    """supply.limits"""
    table = start(dice="green green green green")
    table.give("blue", hand="mayor-green")
    everything = [f"{kind} " * 4 for kind in ("crown", "chalice", "pearl", "idol", "spyglass", "map", "ruby")]
    table.give("red", treasures="")
    table.give("green", treasures="")
    table.give("red", treasures=" ".join(everything).replace("crown ", "", 1) + "dagger dagger")
    table.do("blue", "scheme mayor-green")
    table.do("chance", "treasure dagger", "treasure dagger")
    assert table.legal("blue") == ["keep dagger"]
    table.do("blue", "keep dagger")
    assert table.treasures("blue") == "crown dagger"
