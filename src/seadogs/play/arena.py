"""Bots against bots, many times over: who scores and wins, the same for a seed however many processes play.

Between processes go plain values only: the game's key, the edition's text, names and numbers.
"""

import signal
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import lru_cache, partial
from hashlib import sha256
from multiprocessing import get_context
from typing import Any, Final, TypeAlias, TypeVar

from seadogs.games import AnyGame, open_game
from seadogs.kernel.names import CHANCE
from seadogs.kernel.playout import weighted
from seadogs.kernel.random32 import Random32
from seadogs.play import bots as bots_
from seadogs.play.intervals import Estimate, mean, share

R = TypeVar("R")

Heard: TypeAlias = Callable[[int], None]  # told how many games just ended

LARGEST_CHUNK: Final = 25  # games that one process plays before it reports


@dataclass(frozen=True)
class Result:
    """One game. `scores` and `places` stand by bot, not by seat."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    moves: int


@dataclass(frozen=True)
class Standing:
    """How one bot did. A win that several share counts for each as its part."""

    name: str
    score: Estimate
    wins: Estimate


@dataclass(frozen=True)
class Report:
    """What the arena saw. `seconds` is the clock's; all else depends on the plan alone."""

    game: str
    edition: str
    seed: int
    games: int
    moves: int
    seconds: float
    standings: tuple[Standing, ...]
    score: Estimate  # of all bots together


@dataclass(frozen=True)
class Plan:
    """What is to be played. In game g, bot i sits at seat (i + g) modulo the number of bots."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: tuple[tuple[str, bool], ...] = ()
    edition: str | None = None  # the text of an edition file


def run(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    *,
    options: Mapping[str, bool] | None = None,
    edition: str | None = None,
    progress: Heard | None = None,
) -> Report:
    """Plays `games` games between `bots` in `jobs` processes. `progress` hears how many games just ended.

    Raises KeyError for an unknown game, UnknownBotError, and ValueError for seats or options that are not the
    game's.
    """
    plan = Plan(game, tuple(bots), games, seed, tuple(sorted((options or {}).items())), edition)
    table = open_game(game, edition)
    for name in bots:
        bots_.make(name, table, 0)
    table.start(len(bots), options)
    began = time.perf_counter()
    results: list[Result] = []
    for chunk in chunks(partial(_play_some, plan), games, jobs):
        results += chunk
        if progress:
            progress(len(chunk))
    return report_of(plan, table.edition, results, time.perf_counter() - began)


def play(game: AnyGame, plan: Plan, number: int) -> Result:
    """Game `number` of the plan; a function of the plan and that number alone."""
    seats = len(plan.bots)
    seated = [plan.bots[(seat - number) % seats] for seat in range(seats)]
    state, moves = sit(game, seated, plan.seed, number, dict(plan.options))
    scores, places = game.scores(state), game.places(state)
    turn = [(bot + number) % seats for bot in range(seats)]
    return Result(tuple(scores[seat] for seat in turn), tuple(places[seat] for seat in turn), moves)


def sit(
    game: AnyGame,
    seated: Sequence[str],
    seed: int,
    number: int,
    options: Mapping[str, bool] | None = None,
    hear: Callable[[Any], None] | None = None,
) -> tuple[Any, int]:
    """One game between the bots named, by seat: the last state, and how many moves it took.

    `hear` is told every event as it happened, secrets included. Raises UnknownBotError, ValueError as `Game.start`
    does, and RuntimeError if the match outlasts the game's own bound.
    """
    players = [bots_.make(name, game, seed_of(seed, number, seat)) for seat, name in enumerate(seated)]
    chance = Random32(seed_of(seed, number, CHANCE))
    state = game.start(len(seated), options)
    moves = 0
    while waiting := game.waiting(state):
        seat = waiting[0]
        if seat == CHANCE:
            action = weighted(game.odds(state), chance.unit())
        else:
            action = players[seat].choose(game.view(state, seat), game.legal(state, seat))
        story: list[Any] | None = None if hear is None else []
        game.apply(state, seat, action, story)
        if hear and story:
            for event in story:
                hear(event)
        moves += 1
        if moves > game.longest:
            raise RuntimeError(f"{game.key}: game {number} of seed {seed} exceeds {game.longest} moves")
    return state, moves


def seed_of(seed: int, number: int, seat: int) -> int:
    """A seed of 32 bits for one chair (or Chance) of one game, unlike that of any neighbour."""
    return int.from_bytes(sha256(b"arena %d %d %d" % (seed, number, seat)).digest()[:4], "big")


def chunks(play_some: Callable[[int, int], list[R]], games: int, jobs: int) -> Iterator[list[R]]:
    """The results of `play_some(first, end)` in the order of the games, some at a time, from `jobs` processes.

    With more than one, `play_some` goes to them by name: a function of a module, or a partial of one.
    """
    size = max(1, min(LARGEST_CHUNK, games // (4 * jobs)))
    starts = range(0, games, size)
    if jobs == 1:
        yield from (play_some(first, min(first + size, games)) for first in starts)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_leave_interrupts) as pool:
        tasks = [pool.submit(play_some, first, min(first + size, games)) for first in starts]
        yield from _in_order(pool, tasks)


def _in_order(pool: Executor, tasks: list[Future[list[R]]]) -> Iterator[list[R]]:
    """Waits for one task after the other; whoever stops early stops the rest."""
    try:
        for task in tasks:
            yield task.result()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        wait(tasks)
        raise


def _leave_interrupts() -> None:
    """Control-C is for the process that asked; its workers end when it does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_some(plan: Plan, first: int, end: int) -> list[Result]:
    game = opened(plan.game, plan.edition)
    return [play(game, plan, number) for number in range(first, end)]


@lru_cache(maxsize=4)
def opened(key: str, edition: str | None) -> AnyGame:
    """The game with the edition of that text, opened once a process."""
    return open_game(key, edition)


def report_of(plan: Plan, edition: str, results: list[Result], seconds: float) -> Report:
    """What the results of a plan add up to."""
    standings = []
    for bot, name in enumerate(plan.bots):
        won = sum(1 / result.places.count(1) for result in results if result.places[bot] == 1)
        score = mean([result.scores[bot] for result in results])
        standings.append(Standing(name, score, share(won, len(results))))
    every = mean([points for result in results for points in result.scores])
    moves = sum(result.moves for result in results)
    return Report(plan.game, edition, plan.seed, plan.games, moves, seconds, tuple(standings), every)


def as_json(report: Report) -> dict[str, Any]:
    """The report as plain values: intervals as [low, high], `win_share` from 0 to 1."""
    return {
        "game": report.game,
        "edition": report.edition,
        "seats": len(report.standings),
        "games": report.games,
        "seed": report.seed,
        "moves": report.moves,
        "seconds": round(report.seconds, 3),
        "games_per_second": round(report.games / report.seconds, 1) if report.seconds else 0.0,
        "mean_score": report.score.value,
        "bots": [
            {
                "name": standing.name,
                "mean_score": standing.score.value,
                "mean_score_interval": [standing.score.low, standing.score.high],
                "win_share": standing.wins.value,
                "win_share_interval": [standing.wins.low, standing.wins.high],
            }
            for standing in report.standings
        ],
    }
