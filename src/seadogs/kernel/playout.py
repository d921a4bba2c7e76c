"""Play any game at random through its door: the slowest bot and the fastest test."""

from collections.abc import Mapping
from typing import TypeVar

from seadogs.kernel.game import Game
from seadogs.kernel.names import CHANCE_SEAT
from seadogs.kernel.random32 import Random32

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


def weighted(odds: list[tuple[A, float]], unit: float) -> A:
    """The outcome on which `unit`, a number in [0, 1), falls; there is at least one, and their odds sum to 1."""
    left = unit
    for action, chance in odds:
        left -= chance
        if left < 0.0:
            return action
    return odds[-1][0]  # the odds' rounding


def step(game: Game[S, A, E, V], state: S, rng: Random32, story: list[E] | None = None) -> bool:
    """Do one random move, chance by its odds and seats uniformly, of several seats the first; False when the match is
    over."""
    waiting = game.waiting(state)
    if not waiting:
        return False
    seat = waiting[0]
    if seat == CHANCE_SEAT:
        game.apply(state, seat, weighted(game.odds(state), rng.unit()), story)
        return True
    options = game.legal(state, seat)
    game.apply(state, seat, options[rng.below(len(options))], story)
    return True


def playout(game: Game[S, A, E, V], state: S, rng: Random32, story: list[E] | None = None) -> int:
    """Play `state` to its end at random; returns the number of moves made."""
    moves = 0
    while step(game, state, rng, story):
        moves += 1
    return moves


def random_match(
    game: Game[S, A, E, V], seats: int, seed: int, options: Mapping[str, bool] | None = None
) -> tuple[int, list[int]]:
    """A whole random match: (moves, final scores)."""
    state = game.start(seats, options)
    moves = playout(game, state, Random32(seed))
    return moves, game.scores(state)
