"""What an edition prints on the houses of the street, and which clauses of the manual rest on values made up for it.

Both are the same all through a match, so they are read once an edition and every View points to the same.
"""

from fnmatch import fnmatchcase
from typing import Final

from seadogs.games.drake.edition_file import Sheet
from seadogs.games.drake.terms import DRAKE_DISCS, FIRST_VISITOR_ADDS
from seadogs.games.drake.views import PrintedView

# The clauses whose note in the manual is about values that an edition may have invented, and those values: by the
# path in the file, a destination's kind in the place of its name. location.tavern is none: its note is a ruling.
CLAUSES: Final = {
    "setup.tiles": ("street.*",),
    "setup.commodities": ("port.goods",),
    "location.crew": ("amounts.*.crew-?",),
    "location.guns": ("amounts.*.guns-?",),
    "location.supplies": ("amounts.*.supplies-?",),
    "location.trade-goods": ("amounts.*.trade-goods",),
    "prepare.treasure": ("*.treasure",),
    "prepare.reach": ("*.zone",),
    "attack.town": ("town.points",),
    "attack.fort": ("fort.points", "fort.troops", "fort.cannons"),
    "attack.galleon": ("galleon-counters.*",),
}


def printed(sheet: Sheet) -> PrintedView:
    """All that `views.PrintedView` says, of a sheet without violations."""
    invented = house_values(sheet)
    return PrintedView(
        tavern_adds=(FIRST_VISITOR_ADDS, 0),
        shipyard_guns=tuple(sheet.numbers("gains.shipyard-guns")),
        pinnace_crew=tuple(sheet.numbers("gains.pinnace-crew")),
        drake_turns=DRAKE_DISCS,
        drake_crew=sheet.number("gains.drake-crew"),
        drake_guns=sheet.number("gains.drake-guns"),
        drake_extra=sheet.number("gains.drake-extra"),
        queen_guns=sheet.number("gains.queen-guns"),
        queen_goods=sheet.number("gains.queen-goods"),
        frigates=len(sheet.numbers("counters.frigates")),
        garrisons=len(sheet.numbers("counters.garrisons")),
        informer_goods=sheet.number("gains.informer-goods"),
        investor_price=sheet.number("play.investor-price"),
        investor_crew=tuple(sheet.numbers("gains.investor-crew")),
        investor_guns=tuple(sheet.numbers("gains.investor-guns")),
        dockside=sheet.number("gains.dockside"),
        house_values=invented,
        own_values=tuple(clause for clause in CLAUSES if clause not in invented),
    )


def house_values(sheet: Sheet) -> tuple[str, ...]:
    """The clauses that rest on a value which `sheet` marks as invented, in the manual's order."""
    invented = [_family(sheet, value.path) for value in sheet.values if value.provenance == "invented"]
    return tuple(
        clause
        for clause, patterns in CLAUSES.items()
        if any(fnmatchcase(path, pattern) for path in invented for pattern in patterns)
    )


def _family(sheet: Sheet, path: str) -> str:
    """`fort.points` for `destination.veracruz.points`; other paths as they are."""
    table, *rest = path.split(".")
    return f"{sheet.kind(rest[0])}.{rest[1]}" if table == "destination" else path
