"""What the table saw, past tense, facts only, in the order of a game: `events_turn`, and `events_tiles` within it.

Fields are the arguments of the event's sentence (message `event-<name>`), named by what they hold: `seat` and
`other` a captain, `tile` a tile's key, `design` its design, `slot`, `direction` and `spot` as in records, `colour` a
die's or a harbour's. What only one seat may hear carries `only`; what all but one may hear carries `but`. A choice
that changes nothing (a captain who stays, an anchor) makes no event.
"""

from dataclasses import dataclass
from typing import TypeAlias

from seadogs.games.darkseas.events_tiles import OfTiles
from seadogs.games.darkseas.events_turn import OfTurns
from seadogs.kernel.names import Seat

HIDDEN = "hidden"  # a treasure or a tile that this seat may not know

Plain: TypeAlias = OfTurns | OfTiles


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
