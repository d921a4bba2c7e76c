"""What the rulebooks fix of Plymouth Street, whatever is printed: order, circles, amounts, tavern.

One function a constraint; see `edition_check`.
"""

from collections import Counter
from typing import Final

from seadogs.games.drake.edition_file import Sheet
from seadogs.games.drake.edition_shape import PAYING
from seadogs.games.drake.terms import FEWEST, LOCATIONS, MOST, STREET_LENGTH
from seadogs.kernel.names import Facts
from seadogs.kernel.provenance import Found

SETS: Final = [f"amounts.{seats}-players" for seats in range(FEWEST, MOST + 1)]
PAIRS: Final = (("crew-a", "crew-b"), ("guns-a", "guns-b"), ("supplies-a", "supplies-b"))
HIGHEST_RESULT: Final = 7  # of the tavern: a six, and 1 for the first visitor


def street_order(sheet: Sheet) -> dict[str, int]:
    """The position, from 1, of every location that the street names."""
    return {sheet.word(f"street.{position}"): position for position in range(STREET_LENGTH, 0, -1)}


def street_every_location(sheet: Sheet) -> Found:
    """Eighteen locations, each once."""
    times = Counter(sheet.word(f"street.{position}") for position in range(1, STREET_LENGTH + 1))
    missing = [tile for tile in LOCATIONS if tile not in times]
    for tile, count in times.items():
        if count > 1:
            yield "street", {"location": tile, "times": count, "missing": ", ".join(missing)}


def street_ends(sheet: Sheet) -> Found:
    """Location 17 is the Investor and 18 is Dockside: they are printed on the board."""
    for position, location in ((17, "investor"), (18, "dockside")):
        found = sheet.word(f"street.{position}")
        if found != location:
            yield f"street.{position}", {"position": position, "expected": location, "found": found}


def street_starts_with_crew(sheet: Sheet) -> Found:
    """The street runs from the first crew tile (worked example 2)."""
    found = sheet.word("street.1")
    if found not in ("crew-a", "crew-b"):
        yield "street.1", {"found": found}


def street_better_first(sheet: Sheet) -> Found:
    """setup.tiles: of a pair, the better tile lies earlier."""
    order = street_order(sheet)
    for better, worse in PAIRS:
        if better in order and worse in order and order[better] > order[worse]:
            where = f"street.{order[better]}"
            yield where, {"better": better, "worse": worse, "first": order[worse], "second": order[better]}


def location_circles(sheet: Sheet) -> Found:
    """Circles as the rulebook says for each location that prints no amounts; 0 stands for all captains."""
    fixed = {"tavern": 2, "shipyard": 2, "pinnace": 2, "investor": 0, "dockside": 0}
    for location in LOCATIONS:
        path = f"circles.{location}"
        expected = fixed.get(location, 1)
        found = sheet.number(path) if path in sheet else expected
        if found != expected:
            facts = {"expected": str(expected or "all"), "found": str(found or "all")}
            yield path, {"location": location, **facts}


def amounts_circles(sheet: Sheet) -> Found:
    """Crew, guns and supplies have one to three circles."""
    for tile in PAYING:
        for path in (f"{tiles}.{tile}" for tiles in SETS):
            count = len(sheet.numbers(path))
            if tile != "trade-goods" and not 1 <= count <= 3:
                yield path, {"tile": tile, "found": count}


def amounts_trade_goods_circles(sheet: Sheet) -> Found:
    """The trade-goods tile has two circles."""
    for path in (f"{tiles}.trade-goods" for tiles in SETS):
        count = len(sheet.numbers(path))
        if count != 2:
            yield path, {"found": count}


def amounts_same_circles(sheet: Sheet) -> Found:
    """The sets for 3, 4 and 5 captains have the same circles."""
    for tile in PAYING:
        counts = [len(sheet.numbers(f"{tiles}.{tile}")) for tiles in SETS]
        if len(set(counts)) > 1:
            yield f"amounts.*.{tile}", {"tile": tile, "found": ", ".join(map(str, counts))}


def amounts_do_not_rise(sheet: Sheet) -> Found:
    """The circles of a tile run from the best down."""
    for tiles in SETS:
        for tile in PAYING:
            amounts = sheet.numbers(f"{tiles}.{tile}")
            if amounts != sorted(amounts, reverse=True):
                yield f"{tiles}.{tile}", {"tile": tile, "found": _listed(amounts)}


def amounts_better_tile(sheet: Sheet) -> Found:
    """Tile A of a pair gives more than tile B."""
    for tiles in SETS:
        for better, worse in PAIRS:
            more, less = _total(sheet, tiles, better), _total(sheet, tiles, worse)
            if more <= less:
                yield f"{tiles}.{better}", {"better": better, "worse": worse, "more": more, "less": less}


def crew_suffice(sheet: Sheet) -> Found:
    """Crew A and B together leave enough for pinnace, Drake, the tavern's best and Dockside: 12."""
    rows = [_row(sheet, result) or 0 for result in range(1, HIGHEST_RESULT + 1)]
    tavern = max(rows) + max(rows[:-1])  # the second visitor does not add 1
    drake = sheet.number("gains.drake-crew") + sheet.number("gains.drake-extra")
    others = sum(sheet.numbers("gains.pinnace-crew")) + drake + tavern + MOST * sheet.number("gains.dockside")
    yield from _too_much(sheet, ("crew-a", "crew-b"), "crew", others)


def supplies_suffice(sheet: Sheet) -> Found:
    """Supplies A and B together leave enough for Dockside: 16."""
    others = MOST * sheet.number("gains.dockside")
    yield from _too_much(sheet, ("supplies-a", "supplies-b"), "supplies", others)


def trade_goods_suffice(sheet: Sheet) -> Found:
    """The trade-goods tile leaves enough for the Queen and the Informer: 6."""
    others = sheet.number("gains.queen-goods") + sheet.number("gains.informer-goods")
    yield from _too_much(sheet, ("trade-goods",), "trade-goods", others)


def _too_much(sheet: Sheet, tiles: tuple[str, ...], pool: str, others: int) -> Found:
    """Where `tiles` give more than what `others` leave of a pool."""
    supply = sheet.number(f"supply.{pool}")
    for path in SETS:
        total = sum(_total(sheet, path, tile) for tile in tiles)
        if total > supply - others:
            facts: Facts = {"found": total, "most": supply - others, "supply": supply, "others": others}
            yield path, {"tiles": " + ".join(tiles), **facts}


def _total(sheet: Sheet, tiles: str, tile: str) -> int:
    return sum(sheet.numbers(f"{tiles}.{tile}"))


def _listed(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))


def tavern_covers_results(sheet: Sheet) -> Found:
    """The table says what every result from 1 to 7 gives."""
    for result in range(1, HIGHEST_RESULT + 1):
        if f"tavern.{result}" not in sheet:
            yield f"tavern.{result}", {"result": result}


def tavern_ghost_ship(sheet: Sheet) -> Found:
    """tavern: a result of 1 or 2 gives the Ghost Ship, any other gives crew."""
    for result in range(1, HIGHEST_RESULT + 1):
        crew = _row(sheet, result)
        if crew is not None and (crew == 0) != (result <= 2):
            yield f"tavern.{result}", {"result": result, "found": str(crew) if crew else "ghost-ship"}


def _row(sheet: Sheet, result: int) -> int | None:
    """The crew that a result gives, 0 for the Ghost Ship; None where the table has no such row."""
    path = f"tavern.{result}"
    return sheet.number(path) if path in sheet else None


def die_six_sides(sheet: Sheet) -> Found:
    """The die and the tavern's table belong together."""
    if sheet.number("play.die-sides") != HIGHEST_RESULT - 1:
        yield "play.die-sides", {"found": sheet.number("play.die-sides")}
