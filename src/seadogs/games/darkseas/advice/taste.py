"""What a captain is after: how much more or less than its points each source of infamy seems worth to it."""

from typing import Final, final


@final
class Taste:
    __slots__ = ("doubloons", "dread", "tiles", "treasure")

    def __init__(self, treasure: float, dread: float, doubloons: float, tiles: float) -> None:
        self.treasure = treasure
        self.dread = dread
        self.doubloons = doubloons
        self.tiles = tiles


EVEN: Final = Taste(1.0, 1.0, 1.0, 1.0)
_TASTES: Final[dict[str, Taste]] = {
    "": EVEN,
    "treasure": Taste(1.5, 0.9, 0.9, 0.9),
    "dread": Taste(0.9, 1.5, 1.0, 0.9),
    "doubloons": Taste(0.9, 0.9, 1.35, 0.9),
    "tiles": Taste(0.9, 0.9, 0.9, 1.5),
}

STRATEGIES: Final = ("treasure", "dread", "doubloons", "tiles")


def of(strategy: str) -> Taste:
    """The taste of a strategy, the even one of ""; ValueError if there is none of that name."""
    if strategy not in _TASTES:
        raise ValueError(f"no strategy {strategy!r}; there are {', '.join(STRATEGIES)}")
    return _TASTES[strategy]
