"""Any view or table as text: names and values, and a grid for what there is several of."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from rich.table import Table

from seadogs.cli.session import Session

INDENT: Final = 2
NOTHING: Final = "-"
WIDEST: Final = 8  # columns; more fields than that stand one below the other


def plain(value: Any) -> Any:
    """Frozen values as dictionaries, lists, numbers and texts: what JSON can hold."""
    return _listed(msgspec.to_builtins(value, str_keys=True))


def show(here: Session, value: Mapping[str, Any], depth: int = 0) -> None:
    """Prints plain values, a line for each name and a grid for each list of things."""
    for name, held in value.items():
        if isinstance(held, Mapping) and held:
            _line(here, f"{name}:", depth)
            show(here, held, depth + 1)
        elif isinstance(held, list) and held and all(isinstance(item, Mapping) for item in held):
            _line(here, f"{name}:", depth)
            here.block(grid(held), INDENT * (depth + 1))
        else:
            _line(here, f"{name}: {cell(held)}", depth)


def grid(items: list[dict[str, Any]]) -> Table:
    """Things of one shape: a row for each, or a column for each where they have many fields."""
    fields = list(dict.fromkeys(field for item in items for field in item))
    table = Table(box=None, pad_edge=False, show_header=len(fields) <= WIDEST)
    if len(fields) <= WIDEST:
        for field in fields:
            table.add_column(field, overflow="fold")
        for item in items:
            table.add_row(*(cell(item.get(field)) for field in fields))
    else:
        table.add_column(no_wrap=True)
        for _ in items:
            table.add_column(overflow="fold")
        for field in fields:
            table.add_row(field, *(cell(item.get(field)) for item in items))
    return table


def cell(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, Mapping):
        return " ".join(f"{name}={cell(held)}" for name, held in value.items()) or NOTHING
    if isinstance(value, list):
        parting = "; " if any(isinstance(item, Mapping | list) for item in value) else " "
        return parting.join(cell(item) for item in value) or NOTHING
    if value is None or value == "":
        return NOTHING
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def _listed(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {name: _listed(held) for name, held in value.items()}
    return [_listed(held) for held in value] if isinstance(value, list | tuple) else value


def _line(here: Session, text: str, depth: int) -> None:
    here.line(" " * (INDENT * depth) + text)
