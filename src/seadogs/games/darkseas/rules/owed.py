"""option.simultaneous: tiles that touch others, activated in one's turn, wait until all are done."""

from mypy_extensions import i64

from seadogs.games.darkseas.events import Story
from seadogs.games.darkseas.events_turn import TileDeferred
from seadogs.games.darkseas.state import State, at_once
from seadogs.games.darkseas.terms import SLOTS
from seadogs.kernel.names import Seat


def must_wait(state: State, tile: i64) -> bool:
    """option.simultaneous: a tile that touches another player or looks at another's things."""
    return at_once(state) and state.edition.touches[tile] != 0


def defer(state: State, seat: i64, tile: i64, here: i64, story: Story) -> None:
    """option.simultaneous: the whole tile waits, its owner's gains too."""
    mat = state.mats[seat]
    mat.owed[mat.owed_count] = tile
    mat.owed_here[mat.owed_count] = here
    mat.owed_count += 1
    if story is not None:
        story.append(TileDeferred(Seat(seat), state.edition.keys[tile], slot_of(state, seat, tile)))


def slot_of(state: State, seat: i64, tile: i64) -> str:
    """Where the tile lies on its owner's island."""
    mat = state.mats[seat]
    for slot in range(len(SLOTS)):
        if mat.slots[slot] == tile:
            return SLOTS[slot]
    return ""
