"""Help and usage in the reader's language: the messages `help-<command>` and `help-<command>-<parameter>`."""

from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from seadogs import games
from seadogs.cli.problem import Problem
from seadogs.cli.session import Session

GAP = "  "


class HouseCommand(TyperCommand):
    """A command that explains itself in the house's words."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(_help(self, ctx))


class HouseGroup(TyperGroup):
    """Commands that explain themselves in the house's words."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(_help(self, ctx))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            raise Problem("command-unknown", command=args[0], commands=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def message_of(context: typer.Context) -> str:
    """The name of the message that explains a command: help, help-simulate, help-edition-check."""
    return "-".join(["help", *context.command_path.split()[1:]])


def parameters_of(command: Any) -> list[Any]:
    """The arguments and options that a person may write, without --help."""
    return [parameter for parameter in command.params if parameter.name != "help" and not parameter.hidden]


def _help(command: Any, context: typer.Context) -> str:
    here = context.obj
    assert isinstance(here, Session)
    say, about = here.words.say, message_of(context)
    usage = " ".join([context.command_path, *command.collect_usage_pieces(context)])
    lines = [say("help-usage", {"usage": usage}), "", say(about)]
    rows = [(_left(p), say(f"{about}-{p.name}", {"games": ", ".join(games.found())})) for p in parameters_of(command)]
    rows.append(("--help", say("help-help")))
    lines += ["", *_columns(rows)]
    if isinstance(command, TyperGroup):
        commands = [(name, say(f"{about}-{name}").split("\n")[0]) for name in command.commands]
        lines += ["", *_columns(commands)]
    return "\n".join(lines) + "\n"


def _left(parameter: Any) -> str:
    """How a parameter is written: FILE, --games N, --browser / --no-browser."""
    metavar = parameter.metavar or ""
    if parameter.param_type_name == "argument":
        return str(metavar or parameter.name.upper())
    ways = " / ".join([*parameter.opts, *parameter.secondary_opts])
    return f"{ways} {metavar}".strip()


def _columns(rows: list[tuple[str, str]]) -> list[str]:
    width = max(len(left) for left, _ in rows)
    return [f"{GAP}{left:<{width}}{GAP}{right}" for left, right in rows]
