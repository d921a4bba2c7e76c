"""The commands, each from its own file. Their words stand in the catalogue, so none here has a help text."""

import platform
from typing import Annotated

import typer

import seadogs
from seadogs.cli import balance, edition, host, measure, replay, session, simulate, table
from seadogs.cli.help import HouseCommand, HouseGroup

PROGRAM = "seadogs"


def root(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    lang: Annotated[str | None, typer.Option(metavar="en|el|es")] = None,
) -> int:
    """What is done without a command. `lang` is read before this, so that errors are in it too."""
    here = session.of(context)
    if version:
        engine = here.words.say(f"engine-{seadogs.engine_kind()}")
        here.say("version", version=seadogs.__version__, engine=engine, python=platform.python_version())
    elif context.invoked_subcommand is None:
        here.line(context.get_help().rstrip())
    if version and context.invoked_subcommand is not None:
        raise typer.Exit
    return 0


def application() -> typer.Typer:
    """The whole command line."""
    made = typer.Typer(cls=HouseGroup, add_completion=False, rich_markup_mode=None)
    made.callback(cls=HouseGroup, invoke_without_command=True)(root)
    made.command(cls=HouseCommand)(host.play)
    made.command(cls=HouseCommand)(host.serve)
    made.command(cls=HouseCommand)(table.table)
    made.command(cls=HouseCommand)(simulate.simulate)
    made.command(cls=HouseCommand)(balance.balance)
    made.command(cls=HouseCommand)(replay.replay)
    editions = typer.Typer(cls=HouseGroup, rich_markup_mode=None, no_args_is_help=True)
    editions.command(cls=HouseCommand)(edition.check)
    editions.command(cls=HouseCommand)(edition.show)
    made.add_typer(editions, name="edition")
    made.command(cls=HouseCommand)(measure.bench)
    return made
