"""What the table saw of the setup and of turns (1 to 6), of turns taken at the same time, and of the end (9)."""

from dataclasses import dataclass
from typing import TypeAlias

from seadogs.kernel.names import Seat

# 1 Setup


@dataclass(frozen=True)
class HarbourLaid:
    seat: Seat
    direction: str
    colour: str


@dataclass(frozen=True)
class TreasureDrawn:
    seat: Seat
    treasure: str
    only: Seat


@dataclass(frozen=True)
class TileDrawn:
    seat: Seat
    tile: str
    only: Seat


@dataclass(frozen=True)
class OpeningChosen:
    """The tile for the north-west harbour is chosen, face down."""

    seat: Seat
    tile: str
    only: Seat


@dataclass(frozen=True)
class ThrowChosen:
    """The tile to be discarded is chosen, face down."""

    seat: Seat
    tile: str
    only: Seat


@dataclass(frozen=True)
class OpeningRevealed:
    seat: Seat
    tile: str
    slot: str
    tile2: str  # the tile discarded


@dataclass(frozen=True)
class FirstDrawn:
    seat: Seat


# 2 A round


@dataclass(frozen=True)
class RoundBegan:
    round: int
    seat: Seat  # the active player


@dataclass(frozen=True)
class DiceRolled:
    """All four lie; after a second roll too, then with `count` dice rolled again. Which were thrown: `thrown1` to 4."""

    seat: Seat
    colour1: str
    colour2: str
    colour3: str
    colour4: str
    thrown1: bool
    thrown2: bool
    thrown3: bool
    thrown4: bool
    count: int


@dataclass(frozen=True)
class TurnBegan:
    seat: Seat


# 3 Schemes


@dataclass(frozen=True)
class Schemed:
    """A tile was discarded for `count` of its resource."""

    seat: Seat
    tile: str
    colour: str
    resource: str
    count: int


# 4 The captain


@dataclass(frozen=True)
class CaptainMoved:
    seat: Seat
    spot: str


# 5 The ship


@dataclass(frozen=True)
class ShipSailed:
    seat: Seat
    direction: str
    colour: str
    by: str  # "die" or "captain"


@dataclass(frozen=True)
class TileActivated:
    seat: Seat
    tile: str
    slot: str


@dataclass(frozen=True)
class TileCopied:
    """A tile was activated by another tile."""

    seat: Seat
    tile: str
    slot: str


# 6 Placing


@dataclass(frozen=True)
class TilePlaced:
    seat: Seat
    tile: str
    slot: str


@dataclass(frozen=True)
class TileReplaced:
    """The tile that made room; a starting tile goes to the box."""

    seat: Seat
    tile: str
    slot: str


# All at the same time


@dataclass(frozen=True)
class TurnsBegan:
    round: int


@dataclass(frozen=True)
class TileDeferred:
    """A tile that touches others waits until all are done."""

    seat: Seat
    tile: str
    slot: str


@dataclass(frozen=True)
class TurnDone:
    seat: Seat


@dataclass(frozen=True)
class TileResolved:
    """A tile that waited does its work now."""

    seat: Seat
    tile: str


# 9 Final scoring


@dataclass(frozen=True)
class TreasureScored:
    """A captain shows all treasures of a kind."""

    seat: Seat
    treasure: str
    count: int
    points: int


@dataclass(frozen=True)
class GameScored:
    """One source of a captain's infamy: infamy, doubloons, dread, harbours or full."""

    seat: Seat
    source: str
    points: int


@dataclass(frozen=True)
class TileScored:
    seat: Seat
    tile: str
    points: int


@dataclass(frozen=True)
class GameEnded:
    seat: Seat
    points: int
    place: int


OfTurns: TypeAlias = (
    HarbourLaid
    | TreasureDrawn
    | TileDrawn
    | OpeningChosen
    | ThrowChosen
    | OpeningRevealed
    | FirstDrawn
    | RoundBegan
    | DiceRolled
    | TurnBegan
    | Schemed
    | CaptainMoved
    | ShipSailed
    | TileActivated
    | TileCopied
    | TilePlaced
    | TileReplaced
    | TurnsBegan
    | TileDeferred
    | TurnDone
    | TileResolved
    | TreasureScored
    | GameScored
    | TileScored
    | GameEnded
)
