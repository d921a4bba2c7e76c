"""The order of a voyage: what happens by itself between two decisions."""

from seadogs.games.drake.events import Story
from seadogs.games.drake.rules.home import dock_the_ashore
from seadogs.games.drake.rules.informer import informer_owed
from seadogs.games.drake.rules.mission import next_to_place
from seadogs.games.drake.rules.prepare import bare_place, fix_reach, lay_treasure, swap_governor
from seadogs.games.drake.rules.resolve import next_mission
from seadogs.games.drake.rules.reveal import turn_discs
from seadogs.games.drake.rules.scoring import clear_table, score_game, score_voyage
from seadogs.games.drake.rules.setup import bare_galleon_spot, begin_voyage, lowest_free_dock, shuffles
from seadogs.games.drake.rules.street import all_out
from seadogs.games.drake.state import (
    DRAWING,
    FRIGATES,
    GALLEONS,
    GARRISONS,
    INFORMING,
    OVER,
    PLACING,
    SAILING,
    STREET,
    TILES,
    State,
)
from seadogs.games.drake.terms import FORT, GALLEON, NOTHING, SHUFFLED


def advance(state: State, story: Story) -> None:
    """Go on until somebody must choose, or the match is over."""
    while not state.frames and state.phase != OVER and not waits(state, story):
        begin_next(state, story)


def waits(state: State, story: Story) -> bool:
    """Whether the phase still waits for somebody."""
    if state.phase == STREET:
        return not all_out(state)
    if state.phase == SAILING:
        return next_mission(state, story)
    if state.phase == PLACING:
        return next_to_place(state, story)
    if state.phase == INFORMING:
        return informer_owed(state)
    if state.phase == FRIGATES:
        return bare_place(state, GALLEON) != NOTHING
    if state.phase == GARRISONS:
        return bare_place(state, FORT) != NOTHING
    if state.phase == GALLEONS:
        return bare_galleon_spot(state) != NOTHING
    if state.phase == TILES:
        return state.street[SHUFFLED - 1] == NOTHING
    return lowest_free_dock(state) != NOTHING


def begin_next(state: State, story: Story) -> None:
    """The step of the voyage after the phase that has just ended."""
    if state.phase == DRAWING:
        start_voyage(state, story)
    elif state.phase == TILES:
        state.phase = GALLEONS
    elif state.phase == GALLEONS:
        state.phase = STREET
        state.turn = 0
    elif state.phase == STREET:
        lay_treasure(state, story)
        state.phase = FRIGATES
    elif state.phase == FRIGATES:
        state.phase = GARRISONS
    elif state.phase == GARRISONS:
        swap_governor(state, story)
        fix_reach(state, story)
        state.phase = PLACING
        state.turn = 0
    elif state.phase == PLACING:
        state.phase = INFORMING
    elif state.phase == INFORMING:
        turn_discs(state, story)
        state.phase = SAILING
        state.turn = 0
        state.step = 0
    else:
        end_voyage(state, story)


def start_voyage(state: State, story: Story) -> None:
    """The table is laid; Chance shuffles the tiles (setup.tiles) and the galleons."""
    begin_voyage(state, story)
    state.phase = TILES if shuffles(state) else GALLEONS


def end_voyage(state: State, story: Story) -> None:
    """All are home: score it; then the next voyage, or, after the last, the final scoring."""
    dock_the_ashore(state, story)
    score_voyage(state, story)
    if state.voyage == state.edition.voyages:  # reset.keep: after the last voyage nothing is reset
        score_game(state, story)
        state.phase = OVER
        return
    clear_table(state, story)
    state.voyage += 1
    start_voyage(state, story)
