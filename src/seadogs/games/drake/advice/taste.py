"""What a captain is after: how much more or less than its points each source of points seems worth to it."""

from typing import Final, final

from mypy_extensions import i64

from seadogs.games.drake.terms import FORT, GALLEON, TOWN


@final
class Taste:
    """Factors: 1.0 takes a source for what it scores."""

    __slots__ = ("forts", "galleons", "towns", "trade", "treasure")

    def __init__(self, towns: float, forts: float, galleons: float, treasure: float, trade: float) -> None:
        self.towns = towns
        self.forts = forts
        self.galleons = galleons
        self.treasure = treasure
        self.trade = trade


EVEN: Final = Taste(1.0, 1.0, 1.0, 1.0, 1.0)
_TASTES: Final[dict[str, Taste]] = {
    "": EVEN,
    "towns": Taste(1.25, 0.9, 0.9, 0.9, 0.9),
    "forts": Taste(0.9, 1.25, 0.9, 0.9, 0.9),
    "galleons": Taste(0.9, 0.9, 1.35, 0.9, 0.9),
    "treasure": Taste(0.9, 0.9, 0.9, 1.5, 0.9),
    "trade": Taste(0.95, 0.95, 0.95, 0.95, 1.1),
}
STRATEGIES: Final = ("towns", "forts", "galleons", "treasure", "trade")


def of(strategy: str) -> Taste:
    """The taste of a strategy, the even one of ""; ValueError if there is none of that name."""
    if strategy not in _TASTES:
        raise ValueError(f"no strategy {strategy!r}; there are {', '.join(STRATEGIES)}")
    return _TASTES[strategy]


def of_kind(taste: Taste, kind: i64) -> float:
    """What the points of a destination of that kind seem worth."""
    if kind == GALLEON:
        return taste.galleons
    if kind == FORT:
        return taste.forts
    return taste.towns if kind == TOWN else 1.0
