"""What the table saw of what tiles do (7) and of the supplies (8)."""

from dataclasses import dataclass
from typing import TypeAlias

from seadogs.kernel.names import Seat

# 7 What tiles do


@dataclass(frozen=True)
class FifthRolled:
    seat: Seat
    colour: str
    direction: str  # of the player's own harbour of that colour


@dataclass(frozen=True)
class DoubloonsGained:
    seat: Seat
    count: int


@dataclass(frozen=True)
class DoubloonsPaid:
    seat: Seat
    count: int


@dataclass(frozen=True)
class InfamyGained:
    seat: Seat
    count: int


@dataclass(frozen=True)
class PiratePlaced:
    seat: Seat
    direction: str


@dataclass(frozen=True)
class DreadPlaced:
    """`price` doubloons were paid for it, 0 by a tile's word."""

    seat: Seat
    direction: str
    price: int


@dataclass(frozen=True)
class PirateReplaced:
    """A pirate became a Dread Pirate."""

    seat: Seat
    direction: str


@dataclass(frozen=True)
class PirateRemoved:
    seat: Seat
    direction: str
    dread: bool


@dataclass(frozen=True)
class NothingLost:
    """A tile wanted something of this player, who has nothing that is not protected."""

    seat: Seat


@dataclass(frozen=True)
class TreasureKept:
    seat: Seat
    treasure: str
    only: Seat


@dataclass(frozen=True)
class TreasuresReturned:
    seat: Seat
    count: int


@dataclass(frozen=True)
class TreasurePaid:
    """Shown to all, then shuffled in."""

    seat: Seat
    treasure: str


@dataclass(frozen=True)
class TileKept:
    seat: Seat
    tile: str
    only: Seat


@dataclass(frozen=True)
class TileDiscarded:
    """After a draw, or from the island: `slot` is "" after a draw."""

    seat: Seat
    tile: str
    slot: str


@dataclass(frozen=True)
class PlayerChosen:
    seat: Seat
    other: Seat


@dataclass(frozen=True)
class TreasuresLookedAt:
    seat: Seat
    other: Seat


@dataclass(frozen=True)
class TreasureSeen:
    """One kind of what was seen: `count` of it are the other's."""

    other: Seat
    treasure: str
    count: int
    only: Seat


# 8 Supplies


@dataclass(frozen=True)
class StackReshuffled:
    count: int


@dataclass(frozen=True)
class NothingToDraw:
    """The stacks, the discards or the treasures gave fewer than were due."""

    seat: Seat
    count: int  # drawn all the same


OfTiles: TypeAlias = (
    FifthRolled
    | DoubloonsGained
    | DoubloonsPaid
    | InfamyGained
    | PiratePlaced
    | DreadPlaced
    | PirateReplaced
    | PirateRemoved
    | NothingLost
    | TreasureKept
    | TreasuresReturned
    | TreasurePaid
    | TileKept
    | TileDiscarded
    | PlayerChosen
    | TreasuresLookedAt
    | TreasureSeen
    | StackReshuffled
    | NothingToDraw
)
