"""What is printed on the components: tiles, numbers and names, no behaviour.

All of it comes from one TOML file an edition (`editions/`), read by `edition_file` and held against the rulebook
by `edition_check`; `effect_code` turns what tiles do into steps. Only this module makes an Edition, because
compiled tables must be made by compiled code.
"""

from importlib.resources import files
from typing import Final, final

from mypy_extensions import i64

from seadogs.games.darkseas.edition_check import check, warnings
from seadogs.games.darkseas.edition_file import read
from seadogs.games.darkseas.edition_sheet import as_printed
from seadogs.games.darkseas.effect_code import Code
from seadogs.games.darkseas.printed import Printed
from seadogs.games.darkseas.terms import BASIC, COLOURS, NOTHING, RESOURCES, SLOTS
from seadogs.games.darkseas.views import TileView
from seadogs.kernel.edition_file import parse
from seadogs.kernel.provenance import EditionError, Value, Violation
from seadogs.kernel.tables import vec

__all__ = ["Edition", "EditionError", "load", "plunder_1"]

# A step of an effect is a row of numbers: what it does, then how. `effect_code` writes them.
WIDTH: Final = 12
VERB: Final = 0
NEXT: Final = 1  # the step after it and all that is inside it
THEN: Final = 2  # the first step inside
ELSE: Final = 3  # the first step of what is done otherwise; NEXT where nothing is
WHO: Final = 4
WHAT: Final = 5
WHERE: Final = 6
COUNT: Final = 7
KEEP: Final = 8
MEASURE: Final = 9  # COUNT for every EVERY of it, MOST at most; NOTHING where COUNT stands alone
EVERY: Final = 10
LIMIT: Final = 11


@final
class Edition:
    """One edition's printed values. Tables of tiles have 68 entries: 66 copies, then the starting designs.

    The constructor is long because mypyc trusts only what stands in it to be defined: reads of attributes set
    elsewhere are checked each time.
    """

    def __init__(self, printed: Printed, odd: tuple[Violation, ...] = ()) -> None:
        self.name = printed.name
        self.warnings = odd  # what is odd about it
        self.digest = printed.digest
        self.values: tuple[Value, ...] = printed.values  # by path, with provenance: for people, not for rules
        self.printed = printed  # the designs as written, for texts: not for rules

        # The tiles: their keys in records, their designs, what they scheme and what they do, and how they look.
        tiles = printed.tiles
        code = Code([design.effect for design in printed.designs])
        self.keys: list[str] = [tile.key for tile in tiles]
        self.designs: list[str] = [design.key for design in printed.designs]
        self.design: vec[i64] = _vec([tile.design for tile in tiles])
        self.die: vec[i64] = _vec([tile.colour for tile in tiles])  # of the scheme, or NOTHING
        self.resource: vec[i64] = _vec([_resource(tile.resource) for tile in tiles])  # likewise
        self.steps: vec[i64] = _vec(code.steps)  # WIDTH numbers a step; step 0 ends every effect
        self.effect: vec[i64] = _vec([code.starts[tile.design] for tile in tiles])  # its first step
        self.scores: vec[i64] = _vec([int(code.scores[tile.design]) for tile in tiles])  # at the end only
        self.copies: vec[i64] = _vec([int(code.copies[tile.design]) for tile in tiles])  # another tile
        self.touches: vec[i64] = _vec([int(code.touches[tile.design]) for tile in tiles])  # other players' things
        self.longest: vec[i64] = _vec([code.longest[tile.design] for tile in tiles])  # decisions and draws, at most
        self.start_slots: vec[i64] = _vec([SLOTS.index(slot) for slot in printed.start_slots])  # by starting design

        self.tile_views: list[TileView] = [_tile_view(printed, code, tile) for tile in range(len(tiles))]

        # The rulebook's numbers.
        number = printed.numbers
        self.rounds: i64 = number["rounds"]
        self.start_doubloons: i64 = number["start-doubloons"]
        self.start_treasures: i64 = number["start-treasures"]
        self.start_tiles: i64 = number["start-tiles"]
        self.berths: i64 = number["berths"]  # pirates at a harbour
        self.upgrade_price: i64 = number["upgrade-price"]
        self.island_doubloons: i64 = number["island-doubloons"]  # the captain's bonus
        self.island_draw: i64 = number["island-draw"]
        self.island_keep: i64 = number["island-keep"]
        self.scheme_keep: i64 = number["scheme-keep"]  # of the treasures that a scheme draws
        self.treasures: i64 = number["treasures-of-a-kind"]
        self.points_dread: i64 = number["points-dread"]
        self.points_harbour: i64 = number["points-harbour"]
        self.points_full: i64 = number["points-full"]
        self.doubloons_a_point: i64 = number["doubloons-a-point"]
        self.sets: vec[i64] = _vec(list(printed.sets))  # points by how many treasures of a kind, from none on


def load(text: str) -> Edition:
    """The edition written in `text`. Raises EditionError, with everything that is wrong, and nothing else."""
    tree = parse(text)
    violations = check(tree, text)
    if violations:
        raise EditionError(violations)
    sheet = read(tree)[0]
    return Edition(as_printed(sheet), tuple(warnings(sheet)))


_packaged: Final[list[Edition]] = []


def plunder_1() -> Edition:
    """The edition that comes with the game; read once a process."""
    if not _packaged:
        file = files("seadogs.games.darkseas").joinpath("editions/plunder-1.toml")
        _packaged.append(load(file.read_text("utf-8")))
    return _packaged[0]


def _vec(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def _resource(word: str) -> int:
    return RESOURCES.index(word) if word else NOTHING


def _tile_view(printed: Printed, code: Code, number: int) -> TileView:
    """A tile as every View shows it."""
    tile = printed.tiles[number]
    return TileView(
        key=tile.key,
        design=printed.designs[tile.design].key,
        colour=COLOURS[tile.colour] if tile.colour != NOTHING else "",
        resource=tile.resource,
        end=code.scores[tile.design],
        starting=number >= BASIC,
    )
