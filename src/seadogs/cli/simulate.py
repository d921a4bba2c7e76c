"""`seadogs simulate`: bots against bots, many times over."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from seadogs.cli import arguments, session
from seadogs.cli.problem import Problem
from seadogs.play import arena
from seadogs.play.intervals import Estimate

MOST_GAMES = 10_000_000
MOST_JOBS = 256


def simulate(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    seats: Annotated[int | None, typer.Option(metavar="N", parser=arguments.whole("--seats", 1))] = None,
    bots: Annotated[str | None, typer.Option(metavar="BOT,BOT,...")] = None,
    games: Annotated[int, typer.Option(metavar="N", parser=arguments.whole("--games", 1, MOST_GAMES))] = 1000,
    seed: Annotated[int, typer.Option(metavar="N", parser=arguments.whole("--seed", 0))] = 1,
    jobs: Annotated[int | None, typer.Option(metavar="N", parser=arguments.whole("--jobs", 1, MOST_JOBS))] = None,
    options: Annotated[list[str] | None, typer.Option(metavar="KEY=true|false")] = None,
    edition: Annotated[str | None, typer.Option(metavar="FILE")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> int:
    """Plays `games` games between bots that change seats every game, and reports scores and wins."""
    here = session.of(context)
    table, text = arguments.open_with(game, edition, here.language)
    names = arguments.bots_of(table, bots) if bots is not None else []
    seated = seats if seats is not None else len(names) or table.fewest
    arguments.seats_of(table, seated)
    names = names or ["greedy", *["random"] * (seated - 1)]
    if len(names) != seated:
        raise Problem("bots-and-seats", bots=len(names), seats=seated)
    chosen = arguments.options_of(table, options)
    with bar(here, games) as progress:
        report = arena.run(
            game,
            names,
            games,
            seed,
            jobs or os.cpu_count() or 1,
            options=chosen,
            edition=text,
            progress=progress,
        )
    if json:
        here.json(arena.as_json(report))
    else:
        _show(here, report)
    return 0


@contextmanager
def bar(here: session.Session, games: int) -> Iterator[arena.Heard]:
    """A bar on standard error, where a person watches it, that moves as games end."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=here.err, transient=True, disable=not here.err.is_terminal) as progress:
        task = progress.add_task("", total=games)
        yield lambda ended: progress.advance(task, ended)


def _show(here: session.Session, report: arena.Report) -> None:
    say = here.words.say
    table = Table(box=None, pad_edge=False)
    for column, justify in (("bot", "left"), ("score", "right"), ("wins", "right")):
        table.add_column(say(f"simulate-{column}"), justify="left" if justify == "left" else "right")
    for standing in report.standings:
        table.add_row(standing.name, _points(standing.score), _share(standing.wins))
    here.block(table)
    here.line()
    here.say("simulate-average", points=f"{report.score.value:.1f}")
    speed = report.games / report.seconds if report.seconds else 0.0
    here.say("simulate-speed", games=report.games, seconds=f"{report.seconds:.1f}", speed=f"{speed:.1f}")


def _points(score: Estimate) -> str:
    return f"{score.value:.1f} ({score.low:.1f} - {score.high:.1f})"


def _share(wins: Estimate) -> str:
    return f"{100 * wins.value:.1f} % ({100 * wins.low:.1f} - {100 * wins.high:.1f})"
