"""5 The ship: clockwise from harbour to harbour, waking plunder tiles."""

from mypy_extensions import i64

from seadogs.games.darkseas.actions import ACTIVATE, ANCHOR, SAIL, Action
from seadogs.games.darkseas.events import Story
from seadogs.games.darkseas.events_turn import ShipSailed, TileActivated
from seadogs.games.darkseas.rules.effects import begin, run
from seadogs.games.darkseas.rules.owed import defer, must_wait
from seadogs.games.darkseas.rules.possible import may_activate
from seadogs.games.darkseas.state import BITS, PLACING, Mat, State, dice_of
from seadogs.games.darkseas.terms import COLOUR_COUNT, COLOURS, DIRECTIONS, NOTHING, SLOTS
from seadogs.kernel.names import Seat


def next_harbour(mat: Mat) -> i64:
    """ship.clockwise: skipping none."""
    return mat.ship + 1 if mat.ship + 1 < COLOUR_COUNT else 0


def lets_in(state: State, mat: Mat, direction: i64) -> bool:
    """ship.enter: its colour shows on a die, or the captain is there."""
    return mat.captain == direction + 1 or dice_of(state, mat.harbours[direction]) > 0


def can_sail(state: State, mat: Mat) -> bool:
    """ship.once: no harbour twice in a turn."""
    direction = next_harbour(mat)
    return not mat.entered & BITS[direction] and lets_in(state, mat, direction)


def can_activate(state: State, seat: i64, side: i64) -> bool:
    """ship.activate: a tile of the harbour just entered, not activated yet, that could change something."""
    mat = state.mats[seat]
    if mat.woken & BITS[side]:
        return False
    tile = mat.slots[2 * mat.ship + side]
    return tile != NOTHING and may_activate(state, seat, tile, mat.ship)


def ship_choices(state: State, seat: i64) -> list[Action]:
    """ship.activate: none, one or both, in either order; ship.clockwise: as far as the player likes."""
    mat = state.mats[seat]
    choices: list[Action] = []
    for side in range(i64(2)):
        if can_activate(state, seat, side):
            choices.append(ACTIVATE[2 * mat.ship + side])
    if can_sail(state, mat):
        choices.append(SAIL)
    choices.append(ANCHOR)
    return choices


def is_stuck(state: State, seat: i64) -> bool:
    """Nothing is left to do but to anchor."""
    return not (can_sail(state, state.mats[seat]) or can_activate(state, seat, 0) or can_activate(state, seat, 1))


def sail(state: State, seat: i64, story: Story) -> None:
    """ship.enter: both tiles of the harbour may be activated."""
    mat = state.mats[seat]
    direction = next_harbour(mat)
    mat.ship = direction
    mat.entered |= BITS[direction]
    mat.woken = 0
    if story is not None:
        colour = mat.harbours[direction]
        by = "die" if dice_of(state, colour) else "captain"
        story.append(ShipSailed(Seat(seat), DIRECTIONS[direction], COLOURS[colour], by))


def activate(state: State, seat: i64, slot: i64, story: Story) -> None:
    """ship.activate: what the text above the line says; the tile stays."""
    mat = state.mats[seat]
    tile = mat.slots[slot]
    mat.woken |= BITS[slot % 2]
    if must_wait(state, tile):
        defer(state, seat, tile, slot // 2, story)
        return
    if story is not None:
        story.append(TileActivated(Seat(seat), state.edition.keys[tile], SLOTS[slot]))
    begin(state, seat, tile, slot // 2)
    run(state, seat, story)


def anchor(mat: Mat) -> None:
    """ship.clockwise: no further this turn."""
    mat.step = PLACING
    mat.woken = 3
