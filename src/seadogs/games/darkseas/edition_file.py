"""Reads an edition file: the values of the schema, and the tiles, which `edition_tile` reads.

What the values mean to each other is `edition_check`'s business; what the rules read is `edition`'s. Never compiled:
it runs once a process.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from seadogs.games.darkseas.edition_shape import SCHEMA
from seadogs.games.darkseas.edition_sheet import Sheet
from seadogs.games.darkseas.edition_tile import Tiles
from seadogs.kernel import edition_file
from seadogs.kernel.edition_reader import KEY, LONGEST_NAME, Reader
from seadogs.kernel.provenance import Violation

SHAPE_CONSTRAINTS: Final = (
    *edition_file.SHAPE_CONSTRAINTS,
    "tables-expected",
    "tables-missing",
    "tables-too-many",
    "tile-type-wrong",
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


def read(tree: Mapping[str, object]) -> tuple[Sheet, list[Violation]]:
    """The values in `tree`, and what is wrong with its shape; with any violation the sheet has gaps."""
    reader = Reader()
    name, outer = reader.whole(tree, SCHEMA, ("tile", "starting"))
    starting = Tiles(reader).designs(tree, "starting", outer)
    tiles = Tiles(reader).designs(tree, "tile", outer)
    return Sheet(name, reader.values, tiles, starting), reader.faults.found


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
    known = [key] if isinstance(key, str) and len(key) <= LONGEST_NAME and KEY.fullmatch(key) else []
    if len(lines[found[1]]) == len(tables):  # else some header stands in a text, or is written another way
        known.append(f"line {lines[found[1]][at]}")
    return f"{where} ({', '.join(known)})" if known else where
