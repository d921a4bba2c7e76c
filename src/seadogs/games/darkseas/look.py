"""A View of the table for one seat, built up from nothing (how a guess at the rest is made: `imagine.py`)."""

from mypy_extensions import i64

from seadogs.games.darkseas.rules import play, scoring
from seadogs.games.darkseas.rules.bounds import bounds
from seadogs.games.darkseas.rules.captain import can_step
from seadogs.games.darkseas.rules.possible import may_activate
from seadogs.games.darkseas.rules.round import schemes_made
from seadogs.games.darkseas.state import (
    ASIDE,
    ASK_DRAW_TILE,
    ASK_DRAW_TREASURE,
    ASK_KEEP_TILE,
    ASK_KEEP_TREASURE,
    ASKS,
    BANK,
    BITS,
    DONE,
    IN_DISCARDS,
    IN_STACK,
    NO_ASK,
    OVER,
    PHASES,
    RESOLVING,
    SCHEME,
    SHIP,
    STEPS,
    TURNS,
    WAITING,
    Mat,
    State,
    at_once,
    dice_of,
    is_guarded,
    known_at,
    mat_seen,
    pirates_at,
    tiles_at,
    treasures_of,
)
from seadogs.games.darkseas.terms import (
    BASIC,
    COLOUR_COUNT,
    COLOURS,
    DICE,
    DIRECTIONS,
    DRAWN,
    NOBODY,
    NOTHING,
    SLOT_COUNT,
    SLOTS,
    SPOT_COUNT,
    SPOTS,
    TREASURE_COUNT,
)
from seadogs.games.darkseas.views import (
    HarbourView,
    IslandView,
    OwedView,
    ReachView,
    ScoreView,
    StopView,
    TileScoreView,
    TileView,
    View,
)
from seadogs.kernel.names import Seat


def view(state: State, seat: Seat) -> View:
    """What `seat`, or WATCHER, may know (hidden.secrets: all but others' treasures and tiles in hand)."""
    running = running_for(state, seat)
    mat = state.mats[running] if running != NOBODY else None
    asking = mat is not None and mat.ask != NO_ASK
    return View(
        seat=seat,
        seats=int(state.seats),
        round=int(state.round),
        rounds=int(state.edition.rounds),
        phase=PHASES[state.phase],
        active=int(state.active),
        turn=int(state.turn),
        waiting=waiting(state),
        step=STEPS[mat.step] if mat is not None else "",
        frame=ASKS[mat.ask] if mat is not None else "",
        frame_seat=int(mat.asked) if mat is not None and asking else NOBODY,
        frame_tile=tile_key(state, mat.tile) if mat is not None and asking else "",
        frame_direction=direction_key(mat.spot) if mat is not None and asking else "",
        frame_left=int(mat.due) if mat is not None and asking else 0,
        dice=tuple([colour_key(state.dice[die]) for die in range(DICE)]),
        fresh=tuple([bool(state.again & BITS[die]) for die in range(DICE)]),
        fifth=colour_key(mat.fifth) if mat is not None else "",
        islands=tuple([island_view(state, i64(owner), seat) for owner in range(len(state.mats))]),
        reach=reaches(state, seat),
        stack=stack_seen(state, seat),
        discards=discards_seen(state, seat),
        treasures_left=treasures_left(state, seat),
        known_left=known_by(state, seat, BANK),
        set_points=tuple([int(points) for points in state.edition.sets]),
        owed=owed_seen(state, seat),
        choose_harbours=state.choose_harbours,
        simultaneous=state.simultaneous,
    )


def running_for(state: State, seat: i64) -> i64:
    """Whose turn or tile is under way as far as this seat sees, or NOBODY."""
    if at_once(state):
        return seat if seat >= 0 else NOBODY
    return state.turn if state.phase == TURNS or state.phase == RESOLVING else NOBODY


def waiting(state: State) -> tuple[Seat, ...]:
    """option.simultaneous: who is not done; that another draws or rolls is not to be seen."""
    if at_once(state):
        return tuple([Seat(seat) for seat in range(state.seats) if state.mats[seat].step != DONE])
    return tuple(play.waiting(state))


# Islands


def island_view(state: State, owner: i64, viewer: i64) -> IslandView:
    """captain.protects, hidden.secrets: an island is open; hand and treasures are the owner's, until the end."""
    mine = owner == viewer
    mat = state.mats[owner] if mine else mat_seen(state, owner)
    is_open = mine or state.phase == OVER
    low, high = range_of(state, owner, mat, viewer)
    return IslandView(
        seat=int(owner),
        colour=COLOURS[owner],
        harbours=tuple([harbour_view(state, mat, i64(direction)) for direction in range(COLOUR_COUNT)]),
        captain=SPOTS[mat.captain],
        ship=DIRECTIONS[mat.ship],
        infamy=int(mat.infamy),
        doubloons=int(mat.doubloons),
        treasures=int(treasures_of(mat)),
        hand=int(mat.hand_count),
        own_hand=tuple([tile_view(state, mat.hand[n]) for n in range(mat.hand_count)]) if mine else (),
        own_drawn=tuple([tile_view(state, tile) for tile in drawn_tiles(mat)]) if mine else (),
        own_drawn_treasures=drawn_treasures(mat) if mine else (),
        own_treasures=counts(mat) if is_open else (),
        known_treasures=counts(mat) if is_open else known_by(state, viewer, owner),
        own_opening=tile_key(state, mat.opening) if mine else "",
        own_thrown=tile_key(state, mat.thrown) if mine else "",
        step=STEPS[mat.step],
        schemed=tuple([int(schemes_made(mat, i64(colour))) for colour in range(COLOUR_COUNT)]),
        entered=tuple([DIRECTIONS[d] for d in range(COLOUR_COUNT) if mat.entered & BITS[d]]),
        done=state.mats[owner].step == DONE,
        score=score_view(state, mat) if is_open else None,
        tile_scores=tile_scores(state, mat) if is_open else (),
        low=low,
        high=high,
    )


def harbour_view(state: State, mat: Mat, direction: i64) -> HarbourView:
    """setup.slots, pirate.four: a harbour with its pirates and the two slots of its bay."""
    return HarbourView(
        direction=DIRECTIONS[direction],
        colour=colour_key(mat.harbours[direction]),
        pirates=int(pirates_at(mat, direction)),
        dread=int(mat.dread[direction]),
        tiles=(slot_view(state, mat.slots[2 * direction]), slot_view(state, mat.slots[2 * direction + 1])),
        guarded=is_guarded(mat, direction),
    )


def slot_view(state: State, tile: i64) -> TileView | None:
    return None if tile == NOTHING else tile_view(state, tile)


def tile_view(state: State, tile: i64) -> TileView:
    """A plunder tile, as it is printed."""
    return state.edition.tile_views[tile]


def drawn_tiles(mat: Mat) -> list[i64]:
    """Tiles drawn of which some are still to be kept."""
    if mat.ask != ASK_DRAW_TILE and mat.ask != ASK_KEEP_TILE:
        return []
    return [mat.drawn[n] for n in range(DRAWN) if mat.drawn[n] != NOTHING]


def drawn_treasures(mat: Mat) -> tuple[int, ...]:
    """Treasures drawn of which some are still to be kept, by kind; empty if there are none."""
    if mat.ask != ASK_DRAW_TREASURE and mat.ask != ASK_KEEP_TREASURE:
        return ()
    return tuple([int(mat.drawn[kind]) for kind in range(TREASURE_COUNT)])


def counts(mat: Mat) -> tuple[int, ...]:
    return tuple([int(mat.treasures[kind]) for kind in range(TREASURE_COUNT)])


def known_by(state: State, viewer: i64, owner: i64) -> tuple[int, ...]:
    """hidden.secrets: by kind, what the viewer has seen this owner (or the bank) to have, at least."""
    if viewer < 0:
        return (0,) * TREASURE_COUNT
    return tuple([int(state.known[known_at(viewer, owner, i64(kind))]) for kind in range(TREASURE_COUNT)])


# Points


def score_view(state: State, mat: Mat) -> ScoreView:
    """9 Final scoring, as if the game ended now, by source."""
    return ScoreView(
        infamy=int(mat.infamy),
        treasures=int(scoring.treasure_points(state, mat)),
        doubloons=int(scoring.doubloon_points(state, mat)),
        dread=int(scoring.dread_points(state, mat)),
        harbours=int(scoring.harbour_points(state, mat)),
        full=int(scoring.full_points(state, mat)),
        tiles=int(scoring.all_tile_points(state, mat)),
        total=int(scoring.total(state, mat)),
    )


def tile_scores(state: State, mat: Mat) -> tuple[TileScoreView, ...]:
    """power.tiles: tile by tile."""
    found: list[TileScoreView] = []
    for slot in range(i64(SLOT_COUNT)):
        tile = mat.slots[slot]
        if tile != NOTHING and state.edition.scores[tile]:
            points = scoring.tile_points(state, mat, slot)
            found.append(TileScoreView(SLOTS[slot], state.edition.keys[tile], int(points)))
    return tuple(found)


def range_of(state: State, owner: i64, mat: Mat, viewer: i64) -> tuple[int, int]:
    """The least and the most that this island could score now, for all that the viewer knows of its treasures."""
    if owner == viewer or state.phase == OVER:
        points = int(scoring.total(state, mat))
        return points, points
    return bounds(state, mat, owner, viewer)


# The supply, as one seat sees it


def stack_seen(state: State, viewer: i64) -> int:
    """Tiles in the stacks. option.simultaneous: what others drew in unfinished turns still seems to lie there."""
    count = int(tiles_at(state, IN_STACK))
    if at_once(state):
        for other in range(i64(len(state.mats))):
            if other != viewer:
                count += len(tiles_of(state, other)) - len(tiles_on(state.shown[other]))
    return count


def tiles_of(state: State, seat: i64) -> list[i64]:
    """Basic tiles that are this player's, or were discarded in this unfinished turn."""
    mat = state.mats[seat]
    return tiles_on(mat) + [tile for tile in range(i64(BASIC)) if state.lies[tile] == ASIDE + seat]


def tiles_on(mat: Mat) -> list[i64]:
    """Basic tiles in the hand, drawn, or on the island."""
    held = [mat.hand[n] for n in range(mat.hand_count)]
    held.extend([mat.slots[slot] for slot in range(SLOT_COUNT) if 0 <= mat.slots[slot] < BASIC])
    held.extend(drawn_tiles(mat))
    return held


def discards_seen(state: State, viewer: i64) -> tuple[TileView, ...]:
    """tiles.reshuffle: discards lie open; option.simultaneous: one's own of an unfinished turn with them."""
    found: list[TileView] = []
    for tile in range(i64(BASIC)):
        place = state.lies[tile]
        if place == IN_DISCARDS or (viewer >= 0 and place == ASIDE + viewer):
            found.append(tile_view(state, tile))
    return tuple(found)


def treasures_left(state: State, viewer: i64) -> int:
    """Treasures face down, as far as this seat sees: all there are, less those that players are seen to hold."""
    left = state.edition.treasures * TREASURE_COUNT
    for owner in range(i64(len(state.mats))):
        mat = state.mats[owner] if owner == viewer else mat_seen(state, owner)
        left -= treasures_of(mat)
        for drawn in drawn_treasures(mat):
            left -= drawn
    return int(left)


def owed_seen(state: State, viewer: i64) -> tuple[OwedView, ...]:
    """option.simultaneous: one's own tiles that wait; everybody's once all are done."""
    found: list[OwedView] = []
    for owner in range(i64(len(state.mats))):
        if owner == viewer or not at_once(state):
            mat = state.mats[owner]
            for n in range(mat.owed_count):
                found.append(OwedView(int(owner), tile_view(state, mat.owed[n]), DIRECTIONS[mat.owed_here[n]]))
    return tuple(found)


# How far the ship could go


def reaches(state: State, seat: i64) -> tuple[ReachView, ...]:
    """ship.enter, captain.move: by each spot where this seat's captain may still be when the ship sails."""
    if seat < 0 or state.phase != TURNS:
        return ()
    mat = state.mats[seat]
    if mat.step > SHIP:
        return ()
    found: list[ReachView] = []
    for spot in range(i64(SPOT_COUNT)):
        if spot == mat.captain or (mat.step <= SCHEME and can_step(mat, spot)):
            found.append(reach(state, seat, spot))
    return tuple(found)


def reach(state: State, seat: i64, spot: i64) -> ReachView:
    """ship.enter, ship.once: the harbours that the ship could enter one after another, and what it would wake."""
    mat = state.mats[seat]
    stops: list[StopView] = []
    entered = mat.entered if mat.step != WAITING else 0
    direction = (mat.ship + 1) % COLOUR_COUNT
    while not entered & BITS[direction]:
        is_die = dice_of(state, mat.harbours[direction]) > 0
        if not is_die and spot != direction + 1:
            return ReachView(SPOTS[spot], tuple(stops), DIRECTIONS[direction], False)
        stops.append(StopView(DIRECTIONS[direction], "die" if is_die else "captain", wakes(state, seat, direction)))
        entered |= BITS[direction]
        direction = (direction + 1) % COLOUR_COUNT
    return ReachView(SPOTS[spot], tuple(stops), "", True)


def wakes(state: State, seat: i64, direction: i64) -> int:
    """ship.activate: tiles at this harbour that would be offered as the table stands."""
    count = 0
    for side in range(i64(2)):
        tile = state.mats[seat].slots[2 * direction + side]
        if tile != NOTHING and may_activate(state, seat, tile, direction):
            count += 1
    return count


def colour_key(colour: i64) -> str:
    return "" if colour == NOTHING else COLOURS[colour]


def direction_key(direction: i64) -> str:
    return "" if direction == NOTHING else DIRECTIONS[direction]


def tile_key(state: State, tile: i64) -> str:
    return "" if tile == NOTHING else state.edition.keys[tile]
