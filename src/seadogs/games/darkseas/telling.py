"""Who may hear what: an event as one seat may know it."""

from dataclasses import replace

from seadogs.games.darkseas.events import HIDDEN, Echo, Event, Whisper
from seadogs.games.darkseas.events_tiles import TileKept, TreasureKept, TreasureSeen
from seadogs.games.darkseas.events_turn import OpeningChosen, ThrowChosen, TileDrawn, TreasureDrawn
from seadogs.kernel.names import WATCHER, Seat


def tell(event: Event, seat: Seat) -> Event | None:
    """hidden, setup.hand; option.simultaneous: a turn that is not finished is its seat's alone until all are done."""
    match event:
        case Whisper():
            return event if hears(event.only, seat) else None
        case Echo():
            return None if hears(event.but, seat) else event
        case TreasureDrawn() | TreasureKept():
            return event if hears(event.only, seat) else replace(event, treasure=HIDDEN)
        case TileDrawn() | TileKept() | OpeningChosen() | ThrowChosen():
            return event if hears(event.only, seat) else replace(event, tile=HIDDEN)
        case TreasureSeen():
            return event if hears(event.only, seat) else None
        case _:
            return event


def hears(only: Seat, seat: Seat) -> bool:
    """Whether the secret is this seat's. A watcher has none, and WATCHER as `only` means nobody."""
    return only == seat and seat != WATCHER
