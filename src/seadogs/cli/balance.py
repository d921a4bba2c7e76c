"""`seadogs balance`: is the game fair, by seat, by strategy, by what one gains early."""

import os
import shlex
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from seadogs.cli import arguments, session
from seadogs.cli.problem import Problem
from seadogs.cli.simulate import MOST_GAMES, MOST_JOBS, bar
from seadogs.play import balance as balance_
from seadogs.play.balance_page import label, page, rows
from seadogs.play.words import Words


def balance(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    seats: Annotated[str | None, typer.Option(metavar="N,N,...")] = None,
    games: Annotated[int, typer.Option(metavar="N", parser=arguments.whole("--games", 1, MOST_GAMES))] = 2000,
    seed: Annotated[int, typer.Option(metavar="N", parser=arguments.whole("--seed", 0))] = 1,
    jobs: Annotated[int | None, typer.Option(metavar="N", parser=arguments.whole("--jobs", 1, MOST_JOBS))] = None,
    edition: Annotated[str | None, typer.Option(metavar="FILE")] = None,
    out: Annotated[str | None, typer.Option(metavar="FILE.html")] = None,
) -> int:
    """Plays `games` games for every number of seats and tells what was seen; with `out`, as a page too."""
    here = session.of(context)
    table, text = arguments.open_with(game, edition, here.language)
    counts = list(range(table.fewest, table.most + 1))
    if seats is not None:
        read = arguments.whole("--seats", 1)
        counts = [arguments.seats_of(table, read(part.strip())) for part in seats.split(",")]
    if out is not None and (Path(out).is_dir() or not Path(out).resolve().parent.is_dir()):
        raise Problem("file-unwritten", file=out)
    plan = balance_.Plan(game, tuple(counts), games, seed, text)
    with bar(here, games * len(plan.seats)) as progress:
        report = balance_.run(plan, jobs or os.cpu_count() or 1, progress)
    words = Words(game, here.language, [], table.titles, table.terms)
    show(here, report, words)
    if out is not None:
        write(out, page(report, words, command(plan, edition)))
        here.say("balance-written", file=out)
    return 0


def command(plan: balance_.Plan, edition: str | None = None) -> str:
    """What gives the same report again; `edition` is the file that the edition came from."""
    seats = ",".join(map(str, plan.seats))
    own = f" --edition {shlex.quote(edition)}" if edition else ""
    return f"seadogs balance {plan.game} --seats {seats} --games {plan.games} --seed {plan.seed}{own}"


def write(file: str, text: str) -> None:
    try:
        Path(file).write_text(text, encoding="utf-8")
    except OSError as error:
        raise Problem("file-unwritten", file=file) from error


def show(here: session.Session, report: balance_.Balance, words: Words) -> None:
    """The tables, one below the other."""
    for table in report.tables:
        here.say("balance-seats", count=table.seats, games=table.games)
        show_rows(here, report, words, "by-seat", table.by_seat, table.seats)
        show_rows(here, report, words, "by-lot", table.by_lot, table.seats)
        show_rows(here, report, words, "strategies", table.strategies, table.seats)
        show_rows(here, report, words, "features", table.features, 100)
        show_rows(here, report, words, "sources", table.sources, 1)
        show_mixture(here, report, words, table)
    here.say("balance-limits")


def show_rows(
    here: session.Session,
    report: balance_.Balance,
    words: Words,
    kind: str,
    counts: tuple[balance_.Count, ...],
    times: float,
) -> None:
    """One heading and a line for each value; ! marks what is beyond its limit."""
    if not counts:
        return
    here.line()
    here.line(words.say(f"balance-{kind}"))
    grid = Table(box=None, pad_edge=False, show_header=False)
    for row in rows(report, words, kind, counts, times):
        grid.add_row(row.label, row.figure, "!" if row.beyond else "")
    here.block(grid, 2)


def show_mixture(here: session.Session, report: balance_.Balance, words: Words, table: balance_.Table) -> None:
    """Mean points by source, a column for each strategy."""
    if not table.sources:
        return
    grid = Table(box=None, pad_edge=False)
    grid.add_column()
    for strategy in table.sources_of:
        grid.add_column(label(report, words, "strategies", strategy), justify="right")
    for count in table.sources:
        cells = [f"{mean:.1f}" for mean in means_of(table, count.key)]
        grid.add_row(label(report, words, "sources", count.key), *cells)
    here.line()
    here.block(grid, 2)
    here.line()


def means_of(table: balance_.Table, source: str) -> list[float]:
    """The points of one source, strategy by strategy."""
    return [
        next((count.value.value for count in counts if count.key == source), 0.0)
        for counts in table.sources_of.values()
    ]
