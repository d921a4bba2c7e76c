"""The order of a game: what happens by itself between two decisions."""

from mypy_extensions import i64

from seadogs.games.darkseas.events import Story
from seadogs.games.darkseas.rules.round import begin_round, begin_turn, next_seat
from seadogs.games.darkseas.rules.scoring import score_game
from seadogs.games.darkseas.rules.setup import all_chosen, lacks_harbours, lacks_tiles, lacks_treasure, reveal
from seadogs.games.darkseas.rules.ship import anchor, is_stuck
from seadogs.games.darkseas.rules.together import all_done, open_turns, resolve_next
from seadogs.games.darkseas.state import (
    DONE,
    FIRST,
    HARBOURS,
    NO_ASK,
    OPENING,
    PLACING,
    RESOLVING,
    ROLLING,
    SHIP,
    TILES,
    TREASURES,
    TURNS,
    Mat,
    State,
)
from seadogs.games.darkseas.terms import NOBODY


def advance(state: State, story: Story) -> None:
    """Go on until somebody must choose, or the game is over."""
    phase = state.phase
    if phase == TURNS:
        if state.simultaneous:
            advance_all(state, story)
        else:
            advance_turn(state, story)
    elif phase == RESOLVING:
        resolve(state, story)
    elif phase < ROLLING:
        advance_setup(state, story)


def advance_setup(state: State, story: Story) -> None:
    """1 Setup, in the rulebook's order."""
    if state.phase == HARBOURS and lacks_harbours(state) == NOBODY:
        state.phase = TREASURES
    if state.phase == TREASURES and lacks_treasure(state) == NOBODY:
        state.phase = TILES
    if state.phase == TILES and lacks_tiles(state) == NOBODY:
        state.phase = OPENING
    elif state.phase == OPENING and all_chosen(state):
        reveal(state, story)
        state.phase = FIRST
    elif state.phase == FIRST and state.active != NOBODY:
        begin_round(state, story)


def pass_empty_steps(state: State, seat: i64, mat: Mat) -> None:
    """Nobody is asked where there is nothing to choose, as far as all can see that there is not."""
    if mat.step == SHIP and is_stuck(state, seat):
        anchor(mat)
    if mat.step == PLACING and mat.hand_count == 0:
        mat.step = DONE


def advance_turn(state: State, story: Story) -> None:
    """round.turns: the next player clockwise; when all have played, the next round."""
    mat = state.mats[state.turn]
    if mat.ask != NO_ASK:
        return
    pass_empty_steps(state, state.turn, mat)
    if mat.step != DONE:
        return
    following = next_seat(state, state.turn)
    if following == state.active:
        end_round(state, story)
        return
    state.turn = following
    begin_turn(state, following, story)


def end_round(state: State, story: Story) -> None:
    """round.turns: the marker advances and the next player clockwise is active; after the last round, the scores."""
    state.turn = NOBODY
    if state.round == state.edition.rounds:
        score_game(state, story)
        return
    state.active = next_seat(state, state.active)
    begin_round(state, story)


def advance_all(state: State, story: Story) -> None:
    """option.simultaneous: until all are done."""
    if all_done(state):
        open_turns(state, story)
        resolve(state, story)


def resolve(state: State, story: Story) -> None:
    """option.simultaneous: tiles that waited, one after another, until one asks something."""
    while state.mats[state.turn].ask == NO_ASK:
        if not resolve_next(state, story):
            end_round(state, story)
            return
