"""Bots: they get a View and the legal options, like a person at the table, and never a State."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, Protocol, TypeVar, final

from seadogs.kernel.game import Game
from seadogs.kernel.random32 import Random32

A = TypeVar("A")
V = TypeVar("V")

Advice = Callable[[V, list[A]], list[float]]


class Bot(Protocol):
    """Whoever chooses for a seat. A bot may keep what it needs from one choice to the next."""

    def choose(self, view: Any, options: list[A]) -> A:
        """One of `options`, which is never empty, by what `view` shows."""


class UnknownBotError(LookupError):
    """No bot has this name; `names` are those there are."""

    def __init__(self, name: str, names: list[str]) -> None:
        super().__init__(f"no bot {name!r}; there are {', '.join(names)}")
        self.name = name
        self.names = names


@final
class RandomBot:
    """Takes any option as readily as any other."""

    def __init__(self, seed: int) -> None:
        self._rng = Random32(seed)

    def choose(self, view: Any, options: list[A]) -> A:
        return options[self._rng.below(len(options))]


@final
class GreedyBot:
    """Takes what the game's own advice likes best, and draws lots among equals."""

    def __init__(self, advise: Advice[Any, Any], seed: int) -> None:
        self._advise = advise
        self._rng = Random32(seed)

    def choose(self, view: Any, options: list[A]) -> A:
        if len(options) == 1:
            return options[0]
        worth = self._advise(view, options)
        most = max(worth)
        best = [option for option, value in zip(options, worth, strict=True) if value == most]
        return best[self._rng.below(len(best))]


GREEDY: Final = "greedy"
RANDOM: Final = "random"


def favouring(strategy: str) -> str:
    """The name of the greedy bot that favours one of its game's strategies; of the even one if that is ""."""
    return f"{GREEDY}-{strategy}" if strategy else GREEDY


def names(game: Game[Any, Any, Any, Any]) -> list[str]:
    """The bots that can play this game, in alphabetical order: a greedy one for each of its strategies too."""
    return sorted([GREEDY, RANDOM, *map(favouring, game.strategies)])


def make(name: str, game: Game[Any, Any, Any, Any], seed: int) -> Bot:
    """A bot whose choices depend only on `seed` and on what it is shown. Raises UnknownBotError."""
    if name == RANDOM:
        return RandomBot(seed)
    for strategy in ("", *game.strategies):
        if name == favouring(strategy):
            return GreedyBot(partial(game.advise, strategy=strategy) if strategy else game.advise, seed)
    raise UnknownBotError(name, names(game))
