"""Who may hear what: an event as one seat may know it."""

from dataclasses import replace

from seadogs.games.drake.events import HIDDEN, SEALED, Event
from seadogs.games.drake.events_ashore import FrigateLaid, GarrisonLaid
from seadogs.games.drake.events_sea import DefenceSeen, DiscSeen, MissionLaid, MissionSetAside
from seadogs.kernel.names import WATCHER, Seat


def tell(event: Event, seat: Seat) -> Event | None:
    """informer.public, mission.hidden, prepare.admiral, prepare.governor; everything else is open."""
    match event:
        case FrigateLaid():
            return event if hears(event.only, seat) else replace(event, guns=HIDDEN)
        case GarrisonLaid():
            return event if hears(event.only, seat) else replace(event, troops=HIDDEN)
        case MissionLaid() | MissionSetAside():
            return event if hears(event.only, seat) else replace(event, disc=SEALED)
        case DiscSeen() | DefenceSeen():
            return event if hears(event.only, seat) else None
        case _:
            return event


def hears(only: Seat, seat: Seat) -> bool:
    """Whether the secret is this seat's. A watcher has none, and WATCHER as `only` means nobody."""
    return only == seat and seat != WATCHER
