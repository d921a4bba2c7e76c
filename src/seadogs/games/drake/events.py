"""What the table saw, past tense, facts only, in the order of a voyage: `events_ashore`, then `events_sea`.

Fields are the arguments of the event's sentence (message `event-<name>`), named by what they hold:
`seat` and `other` a captain, `location` and `place` keys, `position` 1..18 along the street, `circle` 1..3,
`dock` 1..5. What only one seat may hear carries `only`; `tell` hides or drops it for the rest.
"""

from typing import Final, TypeAlias

from seadogs.games.drake.events_ashore import Ashore
from seadogs.games.drake.events_sea import AtSea

HIDDEN: Final = -1  # a number that this seat may not know
SEALED: Final = "sealed"  # a mission disc that this seat may not know

Event: TypeAlias = Ashore | AtSea
Story: TypeAlias = list[Event] | None
