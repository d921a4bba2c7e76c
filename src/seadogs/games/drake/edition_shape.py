"""What an edition file holds: the shape of every value, by table and key."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from seadogs.games.drake.terms import COMMODITIES, FEWEST, KINDS, LOCATIONS, MOST, STREET_LENGTH, TREASURES
from seadogs.kernel.edition_reader import COUNT, TITLE, Schema, Shape

PAYING: Final = LOCATIONS[:7]  # the tiles that print amounts
OTHERS: Final = LOCATIONS[7:]  # the locations whose gains the rulebook words
GALLEONS: Final = ("weakest", "middle", "strongest")  # the three counters


_SOME: Final = Shape("number", least=1)
_PAIR: Final = Shape("numbers", length=2)
_CUBES: Final = ("crew", "guns", "supplies", "trade-goods")
_STOCKS: Final = (*_CUBES, "silver", "gold", "jewels", *COMMODITIES, "pinnaces")
_AMOUNTS: Final = Shape("numbers", least=1)

SCHEMA: Final[Schema] = {
    "supply": {**dict.fromkeys(_STOCKS, COUNT), "player-discs": _SOME},
    "play": {
        "voyages": _SOME,
        "start-score": COUNT,
        "last-gun": COUNT,
        "investor-price": COUNT,
        "die-sides": _SOME,
    },
    "score": {
        "hero": _PAIR,
        "conquests": Shape("numbers", length=4),
        "sets": Shape("numbers", length=5),
        "chest": Shape("numbers", length=3),
    },
    "street": {str(position): Shape("word", words=LOCATIONS) for position in range(1, STREET_LENGTH + 1)},
    "circles": dict.fromkeys(OTHERS, Shape("number", least=1, words=("all",))),
    "amounts": {f"{seats}-players": dict.fromkeys(PAYING, _AMOUNTS) for seats in range(FEWEST, MOST + 1)},
    "tavern": {str(result): Shape("number", words=("ghost-ship",), optional=True) for result in range(1, 8)},
    "gains": {
        "shipyard-guns": _PAIR,
        "pinnace-crew": _PAIR,
        "drake-crew": COUNT,
        "drake-guns": COUNT,
        "drake-extra": COUNT,
        "queen-guns": COUNT,
        "queen-goods": COUNT,
        "informer-goods": COUNT,
        "investor-crew": _PAIR,
        "investor-guns": _PAIR,
        "dockside": COUNT,
    },
    "counters": {"garrisons": Shape("numbers", length=4), "frigates": Shape("numbers", length=3)},
    "galleon-counters": {rank: {"guns": COUNT, "points": COUNT} for rank in GALLEONS},
}

KIND: Final = Shape("word", words=KINDS)
PLACE: Final[Schema] = {
    "title": TITLE,
    "kind": KIND,
    "zone": Shape("number", least=1, most=4),
    "circles": Shape("number", least=1, most=3),
}
_TREASURE: Final = Shape("word", words=TREASURES)
_TOWN: Final[Schema] = {**PLACE, "points": COUNT, "troops": COUNT, "treasure": _TREASURE}
DESTINATIONS: Final[Mapping[str, Schema]] = {
    "town": _TOWN,
    "fort": {**_TOWN, "cannons": COUNT},
    "galleon": {**PLACE, "title": replace(TITLE, optional=True), "treasure": _TREASURE},
    "port": {**PLACE, "goods": Shape("words", words=COMMODITIES)},
}
