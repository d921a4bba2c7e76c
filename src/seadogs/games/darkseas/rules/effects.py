"""7 What tiles do: an interpreter of the edition's steps.

`run` goes on with what a mat is doing until it must wait for a decision or a draw (`asks.py`), or is done. While
it waits, `mat.pc` is the step that asks. `possible.py` judges beforehand, from the same steps.
"""

from mypy_extensions import i64

from seadogs.games.darkseas.edition import COUNT, ELSE, KEEP, NEXT, THEN, WHAT, WHERE, WHO, WIDTH
from seadogs.games.darkseas.effect_code import (
    A_DOUBLOON,
    A_TREASURE,
    AGAIN,
    CHOOSE,
    COPY,
    DISCARD,
    DRAW,
    EACH,
    EITHER,
    END,
    GAIN,
    IF,
    LOOK,
    MOVE,
    OTHERS,
    PAY,
    PAY_UP_TO,
    PLACE,
    REMOVE,
    REPLACE,
    ROLL,
)
from seadogs.games.darkseas.events import Story
from seadogs.games.darkseas.events_tiles import FifthRolled, PlayerChosen, TreasureSeen, TreasuresLookedAt
from seadogs.games.darkseas.events_turn import TileCopied
from seadogs.games.darkseas.rules.draw import begin_tiles, begin_treasures
from seadogs.games.darkseas.rules.landing import next_pirate
from seadogs.games.darkseas.rules.measure import amount, holds, place_of
from seadogs.games.darkseas.rules.owed import defer, must_wait
from seadogs.games.darkseas.rules.payment import next_loss, pay_step
from seadogs.games.darkseas.rules.pirates import replace_pirate
from seadogs.games.darkseas.rules.possible import can_replace, may, may_copy, subject
from seadogs.games.darkseas.rules.registers import ask, go_on, rest
from seadogs.games.darkseas.rules.supply import gain_doubloons, gain_infamy
from seadogs.games.darkseas.state import (
    ASK_BRANCH,
    ASK_CHOOSE,
    ASK_COPY,
    ASK_MOVE,
    ASK_PAY_DOUBLOONS,
    ASK_REPLACE,
    ASK_ROLL,
    NO_ASK,
    Mat,
    State,
    known_at,
)
from seadogs.games.darkseas.terms import (
    COLOUR_COUNT,
    COLOURS,
    DIRECTIONS,
    NOBODY,
    NOTHING,
    SLOTS,
    TREASURE_COUNT,
    TREASURES,
)
from seadogs.kernel.names import CHANCE_SEAT, Seat


def begin(state: State, seat: i64, tile: i64, here: i64) -> None:
    """ship.activate: from the first step."""
    mat = state.mats[seat]
    mat.tile = tile
    mat.here = here
    mat.pc = state.edition.effect[tile]


def run(state: State, seat: i64, story: Story) -> None:
    """ship.activate: in order, as far as possible; an impossible part is passed over."""
    mat = state.mats[seat]
    while mat.ask == NO_ASK:
        if mat.pc == END:
            if mat.back == END:
                rest(mat)
                return
            mat.pc = mat.back
            mat.back = END
            continue
        do_step(state, seat, mat, story)


def do_step(state: State, seat: i64, mat: Mat, story: Story) -> None:
    """The step at `mat.pc`; afterwards the mat asks, or `pc` is the step that follows."""
    steps = state.edition.steps
    row = mat.pc * WIDTH
    verb = steps[row]
    if verb == GAIN:
        count = amount(state, mat, mat.pc, mat.here, mat.matching)
        gainer = subject(seat, steps[row + WHO], mat.chosen, mat.each)
        if steps[row + WHAT] == A_DOUBLOON:
            gain_doubloons(state, gainer, count, story)
        else:
            gain_infamy(state, gainer, count, story)
        mat.pc = steps[row + NEXT]
    elif verb == PLACE:
        mat.due = steps[row + COUNT]
        next_pirate(state, seat, story)
    elif verb == DRAW:
        draw_step(state, seat, mat, story)
    elif verb == PAY:
        pay_step(state, seat, mat, story)
    elif verb == REMOVE or verb == DISCARD:
        mat.due = steps[row + COUNT]
        next_loss(state, seat, story)
    elif verb == REPLACE:
        replace_step(state, seat, mat, story)
    elif verb == IF:
        mat.pc = steps[row + THEN] if holds(state, mat, mat.pc, mat.here, mat.matching) else steps[row + ELSE]
    elif verb == ROLL:
        ask(mat, ASK_ROLL, CHANCE_SEAT)
    elif verb == EACH:
        mat.each = NOBODY
        next_player(state, seat, mat, mat.pc)
    elif verb == AGAIN:
        again_step(state, seat, mat)
    else:
        do_other_step(state, seat, mat, story)


def do_other_step(state: State, seat: i64, mat: Mat, story: Story) -> None:
    """The steps that are seldom done."""
    steps = state.edition.steps
    row = mat.pc * WIDTH
    verb = steps[row]
    if verb == EITHER:
        either_step(state, seat, mat)
    elif verb == PAY_UP_TO:
        payer = subject(seat, steps[row + WHO], mat.chosen, mat.each)
        if state.mats[payer].doubloons > 0:
            ask(mat, ASK_PAY_DOUBLOONS, payer)
        else:
            mat.pc = steps[row + NEXT]
    elif verb == CHOOSE:
        if state.seats == 2:
            choose(state, seat, 1 - seat, story)
        else:
            ask(mat, ASK_CHOOSE, seat)
    elif verb == LOOK:
        look(state, seat, mat.chosen, story)
        mat.pc = steps[row + NEXT]
    elif verb == MOVE:
        ask(mat, ASK_MOVE, seat)
    elif verb == COPY and may_copy(state, seat, mat.here):
        ask(mat, ASK_COPY, seat)
    else:
        mat.pc = steps[row + NEXT]


def draw_step(state: State, seat: i64, mat: Mat, story: Story) -> None:
    """Treasures or tiles; where all that was due is kept, or nothing is left, nothing is asked."""
    steps = state.edition.steps
    row = mat.pc * WIDTH
    if steps[row + WHAT] == A_TREASURE:
        begin_treasures(state, seat, steps[row + COUNT], steps[row + KEEP], story)
    else:
        begin_tiles(state, seat, steps[row + COUNT], steps[row + KEEP], story)
    if mat.ask == NO_ASK:
        go_on(state, mat)


def replace_step(state: State, seat: i64, mat: Mat, story: Story) -> None:
    """A pirate becomes a Dread Pirate without paying; if there is none, what the tile says otherwise."""
    steps = state.edition.steps
    row = mat.pc * WIDTH
    where = place_of(steps[row + WHERE], mat.here, mat.matching)
    if not can_replace(mat, where):
        mat.pc = steps[row + ELSE]
    elif where == NOTHING:
        ask(mat, ASK_REPLACE, seat)
    else:
        replace_pirate(state, seat, where, story)
        mat.pc = steps[row + NEXT]


def either_step(state: State, seat: i64, mat: Mat) -> None:
    """Whoever can do both chooses; who can do neither does nothing."""
    steps = state.edition.steps
    row = mat.pc * WIDTH
    after = steps[row + NEXT]
    first = may(state, seat, steps[row + THEN], after, mat.here, mat.matching, mat.chosen, mat.each)
    second = may(state, seat, steps[row + ELSE], after, mat.here, mat.matching, mat.chosen, mat.each)
    if first and second:
        ask(mat, ASK_BRANCH, subject(seat, steps[row + WHO], mat.chosen, mat.each))
    elif first:
        mat.pc = steps[row + THEN]
    elif second:
        mat.pc = steps[row + ELSE]
    else:
        mat.pc = after


def take_branch(state: State, mat: Mat, branch: i64) -> None:
    ask(mat, NO_ASK, NOBODY)
    mat.pc = state.edition.steps[mat.pc * WIDTH + (ELSE if branch else THEN)]


def again_step(state: State, seat: i64, mat: Mat) -> None:
    """The end of a block that is done for each player, or for each doubloon paid."""
    steps = state.edition.steps
    owner = steps[mat.pc * WIDTH + NEXT]
    if steps[owner * WIDTH] == EACH:
        next_player(state, seat, mat, owner)
        return
    mat.times -= 1
    mat.pc = steps[owner * WIDTH + (THEN if mat.times > 0 else NEXT)]


def next_player(state: State, seat: i64, mat: Mat, owner: i64) -> None:
    """word.several: in turn order from the active player."""
    steps = state.edition.steps
    row = owner * WIDTH
    following = state.active if mat.each == NOBODY else after_seat(state, mat.each)
    if following == seat and steps[row + WHAT] == OTHERS:
        following = after_seat(state, following)
    mat.each = following
    mat.pc = steps[row + NEXT] if following == NOBODY else steps[row + THEN]


def after_seat(state: State, seat: i64) -> i64:
    """The next seat clockwise, or NOBODY when it is the active player's again."""
    following = seat + 1 if seat + 1 < state.seats else 0
    return NOBODY if following == state.active else following


def rolled(state: State, seat: i64, colour: i64, story: Story) -> None:
    """word.roll, word.matching: the fifth die, and the own harbour of its colour, never the island."""
    mat = state.mats[seat]
    mat.fifth = colour
    for direction in range(i64(COLOUR_COUNT)):
        if mat.harbours[direction] == colour:
            mat.matching = direction
    if story is not None:
        story.append(FifthRolled(Seat(seat), COLOURS[colour], DIRECTIONS[mat.matching]))
    ask(mat, NO_ASK, NOBODY)
    mat.pc = state.edition.steps[mat.pc * WIDTH + THEN]


def choose(state: State, seat: i64, other: i64, story: Story) -> None:
    """Another player, whom the tile then speaks of."""
    mat = state.mats[seat]
    mat.chosen = other
    if story is not None:
        story.append(PlayerChosen(Seat(seat), Seat(other)))
    ask(mat, NO_ASK, NOBODY)
    mat.pc = state.edition.steps[mat.pc * WIDTH + THEN]


def look(state: State, seat: i64, other: i64, story: Story) -> None:
    """hidden.secrets: who has seen another's treasures keeps that knowledge."""
    theirs = state.mats[other].treasures
    for treasure in range(i64(TREASURE_COUNT)):
        state.known[known_at(seat, other, treasure)] = theirs[treasure]
    if story is None:
        return
    story.append(TreasuresLookedAt(Seat(seat), Seat(other)))
    for treasure in range(i64(TREASURE_COUNT)):
        if theirs[treasure] > 0:
            story.append(TreasureSeen(Seat(other), TREASURES[treasure], int(theirs[treasure]), Seat(seat)))


def copy(state: State, seat: i64, slot: i64, story: Story) -> None:
    """Another tile's effect as if it lay here; afterwards the copying tile goes on."""
    mat = state.mats[seat]
    tile = mat.slots[slot]
    if story is not None:
        story.append(TileCopied(Seat(seat), state.edition.keys[tile], SLOTS[slot]))
    if must_wait(state, tile):
        defer(state, seat, tile, mat.here, story)
        go_on(state, mat)
        return
    mat.back = state.edition.steps[mat.pc * WIDTH + NEXT]
    ask(mat, NO_ASK, NOBODY)
    mat.tile = tile
    mat.pc = state.edition.effect[tile]
