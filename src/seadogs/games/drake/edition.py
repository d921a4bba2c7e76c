"""What is printed on the components: numbers, names and the order of the street, no behaviour.

Every number comes from one TOML file an edition (`editions/`), read by `edition_file` and held against the
rulebooks by `edition_check`. Only this module makes an Edition, because compiled tables must be made by
compiled code.
"""

from importlib.resources import files
from typing import Final, final

from mypy_extensions import i64

from seadogs.games.drake.edition_check import check_sheet
from seadogs.games.drake.edition_file import Sheet, read
from seadogs.games.drake.edition_print import printed
from seadogs.games.drake.edition_shape import GALLEONS, PAYING
from seadogs.games.drake.terms import (
    CIRCLES,
    COMMODITIES,
    FEWEST,
    KINDS,
    LOCATIONS,
    MOST,
    NOTHING,
    STREET_LENGTH,
    TREASURES,
)
from seadogs.games.drake.views import PrintedView
from seadogs.kernel.edition_file import digest_of, parse
from seadogs.kernel.provenance import EditionError, Value, Violation
from seadogs.kernel.tables import vec

__all__ = ["GHOST_SHIP", "Edition", "EditionError", "load", "plymouth_1"]

GHOST_SHIP: Final = -1  # in the tavern's table: no crew, but the Ghost Ship
_KIND_ORDER: Final = ("port", "town", "fort", "galleon")  # of the destinations within a zone


@final
class Edition:
    """One edition's printed values. Tables of destinations have 14 entries, tables of tiles 18 (`terms`).

    The destinations stand by zone, then port, town, fort, galleon spot, then key, whatever the file's order:
    equal values play equal games. The constructor is long because mypyc trusts only what stands in it to be
    defined: reads of attributes set elsewhere are checked each time.
    """

    def __init__(self, sheet: Sheet) -> None:
        self.name = sheet.name
        self.digest = _digest(sheet)
        self.warnings: tuple[Violation, ...] = ()  # nothing printed is odd: it fits or it does not
        self.values: tuple[Value, ...] = sheet.values  # by path, with provenance: for people, not for rules
        self.printed: PrintedView = printed(sheet)  # for views

        # The fourteen destinations, and the counters laid on them.
        self.places: list[str] = sorted(sheet.places, key=lambda place: _rank(sheet, place))
        paths = ["destination." + place for place in self.places]
        self.titles: list[str] = [_word_or_empty(sheet, path + ".title") for path in paths]
        self.kind: vec[i64] = _vec([KINDS.index(sheet.word(path + ".kind")) for path in paths])
        self.zone: vec[i64] = _vec([sheet.number(path + ".zone") for path in paths])  # 1..4
        self.within: vec[i64] = _vec([_bits_within(self.zone, reach) for reach in range(5)])  # places, by reach
        self.points: vec[i64] = _vec([_number_or_0(sheet, path + ".points") for path in paths])
        self.troops: vec[i64] = _vec([_number_or_0(sheet, path + ".troops") for path in paths])
        self.cannons: vec[i64] = _vec([_number_or_0(sheet, path + ".cannons") for path in paths])
        self.treasure: vec[i64] = _vec([_treasure(sheet, path + ".treasure") for path in paths])
        self.circles: vec[i64] = _vec([sheet.number(path + ".circles") for path in paths])
        self.sells: vec[i64] = _vec([_goods(sheet, path + ".goods") for path in paths])  # 1 << INDIGO ...
        ranks = ["galleon-counters." + rank for rank in GALLEONS]
        self.galleon_guns: vec[i64] = _vec([sheet.number(rank + ".guns") for rank in ranks])
        self.galleon_points: vec[i64] = _vec([sheet.number(rank + ".points") for rank in ranks])
        self.frigates: vec[i64] = _vec(sheet.numbers("counters.frigates"))
        self.garrisons: vec[i64] = _vec(sheet.numbers("counters.garrisons"))

        # The order of voyage 1, the circles of every location, and what the paying tiles show.
        order = [sheet.word(f"street.{position}") for position in range(1, STREET_LENGTH + 1)]
        self.street: vec[i64] = _vec([LOCATIONS.index(tile) for tile in order])
        self.location_circles: vec[i64] = _vec([_circles_of(sheet, tile) for tile in LOCATIONS])
        shown: list[int] = []  # three numbers a tile, eighteen tiles a set, a set for 3, 4 and 5 captains
        for seats in range(FEWEST, MOST + 1):
            for tile in LOCATIONS:
                amounts = sheet.numbers(f"amounts.{seats}-players.{tile}") if tile in PAYING else []
                shown += amounts + [0] * (CIRCLES - len(amounts))
        self.pays: vec[i64] = _vec(shown)

        # What the other locations give. `tavern[result]`, 1..7, is crew or GHOST_SHIP.
        results = [sheet.number(f"tavern.{result}", GHOST_SHIP) for result in range(1, 8)]
        self.tavern: vec[i64] = _vec([0, *results])
        self.shipyard_guns: vec[i64] = _vec(sheet.numbers("gains.shipyard-guns"))  # by circle
        self.pinnace_crew: vec[i64] = _vec(sheet.numbers("gains.pinnace-crew"))  # by circle
        self.drake_crew: i64 = sheet.number("gains.drake-crew")
        self.drake_guns: i64 = sheet.number("gains.drake-guns")
        self.drake_extra: i64 = sheet.number("gains.drake-extra")  # crew or guns
        self.queen_guns: i64 = sheet.number("gains.queen-guns")
        self.queen_goods: i64 = sheet.number("gains.queen-goods")
        self.informer_goods: i64 = sheet.number("gains.informer-goods")
        self.investor_crew: vec[i64] = _vec(sheet.numbers("gains.investor-crew"))  # by bundle
        self.investor_guns: vec[i64] = _vec(sheet.numbers("gains.investor-guns"))  # by bundle
        self.dockside_gain: i64 = sheet.number("gains.dockside")

        # What lies in the box.
        pools = ("crew", "guns", "supplies", "trade-goods")
        self.pools: vec[i64] = _vec([sheet.number("supply." + pool) for pool in pools])  # by ITEMS
        treasures = ("silver", "gold", "jewels")
        self.treasury: vec[i64] = _vec([sheet.number("supply." + treasure) for treasure in treasures])
        self.commodities: vec[i64] = _vec([sheet.number("supply." + commodity) for commodity in COMMODITIES])
        self.pinnaces: i64 = sheet.number("supply.pinnaces")
        self.player_discs: i64 = sheet.number("supply.player-discs")  # for each captain

        # What the rulebook counts: voyages, prices and victory points.
        self.voyages: i64 = sheet.number("play.voyages")
        self.start_score: i64 = sheet.number("play.start-score")
        self.last_gun: i64 = sheet.number("play.last-gun")
        self.investor_price: i64 = sheet.number("play.investor-price")
        self.die_sides: i64 = sheet.number("play.die-sides")
        self.hero: vec[i64] = _vec(sheet.numbers("score.hero"))  # by Homebound dock
        self.conquests: vec[i64] = _vec(sheet.numbers("score.conquests"))  # by number of kinds attacked
        self.sets: vec[i64] = _vec(sheet.numbers("score.sets"))  # by number of different commodities
        self.chest: vec[i64] = _vec(sheet.numbers("score.chest"))  # by TREASURES

    def pay(self, seats: i64, tile: i64, circle: i64) -> i64:
        """The amount shown in a circle, 0 the best, of a crew, guns, supplies or trade-goods tile; else 0."""
        if circle >= CIRCLES:  # Investor and Dockside have room for more discs, and show no amounts
            return 0
        return self.pays[((seats - FEWEST) * STREET_LENGTH + tile) * CIRCLES + circle]


def load(text: str) -> Edition:
    """The edition written in `text`. Raises EditionError, with everything that is wrong, and nothing else."""
    sheet, violations = read(parse(text))
    if not violations:
        violations = check_sheet(sheet)
    if violations:
        raise EditionError(violations)
    return Edition(sheet)


_packaged: Final[list[Edition]] = []


def plymouth_1() -> Edition:
    """The edition that comes with the game; read once a process."""
    if not _packaged:
        file = files("seadogs.games.drake").joinpath("editions/plymouth-1.toml")
        _packaged.append(load(file.read_text("utf-8")))
    return _packaged[0]


def _vec(numbers: list[int]) -> vec[i64]:
    return vec[i64]([i64(number) for number in numbers])


def _bits_within(zones: vec[i64], reach: i64) -> int:
    """A bit for each destination in zones 1..reach."""
    bits = 0
    for place in range(len(zones)):
        if zones[place] <= reach:
            bits += 1 << place
    return bits


def _rank(sheet: Sheet, place: str) -> tuple[int, int, str]:
    kind = sheet.word(f"destination.{place}.kind")
    return sheet.number(f"destination.{place}.zone"), _KIND_ORDER.index(kind), place


def _word_or_empty(sheet: Sheet, path: str) -> str:
    return sheet.word(path) if path in sheet else ""


def _number_or_0(sheet: Sheet, path: str) -> int:
    return sheet.number(path) if path in sheet else 0


def _treasure(sheet: Sheet, path: str) -> int:
    return TREASURES.index(sheet.word(path)) if path in sheet else NOTHING


def _goods(sheet: Sheet, path: str) -> int:
    bits = 0
    if path in sheet:
        for commodity in sheet.words(path):
            bits |= 1 << COMMODITIES.index(commodity)
    return bits


def _circles_of(sheet: Sheet, tile: str) -> int:
    """Of a paying tile as many as its amounts, the same in every set; MOST where everybody may stop."""
    if tile in PAYING:
        return len(sheet.numbers(f"amounts.{FEWEST}-players.{tile}"))
    return sheet.number("circles." + tile, MOST)


def _digest(sheet: Sheet) -> str:
    """Over the values that play: not the order of the file, its comments, provenance, name or titles."""
    values: dict[str, object] = {}
    for value in sheet.values:
        if value.path.endswith(".title"):
            continue
        is_set = value.path.endswith(".goods")
        values[value.path] = sorted(sheet.words(value.path)) if is_set else value.value
    return digest_of(values)
