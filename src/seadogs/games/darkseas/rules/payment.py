"""7 What a tile has players pay or lose."""

from mypy_extensions import i64

from seadogs.games.darkseas.edition import COUNT, NEXT, THEN, WHAT, WHO, WIDTH
from seadogs.games.darkseas.effect_code import A_DOUBLOON, A_TREASURE, REMOVE
from seadogs.games.darkseas.events import Story
from seadogs.games.darkseas.events_tiles import NothingLost
from seadogs.games.darkseas.rules.possible import can_give, subject
from seadogs.games.darkseas.rules.registers import ask, go_on
from seadogs.games.darkseas.rules.supply import pay_doubloons
from seadogs.games.darkseas.state import ASK_DISCARD, ASK_PAY_PIRATE, ASK_PAY_TREASURE, ASK_REMOVE, NO_ASK, Mat, State
from seadogs.games.darkseas.terms import NOBODY
from seadogs.kernel.names import Seat


def pay_step(state: State, seat: i64, mat: Mat, story: Story) -> None:
    """word.pay: without A no B."""
    steps = state.edition.steps
    row = mat.pc * WIDTH
    payer = subject(seat, steps[row + WHO], mat.chosen, mat.each)
    if not can_give(state, seat, mat.pc, payer):
        mat.pc = steps[row + NEXT]
        return
    what = steps[row + WHAT]
    if what == A_DOUBLOON:
        pay_doubloons(state, payer, steps[row + COUNT], story)
        mat.pc = steps[row + THEN]
        return
    mat.due = steps[row + COUNT]
    ask(mat, ASK_PAY_TREASURE if what == A_TREASURE else ASK_PAY_PIRATE, payer)


def one_paid(state: State, mat: Mat) -> None:
    """word.pay: once all is paid, B."""
    mat.due -= 1
    if mat.due == 0:
        ask(mat, NO_ASK, NOBODY)
        mat.pc = state.edition.steps[mat.pc * WIDTH + THEN]


def pay_up_to(state: State, seat: i64, count: i64, story: Story) -> None:
    """word.pay: as many as the payer likes, up to a number."""
    mat = state.mats[seat]
    steps = state.edition.steps
    row = mat.pc * WIDTH
    pay_doubloons(state, subject(seat, steps[row + WHO], mat.chosen, mat.each), count, story)
    ask(mat, NO_ASK, NOBODY)
    mat.times = count
    mat.pc = steps[row + THEN] if count else steps[row + NEXT]


def next_loss(state: State, seat: i64, story: Story) -> None:
    """word.several, captain.protects: the owner chooses; who has nothing that is not protected need not."""
    mat = state.mats[seat]
    steps = state.edition.steps
    row = mat.pc * WIDTH
    loser = subject(seat, steps[row + WHO], mat.chosen, mat.each)
    if mat.due == 0:
        go_on(state, mat)
    elif can_give(state, seat, mat.pc, loser):
        ask(mat, ASK_REMOVE if steps[row] == REMOVE else ASK_DISCARD, loser)
    else:
        if story is not None and mat.due == steps[row + COUNT]:
            story.append(NothingLost(Seat(loser)))
        go_on(state, mat)
