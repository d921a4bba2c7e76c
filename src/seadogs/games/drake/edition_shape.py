"""What an edition file holds: the shape of every value, by table and key."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from seadogs.games.drake.terms import COMMODITIES, FEWEST, KINDS, LOCATIONS, MOST, STREET_LENGTH, TREASURES

LARGEST_NUMBER: Final = 99  # of anything printed on cardboard

PAYING: Final = LOCATIONS[:7]  # the tiles that print amounts
OTHERS: Final = LOCATIONS[7:]  # the locations whose gains the rulebook words
GALLEONS: Final = ("weakest", "middle", "strongest")  # the three counters


@dataclass(frozen=True)
class Shape:
    """What one value may be: a whole number, a word, a list of one or the other, or a title."""

    kind: str  # "number", "numbers", "word", "words" or "title"
    least: int = 0
    most: int = LARGEST_NUMBER
    words: tuple[str, ...] = ()  # that are allowed; beside numbers, for a "number"
    length: int = 0  # of a list; 0 where the file decides
    optional: bool = False


Schema: TypeAlias = Mapping[str, "Shape | Schema"]

COUNT: Final = Shape("number")
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
    "title": Shape("title"),
    "kind": KIND,
    "zone": Shape("number", least=1, most=4),
    "circles": Shape("number", least=1, most=3),
}
_TREASURE: Final = Shape("word", words=TREASURES)
_TOWN: Final[Schema] = {**PLACE, "points": COUNT, "troops": COUNT, "treasure": _TREASURE}
DESTINATIONS: Final[Mapping[str, Schema]] = {
    "town": _TOWN,
    "fort": {**_TOWN, "cannons": COUNT},
    "galleon": {**PLACE, "title": Shape("title", optional=True), "treasure": _TREASURE},
    "port": {**PLACE, "goods": Shape("words", words=COMMODITIES)},
}
