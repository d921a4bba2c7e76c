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
TASTES: Final[dict[str, Taste]] = {
    "": EVEN,
    "treasure": Taste(1.8, 0.8, 0.8, 0.8),
    "dread": Taste(0.8, 1.8, 1.0, 0.8),
    "doubloons": Taste(0.8, 0.6, 1.8, 0.8),
    "tiles": Taste(0.8, 0.8, 0.8, 1.8),
}
