"""9 Final scoring: wealth, power, and what plunder tiles say."""

from mypy_extensions import i64

from seadogs.games.darkseas.edition import NEXT, WIDTH
from seadogs.games.darkseas.effect_code import END, SCORE
from seadogs.games.darkseas.events import GameEnded, GameScored, Story, TileScored
from seadogs.games.darkseas.rules.measure import amount
from seadogs.games.darkseas.state import OVER, State, at_once, pirates_at
from seadogs.games.darkseas.terms import COLOUR_COUNT, NOTHING, SLOT_COUNT, TREASURE_COUNT
from seadogs.kernel.names import Seat


def treasure_points(state: State, seat: i64) -> i64:
    """wealth.treasure: each kind by how many there are of it."""
    points: i64 = 0
    for treasure in range(i64(TREASURE_COUNT)):
        points += state.edition.sets[state.mats[seat].treasures[treasure]]
    return points


def doubloon_points(state: State, seat: i64) -> i64:
    """wealth.doubloons: rounded down."""
    return state.mats[seat].doubloons // state.edition.doubloons_a_point


def dread_points(state: State, seat: i64) -> i64:
    """power.dread"""
    points: i64 = 0
    for direction in range(i64(COLOUR_COUNT)):
        points += state.mats[seat].dread[direction]
    return points * state.edition.points_dread


def harbour_points(state: State, seat: i64) -> i64:
    """power.harbour: of either kind, one is enough."""
    points: i64 = 0
    for direction in range(i64(COLOUR_COUNT)):
        if pirates_at(state.mats[seat], direction) > 0:
            points += state.edition.points_harbour
    return points


def full_points(state: State, seat: i64) -> i64:
    """power.full: one more for each harbour with as many pirates as it holds."""
    points: i64 = 0
    for direction in range(i64(COLOUR_COUNT)):
        if pirates_at(state.mats[seat], direction) == state.edition.berths:
            points += state.edition.points_full
    return points


def tile_points(state: State, seat: i64, slot: i64) -> i64:
    """power.tiles: what the tile in this slot says it scores at the end."""
    mat = state.mats[seat]
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


def all_tile_points(state: State, seat: i64) -> i64:
    """power.tiles: on the island; those in hand score nothing."""
    points: i64 = 0
    for slot in range(i64(SLOT_COUNT)):
        points += tile_points(state, seat, slot)
    return points


def total(state: State, seat: i64) -> i64:
    """What this seat would have if the game ended now."""
    return (
        state.mats[seat].infamy
        + treasure_points(state, seat)
        + doubloon_points(state, seat)
        + dread_points(state, seat)
        + harbour_points(state, seat)
        + full_points(state, seat)
        + all_tile_points(state, seat)
    )


def scores(state: State) -> list[int]:
    """Infamy marked on the track during play, the whole at the end. option.simultaneous: none of unfinished turns."""
    if state.phase == OVER:
        return [int(total(state, i64(seat))) for seat in range(state.seats)]
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
    """Each source that gives this seat something, in the rulebook's order."""
    if story is None:
        return
    mat = state.mats[seat]
    sources = (
        ("infamy", mat.infamy),
        ("treasures", treasure_points(state, seat)),
        ("doubloons", doubloon_points(state, seat)),
        ("dread", dread_points(state, seat)),
        ("harbours", harbour_points(state, seat)),
        ("full", full_points(state, seat)),
    )
    for source, points in sources:
        if points:
            story.append(GameScored(Seat(seat), source, int(points)))
    for slot in range(i64(SLOT_COUNT)):
        worth = tile_points(state, seat, slot)
        if worth:
            story.append(TileScored(Seat(seat), state.edition.keys[mat.slots[slot]], int(worth)))
