"""What amounts, conditions and final scores count: always the owner's own things (word.own)."""

from typing import Final

from mypy_extensions import i64

from seadogs.games.darkseas.edition import COUNT, EVERY, LIMIT, MEASURE, WHERE, WIDTH
from seadogs.games.darkseas.state import Mat, State, pirates_at
from seadogs.games.darkseas.terms import COLOUR_COUNT, NOTHING, SLOT_COUNT, TREASURE_COUNT

# In the order of `effect_code.MEASURES`.
PIRATES: Final = 0
DREAD: Final = 1
TILES: Final = 2
HARBOURS_WITH_PIRATE: Final = 3
HARBOURS_WITH_3: Final = 4
HARBOURS_EMPTY: Final = 5
TREASURE_KINDS: Final = 6
DOUBLOONS: Final = 7

# Likewise of `effect_code.WHERES`.
HERE: Final = 0
ANYWHERE: Final = 1
MATCHING: Final = 2


def amount(state: State, mat: Mat, pc: i64, here: i64, matching: i64) -> i64:
    """How much a step gains. word.several: fractions round down."""
    steps = state.edition.steps
    row = pc * WIDTH
    kind = steps[row + MEASURE]
    if kind == NOTHING:
        return steps[row + COUNT]
    total = steps[row + COUNT] * (
        measure(mat, kind, place_of(steps[row + WHERE], here, matching)) // steps[row + EVERY]
    )
    limit = steps[row + LIMIT]
    return limit if limit and total > limit else total


def holds(state: State, mat: Mat, pc: i64, here: i64, matching: i64) -> bool:
    """Whether a step's condition is met: at least so much."""
    steps = state.edition.steps
    row = pc * WIDTH
    return measure(mat, steps[row + MEASURE], place_of(steps[row + WHERE], here, matching)) >= steps[row + COUNT]


def place_of(where: i64, here: i64, matching: i64) -> i64:
    """word.here, word.matching: the direction meant, or NOTHING for the whole island."""
    if where == HERE:
        return here
    return matching if where == MATCHING else NOTHING


def measure(mat: Mat, kind: i64, direction: i64) -> i64:
    """How much of something there is at the harbour of a direction, or on the whole island (NOTHING)."""
    if kind == DOUBLOONS:
        return mat.doubloons
    if kind == TREASURE_KINDS:
        return kinds_of(mat)
    if kind == TILES:
        return tiles_on(mat, direction)
    count: i64 = 0
    for harbour in range(i64(COLOUR_COUNT)):
        if direction != NOTHING and harbour != direction:
            continue
        here = pirates_at(mat, harbour)
        if kind == PIRATES:
            count += here
        elif kind == DREAD:
            count += mat.dread[harbour]
        elif kind == HARBOURS_WITH_PIRATE:
            count += 1 if here > 0 else 0
        elif kind == HARBOURS_WITH_3:
            count += 1 if here >= 3 else 0
        elif here == 0:
            count += 1
    return count


def kinds_of(mat: Mat) -> i64:
    count: i64 = 0
    for treasure in range(i64(TREASURE_COUNT)):
        if mat.treasures[treasure] > 0:
            count += 1
    return count


def tiles_on(mat: Mat, direction: i64) -> i64:
    """word.here: plunder tiles at a harbour, or on the whole island; the tile that counts them counts too."""
    count: i64 = 0
    for slot in range(i64(SLOT_COUNT)):
        if mat.slots[slot] != NOTHING and (direction == NOTHING or slot // 2 == direction):
            count += 1
    return count
