"""What the table saw from the first disc laid to the end of the game. How to read a field: see `events`."""

from dataclasses import dataclass
from typing import TypeAlias

from seadogs.kernel.names import Seat

# 4 and 5 Placing missions, the Informer


@dataclass(frozen=True)
class MissionLaid:
    seat: Seat
    place: str
    disc: str
    only: Seat


@dataclass(frozen=True)
class MissionSetAside:
    seat: Seat
    disc: str
    only: Seat


@dataclass(frozen=True)
class DiscsPeeked:
    seat: Seat
    place: str


@dataclass(frozen=True)
class DiscSeen:
    seat: Seat  # whose disc it is
    place: str
    disc: str
    only: Seat


@dataclass(frozen=True)
class DefencePeeked:
    seat: Seat
    place: str


@dataclass(frozen=True)
class DefenceSeen:
    seat: Seat
    place: str
    count: int
    only: Seat


@dataclass(frozen=True)
class MissionsExchanged:
    seat: Seat
    place: str
    elsewhere: str


@dataclass(frozen=True)
class MissionMoved:
    seat: Seat
    place: str
    elsewhere: str


@dataclass(frozen=True)
class InformerPassed:
    seat: Seat


# 6 and 7 Turning the discs, resolving missions


@dataclass(frozen=True)
class MissionTurned:
    seat: Seat
    place: str
    disc: str


@dataclass(frozen=True)
class AsideTurned:
    seat: Seat
    disc: str


@dataclass(frozen=True)
class GhostVanished:
    seat: Seat
    place: str


@dataclass(frozen=True)
class MissionDeclined:
    seat: Seat
    place: str
    disc: str


@dataclass(frozen=True)
class MissionBlocked:
    seat: Seat
    place: str
    disc: str
    reason: str  # full, frigate, crew, guns, goods or bare (nothing left to buy)


@dataclass(frozen=True)
class CounterTurned:
    seat: Seat
    place: str
    count: int


@dataclass(frozen=True)
class AttackFailed:
    seat: Seat
    place: str
    disc: str
    crew: int  # what it would have cost
    guns: int


@dataclass(frozen=True)
class Conquered:
    seat: Seat
    place: str
    disc: str
    kind: str
    points: int
    crew: int
    guns: int


@dataclass(frozen=True)
class TreasureTaken:
    seat: Seat
    place: str
    treasure: str


@dataclass(frozen=True)
class Traded:
    seat: Seat
    place: str
    commodity: str


# 8 to 10 Home again


@dataclass(frozen=True)
class CameHome:
    seat: Seat
    dock: int


@dataclass(frozen=True)
class HeroHailed:
    seat: Seat
    dock: int
    points: int


@dataclass(frozen=True)
class ConquestsScored:
    seat: Seat
    kinds: int
    points: int


@dataclass(frozen=True)
class AdmiralScored:
    seat: Seat
    points: int


@dataclass(frozen=True)
class GovernorScored:
    seat: Seat
    points: int


@dataclass(frozen=True)
class BerthSet:
    seat: Seat
    dock: int
    points: int


# 11 Final scoring


@dataclass(frozen=True)
class CargoScored:
    seat: Seat
    points: int


@dataclass(frozen=True)
class ChestOpened:
    seat: Seat
    silver: int
    gold: int
    jewel: int
    points: int


@dataclass(frozen=True)
class GameWon:
    seat: Seat
    points: int


AtSea: TypeAlias = (  # chapters 4 to 11
    MissionLaid
    | MissionSetAside
    | DiscsPeeked
    | DiscSeen
    | DefencePeeked
    | DefenceSeen
    | MissionsExchanged
    | MissionMoved
    | InformerPassed
    | MissionTurned
    | AsideTurned
    | GhostVanished
    | MissionDeclined
    | MissionBlocked
    | CounterTurned
    | AttackFailed
    | Conquered
    | TreasureTaken
    | Traded
    | CameHome
    | HeroHailed
    | ConquestsScored
    | AdmiralScored
    | GovernorScored
    | BerthSet
    | CargoScored
    | ChestOpened
    | GameWon
)
