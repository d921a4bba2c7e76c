"""Every constraint on an edition file, broken: changes to plymouth-1, and texts that are no edition."""

import tomllib
from pathlib import Path
from typing import Any, Final, TypeAlias

from seadogs.games.drake.edition_check import check
from seadogs.kernel.provenance import Violation

DRAKE: Final = Path(__file__).parents[3] / "src/seadogs/games/drake"
TEXT: Final = (DRAKE / "editions/plymouth-1.toml").read_text("utf-8")
TREE: Final[dict[str, Any]] = tomllib.loads(TEXT)
Change: TypeAlias = tuple[str, object]  # a path in the tree, and what to write there; None to delete


def changed(*changes: Change) -> list[Violation]:
    """What is wrong with plymouth-1 after some changes."""
    tree: dict[str, Any] = tomllib.loads(TEXT)
    for path, value in changes:
        table, keys = tree, path.split("/")
        for key in keys[:-1]:
            table = table[key]
        if value is None:
            del table[keys[-1]]
        elif isinstance(table.get(keys[-1]), dict) and "value" in table[keys[-1]]:
            table[keys[-1]]["value"] = value
        else:
            table[keys[-1]] = value
    return check(tree)


# By constraint: changes to the tree that break it and no other; with the path that is to be blamed.
BROKEN: Final[dict[str, tuple[str, list[Change]]]] = {
    "key-missing": ("supply.crew", [("supply/crew", None)]),
    "key-unknown": ("play.weather", [("play/weather", {"value": 1, "from": "rule"})]),
    "key-malformed": ("name", [("name", "Plymouth 1")]),
    "table-expected": ("score", [("score", 3)]),
    "type-wrong": ("play.voyages", [("play/voyages", True)]),
    "list-length": ("score.hero", [("score/hero", [2, 1, 0])]),
    "number-out-of-range": ("supply.guns", [("supply/guns", -1)]),
    "word-unknown": ("destination.panama.treasure", [("destination/panama/treasure", "golf")]),
    "text-malformed": ("destination.panama.title", [("destination/panama/title", "Pana\nma")]),
    "provenance-missing": ("counters.garrisons", [("counters", {"garrisons": [0, 0, 1, 2], "frigates": {
        "value": [0, 1, 2], "from": "rule"}})]),
    "provenance-unknown": ("gains.from", [("gains/from", "rumour")]),
    "street-every-location": ("street", [("street/6", "tavern")]),
    "street-ends": ("street.17", [("street/17", "drake"), ("street/15", "investor")]),
    "street-starts-with-crew": ("street.1", [("street/1", "queen"), ("street/4", "crew-a")]),
    "street-better-first": ("street.10", [("street/2", "guns-b"), ("street/10", "guns-a")]),
    "location-circles": ("circles.drake", [("circles/drake", 2)]),
    "amounts-circles": ("amounts.4-players.guns-b", [
        ("amounts/3-players/guns-b", [1, 1, 1, 1]),
        ("amounts/4-players/guns-b", [1, 1, 1, 1]),
        ("amounts/5-players/guns-b", [1, 1, 1, 1]),
    ]),
    "amounts-trade-goods-circles": ("amounts.3-players.trade-goods", [
        (f"amounts/{seats}-players/trade-goods", [2, 1, 1]) for seats in (3, 4, 5)
    ]),
    "amounts-same-circles": ("amounts.*.supplies-b", [("amounts/4-players/supplies-b", [2, 2])]),
    "amounts-do-not-rise": ("amounts.3-players.crew-a", [("amounts/3-players/crew-a", [2, 3, 1])]),
    "amounts-better-tile": ("amounts.3-players.supplies-a", [("amounts/3-players/supplies-b", [2, 2, 2])]),
    "crew-suffice": ("amounts.5-players", [("amounts/5-players/crew-a", [3, 3, 2])]),
    "supplies-suffice": ("amounts.5-players", [("amounts/5-players/supplies-a", [5, 5, 2])]),
    "trade-goods-suffice": ("amounts.5-players", [("amounts/5-players/trade-goods", [4, 3])]),
    "tavern-covers-results": ("tavern.5", [("tavern/5", None)]),
    "tavern-ghost-ship": ("tavern.3", [("tavern/3", "ghost-ship")]),
    "die-six-sides": ("play.die-sides", [("play/die-sides", 8)]),
    "kinds-count": ("destination", [("destination/galleon-4", None)]),
    "named-kinds": ("destination.san-juan", [
        ("destination/trinidad", TREE["destination"]["san-juan"]), ("destination/san-juan", None),
    ]),
    "town-one-troop": ("destination.campeche.troops", [("destination/campeche/troops", 2)]),
    "target-two-circles": ("destination.cartagena.circles", [("destination/cartagena/circles", 3)]),
    "port-circles": ("destination.*.circles", [
        ("destination/san-juan/circles", 1), ("destination/san-juan/goods", ["indigo"]),
        ("destination/santo-domingo/circles", 3),
        ("destination/santo-domingo/goods", ["sugar", "tobacco", "coffee"]),
    ]),
    "port-circle-each-good": ("destination.santiago-de-cuba.circles", [
        ("destination/santiago-de-cuba/circles", 2), ("destination/san-juan/circles", 3),
    ]),
    "port-goods-differ": ("destination.san-juan.goods", [
        ("destination/san-juan/goods", ["coffee", "coffee"]),
        ("destination/santiago-de-cuba/goods", ["sugar", "indigo", "tobacco"]),
    ]),
    "port-goods-total": ("destination.*.goods", [
        ("destination/san-juan/goods", ["sugar", "coffee"]), ("supply/sugar", 9),
    ]),
    "port-sugar-and-tobacco": ("destination.*.goods", [
        ("destination/santo-domingo/goods", ["tobacco", "tobacco"]),
        ("destination/santiago-de-cuba/goods", ["sugar", "sugar", "coffee"]),
    ]),
    "treasure-shares": ("destination.*.treasure", [
        ("destination/campeche/treasure", "silver"), ("supply/silver", 15),
    ]),
    "treasure-jewels": ("destination.galleon-3.treasure", [
        ("destination/galleon-3/treasure", "gold"), ("supply/gold", 15),
    ]),
    "zone-1-four-destinations": ("destination.*.zone", [
        ("destination/san-juan/zone", 2), ("destination/santo-domingo/zone", 4),
    ]),
    "zones-up-to-2": ("destination.santiago-de-cuba.zone", [("destination/santiago-de-cuba/zone", 3)]),
    "zones-up-to-3": ("destination.panama.zone", [("destination/panama/zone", 4)]),
    "zone-3-gran-granada-or-panama": ("destination.gran-granada.zone", [
        ("destination/gran-granada/zone", 2), ("destination/panama/zone", 2),
    ]),
    "zones-near-forts": ("destination.*.zone", [("destination/rio-de-la-hacha/zone", 3)]),
    "zones-near-galleon": ("destination.*.zone", [("destination/galleon-2/zone", 4)]),
    "panama-troops": ("destination.panama.troops", [("destination/panama/troops", 2)]),
    "veracruz-points": ("destination.veracruz.points", [("destination/veracruz/points", 6)]),
    "veracruz-cannons": ("destination.veracruz.cannons", [("destination/veracruz/cannons", 0)]),
    "veracruz-troops": ("destination.veracruz.troops", [("destination/veracruz/troops", 5)]),
    "veracruz-gold": ("destination.veracruz.treasure", [
        ("destination/veracruz/treasure", "silver"), ("destination/cartagena/treasure", "gold"),
    ]),
    "garrison-counters": ("counters.garrisons", [("counters/garrisons", [0, 1, 1, 2])]),
    "frigate-counters": ("counters.frigates", [("counters/frigates", [0, 1, 3])]),
    "galleon-eight-points": ("galleon-counters.strongest.points", [("galleon-counters/strongest/points", 9)]),
    "galleon-strongest-guns": ("galleon-counters.strongest.guns", [("galleon-counters/strongest/guns", 5)]),
    "galleon-strongest": ("galleon-counters.middle", [("galleon-counters/middle/guns", 5)]),
    "investor-affordable": ("play.investor-price", [("play/investor-price", 5)]),
    "treasure-suffices": ("supply.jewels", [("supply/jewels", 8)]),
    "commodities-suffice": ("supply.tobacco", [("supply/tobacco", 5)]),
}  # fmt: skip


# Two sugar and two tobacco on three ports, one of a kind in a port, leave no other way to break this one.
TOGETHER: Final = {"port-sugar-and-tobacco": {"port-goods-differ"}}
