"""Every action there is, made once. Compare actions with `is`; an action's `id` is its place in ACTIONS.

A turn has few kinds of moments. Before the captain moves his owner may scheme, so schemes and the captain's steps
are offered together: moving him, or letting him stay, ends the scheming. At sea what a harbour's tiles offer, the
next harbour and the anchor are offered together too. So nobody is asked where there is nothing to choose, and
nobody learns from a question what a hidden hand holds.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias, final

from seadogs.games.darkseas.terms import (
    BASIC,
    COLOUR_COUNT,
    MOST,
    SLOT_COUNT,
    SPOT_COUNT,
    TREASURE_COUNT,
)

MOST_PAID: Final = 9  # doubloons that "pay up to" may name


@final
@dataclass(frozen=True)
class DealHarbour:
    """Chance: the harbour at the island's next free direction, clockwise."""

    id: int
    colour: int


@final
@dataclass(frozen=True)
class DrawTreasure:
    """Chance: the treasure drawn."""

    id: int
    treasure: int


@final
@dataclass(frozen=True)
class DrawTile:
    """Chance: the plunder tile drawn."""

    id: int
    tile: int


@final
@dataclass(frozen=True)
class DrawFirst:
    """Chance: who is active in round 1."""

    id: int
    seat: int


@final
@dataclass(frozen=True)
class RollDie:
    """Chance: what the next die shows, of the four or the fifth."""

    id: int
    colour: int


@final
@dataclass(frozen=True)
class LayHarbour:
    """Option `choose_harbours`: the harbour at one's next free direction, clockwise from north-east."""

    id: int
    colour: int


@final
@dataclass(frozen=True)
class OpenWith:
    """Setup: the tile for the north-west harbour, in secret."""

    id: int
    tile: int


@final
@dataclass(frozen=True)
class ThrowAway:
    """Setup: the tile to discard, in secret."""

    id: int
    tile: int


@final
@dataclass(frozen=True)
class KeepDice:
    """Let all four dice lie."""

    id: int


@final
@dataclass(frozen=True)
class RollAgain:
    """Roll the dice of these bits again, together: bit 0 is the first die."""

    id: int
    dice: int


@final
@dataclass(frozen=True)
class Scheme:
    """Discard a plunder tile from the hand for what stands below its line."""

    id: int
    tile: int


@final
@dataclass(frozen=True)
class MoveCaptain:
    """To the island (0) or to the harbour of a direction (1 + it)."""

    id: int
    spot: int


@final
@dataclass(frozen=True)
class StayCaptain:
    id: int


@final
@dataclass(frozen=True)
class TakeDoubloon:
    """The captain on the island: 1 doubloon."""

    id: int


@final
@dataclass(frozen=True)
class DrawTiles:
    """The captain on the island: draw two plunder tiles and keep one."""

    id: int


@final
@dataclass(frozen=True)
class TakeNothing:
    """The captain on the island: neither."""

    id: int


@final
@dataclass(frozen=True)
class Sail:
    """Enter the next harbour clockwise."""

    id: int


@final
@dataclass(frozen=True)
class Anchor:
    """Sail no further this turn, and activate nothing more."""

    id: int


@final
@dataclass(frozen=True)
class Activate:
    """Do what the tile in this slot says."""

    id: int
    slot: int


@final
@dataclass(frozen=True)
class PlaceTile:
    """A plunder tile from the hand into slot A (0) or B (1) of the harbour where the ship lies."""

    id: int
    tile: int
    side: int


@final
@dataclass(frozen=True)
class PlaceNothing:
    id: int


@final
@dataclass(frozen=True)
class PlacePirate:
    """Where the next pirate goes."""

    id: int
    direction: int


@final
@dataclass(frozen=True)
class Upgrade:
    """Pay for the pirate just gained: it is a Dread Pirate."""

    id: int


@final
@dataclass(frozen=True)
class LeavePlain:
    """The pirate just gained stays a plain one."""

    id: int


@final
@dataclass(frozen=True)
class ReplacePirate:
    """Where a pirate becomes a Dread Pirate."""

    id: int
    direction: int


@final
@dataclass(frozen=True)
class RemovePirate:
    """Which pirate is removed, or paid: a plain one (0) or a Dread Pirate (1)."""

    id: int
    direction: int
    dread: int


@final
@dataclass(frozen=True)
class KeepTreasure:
    """Of those just drawn."""

    id: int
    treasure: int


@final
@dataclass(frozen=True)
class PayTreasure:
    id: int
    treasure: int


@final
@dataclass(frozen=True)
class KeepTile:
    """Of those just drawn."""

    id: int
    tile: int


@final
@dataclass(frozen=True)
class PayDoubloons:
    id: int
    count: int


@final
@dataclass(frozen=True)
class ChoosePlayer:
    id: int
    seat: int


@final
@dataclass(frozen=True)
class TakeBranch:
    """The first (0) or the second (1) of two things that a tile offers."""

    id: int
    branch: int


@final
@dataclass(frozen=True)
class DiscardTile:
    """From this slot of one's own island."""

    id: int
    slot: int


@final
@dataclass(frozen=True)
class CopyTile:
    """The tile in this slot of one's own island, to be activated as if it lay elsewhere."""

    id: int
    slot: int


Action: TypeAlias = (
    DealHarbour
    | DrawTreasure
    | DrawTile
    | DrawFirst
    | RollDie
    | LayHarbour
    | OpenWith
    | ThrowAway
    | KeepDice
    | RollAgain
    | Scheme
    | MoveCaptain
    | StayCaptain
    | TakeDoubloon
    | DrawTiles
    | TakeNothing
    | Sail
    | Anchor
    | Activate
    | PlaceTile
    | PlaceNothing
    | PlacePirate
    | Upgrade
    | LeavePlain
    | ReplacePirate
    | RemovePirate
    | KeepTreasure
    | PayTreasure
    | KeepTile
    | PayDoubloons
    | ChoosePlayer
    | TakeBranch
    | DiscardTile
    | CopyTile
)

KEEP_DICE: Final = KeepDice(0)
STAY: Final = StayCaptain(1)
TAKE_DOUBLOON: Final = TakeDoubloon(2)
DRAW_TILES: Final = DrawTiles(3)
TAKE_NOTHING: Final = TakeNothing(4)
SAIL: Final = Sail(5)
ANCHOR: Final = Anchor(6)
PLACE_NOTHING: Final = PlaceNothing(7)
UPGRADE: Final = Upgrade(8)
LEAVE_PLAIN: Final = LeavePlain(9)
DEAL_HARBOUR: Final = [DealHarbour(10 + colour, colour) for colour in range(COLOUR_COUNT)]
LAY_HARBOUR: Final = [LayHarbour(16 + colour, colour) for colour in range(COLOUR_COUNT)]
ROLL_DIE: Final = [RollDie(22 + colour, colour) for colour in range(COLOUR_COUNT)]
DRAW_FIRST: Final = [DrawFirst(28 + seat, seat) for seat in range(MOST)]
CHOOSE: Final = [ChoosePlayer(32 + seat, seat) for seat in range(MOST)]
BRANCH: Final = [TakeBranch(36 + branch, branch) for branch in range(2)]
MOVE_CAPTAIN: Final = [MoveCaptain(38 + spot, spot) for spot in range(SPOT_COUNT)]
ROLL_AGAIN: Final = [RollAgain(44 + dice, dice) for dice in range(1, 16)]
DRAW_TREASURE: Final = [DrawTreasure(60 + treasure, treasure) for treasure in range(TREASURE_COUNT)]
KEEP_TREASURE: Final = [KeepTreasure(68 + treasure, treasure) for treasure in range(TREASURE_COUNT)]
PAY_TREASURE: Final = [PayTreasure(76 + treasure, treasure) for treasure in range(TREASURE_COUNT)]
PAY: Final = [PayDoubloons(84 + count, count) for count in range(MOST_PAID + 1)]
PIRATE: Final = [PlacePirate(94 + direction, direction) for direction in range(COLOUR_COUNT)]
REPLACE: Final = [ReplacePirate(100 + direction, direction) for direction in range(COLOUR_COUNT)]
REMOVE: Final = [RemovePirate(106 + n, n // 2, n % 2) for n in range(2 * COLOUR_COUNT)]
ACTIVATE: Final = [Activate(118 + slot, slot) for slot in range(SLOT_COUNT)]
DISCARD: Final = [DiscardTile(130 + slot, slot) for slot in range(SLOT_COUNT)]
COPY: Final = [CopyTile(142 + slot, slot) for slot in range(SLOT_COUNT)]
DRAW_TILE: Final = [DrawTile(154 + tile, tile) for tile in range(BASIC)]
OPEN_WITH: Final = [OpenWith(220 + tile, tile) for tile in range(BASIC)]
THROW_AWAY: Final = [ThrowAway(286 + tile, tile) for tile in range(BASIC)]
SCHEME: Final = [Scheme(352 + tile, tile) for tile in range(BASIC)]
KEEP_TILE: Final = [KeepTile(418 + tile, tile) for tile in range(BASIC)]
PLACE: Final = [PlaceTile(484 + n, n // 2, n % 2) for n in range(2 * BASIC)]


def _table() -> list[Action]:
    every: list[Action] = [
        KEEP_DICE, STAY, TAKE_DOUBLOON, DRAW_TILES, TAKE_NOTHING, SAIL, ANCHOR, PLACE_NOTHING, UPGRADE, LEAVE_PLAIN,
        *DEAL_HARBOUR, *LAY_HARBOUR, *ROLL_DIE, *DRAW_FIRST, *CHOOSE, *BRANCH, *MOVE_CAPTAIN, *ROLL_AGAIN,
        *DRAW_TREASURE, *KEEP_TREASURE, *PAY_TREASURE, *PAY, *PIRATE, *REPLACE, *REMOVE, *ACTIVATE, *DISCARD, *COPY,
        *DRAW_TILE, *OPEN_WITH, *THROW_AWAY, *SCHEME, *KEEP_TILE, *PLACE,
    ]  # fmt: skip
    return every


ACTIONS: Final[list[Action]] = _table()
