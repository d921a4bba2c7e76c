"""An edition as it was read: what `edition_file` makes of a file that is sound, and `edition` makes tables of."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from seadogs.kernel.provenance import Value

# The tree of an effect, as TOML gives it: a list of steps, each a table with one verb, its arguments, and lists of
# steps inside. For example `[{pay = "doubloons", count = 1, then = [{draw = "treasures", count = 2, keep = 1}]}]`.
Step: TypeAlias = Mapping[str, object]
Effect: TypeAlias = Sequence[Step]

NUMBERS: Final = (
    "rounds",
    "start-doubloons",
    "start-treasures",
    "start-tiles",
    "berths",
    "upgrade-price",
    "island-doubloons",
    "island-draw",
    "island-keep",
    "scheme-keep",
    "treasures-of-a-kind",
    "points-dread",
    "points-harbour",
    "points-full",
    "doubloons-a-point",
    "pirates",
    "dread-pirates",
    "doubloons",
)  # fmt: skip


@dataclass(frozen=True)
class Design:
    """What several copies of a tile have in common. Titles and flavours by language."""

    key: str
    title: Mapping[str, str]
    effect: Effect
    flavour: Mapping[str, str]


@dataclass(frozen=True)
class Tile:
    """One copy. `key` is the design's, with the scheme's colour where there is a scheme."""

    key: str
    design: int  # its place in Printed.designs
    colour: int  # of the scheme's die (terms.COLOURS), or -1
    resource: str  # "doubloons", "pirates", "treasure", or ""


@dataclass(frozen=True)
class Printed:
    """A sound edition: 66 tiles in the file's order, then one for each of the two starting designs."""

    name: str
    digest: str
    values: tuple[Value, ...]
    designs: tuple[Design, ...]
    tiles: tuple[Tile, ...]
    start_slots: tuple[str, ...]  # where the starting designs lie: "s-a", "ne-a"
    numbers: Mapping[str, int]  # by NUMBERS
    sets: tuple[int, ...]  # points for none, one, two, three, four treasures of a kind
