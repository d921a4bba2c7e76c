"""Random play through the door: to the end, the same for the same seed, chance by its odds."""

from collections import Counter

from seadogs.kernel.playout import playout, random_match, step
from seadogs.kernel.random32 import Random32
from tests.toy.game import Cove, Event

GAME = Cove()


def test_a_playout_ends_and_counts_its_moves() -> None:
    state = GAME.start(3)
    assert playout(GAME, state, Random32(1)) == 3 + 3 * (3 + 1)  # a coin each; three rounds of bids and a prize
    assert GAME.waiting(state) == []
    assert playout(GAME, state, Random32(1)) == 0
    assert not step(GAME, state, Random32(1))


def test_the_same_seed_plays_the_same_match() -> None:
    assert random_match(GAME, 4, 11) == random_match(GAME, 4, 11)
    assert len({tuple(random_match(GAME, 4, seed)[1]) for seed in range(30)}) > 5


def test_options_reach_the_table() -> None:
    ends = []
    for rich in (False, True):
        state = GAME.start(2, {"rich": rich})
        playout(GAME, state, Random32(4))
        ends.append(sum(state.stones) + state.spent)
    assert ends == [6, 8]


def test_a_story_is_told_of_every_move() -> None:
    story: list[Event] = []
    state = GAME.start(2)
    assert playout(GAME, state, Random32(2), story) == 2 + 3 * 3
    assert len(story) >= 11


def test_chance_follows_its_odds() -> None:
    """The second coin, after a 1 was dealt: the bag holds one 1, two 2, two 3."""
    dealt: Counter[int] = Counter()
    for seed in range(3000):
        state = GAME.start(2)
        GAME.apply(state, GAME.waiting(state)[0], GAME.actions[0])
        step(GAME, state, Random32(seed))
        dealt[state.coins[1]] += 1
    for coin, share in ((1, 0.2), (2, 0.4), (3, 0.4)):
        assert abs(dealt[coin] - 3000 * share) < 5 * (3000 * share * (1 - share)) ** 0.5
