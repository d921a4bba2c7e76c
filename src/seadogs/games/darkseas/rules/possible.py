"""7 Whether a tile could do anything: judged from the same steps that `effects` does."""

from mypy_extensions import i64

from seadogs.games.darkseas.edition import COUNT, ELSE, NEXT, THEN, WHAT, WHERE, WHO, WIDTH
from seadogs.games.darkseas.effect_code import (
    A_DOUBLOON,
    A_TREASURE,
    AGAIN,
    CHOOSE,
    CHOSEN,
    COPY,
    DISCARD,
    DRAW,
    EACH,
    EACH_ONE,
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
from seadogs.games.darkseas.rules.measure import amount, holds, place_of
from seadogs.games.darkseas.rules.pirates import (
    has_room,
    pirates_to_lose,
)
from seadogs.games.darkseas.rules.supply import any_tile_left
from seadogs.games.darkseas.state import (
    Mat,
    State,
    is_guarded,
    mat_seen,
    reserve_left,
    room_at,
    treasures_of,
)
from seadogs.games.darkseas.terms import (
    COLOUR_COUNT,
    NOBODY,
    NOTHING,
    SLOT_COUNT,
)


def may_activate(state: State, seat: i64, tile: i64, here: i64) -> bool:
    """ship.activate: a tile that could change nothing, or that only scores at the end, is not offered."""
    edition = state.edition
    return not edition.scores[tile] and may(state, seat, edition.effect[tile], END, here, NOTHING, NOBODY, NOBODY)


def may(state: State, seat: i64, pc: i64, stop: i64, here: i64, matching: i64, chosen: i64, each: i64) -> bool:
    """Whether any step from `pc` up to `stop` could change something.

    Steps before the first that can leave the table as it is, so each is judged by the table as it is.
    """
    steps = state.edition.steps
    while pc != stop and pc != END:
        row = pc * WIDTH
        verb = steps[row]
        if verb == AGAIN:
            return False
        if verb == IF:
            pc = steps[row + THEN] if holds(state, state.mats[seat], pc, here, matching) else steps[row + ELSE]
            continue
        if may_step(state, seat, pc, here, matching, chosen, each):
            return True
        pc = steps[row + NEXT]
    return False


def may_step(state: State, seat: i64, pc: i64, here: i64, matching: i64, chosen: i64, each: i64) -> bool:
    """Whether this step could change something."""
    steps = state.edition.steps
    row = pc * WIDTH
    verb = steps[row]
    mat = state.mats[seat]
    if verb == GAIN:
        return amount(state, mat, pc, here, matching) > 0
    if verb == PLACE:
        where = place_of(steps[row + WHERE], here, matching)
        return has_room(state, mat) if where == NOTHING else room_at(state.edition, mat, where)
    if verb == REPLACE:
        if can_replace(mat, place_of(steps[row + WHERE], here, matching)):
            return True
        return may(state, seat, steps[row + ELSE], steps[row + NEXT], here, matching, chosen, each)
    if verb == DRAW:
        return reserve_left(state) > 0 if steps[row + WHAT] == A_TREASURE else any_tile_left(state)
    if verb == PAY or verb == PAY_UP_TO or verb == REMOVE or verb == DISCARD:
        return can_give(state, seat, pc, subject(seat, steps[row + WHO], chosen, each))
    if verb == MOVE:
        return True
    if verb == COPY:
        return may_copy(state, seat, here)
    return may_block(state, seat, pc, here, matching, chosen, each)


def may_block(state: State, seat: i64, pc: i64, here: i64, matching: i64, chosen: i64, each: i64) -> bool:
    """Whether what is inside this step could change something, for some colour, some player, some branch."""
    steps = state.edition.steps
    row = pc * WIDTH
    verb = steps[row]
    inside, after = steps[row + THEN], steps[row + NEXT]
    if verb == ROLL:
        for direction in range(i64(COLOUR_COUNT)):
            if may(state, seat, inside, after, here, direction, chosen, each):
                return True
        return False
    if verb == EITHER:
        if may(state, seat, inside, after, here, matching, chosen, each):
            return True
        return may(state, seat, steps[row + ELSE], after, here, matching, chosen, each)
    if verb == CHOOSE or verb == EACH:
        for other in range(i64(state.seats)):
            if other == seat and (verb == CHOOSE or steps[row + WHAT] == OTHERS):
                continue
            if verb == CHOOSE and may(state, seat, inside, after, here, matching, other, each):
                return True
            if verb == EACH and may(state, seat, inside, after, here, matching, chosen, other):
                return True
        return False
    if verb == LOOK:
        return chosen != NOBODY and treasures_of(mat_seen(state, chosen)) > 0
    return False  # what scores at the end


def subject(seat: i64, who: i64, chosen: i64, each: i64) -> i64:
    """Whom a step is about."""
    if who == CHOSEN:
        return chosen
    return each if who == EACH_ONE else seat


def can_give(state: State, seat: i64, pc: i64, giver: i64) -> bool:
    """word.pay, captain.protects: whether the giver has what is to be paid, removed or discarded."""
    steps = state.edition.steps
    row = pc * WIDTH
    verb = steps[row]
    own = giver == seat
    mat = state.mats[giver] if own else mat_seen(state, giver)
    if verb == REMOVE:
        return pirates_to_lose(mat, own) > 0
    if verb == DISCARD:
        return can_discard(mat, own)
    if verb == PAY_UP_TO:
        return mat.doubloons > 0
    what, count = steps[row + WHAT], steps[row + COUNT]
    if what == A_DOUBLOON:
        return mat.doubloons >= count
    if what == A_TREASURE:
        return treasures_of(mat) >= count
    return pirates_to_lose(mat, own) >= count


def can_replace(mat: Mat, direction: i64) -> bool:
    """A pirate that is no Dread Pirate, at a harbour or anywhere."""
    if direction != NOTHING:
        return mat.plain[direction] > 0
    return any(mat.plain[harbour] > 0 for harbour in range(i64(COLOUR_COUNT)))


def can_discard(mat: Mat, own: bool) -> bool:
    """captain.protects: a tile that is not protected; from the own tiles none is."""
    for slot in range(i64(SLOT_COUNT)):
        if mat.slots[slot] != NOTHING and (own or not is_guarded(mat, slot // 2)):
            return True
    return False


def may_copy(state: State, seat: i64, here: i64) -> bool:
    """Another tile that could do something here."""
    mat = state.mats[seat]
    return any(can_copy(state, seat, mat.slots[slot], here) for slot in range(i64(SLOT_COUNT)))


def can_copy(state: State, seat: i64, tile: i64, here: i64) -> bool:
    """ship.activate: neither a tile that copies nor one that only scores, nor one that could change nothing."""
    return tile != NOTHING and not state.edition.copies[tile] and may_activate(state, seat, tile, here)
