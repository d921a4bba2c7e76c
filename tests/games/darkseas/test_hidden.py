"""hidden.secrets: what is open, what hidden, what is kept in mind; and guesses at what is hidden."""

from random import Random
from typing import Unpack

import pytest

from seadogs.games.darkseas.events import Event
from seadogs.games.darkseas.imagine import imagine
from seadogs.games.darkseas.state import IN_STACK, State
from seadogs.games.darkseas.terms import TREASURES
from seadogs.kernel.names import WATCHER, Seat
from tests.games.darkseas.table import Holding, Table

BLUE, GREEN, RED = Seat(0), Seat(1), Seat(2)


def known(table: Table, viewer: Seat, owner: Seat) -> dict[str, int]:
    counts = table.game.view(table.state, viewer).islands[owner].known_treasures
    return {kind: count for kind, count in zip(TREASURES, counts, strict=True) if count}


def known_left(table: Table, viewer: Seat) -> dict[str, int]:
    counts = table.game.view(table.state, viewer).known_left
    return {kind: count for kind, count in zip(TREASURES, counts, strict=True) if count}


def guesses(table: Table, viewer: Seat, count: int = 30) -> list[State]:
    """Guesses at the table, each of which looks to the viewer as the table does, with all its components."""
    found = []
    for seed in range(count):
        guess = imagine(table.state, viewer, Random(seed))
        assert table.game.view(guess, viewer) == table.game.view(table.state, viewer)
        assert table.game.census(guess) == table.census
        found.append(guess)
    return found


def held(guess: State, seat: Seat) -> list[int]:
    return [int(count) for count in guess.mats[seat].treasures]


def spied() -> Table:
    """Blue has looked at red's two rubies and a map."""
    table = Table(3)
    table.give("blue", slots={"sw-a": "keyhole-purple"})
    table.give("red", treasures="ruby ruby map", slots={"sw-a": "fence-orange"})
    table.roll("orange yellow yellow purple")
    table.do("blue", "stay", "take nothing", "sail", "activate sw-a", "choose red")
    return table


def fence(table: Table, treasure: str) -> None:
    """Red pays a treasure."""
    table.pass_turn("blue")
    table.pass_turn("green")
    table.do("red", "captain sw", "sail", "activate sw-a", f"pay {treasure}")


def test_who_looked_at_treasures_keeps_that_in_mind_and_nobody_else_knows() -> None:
    """hidden.secrets"""
    table = spied()
    assert known(table, BLUE, RED) == {"map": 1, "ruby": 2}
    assert known(table, GREEN, RED) == known(table, WATCHER, RED) == {}
    assert all(held(guess, RED) == [0, 0, 0, 0, 0, 1, 2, 0] for guess in guesses(table, BLUE))
    assert len({tuple(held(guess, RED)) for guess in guesses(table, GREEN)}) > 1


def test_a_treasure_paid_is_known_to_lie_in_the_bank_and_no_more_with_its_payer() -> None:
    """hidden.secrets word.pay"""
    table = spied()
    fence(table, "ruby")
    assert known(table, BLUE, RED) == {"map": 1, "ruby": 1}
    assert known_left(table, BLUE) == known_left(table, GREEN) == {"ruby": 1}
    assert known_left(table, WATCHER) == {}


def test_when_somebody_else_draws_it_is_not_sure_to_lie_there_any_more() -> None:
    """hidden.secrets"""
    table = spied()
    table.give("green", hand="mayor-yellow")
    fence(table, "ruby")
    table.finish_round()
    table.roll("yellow red red red")
    table.do("green", "scheme mayor-yellow")
    table.do("chance", "treasure idol")
    assert known_left(table, BLUE) == {}
    assert known_left(table, GREEN) == {"ruby": 1}, "green saw what it drew, and it was no ruby"


def test_who_gives_a_treasure_back_knows_that_it_lies_there() -> None:
    """hidden.secrets scheme.treasure"""
    table = Table(3)
    table.give("blue", hand="mayor-yellow")
    table.roll("yellow yellow red red")
    table.do("blue", "scheme mayor-yellow")
    table.do("chance", "treasure idol", "treasure map")
    table.do("blue", "keep map")
    assert (known_left(table, BLUE), known_left(table, RED)) == ({"idol": 1}, {})
    assert all(guess.reserve[TREASURES.index("idol")] >= 1 for guess in guesses(table, BLUE))


def test_others_hands_and_the_stack_change_places_in_a_guess_and_nothing_open_does() -> None:
    """hidden.secrets"""
    table = Table(3)
    table.give("blue", hand="mockingbird")
    table.give("red", hand="lighthouse mayor-blue", slots={"n-a": "keyhole-red"})
    table.roll("orange yellow yellow blue")
    hands = set()
    for guess in guesses(table, BLUE):
        assert list(guess.mats[BLUE].hand) == list(table.mat("blue").hand)
        assert list(guess.mats[RED].slots) == list(table.mat("red").slots)
        hands.add(tuple(int(tile) for tile in guess.mats[RED].hand[:2]))
    assert len(hands) > 10


def test_two_tiles_just_drawn_are_their_drawer_s_alone() -> None:
    """hidden.secrets captain.island"""
    table = Table(3)
    table.roll("orange yellow yellow blue")
    table.do("blue", "stay", "draw tiles")
    table.do("chance", "tile mockingbird", "tile lighthouse")
    assert [tile.key for tile in table.game.view(table.state, BLUE).islands[BLUE].own_drawn] == [
        "lighthouse",
        "mockingbird",
    ]
    assert table.game.view(table.state, GREEN).islands[BLUE].own_drawn == ()
    assert len({tuple(guess.mats[BLUE].drawn) for guess in guesses(table, GREEN)}) > 10
    assert all(list(guess.mats[BLUE].drawn) == list(table.mat("blue").drawn) for guess in guesses(table, BLUE))


def test_the_choice_of_the_first_tiles_is_a_secret_until_all_have_chosen() -> None:
    """setup.hand hidden.secrets"""
    game = Table(2).game
    state = game.start(2)
    while state.phase != 3:
        game.apply(state, game.waiting(state)[0], game.legal(state, game.waiting(state)[0])[0])
    story: list[Event] = []
    for _ in range(2):
        game.apply(state, BLUE, game.legal(state, BLUE)[0], story)
    told = [game.tell(event, GREEN) for event in story]
    assert [getattr(event, "tile", "") for event in told] == ["hidden", "hidden"]
    island = game.view(state, GREEN).islands[BLUE]
    assert (island.own_opening, island.own_thrown, island.own_hand, island.hand) == ("", "", (), 4)
    chosen = {(imagine(state, GREEN, Random(seed)).mats[BLUE].opening) for seed in range(30)}
    assert len(chosen) > 5
    refusal = game.why_not(state, BLUE, game.actions[0])
    assert (refusal.code, refusal.clause) == ("chosen-already", "setup.hand")


# All at the same time


def together(**red: Unpack[Holding]) -> Table:
    """Red's turn is under way, unseen: at sea, about to activate the tile in slot A."""
    table = Table(3, simultaneous=True)
    table.give("red", **red, slots={"sw-a": "fence-orange"})
    table.roll("orange yellow yellow blue")
    table.do("red", "captain sw", "sail")
    return table


def test_a_treasure_paid_in_an_unfinished_turn_is_paid_in_no_guess_of_another_s_view() -> None:
    """option.simultaneous hidden.secrets: every guess has four of each kind, no more."""
    table = together(treasures="ruby ruby ruby ruby")
    table.do("red", "activate sw-a", "pay ruby")
    island = table.game.view(table.state, BLUE).islands[RED]
    assert (island.treasures, island.infamy) == (4, 0)
    for viewer in (BLUE, GREEN, WATCHER):
        for guess in guesses(table, viewer):
            assert guess.mats[RED].infamy == 0


def test_a_guess_holds_even_where_what_was_seen_has_been_paid_and_drawn_unseen() -> None:
    """option.simultaneous hidden.secrets"""
    table = together(treasures="ruby ruby ruby ruby")
    table.give("green", hand="mayor-yellow")
    for kind in range(len(TREASURES)):
        table.state.known[(0 * 5 + RED) * len(TREASURES) + kind] = 4 if kind == TREASURES.index("ruby") else 0
    table.do("red", "activate sw-a", "pay ruby")
    table.do("green", "scheme mayor-yellow")
    table.do("chance", "treasure ruby", "treasure idol")
    table.do("green", "keep ruby")
    assert known(table, BLUE, RED) == {"ruby": 4}, "blue has seen nothing since"
    assert all(sum(held(guess, RED)) == 3 for guess in guesses(table, BLUE))
    low, high = (getattr(table.game.view(table.state, BLUE).islands[RED], name) for name in ("low", "high"))
    assert (low, high) == (11, 11), "as the turn began: four rubies, and three doubloons"


def test_what_others_held_when_all_began_is_no_part_of_a_guess() -> None:
    """option.simultaneous hidden.secrets"""
    table = together(hand="lighthouse mayor-blue", treasures="ruby ruby")
    shown = set()
    for guess in guesses(table, BLUE):
        mat = guess.shown[RED]
        assert (mat.hand_count, sum(int(count) for count in mat.treasures)) == (2, 2)
        shown.add((tuple(mat.hand[:2]), tuple(mat.treasures)))
    assert len(shown) > 10


def test_tiles_drawn_and_discarded_in_an_unfinished_turn_seem_to_lie_in_the_stack() -> None:
    """option.simultaneous tiles.reshuffle"""
    table = Table(3, simultaneous=True)
    table.roll("orange yellow yellow blue")
    before = table.game.view(table.state, BLUE)
    table.do("red", "stay", "draw tiles")
    table.do("chance", "tile mockingbird", "tile lighthouse")
    table.do("red", "keep tile lighthouse")
    after = table.game.view(table.state, BLUE)
    assert (after.stack, after.discards, after.islands[RED].hand) == (before.stack, before.discards, 0)
    assert after.waiting == before.waiting
    assert any(guess.lies[table.keys.index("mockingbird")] == IN_STACK for guess in guesses(table, BLUE))


@pytest.mark.parametrize("viewer", [BLUE, WATCHER])
def test_scores_say_nothing_of_an_unfinished_turn(viewer: Seat) -> None:
    """option.simultaneous"""
    table = together(treasures="ruby ruby", hand="lighthouse")
    before = table.game.view(table.state, viewer)
    table.do("red", "activate sw-a", "pay ruby")
    assert table.game.scores(table.state) == [0, 0, 0]
    assert table.game.view(table.state, viewer) == before
