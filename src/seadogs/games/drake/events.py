"""What the table saw, past tense, facts only, in the order of a voyage.

Fields are the arguments of the event's sentence (message `event-<name>`), named by what they hold:
`seat` and `other` a captain, `location` and `place` keys, `position` 1..18 along the street, `circle` 1..3,
`dock` 1..5. What only one seat may hear carries `only`; `tell` hides or drops it for the rest.
"""

from dataclasses import dataclass
from typing import TypeAlias

from seadogs.kernel.names import Seat

HIDDEN = -1  # a number that this seat may not know
SEALED = "sealed"  # a mission disc that this seat may not know

# 1 Setup, and the start of each voyage


@dataclass(frozen=True)
class VoyageBegan:
    voyage: int


@dataclass(frozen=True)
class FrigateDrawn:
    seat: Seat
    dock: int


@dataclass(frozen=True)
class LastGunGiven:
    seat: Seat
    count: int


@dataclass(frozen=True)
class TileLaid:
    position: int
    location: str


@dataclass(frozen=True)
class GalleonSighted:
    place: str
    guns: int
    points: int


# 2 Provisioning


@dataclass(frozen=True)
class Visited:
    seat: Seat
    location: str
    position: int
    circle: int


@dataclass(frozen=True)
class ItemGained:
    seat: Seat
    item: str
    count: int


@dataclass(frozen=True)
class GalleonGained:
    seat: Seat


@dataclass(frozen=True)
class PinnaceGained:
    seat: Seat


@dataclass(frozen=True)
class OfficeTaken:
    seat: Seat
    location: str  # admiral, governor, informer or golden-hind


@dataclass(frozen=True)
class DiceRolled:
    seat: Seat
    thrown: int
    result: int  # after the first visitor's one is added


@dataclass(frozen=True)
class GhostShipGained:
    seat: Seat


@dataclass(frozen=True)
class NothingGained:
    seat: Seat
    location: str


@dataclass(frozen=True)
class InvestorPaid:
    seat: Seat
    points: int


@dataclass(frozen=True)
class PutOut:
    seat: Seat
    dock: int


# 3 Preparing to sail


@dataclass(frozen=True)
class TreasureLaid:
    voyage: int


@dataclass(frozen=True)
class FrigateLaid:
    place: str
    guns: int
    only: Seat  # WATCHER when it was laid unseen


@dataclass(frozen=True)
class GarrisonLaid:
    place: str
    troops: int
    only: Seat


@dataclass(frozen=True)
class GovernorSwapped:
    seat: Seat
    other: Seat
    dock: int  # where the Governor's holder now lies


@dataclass(frozen=True)
class ReachFixed:
    seat: Seat
    zone: int


@dataclass(frozen=True)
class StayedAshore:
    seat: Seat


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


Event: TypeAlias = (
    VoyageBegan
    | FrigateDrawn
    | LastGunGiven
    | TileLaid
    | GalleonSighted
    | Visited
    | ItemGained
    | GalleonGained
    | PinnaceGained
    | OfficeTaken
    | DiceRolled
    | GhostShipGained
    | NothingGained
    | InvestorPaid
    | PutOut
    | TreasureLaid
    | FrigateLaid
    | GarrisonLaid
    | GovernorSwapped
    | ReachFixed
    | StayedAshore
    | MissionLaid
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
Story: TypeAlias = list[Event] | None
