"""4 The captain: one step, and what the island gives him."""

from mypy_extensions import i64

from seadogs.games.darkseas.actions import (
    DRAW_TILES,
    MOVE_CAPTAIN,
    STAY,
    TAKE_DOUBLOON,
    TAKE_NOTHING,
    Action,
)
from seadogs.games.darkseas.events import Story
from seadogs.games.darkseas.events_turn import CaptainMoved
from seadogs.games.darkseas.rules.draw import begin_tiles
from seadogs.games.darkseas.rules.effects import run
from seadogs.games.darkseas.rules.supply import any_tile_left, gain_doubloons
from seadogs.games.darkseas.state import AT_ISLAND, SHIP, Mat, State
from seadogs.games.darkseas.terms import COLOUR_COUNT, ISLAND, SPOT_COUNT, SPOTS
from seadogs.kernel.names import Seat


def can_step(mat: Mat, spot: i64) -> bool:
    """captain.move: island to any harbour, harbour to the island or to a neighbouring harbour."""
    here = mat.captain
    if spot == here:
        return False
    if spot == ISLAND or here == ISLAND:
        return True
    apart = (spot - here + COLOUR_COUNT) % COLOUR_COUNT
    return apart == 1 or apart == COLOUR_COUNT - 1


def add_steps(mat: Mat, choices: list[Action]) -> None:
    """captain.move: he may move, or stay."""
    for spot in range(i64(SPOT_COUNT)):
        if can_step(mat, spot):
            choices.append(MOVE_CAPTAIN[spot])
    choices.append(STAY)


def move_captain(state: State, seat: i64, spot: i64, story: Story) -> None:
    """captain.move"""
    state.mats[seat].captain = spot
    if story is not None:
        story.append(CaptainMoved(Seat(seat), SPOTS[spot]))


def end_steps(mat: Mat) -> None:
    """captain.island: if he is on the island after this step, moved or not."""
    mat.step = AT_ISLAND if mat.captain == ISLAND else SHIP


def island_choices(state: State) -> list[Action]:
    """captain.island: draw two plunder tiles and keep one, or take a doubloon, or neither."""
    choices: list[Action] = [TAKE_DOUBLOON, TAKE_NOTHING]
    if any_tile_left(state):
        choices.insert(0, DRAW_TILES)
    return choices


def take_doubloon(state: State, seat: i64, story: Story) -> None:
    """captain.island"""
    state.mats[seat].step = SHIP
    gain_doubloons(state, seat, state.edition.island_doubloons, story)


def draw_tiles(state: State, seat: i64, story: Story) -> None:
    """captain.island: keep one, discard one."""
    state.mats[seat].step = SHIP
    begin_tiles(state, seat, state.edition.island_draw, state.edition.island_keep, story)
    run(state, seat, story)


def take_nothing(state: State, seat: i64) -> None:
    """captain.island: the player may."""
    state.mats[seat].step = SHIP
