"""How a mat waits and goes on: the registers of the tile, the scheme or the bonus that it is in the middle of."""

from mypy_extensions import i64

from seadogs.games.darkseas.edition import NEXT, WIDTH
from seadogs.games.darkseas.effect_code import END
from seadogs.games.darkseas.state import NO_ASK, Mat, State
from seadogs.games.darkseas.terms import NOBODY, NOTHING


def rest(mat: Mat) -> None:
    """Nothing is being done: every register as at the beginning."""
    mat.ask = NO_ASK
    mat.asked = NOBODY
    mat.pc = END
    mat.tile = NOTHING
    mat.here = NOTHING
    mat.matching = NOTHING
    mat.chosen = NOBODY
    mat.each = NOBODY
    mat.due = 0
    mat.times = 0
    mat.keep = 0
    mat.spot = NOTHING
    mat.back = END


def go_on(state: State, mat: Mat) -> None:
    """The step that asked is done."""
    mat.ask = NO_ASK
    mat.asked = NOBODY
    mat.pc = state.edition.steps[mat.pc * WIDTH + NEXT]


def ask(mat: Mat, question: i64, seat: i64) -> None:
    """Wait for an answer of `seat`, or CHANCE; with NO_ASK and NOBODY for nothing more."""
    mat.ask = question
    mat.asked = seat
