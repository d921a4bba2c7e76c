"""9 Final scoring: wealth, power, and what plunder tiles say."""

from mypy_extensions import i64

from seadogs.games.darkseas.edition import NEXT, WIDTH
from seadogs.games.darkseas.effect_code import END, SCORE
from seadogs.games.darkseas.events import Story
from seadogs.games.darkseas.events_turn import GameEnded, GameScored, TileScored, TreasureScored
from seadogs.games.darkseas.rules.measure import amount
from seadogs.games.darkseas.state import OVER, Mat, State, at_once, pirates_at
from seadogs.games.darkseas.terms import COLOUR_COUNT, NOTHING, SLOT_COUNT, TREASURE_COUNT, TREASURES
from seadogs.kernel.names import Seat


def treasure_points(state: State, mat: Mat) -> i64:
    """wealth.treasure: each kind by how many there are of it."""
    points: i64 = 0
    for treasure in range(i64(TREASURE_COUNT)):
        points += state.edition.sets[mat.treasures[treasure]]
    return points


def doubloon_points(state: State, mat: Mat) -> i64:
    """wealth.doubloons: rounded down."""
    return mat.doubloons // state.edition.doubloons_a_point


def dread_points(state: State, mat: Mat) -> i64:
    """power.dread"""
    points: i64 = 0
    for direction in range(i64(COLOUR_COUNT)):
        points += mat.dread[direction]
    return points * state.edition.points_dread


def harbour_points(state: State, mat: Mat) -> i64:
    """power.harbour: of either kind, one is enough."""
    points: i64 = 0
    for direction in range(i64(COLOUR_COUNT)):
        if pirates_at(mat, direction) > 0:
            points += state.edition.points_harbour
    return points


def full_points(state: State, mat: Mat) -> i64:
    """power.full: one more for each harbour with as many pirates as it holds."""
    points: i64 = 0
    for direction in range(i64(COLOUR_COUNT)):
        if pirates_at(mat, direction) == state.edition.berths:
            points += state.edition.points_full
    return points


def tile_points(state: State, mat: Mat, slot: i64) -> i64:
    """power.tiles: what the tile in this slot says it scores at the end."""
    tile = mat.slots[slot]
    if tile == NOTHING or not state.edition.scores[tile]:
        return 0
    steps = state.edition.steps
    points: i64 = 0
    pc = state.edition.effect[tile]
    while pc != END:
        if steps[pc * WIDTH] == SCORE:
            points += amount(state, mat, pc, NOTHING, NOTHING)
        pc = steps[pc * WIDTH + NEXT]
    return points


def all_tile_points(state: State, mat: Mat) -> i64:
    """power.tiles: on the island; those in hand score nothing."""
    points: i64 = 0
    for slot in range(i64(SLOT_COUNT)):
        points += tile_points(state, mat, slot)
    return points


def total(state: State, mat: Mat) -> i64:
    """What the owner would have if the game ended now."""
    return (
        mat.infamy
        + treasure_points(state, mat)
        + doubloon_points(state, mat)
        + dread_points(state, mat)
        + harbour_points(state, mat)
        + full_points(state, mat)
        + all_tile_points(state, mat)
    )


def scores(state: State) -> list[int]:
    """Infamy marked on the track during play, the whole at the end. option.simultaneous: none of unfinished turns."""
    if state.phase == OVER:
        return [int(total(state, state.mats[seat])) for seat in range(state.seats)]
    mats = state.shown if at_once(state) else state.mats
    return [int(mat.infamy) for mat in mats]


def places(state: State) -> list[int]:
    """final.tie: tied players share the place."""
    points = scores(state)
    return [1 + sum([1 for other in points if other > own]) for own in points]


def score_game(state: State, story: Story) -> None:
    """round.turns: after the last round."""
    state.phase = OVER
    if story is None:
        return
    for seat in range(i64(state.seats)):
        tell_scores(state, seat, story)
    points, ranks = scores(state), places(state)
    for seat in range(i64(state.seats)):
        story.append(GameEnded(Seat(seat), points[seat], ranks[seat]))


def tell_scores(state: State, seat: i64, story: Story) -> None:
    """Each source that gives this seat something. hidden.secrets: treasures are shown now."""
    if story is None:
        return
    mat = state.mats[seat]
    for treasure in range(i64(TREASURE_COUNT)):
        held = mat.treasures[treasure]
        if held:
            story.append(TreasureScored(Seat(seat), TREASURES[treasure], int(held), int(state.edition.sets[held])))
    sources = (
        ("infamy", mat.infamy),
        ("doubloons", doubloon_points(state, mat)),
        ("dread", dread_points(state, mat)),
        ("harbours", harbour_points(state, mat)),
        ("full", full_points(state, mat)),
    )
    for source, points in sources:
        if points:
            story.append(GameScored(Seat(seat), source, int(points)))
    for slot in range(i64(SLOT_COUNT)):
        worth = tile_points(state, mat, slot)
        if worth:
            story.append(TileScored(Seat(seat), state.edition.keys[mat.slots[slot]], int(worth)))
