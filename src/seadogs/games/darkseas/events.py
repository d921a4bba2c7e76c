"""What the table saw, past tense, facts only, in the order of a game.

Fields are the arguments of the event's sentence (message `event-<name>`), named by what they hold: `seat` and
`other` a captain, `tile` a tile's key, `design` its design, `slot`, `direction` and `spot` as in records, `colour` a
die's or a harbour's. What only one seat may hear carries `only`; what all but one may hear carries `but`. A choice
that changes nothing (a captain who stays, an anchor) makes no event.
"""

from dataclasses import dataclass
from typing import TypeAlias

from seadogs.kernel.names import Seat

HIDDEN = "hidden"  # a treasure or a tile that this seat may not know

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


Plain: TypeAlias = (
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
    | FifthRolled
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
    | TurnsBegan
    | TileDeferred
    | TurnDone
    | TileResolved
    | TreasureScored
    | GameScored
    | TileScored
    | GameEnded
)


@dataclass(frozen=True)
class Whisper:
    """An event of a turn that the others may not see yet."""

    event: Plain
    only: Seat


@dataclass(frozen=True)
class Echo:
    """The same, told to the others when all are done, without what stays its seat's alone."""

    event: Plain
    but: Seat


Event: TypeAlias = Plain | Whisper | Echo
Story: TypeAlias = list[Event] | None
