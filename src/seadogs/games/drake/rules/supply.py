"""Moving components between the supply and the captains: used by every chapter, so that none is made or lost."""

from mypy_extensions import i64

from seadogs.games.drake.events import Story
from seadogs.games.drake.events_ashore import GalleonGained, ItemGained
from seadogs.games.drake.state import Mat, State
from seadogs.games.drake.terms import ITEMS
from seadogs.kernel.names import Seat


def gain(state: State, seat: i64, item: i64, count: i64, story: Story) -> i64:
    """street.pool: a captain takes what the pool can give. Returns how much that was."""
    given = count if count < state.pool[item] else state.pool[item]
    if given <= 0:
        return 0
    state.pool[item] -= given
    state.mats[seat].hold[item] += given
    if story is not None:
        story.append(ItemGained(Seat(seat), ITEMS[item], given))
    return given


def spend(state: State, mat: Mat, item: i64, count: i64) -> None:
    """Pay `count`, which the captain has, back into the pool."""
    mat.hold[item] -= count
    state.pool[item] += count


def gain_galleon(state: State, seat: i64, story: Story) -> bool:
    """location.shipyard: a galleon replaces the frigate. False if the captain has one already."""
    mat = state.mats[seat]
    if mat.galleon:
        return False
    mat.galleon = True
    if story is not None:
        story.append(GalleonGained(Seat(seat)))
    return True
