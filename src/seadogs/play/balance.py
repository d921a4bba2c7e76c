"""Is the game fair? Greedy bots of every strategy play each other; who wins, with what, from where.

A game with a module `features` says what is counted: FEATURE and SOURCE, the facts that name a thing gained and a
source of points (their words are the messages `<FEATURE>-<key>`), and Watch, which hears a game's events. A shared win
counts in parts everywhere.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from statistics import fmean
from typing import Any, Final, Protocol

from seadogs.games import AnyGame
from seadogs.kernel.random32 import Random32
from seadogs.play import arena, bots
from seadogs.play.intervals import Estimate, mean, share

MOST_OF_A_SEAT: Final = 1.15  # times its fair share of the wins
MOST_OF_A_STRATEGY: Final = 1.4
MOST_LIFT: Final = 0.10  # of the chance to win
LINE_UP: Final = 1000  # tells the lots of who plays from those of chairs


class Watch(Protocol):
    """What `features.Watch(game, seats)` gives: what each seat gained early, and its final points by source.

    `lots` has each seat's place in the order that the setup draws, from 1; 0 if it draws none.
    """

    lots: list[int]
    gained: list[set[str]]
    points: list[dict[str, int]]

    def hear(self, event: Any) -> None: ...


@dataclass(frozen=True)
class Seen:
    """One seat of one game."""

    seat: int
    lot: int
    strategy: str
    won: float
    gained: frozenset[str]
    points: dict[str, int]


@dataclass(frozen=True)
class Count:
    """Something measured on `times` seats."""

    key: str
    times: int
    value: Estimate
    beyond: bool  # more than the limit


@dataclass(frozen=True)
class Table:
    """What the games for one number of seats showed. `by_seat`, `by_lot` and `strategies` are shares of wins, 1 / seats
    being fair; `features` what a thing adds to its owner's chance to win, beside those who drew the same lot; `sources`
    points a seat, over all and by strategy."""

    seats: int
    games: int
    by_seat: tuple[Count, ...]
    by_lot: tuple[Count, ...]
    strategies: tuple[Count, ...]
    features: tuple[Count, ...]
    sources: tuple[Count, ...]
    sources_of: dict[str, tuple[Count, ...]]


@dataclass(frozen=True)
class Plan:
    """What is to be played: `games` games for each of these numbers of seats."""

    game: str
    seats: tuple[int, ...]
    games: int
    seed: int
    edition: str | None = None  # the text of an edition file


@dataclass(frozen=True)
class Balance:
    """The whole report."""

    plan: Plan
    edition: str
    feature: str  # the fact whose values `features` are; "" where the game names none
    source: str  # and `sources`
    tables: tuple[Table, ...]


def run(plan: Plan, jobs: int = 1, progress: arena.Heard | None = None) -> Balance:
    """Plays the plan in `jobs` processes; a function of the plan alone. ValueError for seats not the game's."""
    game = arena.opened(plan.game, plan.edition)
    tables = []
    for seats in plan.seats:
        game.start(seats)
        seen: list[Seen] = []
        for chunk in arena.chunks(partial(_play_some, plan, seats), plan.games, jobs):
            seen += [each for table in chunk for each in table]
            if progress:
                progress(len(chunk))
        tables.append(table_of(game, seats, plan.games, seen))
    return Balance(plan, game.edition, *named(game), tuple(tables))


def features_of(game: AnyGame) -> Any:
    """The game's module `features`, or None where it has none."""
    name = f"seadogs.games.{game.key}.features"
    return import_module(name) if find_spec(name) else None


def named(game: AnyGame) -> tuple[str, str]:
    """The facts that features and sources are; "" where the game has none."""
    module = features_of(game)
    return (str(module.FEATURE), str(module.SOURCE)) if module else ("", "")


def watch(game: AnyGame, seats: int) -> Watch | None:
    """The game's own, or None where it has none."""
    module = features_of(game)
    made: Watch | None = module.Watch(game, seats) if module else None
    return made


def line_up(game: AnyGame, seats: int, seed: int, number: int) -> list[str]:
    """Strategies by seat, the even one "" among them, drawn by lot: all differ while there are enough."""
    lots = Random32(arena.seed_of(seed, number, LINE_UP + seats))
    drawn: list[str] = []
    while len(drawn) < seats:
        rest = ["", *game.strategies]
        while rest and len(drawn) < seats:
            drawn.append(rest.pop(lots.below(len(rest))))
    return drawn


def play(game: AnyGame, seats: int, seed: int, number: int) -> list[Seen]:
    """Game `number`, seat by seat."""
    strategies = line_up(game, seats, seed, number)
    heard = watch(game, seats)
    state, _ = arena.sit(game, list(map(bots.favouring, strategies)), seed, number, None, heard.hear if heard else None)
    places = game.places(state)
    part = 1 / places.count(1)
    return [
        Seen(
            seat,
            heard.lots[seat] if heard else 0,
            strategies[seat],
            part if places[seat] == 1 else 0.0,
            frozenset(heard.gained[seat]) if heard else frozenset(),
            heard.points[seat] if heard else {},
        )
        for seat in range(seats)
    ]


def _play_some(plan: Plan, seats: int, first: int, end: int) -> list[list[Seen]]:
    game = arena.opened(plan.game, plan.edition)
    return [play(game, seats, plan.seed, number) for number in range(first, end)]


def table_of(game: AnyGame, seats: int, games: int, seen: Sequence[Seen]) -> Table:
    """What the seats of all games for one number of seats add up to."""
    strategies = ["", *game.strategies]
    features = sorted({feature for each in seen for feature in each.gained})
    sources = list(dict.fromkeys(source for each in seen for source in each.points))
    by_seat = [_share(str(seat), [each for each in seen if each.seat == seat]) for seat in range(seats)]
    by_lot = [_share(str(lot), [each for each in seen if each.lot == lot]) for lot in range(1, seats + 1)]
    by_strategy = [_share(key, [each for each in seen if each.strategy == key]) for key in strategies]
    usual = {lot: fmean(each.won for each in seen if each.lot == lot) for lot in {each.lot for each in seen}}
    lifts = [_lift(key, [each for each in seen if key in each.gained], usual) for key in features]
    return Table(
        seats,
        games,
        tuple(_judged(count, MOST_OF_A_SEAT / seats) for count in by_seat if count),
        tuple(_judged(count, MOST_OF_A_SEAT / seats) for count in by_lot if count),
        tuple(_judged(count, MOST_OF_A_STRATEGY / seats) for count in by_strategy if count),
        _greatest_first(_judged(count, MOST_LIFT) for count in lifts),
        _points(sources, seen),
        {key: _points(sources, [each for each in seen if each.strategy == key]) for key in strategies},
    )


def _share(key: str, seen: Sequence[Seen]) -> Count | None:
    """The share of wins of these seats; None where there are none."""
    won = [each.won for each in seen]
    return Count(key, len(won), share(sum(won), len(won)), False) if won else None


def _lift(key: str, owners: Sequence[Seen], usual: dict[int, float]) -> Count:
    """How much more often a feature's owners won than is `usual` for the lots they drew: the lot's gift is not its own.

    The interval is that of the owners' share.
    """
    found = share(sum(each.won for each in owners), len(owners))
    fair = fmean(usual[each.lot] for each in owners)
    return Count(key, len(owners), Estimate(found.value - fair, found.low - fair, found.high - fair), False)


def _judged(count: Count, most: float) -> Count:
    """The same, marked where its value is more than `most`."""
    return Count(count.key, count.times, count.value, count.value.value > most)


def _greatest_first(counts: Iterable[Count]) -> tuple[Count, ...]:
    """In the order of their values."""
    return tuple(sorted(counts, key=lambda count: -count.value.value))


def _points(sources: Sequence[str], seen: Sequence[Seen]) -> tuple[Count, ...]:
    """The mean points from each source, the greatest first."""
    if not seen:
        return ()
    means = [Count(key, len(seen), mean([each.points.get(key, 0) for each in seen]), False) for key in sources]
    return _greatest_first(means)
