"""What the rulebooks fix of the map, its counters and the box, whatever is printed.

One function a constraint; see `edition_check`.
"""

from collections import Counter
from typing import Final

from seadogs.games.drake.edition_file import Sheet
from seadogs.games.drake.terms import COMMODITIES
from seadogs.kernel.provenance import Found

KIND_COUNTS: Final = {"town": 4, "fort": 4, "galleon": 3, "port": 3}
NAMED: Final = {  # the destinations that the rulebooks name, and what they say of them
    "san-juan": ("port",),
    "santo-domingo": ("port",),
    "santiago-de-cuba": ("port",),
    "puerto-cabello": ("town",),
    "portobelo": ("town",),
    "gran-granada": ("town",),
    "panama": ("fort",),
    "veracruz": ("fort",),
    "cartagena": ("town", "fort"),
}


def kinds_count(sheet: Sheet) -> Found:
    """Four towns, four forts, three galleon spots and three ports."""
    counts = Counter(sheet.kind(place) for place in sheet.places)
    for kind, expected in KIND_COUNTS.items():
        if counts[kind] != expected:
            yield "destination", {"kind": kind, "expected": expected, "found": counts[kind]}


def named_kinds(sheet: Sheet) -> Found:
    """The destinations that the rulebooks name are there, and of the kind they say."""
    for place, kinds in NAMED.items():
        found = sheet.kind(place) if place in sheet.places else "none"
        if found not in kinds:
            yield f"destination.{place}", {"place": place, "expected": "-or-".join(kinds), "found": found}


def town_one_troop(sheet: Sheet) -> Found:
    """attack.town: a town has one troop."""
    for place in _of_kind(sheet, "town"):
        path = f"destination.{place}.troops"
        if sheet.number(path) != 1:
            yield path, {"place": place, "found": sheet.number(path)}


def target_two_circles(sheet: Sheet) -> Found:
    """attack.two: two circles at every town, fort and galleon spot."""
    for place in sheet.places:
        path = f"destination.{place}.circles"
        if sheet.kind(place) != "port" and sheet.number(path) != 2:
            yield path, {"place": place, "found": sheet.number(path)}


# The ports


def port_circles(sheet: Sheet) -> Found:
    """The ports have 2, 2 and 3 circles."""
    circles = sorted(sheet.number(f"destination.{place}.circles") for place in _of_kind(sheet, "port"))
    if circles != [2, 2, 3]:
        yield "destination.*.circles", {"found": _listed(circles)}


def port_circle_each_good(sheet: Sheet) -> Found:
    """A port has a circle for each commodity it holds."""
    for place in _of_kind(sheet, "port"):
        path = f"destination.{place}.circles"
        circles, goods = sheet.number(path), len(sheet.words(f"destination.{place}.goods"))
        if circles != goods:
            yield path, {"place": place, "circles": circles, "goods": goods}


def port_goods_differ(sheet: Sheet) -> Found:
    """A port holds one of a kind."""
    for place in _of_kind(sheet, "port"):
        path = f"destination.{place}.goods"
        for good, times in Counter(sheet.words(path)).items():
            if times > 1:
                yield path, {"place": place, "good": good, "times": times}


def port_goods_total(sheet: Sheet) -> Found:
    """The ports hold together 1 indigo, 2 sugar, 2 coffee and 2 tobacco."""
    shown = _shown(sheet)
    for good in COMMODITIES:
        expected = 1 if good == "indigo" else 2
        if shown[good] != expected:
            yield "destination.*.goods", {"good": good, "expected": expected, "found": shown[good]}


def port_sugar_and_tobacco(sheet: Sheet) -> Found:
    """Some port sells both sugar and tobacco (worked example 11)."""
    goods = [set(sheet.words(f"destination.{place}.goods")) for place in _of_kind(sheet, "port")]
    if not any({"sugar", "tobacco"} <= sold for sold in goods):
        yield "destination.*.goods", {}


# The treasure


def treasure_shares(sheet: Sheet) -> Found:
    """Silver at two towns and two forts, gold at the other two and two."""
    for kind in ("town", "fort"):
        laid = Counter(sheet.word(f"destination.{place}.treasure") for place in _of_kind(sheet, kind))
        if laid != {"silver": 2, "gold": 2}:
            facts = {"kind": kind, "silver": laid["silver"], "gold": laid["gold"], "jewel": laid["jewel"]}
            yield "destination.*.treasure", facts


def treasure_jewels(sheet: Sheet) -> Found:
    """A jewel at every galleon spot."""
    for place in _of_kind(sheet, "galleon"):
        path = f"destination.{place}.treasure"
        if sheet.word(path) != "jewel":
            yield path, {"place": place, "found": sheet.word(path)}


# The zones


def zone_1_four_destinations(sheet: Sheet) -> Found:
    """A captain with one supply has a place for every disc: at least four destinations in zone 1."""
    found = sum(sheet.number(f"destination.{place}.zone") == 1 for place in sheet.places)
    if found < 4:
        yield "destination.*.zone", {"found": found}


def zones_up_to_2(sheet: Sheet) -> Found:
    """Cartagena, Puerto Cabello and Santiago de Cuba are reached with two supplies (worked example 5)."""
    yield from _too_far(sheet, ("cartagena", "puerto-cabello", "santiago-de-cuba"), 2)


def zones_up_to_3(sheet: Sheet) -> Found:
    """Gran Granada and Panama are reached with three supplies (worked example 5)."""
    yield from _too_far(sheet, ("gran-granada", "panama"), 3)


def zone_3_gran_granada_or_panama(sheet: Sheet) -> Found:
    """Green needs three supplies for them, so one of the two is in zone 3 (worked example 5)."""
    zones = [_number(sheet, place, "zone") for place in ("gran-granada", "panama")]
    if None not in zones and 3 not in zones:
        yield "destination.gran-granada.zone", {"granada": zones[0] or 0, "panama": zones[1] or 0}


def zones_near_forts(sheet: Sheet) -> Found:
    """Red attacks two forts with two supplies (worked examples 5 and 13)."""
    found = _near(sheet, "fort")
    if found < 2:
        yield "destination.*.zone", {"found": found}


def zones_near_galleon(sheet: Sheet) -> Found:
    """Blue attacks a galleon with two supplies (worked examples 5 and 13)."""
    if not _near(sheet, "galleon"):
        yield "destination.*.zone", {}


def _too_far(sheet: Sheet, places: tuple[str, ...], most: int) -> Found:
    for place in places:
        zone = _number(sheet, place, "zone")
        if zone is not None and zone > most:
            yield f"destination.{place}.zone", {"place": place, "found": zone, "most": most}


def _near(sheet: Sheet, kind: str) -> int:
    return sum(sheet.number(f"destination.{place}.zone") <= 2 for place in _of_kind(sheet, kind))


# What the rulebooks print of two forts


def panama_troops(sheet: Sheet) -> Found:
    """One printed troop (worked example 7)."""
    yield from _not_as_printed(sheet, "panama", "troops", 1)


def veracruz_points(sheet: Sheet) -> Found:
    """Five victory points (worked example 9)."""
    yield from _not_as_printed(sheet, "veracruz", "points", 5)


def veracruz_cannons(sheet: Sheet) -> Found:
    """One cannon (worked example 9)."""
    yield from _not_as_printed(sheet, "veracruz", "cannons", 1)


def veracruz_troops(sheet: Sheet) -> Found:
    """Four with a counter of 0, 1 or 2 (worked example 9)."""
    troops = _number(sheet, "veracruz", "troops")
    if troops is not None and not 2 <= troops <= 4:
        yield "destination.veracruz.troops", {"found": troops}


def veracruz_gold(sheet: Sheet) -> Found:
    """Its treasure is gold (worked example 9)."""
    path = "destination.veracruz.treasure"
    if path in sheet and sheet.word(path) != "gold":
        yield path, {"found": sheet.word(path)}


def _not_as_printed(sheet: Sheet, place: str, key: str, expected: int) -> Found:
    found = _number(sheet, place, key)
    if found is not None and found != expected:
        yield f"destination.{place}.{key}", {"expected": expected, "found": found}


# The counters


def garrison_counters(sheet: Sheet) -> Found:
    """Troop counters 0, 0, 1, 2."""
    found = sheet.numbers("counters.garrisons")
    if found != [0, 0, 1, 2]:
        yield "counters.garrisons", {"found": _listed(found)}


def frigate_counters(sheet: Sheet) -> Found:
    """Frigate counters 0, 1, 2."""
    found = sheet.numbers("counters.frigates")
    if found != [0, 1, 2]:
        yield "counters.frigates", {"found": _listed(found)}


def galleon_eight_points(sheet: Sheet) -> Found:
    """The strongest galleon scores 8 VP (worked example 10)."""
    found = sheet.number("galleon-counters.strongest.points")
    if found != 8:
        yield "galleon-counters.strongest.points", {"found": found}


def galleon_strongest_guns(sheet: Sheet) -> Found:
    """It takes 4 guns with a frigate counter of 0, 1 or 2 (worked example 10)."""
    found = sheet.number("galleon-counters.strongest.guns")
    if not 2 <= found <= 4:
        yield "galleon-counters.strongest.guns", {"found": found}


def galleon_strongest(sheet: Sheet) -> Found:
    """No other galleon scores as much or has more guns."""
    most = {key: sheet.number(f"galleon-counters.strongest.{key}") for key in ("points", "guns")}
    for rank in ("weakest", "middle"):
        points, guns = (sheet.number(f"galleon-counters.{rank}.{key}") for key in ("points", "guns"))
        if points >= most["points"] or guns > most["guns"]:
            facts = {"rank": rank, "points": points, "guns": guns}
            yield f"galleon-counters.{rank}", {**facts, "most": most["points"], "strongest": most["guns"]}


# The box


def investor_affordable(sheet: Sheet) -> Found:
    """investor: a score can never fall below 0."""
    price, score = sheet.number("play.investor-price"), sheet.number("play.start-score")
    if price > score:
        yield "play.investor-price", {"price": price, "score": score}


def treasure_suffices(sheet: Sheet) -> Found:
    """prepare.treasure: the box holds what is laid out in all voyages, for chests are never emptied."""
    paths = [f"destination.{place}.treasure" for place in sheet.places]
    laid = Counter(sheet.word(path) for path in paths if path in sheet)
    for treasure, stock in (("silver", "silver"), ("gold", "gold"), ("jewel", "jewels")):
        yield from _too_few(sheet, stock, laid[treasure])


def commodities_suffice(sheet: Sheet) -> Found:
    """setup.commodities: the box holds what the ports show in all voyages: captains keep what they buy."""
    shown = _shown(sheet)
    for commodity in COMMODITIES:
        yield from _too_few(sheet, commodity, shown[commodity])


def _too_few(sheet: Sheet, stock: str, each_voyage: int) -> Found:
    needed = each_voyage * sheet.number("play.voyages")
    found = sheet.number(f"supply.{stock}")
    if found < needed:
        yield f"supply.{stock}", {"stock": stock, "found": found, "needed": needed}


def _of_kind(sheet: Sheet, kind: str) -> list[str]:
    return [place for place in sheet.places if sheet.kind(place) == kind]


def _number(sheet: Sheet, place: str, key: str) -> int | None:
    """A number of a destination, None where the destination has none or is missing."""
    path = f"destination.{place}.{key}"
    return sheet.number(path) if path in sheet else None


def _shown(sheet: Sheet) -> Counter[str]:
    """How many of each commodity the ports hold together."""
    ports = _of_kind(sheet, "port")
    return Counter(good for place in ports for good in sheet.words(f"destination.{place}.goods"))


def _listed(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))
