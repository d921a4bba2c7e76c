"""What the table saw in Plymouth: setup, provisioning, preparing to sail. How to read a field: see `events`."""

from dataclasses import dataclass
from typing import TypeAlias

from seadogs.kernel.names import Seat

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


Ashore: TypeAlias = (  # chapters 1 to 3
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
)
