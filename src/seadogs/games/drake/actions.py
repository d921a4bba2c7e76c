"""Every action there is, made once. Compare actions with `is`; an action's `id` is its place in ACTIONS."""

from dataclasses import dataclass
from typing import Final, TypeAlias, final

from mypy_extensions import i64

from seadogs.games.drake.terms import LOCATIONS, MOST, PLACES

DIE: Final = 6


@final
@dataclass(frozen=True)
class DrawFrigate:
    """Chance: the next frigate out of the cup is `seat`'s."""

    id: int
    seat: int


@final
@dataclass(frozen=True)
class LayTile:
    """Chance: the next tile of the street."""

    id: int
    tile: int


@final
@dataclass(frozen=True)
class LayGalleon:
    """Chance: galleon counter `counter` (0..2) is laid at the next galleon spot."""

    id: int
    counter: int


@final
@dataclass(frozen=True)
class Roll:
    """Chance: the tavern's die shows `thrown`."""

    id: int
    thrown: int


@final
@dataclass(frozen=True)
class LayFrigate:
    """The Admiral's holder, or Chance: a frigate counter of `guns` at the next galleon spot."""

    id: int
    guns: int


@final
@dataclass(frozen=True)
class LayGarrison:
    """The Governor's holder, or Chance: a troop counter of `troops` at the next fort."""

    id: int
    troops: int


@final
@dataclass(frozen=True)
class VisitLocation:
    """Place a player disc at a location."""

    id: int
    tile: int


@final
@dataclass(frozen=True)
class PutOutToSea:
    """Move the ship to the lowest free Outbound dock."""

    id: int


@final
@dataclass(frozen=True)
class TakeItem:
    """Drake's extra, or Dockside's gift: one `item`."""

    id: int
    item: int


@final
@dataclass(frozen=True)
class TakeBundle:
    """The Investor's crew and guns: bundle 0 or 1 of the edition."""

    id: int
    bundle: int


@final
@dataclass(frozen=True)
class TakeGalleon:
    """The Investor's galleon."""

    id: int


@final
@dataclass(frozen=True)
class PlaceMission:
    """Lay a mission disc face down at a destination."""

    id: int
    disc: int
    place: int


@final
@dataclass(frozen=True)
class PeekDiscs:
    """The Informer: look at all discs at a destination."""

    id: int
    place: int


@final
@dataclass(frozen=True)
class PeekDefence:
    """The Informer: look at the hidden counter of a destination."""

    id: int
    place: int


@final
@dataclass(frozen=True)
class ExchangeMissions:
    """After looking at discs: exchange one's own discs at two destinations."""

    id: int
    place: int
    elsewhere: int


@final
@dataclass(frozen=True)
class MoveMission:
    """After looking at a defence: move one's own disc from there elsewhere."""

    id: int
    place: int
    elsewhere: int


@final
@dataclass(frozen=True)
class PassInformer:
    """Leave the Informer unused, or all discs where they lie."""

    id: int


@final
@dataclass(frozen=True)
class Attack:
    """Attack the mission's destination; turns its counter if that still lies hidden."""

    id: int


@final
@dataclass(frozen=True)
class Pay:
    """The counter is turned: pay what the attack costs."""

    id: int


@final
@dataclass(frozen=True)
class Trade:
    """Give a trade good for a commodity."""

    id: int
    commodity: int


@final
@dataclass(frozen=True)
class Decline:
    """Let the mission go; its disc returns."""

    id: int


@final
@dataclass(frozen=True)
class ReturnHome:
    """Announce the return to Plymouth."""

    id: int


@final
@dataclass(frozen=True)
class SailOn:
    """Stay at sea for the next mission."""

    id: int


Action: TypeAlias = (
    DrawFrigate
    | LayTile
    | LayGalleon
    | Roll
    | LayFrigate
    | LayGarrison
    | VisitLocation
    | PutOutToSea
    | TakeItem
    | TakeBundle
    | TakeGalleon
    | PlaceMission
    | PeekDiscs
    | PeekDefence
    | ExchangeMissions
    | MoveMission
    | PassInformer
    | Attack
    | Pay
    | Trade
    | Decline
    | ReturnHome
    | SailOn
)

_TILES: Final = len(LOCATIONS)
_DISCS: Final = 6


def _exchanges() -> list[ExchangeMissions]:
    """Every two destinations once, in the map's order."""
    pairs = [(place, other) for place in range(PLACES) for other in range(place + 1, PLACES)]
    return [ExchangeMissions(185 + n, pairs[n][0], pairs[n][1]) for n in range(len(pairs))]


def _moves() -> list[MoveMission]:
    """Every way from one destination to another."""
    pairs = [(place, other) for place in range(PLACES) for other in range(PLACES) if place != other]
    return [MoveMission(276 + n, pairs[n][0], pairs[n][1]) for n in range(len(pairs))]


PUT_OUT: Final = PutOutToSea(0)
TAKE_GALLEON: Final = TakeGalleon(1)
PASS_INFORMER: Final = PassInformer(2)
ATTACK: Final = Attack(3)
PAY: Final = Pay(4)
DECLINE: Final = Decline(5)
RETURN_HOME: Final = ReturnHome(6)
SAIL_ON: Final = SailOn(7)
DRAW: Final = [DrawFrigate(8 + seat, seat) for seat in range(MOST)]
LAY_TILE: Final = [LayTile(13 + tile, tile) for tile in range(_TILES)]
LAY_GALLEON: Final = [LayGalleon(31 + counter, counter) for counter in range(3)]
ROLL: Final = [Roll(34 + thrown, thrown + 1) for thrown in range(DIE)]
LAY_FRIGATE: Final = [LayFrigate(40 + guns, guns) for guns in range(3)]
LAY_GARRISON: Final = [LayGarrison(43 + troops, troops) for troops in range(3)]
VISIT: Final = [VisitLocation(46 + tile, tile) for tile in range(_TILES)]
TAKE_ITEM: Final = [TakeItem(64 + item, item) for item in range(3)]
TAKE_BUNDLE: Final = [TakeBundle(67 + bundle, bundle) for bundle in range(2)]
TRADE: Final = [Trade(69 + commodity, commodity) for commodity in range(4)]
PEEK_DISCS: Final = [PeekDiscs(73 + place, place) for place in range(PLACES)]
PEEK_DEFENCE: Final = [PeekDefence(87 + place, place) for place in range(PLACES)]
PLACE: Final = [PlaceMission(101 + n, n // PLACES, n % PLACES) for n in range(_DISCS * PLACES)]
EXCHANGE: Final = _exchanges()
MOVE: Final = _moves()


def exchange_of(place: i64, other: i64) -> ExchangeMissions:
    """The exchange of the discs at two different destinations, named in either order."""
    low, high = (place, other) if place < other else (other, place)
    return EXCHANGE[low * (2 * PLACES - low - 1) // 2 + high - low - 1]


def move_of(place: i64, other: i64) -> MoveMission:
    """The move of a disc from one destination to another, different one."""
    return MOVE[place * (PLACES - 1) + (other if other < place else other - 1)]


def _table() -> list[Action]:
    every: list[Action] = [
        PUT_OUT, TAKE_GALLEON, PASS_INFORMER, ATTACK, PAY, DECLINE, RETURN_HOME, SAIL_ON,
        *DRAW, *LAY_TILE, *LAY_GALLEON, *ROLL, *LAY_FRIGATE, *LAY_GARRISON, *VISIT, *TAKE_ITEM, *TAKE_BUNDLE,
        *TRADE, *PEEK_DISCS, *PEEK_DEFENCE, *PLACE, *EXCHANGE, *MOVE,
    ]  # fmt: skip
    return every


ACTIONS: Final[list[Action]] = _table()
