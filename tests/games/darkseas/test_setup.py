"""1 Setup."""

import pytest

from tests.games.darkseas.table import GAME, Table


def test_the_harbour_of_the_own_colour_lies_north_and_the_other_five_around_it() -> None:
    """setup.island"""
    table = Table(4)
    for seat, captain in enumerate(table.captains):
        harbours = [int(colour) for colour in table.mat(captain).harbours]
        assert harbours[0] == seat
        assert sorted(harbours) == [0, 1, 2, 3, 4, 5]


def test_the_other_harbours_come_at_random() -> None:
    """setup.island: the rulebook's variant, and our default."""
    state = GAME.start(2)
    odds = GAME.odds(state)
    assert [GAME.text(action) for action, _ in odds] == [
        f"deal {colour}" for colour in ("green", "red", "yellow", "orange", "purple")
    ]
    assert {chance for _, chance in odds} == {0.2}


def test_with_the_option_the_owners_arrange_them_all_at_the_same_time() -> None:
    """setup.island"""
    state = GAME.start(3, {"choose_harbours": True})
    assert GAME.waiting(state) == [0, 1, 2]
    for text in ("harbour purple", "harbour orange", "harbour yellow", "harbour red"):
        action = GAME.parse(text)
        assert action is not None
        GAME.apply(state, GAME.waiting(state)[0], action)
    assert [int(colour) for colour in state.mats[0].harbours] == [0, 5, 4, 3, 2, 1]
    assert GAME.waiting(state) == [1, 2]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_begins_with_a_hidden_treasure_three_doubloons_and_two_tiles_in_hand(seats: int) -> None:
    """setup.hand setup.starting-tiles"""
    state = GAME.start(seats)
    while GAME.waiting(state) and state.phase != 5:
        seat = GAME.waiting(state)[0]
        GAME.apply(state, seat, GAME.legal(state, seat)[0])
    for mat in state.mats:
        assert sum(int(count) for count in mat.treasures) == 1
        assert (mat.doubloons, mat.hand_count, mat.infamy) == (3, 2, 0)
        lying = {slot: GAME.printed.keys[tile] for slot, tile in enumerate(mat.slots) if tile >= 0}
        assert lying.pop(6) == "dive-bar"
        assert lying.pop(2) == "barkeep"
        assert list(lying) == [10], "and one at the north-west harbour"


def test_one_of_four_tiles_is_placed_one_discarded_in_secret_and_then_revealed() -> None:
    """setup.hand"""
    state = GAME.start(2)
    while state.phase != 3:
        GAME.apply(state, GAME.waiting(state)[0], GAME.legal(state, GAME.waiting(state)[0])[0])
    mine = [GAME.text(action) for action in GAME.legal(state, GAME.waiting(state)[0])]
    assert len(mine) == 4
    assert all(text.startswith("open ") for text in mine)
    for seat, _ in ((0, "open"), (0, "throw"), (1, "open")):
        assert list(state.mats[0].slots)[10] == -1, "not before all have chosen"
        GAME.apply(state, GAME.waiting(state)[0 if seat == 0 else -1], GAME.legal(state, GAME.waiting(state)[-seat])[0])
    assert GAME.waiting(state) == [1]
    GAME.apply(state, GAME.waiting(state)[0], GAME.legal(state, GAME.waiting(state)[0])[0])
    assert all(mat.slots[10] >= 0 and mat.hand_count == 2 for mat in state.mats)


def test_the_ship_starts_in_the_south_and_the_captain_on_the_island() -> None:
    """setup.ship"""
    table = Table(2)
    assert (table.mat("green").ship, table.mat("green").captain) == (3, 0)
    assert table.state.round == 1


def test_the_first_player_is_drawn_last() -> None:
    """setup.ship"""
    state = GAME.start(3)
    while state.phase != 4:
        GAME.apply(state, GAME.waiting(state)[0], GAME.legal(state, GAME.waiting(state)[0])[0])
    assert [GAME.text(action) for action, _ in GAME.odds(state)] == ["first blue", "first green", "first red"]
    action = GAME.parse("first red")
    assert action is not None
    GAME.apply(state, GAME.waiting(state)[0], action)
    assert (state.active, state.round) == (2, 1)
