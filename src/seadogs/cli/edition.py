"""`seadogs edition check` and `show`: what is printed on a game, whether it fits, and where it comes from.

What a game needs for these, found by its folder: a module `edition` whose `load(text)` returns an object
with `name`, `digest`, `values` (tuple of `kernel.provenance.Value`) and `warnings` (tuple of Violation: what is
odd about an edition that can be played), or raises EditionError; and its default edition as `editions/<name>.toml`.
What a value written as data means to a reader is shown above it, where the game has a term for it
(`Game.terms`): that of the value `<table>.<row>.<column>` is named `<column>-of-<row>`.
"""

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Annotated, Any, Final

import typer
from rich.table import Table

from seadogs.cli import arguments, session, tree
from seadogs.cli.problem import Problem
from seadogs.games import found, open_game
from seadogs.kernel.provenance import EditionError, Value, Violation
from seadogs.play.words import Words

WIDEST: Final = 120  # characters of a line in a grid; what is wider is written as a list
OF: Final = "-of-"  # in the name of a term that says what a value means
MARKS: Final = {"rule": "", "derived": "'", "seen": "~", "invented": "*"}

File = Annotated[str, typer.Argument(metavar="FILE")]
Game = Annotated[str | None, typer.Option(metavar="GAME")]


@dataclass(frozen=True)
class Reading:
    """An edition file as one game reads it: an edition, or what is wrong with it."""

    game: str
    edition: Any  # None if there are violations
    violations: list[Violation]


def check(
    context: typer.Context,
    file: File,
    game: Game = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> int:
    """Whether a file is an edition that can be played; 1 if not, with a sentence for each fault."""
    here = session.of(context)
    reading = _read(arguments.read_file(file), game)
    words = Words(reading.game, here.language)
    sentences = [arguments.violation_sentence(words, broken) for broken in reading.violations]
    if json:
        here.json(_as_json(reading, sentences))
    elif sentences:
        for sentence in sentences:
            here.line(sentence)
        here.line()
        here.say("edition-faults", file=file, count=len(sentences))
    else:
        here.say("edition-good", file=file, game=reading.game, name=reading.edition.name)
        _say_warnings(here, reading)
        _say_invented(here, reading.edition.values)
    return 1 if sentences else 0


def show(
    context: typer.Context,
    file: Annotated[str | None, typer.Argument(metavar="FILE")] = None,
    game: Game = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> int:
    """Every value of an edition (the default one if no file is named), and which are invented."""
    here = session.of(context)
    text = arguments.read_file(file) if file is not None else _default_text(game)
    reading = _read(text, game)
    if reading.violations:
        first, more = reading.violations[0], len(reading.violations) - 1
        sentence = arguments.violation_sentence(Words(reading.game, here.language), first)
        raise Problem("edition-broken", file=str(file), sentence=sentence, more=more)
    edition = reading.edition
    if json:
        here.json(_as_json(reading, []) | {"values": tree.plain(edition.values)})
        return 0
    here.say("edition-title", game=reading.game, name=edition.name, digest=edition.digest)
    for title, table in _tables(edition.values, _meanings(reading.game, text, here.language)):
        here.line()
        here.line(f"[{title}]", style="bold")
        here.block(table, 2)
    here.line()
    here.say("edition-legend", **MARKS)
    _say_invented(here, edition.values)
    _say_warnings(here, reading)
    return 0


def _games() -> list[str]:
    """The games that have editions."""
    return [key for key in found() if find_spec(f"seadogs.games.{key}.edition")]


def _read(text: str, game: str | None) -> Reading:
    """As the named game reads it; else as that game does which finds the least fault with it: with whole tables,
    that is, and only then with what stands in them.
    """
    keys = [arguments.game_key(game)] if game is not None else _games()
    return min((_read_as(key, text) for key in keys), key=_misfit)


def _misfit(reading: Reading) -> tuple[int, int]:
    of_tables = sum(not re.search(r"[.\[]", broken.where) for broken in reading.violations)
    return of_tables, len(reading.violations)


def game_of(text: str) -> str:
    """The key of the game that an edition file fits best."""
    return _read(text, None).game


def _read_as(key: str, text: str) -> Reading:
    try:
        return Reading(key, import_module(f"seadogs.games.{key}.edition").load(text), [])
    except EditionError as error:
        return Reading(key, None, error.violations)


def _default_text(game: str | None) -> str:
    if game is None and len(_games()) > 1:
        raise Problem("edition-which", games=", ".join(_games()))
    key = arguments.game_key(game) if game is not None else _games()[0]
    name = open_game(key).edition
    return (files(f"seadogs.games.{key}") / "editions" / f"{name}.toml").read_text("utf-8")


def _as_json(reading: Reading, sentences: list[str]) -> dict[str, Any]:
    made: dict[str, Any] = {"game": reading.game, "good": not reading.violations}
    if reading.edition is not None:
        made |= {"name": reading.edition.name, "digest": reading.edition.digest}
        made["warnings"] = [tree.plain(odd) for odd in reading.edition.warnings]
    pairs = zip(reading.violations, sentences, strict=False)
    violations = [tree.plain(broken) | {"sentence": sentence} for broken, sentence in pairs]
    return made | {"violations": violations}


def _say_warnings(here: session.Session, reading: Reading) -> None:
    words = Words(reading.game, here.language)
    for odd in reading.edition.warnings:
        here.say("edition-warning", sentence=arguments.violation_sentence(words, odd))


def _say_invented(here: session.Session, values: Sequence[Value]) -> None:
    invented = sum(value.provenance == "invented" for value in values)
    here.say("edition-invented", invented=invented, values=len(values))


def _meanings(game: str, text: str, language: str) -> Mapping[str, str]:
    """What the game's terms say in the reader's language, by the names of the terms that stand for a value."""
    terms = open_game(game, text).terms
    words = Words(game, language, terms=terms)
    return {term: words.say(term) for term in terms if OF in term}


def _meaning_of(value: Value) -> str:
    """The name of the term that says what a value means, if there is such a term."""
    _, row, column = [*value.path.split(".", 2), "", ""][:3]
    return f"{column}{OF}{row}"


def _tables(values: Sequence[Value], meanings: Mapping[str, str]) -> list[tuple[str, Table]]:
    """The values by the file's own tables; a table of tables becomes a grid."""
    groups: dict[str, list[Value]] = defaultdict(list)
    for value in values:
        groups[value.path.partition(".")[0]].append(value)
    return [(name, _table(group, meanings)) for name, group in groups.items()]


def _table(group: Sequence[Value], meanings: Mapping[str, str]) -> Table:
    """Paths a.b: a line each. Paths a.b.c: a line for each b, a column for each c."""
    table = Table(box=None, pad_edge=False, show_header=any(value.path.count(".") > 1 for value in group))
    cells: dict[str, dict[str, str]] = defaultdict(dict)
    for value in group:
        _, row, column = [*value.path.split(".", 2), "", ""][:3]
        cells[row][column] = _cell(value, meanings.get(_meaning_of(value)))
    columns = list(dict.fromkeys(column for row in cells.values() for column in row))
    if sum(max(len(row.get(column, "")) for row in cells.values()) for column in columns) > WIDEST:
        return _list(cells)
    table.add_column(no_wrap=True)
    for column in columns:
        table.add_column(column, overflow="fold")
    for row, held in cells.items():
        table.add_row(row, *(held.get(column, "") for column in columns))
    return table


def _list(cells: Mapping[str, Mapping[str, str]]) -> Table:
    """A line for each value, its row named once."""
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for row, held in cells.items():
        for at, (column, cell) in enumerate(held.items()):
            table.add_row("" if at else row, column, cell)
    return table


def _cell(value: Value, meaning: str | None) -> str:
    """A value as it is written, under what it says to a reader."""
    shown = " ".join(map(str, value.value)) if isinstance(value.value, tuple) else str(value.value)
    return "\n".join([*([meaning] if meaning is not None else []), shown + MARKS[value.provenance]])
