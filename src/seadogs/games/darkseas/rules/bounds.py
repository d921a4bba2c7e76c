"""9 Final scoring, as far as somebody can know it who does not see all of a player's treasures."""

from mypy_extensions import i64

from seadogs.games.darkseas.edition import MEASURE, NEXT, WIDTH
from seadogs.games.darkseas.effect_code import END, SCORE
from seadogs.games.darkseas.rules import scoring
from seadogs.games.darkseas.rules.measure import TREASURE_KINDS
from seadogs.games.darkseas.state import Mat, State, full, known_at, mat_seen, treasures_of
from seadogs.games.darkseas.terms import NOTHING, SLOT_COUNT, TREASURE_COUNT
from seadogs.kernel.tables import vec


def bounds(state: State, mat: Mat, owner: i64, viewer: i64) -> tuple[int, int]:
    """The least and the most that `owner` could have if the game ended now, for all that `viewer` knows.

    hidden.secrets: how many treasures there are is open. What treasures and tiles that count their kinds score is
    bounded apart from each other, so the bounds are honest but may be a little wide.
    """
    held = treasures_of(mat)
    known = known_kinds(state, owner, viewer)
    limits = kind_limits(state, viewer)
    least, most = set_bounds(state, held, known, limits)
    fewest, many = kind_bounds(state, held, known, limits)
    open_points = open_part(state, mat)
    return (
        int(open_points + least + tiles_with_kinds(state, mat, fewest)),
        int(open_points + most + tiles_with_kinds(state, mat, many)),
    )


def known_kinds(state: State, owner: i64, viewer: i64) -> vec[i64]:
    """What the viewer has seen this owner to have, at least; a watcher has seen nothing."""
    known = full(TREASURE_COUNT, 0)
    if viewer >= 0:
        for treasure in range(i64(TREASURE_COUNT)):
            known[treasure] = state.known[known_at(viewer, owner, treasure)]
    return known


def kind_limits(state: State, viewer: i64) -> vec[i64]:
    """How many of each kind another can have: all there are, less the viewer's own.

    option.simultaneous: the viewer's as all began, like the other's; what the other has paid since, unseen, the
    viewer may have drawn.
    """
    limits = full(TREASURE_COUNT, state.edition.treasures)
    if viewer >= 0:
        for treasure in range(i64(TREASURE_COUNT)):
            limits[treasure] -= mat_seen(state, viewer).treasures[treasure]
    return limits


def set_bounds(state: State, held: i64, known: vec[i64], limits: vec[i64]) -> tuple[i64, i64]:
    """wealth.treasure: the least and the most that so many treasures can be worth, kind after kind."""
    sets = state.edition.sets
    least = full(held + 1, NOTHING)  # by how many treasures are used up; NOTHING where that cannot be
    most = full(held + 1, NOTHING)
    least[0] = 0
    most[0] = 0
    for treasure in range(i64(TREASURE_COUNT)):
        lower = full(held + 1, NOTHING)
        upper = full(held + 1, NOTHING)
        for used in range(held + 1):
            if most[used] == NOTHING:
                continue
            for count in range(known[treasure], limits[treasure] + 1):
                after = used + count
                if after > held:
                    break
                if lower[after] == NOTHING or least[used] + sets[count] < lower[after]:
                    lower[after] = least[used] + sets[count]
                if most[used] + sets[count] > upper[after]:
                    upper[after] = most[used] + sets[count]
        least = lower
        most = upper
    return least[held], most[held]


def kind_bounds(state: State, held: i64, known: vec[i64], limits: vec[i64]) -> tuple[i64, i64]:
    """The fewest and the most different kinds that so many treasures can be of."""
    seen: i64 = 0
    possible: i64 = 0
    for treasure in range(i64(TREASURE_COUNT)):
        seen += 1 if known[treasure] > 0 else 0
        possible += 1 if limits[treasure] > 0 else 0
    each = state.edition.treasures
    packed = (held + each - 1) // each
    return packed if packed > seen else seen, held if held < possible else possible


def open_part(state: State, mat: Mat) -> i64:
    """Every source that anybody can count, but for tiles."""
    return (
        mat.infamy
        + scoring.doubloon_points(state, mat)
        + scoring.dread_points(state, mat)
        + scoring.harbour_points(state, mat)
        + scoring.full_points(state, mat)
    )


def tiles_with_kinds(state: State, mat: Mat, kinds: i64) -> i64:
    """power.tiles: what the tiles on the island score if the treasures are of so many kinds."""
    points: i64 = 0
    guess = mat
    for slot in range(i64(SLOT_COUNT)):
        if guess is mat and counts_kinds(state, mat.slots[slot]):
            guess = mat.clone()
            for treasure in range(i64(TREASURE_COUNT)):
                guess.treasures[treasure] = 1 if treasure < kinds else 0
        points += scoring.tile_points(state, guess, slot)
    return points


def counts_kinds(state: State, tile: i64) -> bool:
    """Whether a tile scores by kinds of treasure at the end."""
    if tile == NOTHING or not state.edition.scores[tile]:
        return False
    steps = state.edition.steps
    pc = state.edition.effect[tile]
    while pc != END:
        if steps[pc * WIDTH] == SCORE and steps[pc * WIDTH + MEASURE] == TREASURE_KINDS:
            return True
        pc = steps[pc * WIDTH + NEXT]
    return False
