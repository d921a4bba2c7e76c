"""`seadogs play` and `serve`: the server, for a person at this machine and for a host."""

import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Mapping
from logging import INFO, WARNING
from pathlib import Path
from typing import Annotated, Final

import typer

from seadogs.cli import arguments, session
from seadogs.cli.edition import game_of
from seadogs.cli.problem import Problem

HERE: Final = "127.0.0.1"
PORT: Final = 8000
PLAY_PORT = 8642  # the same every time, for a browser keeps language, hints and chairs by address
LAST_PORT: Final = 65535
MATCHES: Final = 50  # that a device may play at once

Port = Annotated[int | None, typer.Option(metavar="PORT", parser=arguments.whole("--port", 0, LAST_PORT))]
Database = Annotated[str | None, typer.Option(metavar="FILE")]
Edition = Annotated[str | None, typer.Option(metavar="FILE")]


def play(
    context: typer.Context,
    port: Port = None,
    database: Database = None,
    edition: Edition = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser")] = True,
) -> int:
    """Serves this machine alone, at the port named, or at 8642 if that is free, and shows the address."""
    here = session.of(context)

    def ready(address: str) -> None:
        here.say("play-address", address=address)
        here.out.file.flush()
        if browser and here.out.is_terminal and _has_screen():
            webbrowser.open(address)

    at = _free_port() if port is None else port
    return _run(HERE, at, database, ready, _editions(edition, here.language), logging=WARNING)


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(metavar="HOST")] = HERE,
    port: Port = PORT,
    database: Database = None,
    edition: Edition = None,
    matches: Annotated[int | None, typer.Option(metavar="N", parser=arguments.whole("--matches", 1))] = MATCHES,
) -> int:
    """Serves whoever reaches `host`."""
    here = session.of(context)

    def ready(address: str) -> None:
        here.say("serve-address", address=address)
        here.out.file.flush()

    most = MATCHES if matches is None else matches
    return _run(host, PORT if port is None else port, database, ready, _editions(edition, here.language), most)


def default_database() -> Path:
    """Where matches are kept if nobody says: the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "seadogs" / "seadogs.sqlite3"


def _editions(path: str | None, language: str) -> dict[str, str]:
    """The edition file's text, by the game that it is for. Raises Problem if it is for none."""
    if path is None:
        return {}
    text = arguments.read_file(path)
    key = game_of(text)
    arguments.open_with(key, path, language)
    return {key: text}


def _run(
    host: str,
    port: int,
    database: str | None,
    ready: Callable[[str], None],
    editions: Mapping[str, str],
    matches: int | None = None,
    logging: int = INFO,
) -> int:
    """Serves until interrupted; `ready` is told the address. A device may play `matches` at once, if that is named.
    What is at least as grave as `logging` goes to the log; who plays here wants no lines of other things.
    Raises Problem if port or file cannot be had."""
    # Not for those who only replay or simulate: it takes a second.
    from seadogs.server.app import run
    from seadogs.server.logs import make_log
    from seadogs.server.store import UnusableError

    _check_port(host, port)
    path = Path(database) if database is not None else default_database()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        # A new one is for this user's eyes alone: it holds the seeds of running matches.
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT, 0o600))
    except (OSError, ValueError) as error:
        raise Problem("database", file=str(path)) from error
    try:
        log = make_log(level=logging)
        run(host, port, path, ready=ready, log=log, editions=editions, matches_a_device=matches)
    except UnusableError as error:
        raise Problem("database", file=str(path)) from error
    return 0


def _free_port() -> int:
    """The usual one, or 0 for any where another server has it."""
    try:
        _check_port(HERE, PLAY_PORT)
    except Problem:
        return 0
    return PLAY_PORT


def _check_port(host: str, port: int) -> None:
    """Raises Problem if nobody can listen there now."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except (OSError, TypeError, UnicodeError) as error:  # the latter two: no host can have such a name
        raise Problem("port", host=host, port=str(port)) from error


def _has_screen() -> bool:
    """Whether a browser would open a window rather than take over this terminal."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
