"""6 Placing: one plunder tile from the hand where the ship lies."""

from mypy_extensions import i64

from seadogs.games.darkseas.actions import PLACE, PLACE_NOTHING, Action
from seadogs.games.darkseas.events import Story
from seadogs.games.darkseas.events_turn import TilePlaced, TileReplaced
from seadogs.games.darkseas.rules.supply import discard, take_from_hand
from seadogs.games.darkseas.state import DONE, Mat, State
from seadogs.games.darkseas.terms import NOTHING, SLOTS
from seadogs.kernel.names import Seat


def takes(mat: Mat, side: i64) -> bool:
    """setup.slots, place.replace: never instead of another tile while a slot of the harbour is free."""
    slot = 2 * mat.ship
    is_full = mat.slots[slot] != NOTHING and mat.slots[slot + 1] != NOTHING
    return is_full or mat.slots[slot + side] == NOTHING


def place_choices(mat: Mat) -> list[Action]:
    """place.tile: any tile in hand, or none."""
    choices: list[Action] = []
    for n in range(mat.hand_count):
        for side in range(i64(2)):
            if takes(mat, side):
                choices.append(PLACE[2 * mat.hand[n] + side])
    choices.append(PLACE_NOTHING)
    return choices


def place_tile(state: State, seat: i64, tile: i64, side: i64, story: Story) -> None:
    """place.tile: face up, and not activated by that; place.replace: the tile that made room is discarded."""
    mat = state.mats[seat]
    slot = 2 * mat.ship + side
    old = mat.slots[slot]
    take_from_hand(mat, tile)
    mat.slots[slot] = tile
    mat.step = DONE
    if old != NOTHING:
        discard(state, seat, old)
    if story is not None:
        keys = state.edition.keys
        if old != NOTHING:
            story.append(TileReplaced(Seat(seat), keys[old], SLOTS[slot]))
        story.append(TilePlaced(Seat(seat), keys[tile], SLOTS[slot]))


def place_nothing(mat: Mat) -> None:
    """place.tile: the player may."""
    mat.step = DONE
