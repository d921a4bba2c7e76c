"""Drawing treasures and tiles, one at a time, and keeping some of them: for schemes, bonuses and tiles alike."""

from mypy_extensions import i64

from seadogs.games.darkseas.actions import KEEP_TILE, KEEP_TREASURE, Action
from seadogs.games.darkseas.events import Story
from seadogs.games.darkseas.events_tiles import NothingToDraw, TileDiscarded, TileKept, TreasureKept, TreasuresReturned
from seadogs.games.darkseas.rules.supply import (
    add_to_hand,
    discard,
    refill_stack,
    return_treasure,
    take_from_stack,
    take_treasure,
)
from seadogs.games.darkseas.state import (
    ASK_DRAW_TILE,
    ASK_DRAW_TREASURE,
    ASK_KEEP_TILE,
    ASK_KEEP_TREASURE,
    NO_ASK,
    Mat,
    State,
    reserve_left,
)
from seadogs.games.darkseas.terms import DRAWN, NOBODY, NOTHING, TREASURE_COUNT, TREASURES
from seadogs.kernel.names import CHANCE_SEAT, Seat
from seadogs.kernel.tables import vec


def begin_treasures(state: State, seat: i64, count: i64, keep: i64, story: Story) -> None:
    """scheme.treasure: draw, look, keep some. `keep` 0 keeps all."""
    mat = state.mats[seat]
    mat.due = count
    mat.keep = keep if keep else count
    for treasure in range(i64(TREASURE_COUNT)):
        mat.drawn[treasure] = 0
    next_treasure(state, seat, story)


def next_treasure(state: State, seat: i64, story: Story) -> None:
    """supply.limits: draw what there is."""
    mat = state.mats[seat]
    if mat.due > 0 and reserve_left(state):
        mat.ask = ASK_DRAW_TREASURE
        mat.asked = CHANCE_SEAT
        return
    drawn = total(mat.drawn)
    if mat.due > 0 and story is not None:
        story.append(NothingToDraw(Seat(seat), int(drawn)))
    mat.due = 0
    if drawn > mat.keep:
        mat.ask = ASK_KEEP_TREASURE
        mat.asked = seat
        return
    for treasure in range(i64(TREASURE_COUNT)):
        while mat.drawn[treasure] > 0:
            keep_one(state, seat, treasure, story)
    mat.ask = NO_ASK


def draw_treasure(state: State, seat: i64, treasure: i64, story: Story) -> None:
    """Chance drew it. What was drawn is told when it is kept: two drawn are looked at together."""
    mat = state.mats[seat]
    take_treasure(state, seat, treasure)
    mat.drawn[treasure] += 1
    mat.due -= 1
    next_treasure(state, seat, story)


def keep_treasure_choices(mat: Mat) -> list[Action]:
    """scheme.treasure: any of those drawn."""
    choices: list[Action] = []
    for treasure in range(i64(TREASURE_COUNT)):
        if mat.drawn[treasure] > 0:
            choices.append(KEEP_TREASURE[treasure])
    return choices


def keep_one(state: State, seat: i64, treasure: i64, story: Story) -> None:
    mat = state.mats[seat]
    mat.drawn[treasure] -= 1
    mat.treasures[treasure] += 1
    if story is not None:
        story.append(TreasureKept(Seat(seat), TREASURES[treasure], Seat(seat)))


def keep_treasure(state: State, seat: i64, treasure: i64, story: Story) -> None:
    """scheme.treasure: the others go back face down."""
    mat = state.mats[seat]
    keep_one(state, seat, treasure, story)
    mat.keep -= 1
    if mat.keep > 0:
        return
    mat.ask = NO_ASK
    count = total(mat.drawn)
    for kind in range(i64(TREASURE_COUNT)):
        while mat.drawn[kind] > 0:
            mat.drawn[kind] -= 1
            return_treasure(state, seat, kind)
    if story is not None:
        story.append(TreasuresReturned(Seat(seat), int(count)))


def begin_tiles(state: State, seat: i64, count: i64, keep: i64, story: Story) -> None:
    """captain.island and tiles: draw, keep some, discard the rest. `keep` 0 keeps all."""
    mat = state.mats[seat]
    mat.due = count
    mat.keep = keep if keep else count
    for n in range(i64(DRAWN)):
        mat.drawn[n] = NOTHING
    next_tile(state, seat, story)


def next_tile(state: State, seat: i64, story: Story) -> None:
    """tiles.reshuffle: draw what there is; one drawn where two were due is kept."""
    mat = state.mats[seat]
    if mat.due > 0 and refill_stack(state, story):
        mat.ask = ASK_DRAW_TILE
        mat.asked = CHANCE_SEAT
        return
    drawn = tiles_drawn(mat)
    if mat.due > 0 and story is not None:
        story.append(NothingToDraw(Seat(seat), int(drawn)))
    mat.due = 0
    if drawn > mat.keep:
        mat.ask = ASK_KEEP_TILE
        mat.asked = seat
        return
    while mat.drawn[0] != NOTHING:
        keep_tile_drawn(state, seat, mat.drawn[0], story)
    end_drawing(mat)


def draw_tile(state: State, seat: i64, tile: i64, story: Story) -> None:
    """Chance drew it. Told when it is kept or discarded."""
    mat = state.mats[seat]
    take_from_stack(state, tile)
    place = tiles_drawn(mat)
    while place > 0 and mat.drawn[place - 1] > tile:
        mat.drawn[place] = mat.drawn[place - 1]
        place -= 1
    mat.drawn[place] = tile
    mat.due -= 1
    next_tile(state, seat, story)


def keep_tile_choices(mat: Mat) -> list[Action]:
    """captain.island: any of those drawn."""
    choices: list[Action] = []
    for n in range(tiles_drawn(mat)):
        choices.append(KEEP_TILE[mat.drawn[n]])
    return choices


def keep_tile_drawn(state: State, seat: i64, tile: i64, story: Story) -> None:
    mat = state.mats[seat]
    place: i64 = 0
    while mat.drawn[place] != tile:
        place += 1
    while place < DRAWN - 1:
        mat.drawn[place] = mat.drawn[place + 1]
        place += 1
    mat.drawn[DRAWN - 1] = NOTHING
    add_to_hand(mat, tile)
    if story is not None:
        story.append(TileKept(Seat(seat), state.edition.keys[tile], Seat(seat)))


def keep_tile(state: State, seat: i64, tile: i64, story: Story) -> None:
    """captain.island: the others are discarded."""
    mat = state.mats[seat]
    keep_tile_drawn(state, seat, tile, story)
    mat.keep -= 1
    if mat.keep > 0:
        return
    for n in range(tiles_drawn(mat)):
        thrown = mat.drawn[n]
        discard(state, seat, thrown)
        if story is not None:
            story.append(TileDiscarded(Seat(seat), state.edition.keys[thrown], ""))
    end_drawing(mat)


def end_drawing(mat: Mat) -> None:
    mat.ask = NO_ASK
    mat.asked = NOBODY
    for n in range(i64(DRAWN)):
        mat.drawn[n] = 0


def tiles_drawn(mat: Mat) -> i64:
    count: i64 = 0
    while count < DRAWN and mat.drawn[count] != NOTHING:
        count += 1
    return count


def total(numbers: vec[i64]) -> i64:
    count: i64 = 0
    for n in range(i64(TREASURE_COUNT)):
        count += numbers[n]
    return count
