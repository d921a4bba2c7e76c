"""Reads an edition file: its text, its shape, and the provenance of every value. What the values mean to each
other is `edition_check`'s business; what the rules read is `edition`'s.

A file is TOML. A value is written plainly, or as `{ value = ..., from = "seen" }`; a table's own `from` holds
for all values below it. Never compiled: it runs once a process.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from seadogs.games.darkseas.edition_fault import plain
from seadogs.games.darkseas.edition_reader import KEY, Reader
from seadogs.games.darkseas.edition_shape import LONGEST_TITLE, SCHEMA
from seadogs.games.darkseas.edition_sheet import Sheet
from seadogs.games.darkseas.edition_tile import Tiles
from seadogs.kernel.names import Fact
from seadogs.kernel.provenance import PROVENANCES, EditionError, Violation

LARGEST_FILE: Final = 131_072  # bytes; an edition takes about 25,000
LONGEST_LINE: Final = 1_000  # characters; tomllib takes quadratic time over a dotted key

SHAPE_CONSTRAINTS: Final = (
    "file-unreadable",
    "file-too-large",
    "file-not-text",
    "line-too-long",
    "file-too-deep",
    "file-not-toml",
    "key-missing",
    "key-unknown",
    "key-malformed",
    "table-expected",
    "tables-expected",
    "tables-missing",
    "tables-too-many",
    "type-wrong",
    "list-length",
    "number-out-of-range",
    "word-unknown",
    "text-malformed",
    "provenance-missing",
    "provenance-unknown",
    "scheme-no-colour",
    "effect-empty",
    "steps-too-many",
    "steps-too-deep",
    "step-not-table",
    "step-two-verbs",
    "verb-unknown",
    "step-key-unknown",
    "step-key-missing",
    "pay-without-then",
    "end-inside",
    "step-inside",
    "chosen-without-choose",
    "each-without-each",
    "nobody-affected",
    "matching-without-roll",
    "measure-without-place",
    "keep-more-than-drawn",
    "condition-unknown",
    "either-two",
)
HEADER: Final = re.compile(r"^[ \t]*\[\[[ \t]*(tile|starting)[ \t]*\]\]", re.MULTILINE)


def fetch(path: Path) -> str:
    """The text of a file. Raises EditionError if it cannot be had."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:  # ValueError: a path with a null byte
        reason = error.strerror if isinstance(error, OSError) else None
        raise _error("file-unreadable", path=plain(str(path)), reason=reason or "?") from error
    if len(raw) > LARGEST_FILE:
        raise _error("file-too-large", most=LARGEST_FILE)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise _error("file-not-text", line=raw.count(b"\n", 0, error.start) + 1) from error


def parse(text: str) -> dict[str, object]:
    """The tree of tables in `text`. Raises EditionError if it is not TOML or too large to be an edition."""
    if len(text) > LARGEST_FILE:
        raise _error("file-too-large", most=LARGEST_FILE)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise _error("line-too-long", line=number, most=LONGEST_LINE)
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise _error("file-too-deep") from error
    except ValueError as error:  # TOMLDecodeError is one; so is Python's refusal of numbers of 4,300 digits
        raise _error("file-not-toml", reason=plain(str(error), 200)) from error


def read(tree: Mapping[str, object]) -> tuple[Sheet, list[Violation]]:
    """The values in `tree`, and what is wrong with its shape; with any violation the sheet has gaps."""
    reader = Reader()
    name = tree.get("name", "")
    if "name" not in tree:
        reader.faults.add("key-missing", "name", key="name")
    elif not isinstance(name, str):
        reader.faults.add("type-wrong", "name", expected="name", found=plain(name))
    elif reader.key_fits(name, "name"):
        reader.name = name
    reader.table({key: node for key, node in tree.items() if key not in ("name", "tile", "starting")}, "", SCHEMA, None)
    outer = reader.origin(tree, "", None) if tree.get("from") in PROVENANCES else None
    starting = Tiles(reader).designs(tree, "starting", outer)
    tiles = Tiles(reader).designs(tree, "tile", outer)
    return Sheet(reader.name, reader.values, tiles, starting), reader.faults.found


def with_lines(violations: Sequence[Violation], tree: Mapping[str, object], text: str) -> list[Violation]:
    """The violations, those of a tile with its key and the line of the file where that tile begins."""
    lines: dict[str, list[int]] = {"tile": [], "starting": []}
    for header in HEADER.finditer(text):
        lines[header[1]].append(text.count("\n", 0, header.start()) + 1)
    return [replace(broken, where=_placed(broken.where, tree, lines)) for broken in violations]


def _placed(where: str, tree: Mapping[str, object], lines: Mapping[str, list[int]]) -> str:
    """`tile[3].effect[1]` becomes `tile[3].effect[1] (press-gang, line 120)`."""
    found = re.match(r"(tile|starting)\[(\d+)\]", where)
    tables = tree.get(found[1]) if found else None
    if found is None or not isinstance(tables, list):
        return where
    at = int(found[2]) - 1
    table = tables[at] if at < len(tables) else None
    key = table.get("key") if isinstance(table, dict) else None
    known = [key] if isinstance(key, str) and len(key) <= LONGEST_TITLE and KEY.fullmatch(key) else []
    if len(lines[found[1]]) == len(tables):  # else some header stands in a text, or is written another way
        known.append(f"line {lines[found[1]][at]}")
    return f"{where} ({', '.join(known)})" if known else where


def _error(constraint: str, **facts: Fact) -> EditionError:
    return EditionError([Violation(constraint, "", facts)])
