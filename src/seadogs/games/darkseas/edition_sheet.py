"""An edition as its file states it: values by path, and tiles. What the rules need of it goes on as `Printed`.

Never compiled: it is made once a process.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from seadogs.games.darkseas import printed
from seadogs.games.darkseas.edition_shape import PLAY, SCORE, STARTS
from seadogs.games.darkseas.edition_step import Step, tree_of
from seadogs.games.darkseas.terms import COLOURS, NOTHING
from seadogs.kernel import edition_file
from seadogs.kernel.provenance import Value

Texts: TypeAlias = Mapping[str, str]  # one text in several languages, by language


@dataclass(frozen=True)
class Design:
    """What is printed on a plunder tile: all copies of one design, that differ in their colour alone."""

    key: str
    title: Texts
    effect: tuple[Step, ...] = ()
    resource: str = ""  # of its scheme; "" where it has none
    colours: tuple[str, ...] = ()  # of its scheme, one a copy
    flavour: Texts | None = None
    harbour: str = ""  # of a starting tile: where it lies

    @property
    def copies(self) -> int:
        """How many such tiles there are, of a basic design."""
        return len(self.colours) or 1


class Sheet(edition_file.Sheet):
    """A file of the right shape: its values, and its tiles, in the order of the file."""

    def __init__(self, name: str, values: Iterable[Value], tiles: Iterable[Design], starting: Iterable[Design]) -> None:
        super().__init__(name, values)
        self.tiles = tuple(tiles)
        self.starting = tuple(starting)


def as_printed(sheet: Sheet) -> printed.Printed:
    """What the rules read. The tiles stand by their keys, whatever the file's order: equal values play equal games."""
    basic = sorted(sheet.tiles, key=lambda design: design.key)
    starting = sorted(sheet.starting, key=lambda design: STARTS.index(design.harbour))
    designs = [*basic, *starting]
    tiles = [tile for at, design in enumerate(designs) for tile in _copies(design, at)]
    numbers = {key: sheet.number(f"play.{key}") for key in PLAY} | {key: sheet.number(f"score.{key}") for key in SCORE}
    for key in ("treasures-of-a-kind", "pirates", "dread-pirates"):
        numbers[key] = sheet.number(f"supply.{key}")
    numbers["doubloons"] = sheet.number("supply.doubloons-of-1") + 3 * sheet.number("supply.doubloons-of-3")
    return printed.Printed(
        name=sheet.name,
        digest=digest(sheet),
        values=sheet.values,
        designs=tuple(
            printed.Design(design.key, design.title, tree_of(design.effect), design.flavour or {}) for design in designs
        ),
        tiles=tuple(tiles),
        start_slots=tuple(f"{design.harbour}-a" for design in starting),
        numbers=numbers,
        sets=tuple(sheet.numbers("score.sets")),
    )


def _copies(design: Design, at: int) -> list[printed.Tile]:
    if not design.colours:
        return [printed.Tile(design.key, at, NOTHING, "")]
    return [
        printed.Tile(f"{design.key}-{colour}", at, COLOURS.index(colour), design.resource)
        for colour in sorted(design.colours, key=COLOURS.index)
    ]


def digest(sheet: Sheet) -> str:
    """Over the values that play: not the order of the file, its comments, provenance, name, titles or jokes."""
    values: dict[str, object] = {}
    for value in sheet.values:
        if value.path.split(".")[2:3] in (["title"], ["flavour"]):
            continue
        is_set = value.path.endswith(".colours") and isinstance(value.value, tuple)
        values[value.path] = sorted(map(str, value.value)) if is_set and isinstance(value.value, tuple) else value.value
    return edition_file.digest_of(values)
