"""1 Setup: harbours, a treasure and four tiles for each, the secret choice of two of them, and who begins."""

from mypy_extensions import i64

from seadogs.games.darkseas.actions import DEAL_HARBOUR, DRAW_FIRST, LAY_HARBOUR, OPEN_WITH, THROW_AWAY, Action
from seadogs.games.darkseas.events import Story
from seadogs.games.darkseas.events_turn import (
    FirstDrawn,
    HarbourLaid,
    OpeningChosen,
    OpeningRevealed,
    ThrowChosen,
    TileDrawn,
    TreasureDrawn,
)
from seadogs.games.darkseas.rules.supply import add_to_hand, discard, take_from_hand, take_from_stack, take_treasure
from seadogs.games.darkseas.state import Mat, State, treasures_of
from seadogs.games.darkseas.terms import (
    COLOUR_COUNT,
    COLOURS,
    DIRECTIONS,
    NOBODY,
    NOTHING,
    OPENING_SLOT,
    SLOTS,
    TREASURES,
)
from seadogs.kernel.names import Seat


def bare_harbour(mat: Mat) -> i64:
    """setup.island: the next direction without a harbour, or NOTHING."""
    for direction in range(i64(COLOUR_COUNT)):
        if mat.harbours[direction] == NOTHING:
            return direction
    return NOTHING


def has_harbour(mat: Mat, colour: i64) -> bool:
    return any(mat.harbours[direction] == colour for direction in range(i64(COLOUR_COUNT)))


def lacks_harbours(state: State) -> i64:
    """setup.island: the first seat whose island is not whole, or NOBODY."""
    for seat in range(i64(state.seats)):
        if bare_harbour(state.mats[seat]) != NOTHING:
            return seat
    return NOBODY


def undealt_harbours(state: State) -> list[Action]:
    """setup.island: at random, unless the players arrange them."""
    mat = state.mats[lacks_harbours(state)]
    choices: list[Action] = []
    for colour in range(i64(COLOUR_COUNT)):
        if not has_harbour(mat, colour):
            choices.append(DEAL_HARBOUR[colour])
    return choices


def harbour_choices(mat: Mat) -> list[Action]:
    """setup.island: the owner arranges the other five harbours, clockwise from north-east."""
    choices: list[Action] = []
    if bare_harbour(mat) != NOTHING:
        for colour in range(i64(COLOUR_COUNT)):
            if not has_harbour(mat, colour):
                choices.append(LAY_HARBOUR[colour])
    return choices


def lay_harbour(state: State, seat: i64, colour: i64, story: Story) -> None:
    """setup.island: the last one goes where room is left."""
    mat = state.mats[seat]
    put_harbour(mat, seat, colour, story)
    if bare_harbour(mat) != COLOUR_COUNT - 1:
        return
    for last in range(i64(COLOUR_COUNT)):
        if not has_harbour(mat, last):
            put_harbour(mat, seat, last, story)
            return


def put_harbour(mat: Mat, seat: i64, colour: i64, story: Story) -> None:
    direction = bare_harbour(mat)
    mat.harbours[direction] = colour
    if story is not None:
        story.append(HarbourLaid(Seat(seat), DIRECTIONS[direction], COLOURS[colour]))


def lacks_treasure(state: State) -> i64:
    """setup.hand: the first seat without its treasure, or NOBODY."""
    for seat in range(i64(state.seats)):
        if treasures_of(state.mats[seat]) < state.edition.start_treasures:
            return seat
    return NOBODY


def deal_treasure(state: State, seat: i64, treasure: i64, story: Story) -> None:
    """setup.hand: hidden from the others."""
    take_treasure(state, seat, treasure)
    state.mats[seat].treasures[treasure] += 1
    if story is not None:
        story.append(TreasureDrawn(Seat(seat), TREASURES[treasure], Seat(seat)))


def lacks_tiles(state: State) -> i64:
    """setup.hand: the first seat without its four tiles, or NOBODY."""
    for seat in range(i64(state.seats)):
        if state.mats[seat].hand_count < state.edition.start_tiles:
            return seat
    return NOBODY


def deal_tile(state: State, seat: i64, tile: i64, story: Story) -> None:
    """setup.hand: into the hand."""
    take_from_stack(state, tile)
    add_to_hand(state.mats[seat], tile)
    if story is not None:
        story.append(TileDrawn(Seat(seat), state.edition.keys[tile], Seat(seat)))


def opening_choices(mat: Mat) -> list[Action]:
    """setup.hand: one for the north-west harbour, then one to discard."""
    choices: list[Action] = []
    if mat.thrown != NOTHING:
        return choices
    for n in range(mat.hand_count):
        tile = mat.hand[n]
        if mat.opening == NOTHING:
            choices.append(OPEN_WITH[tile])
        elif tile != mat.opening:
            choices.append(THROW_AWAY[tile])
    return choices


def open_with(state: State, seat: i64, tile: i64, story: Story) -> None:
    """setup.hand: chosen in secret."""
    state.mats[seat].opening = tile
    if story is not None:
        story.append(OpeningChosen(Seat(seat), state.edition.keys[tile], Seat(seat)))


def throw_away(state: State, seat: i64, tile: i64, story: Story) -> None:
    """setup.hand: chosen in secret."""
    state.mats[seat].thrown = tile
    if story is not None:
        story.append(ThrowChosen(Seat(seat), state.edition.keys[tile], Seat(seat)))


def all_chosen(state: State) -> bool:
    return all(mat.thrown != NOTHING for mat in state.mats)


def reveal(state: State, story: Story) -> None:
    """setup.hand: all at the same time; tiles.reshuffle: the setup's discards lie open from now on."""
    keys = state.edition.keys
    for seat in range(i64(state.seats)):
        mat = state.mats[seat]
        opening, thrown = mat.opening, mat.thrown
        take_from_hand(mat, opening)
        take_from_hand(mat, thrown)
        mat.slots[OPENING_SLOT] = opening
        discard(state, seat, thrown)
        mat.opening = NOTHING
        mat.thrown = NOTHING
        if story is not None:
            story.append(OpeningRevealed(Seat(seat), keys[opening], SLOTS[OPENING_SLOT], keys[thrown]))


def first_choices(state: State) -> list[Action]:
    """setup.ship: drawn last, after the choices."""
    choices: list[Action] = []
    for seat in range(i64(state.seats)):
        choices.append(DRAW_FIRST[seat])
    return choices


def draw_first(state: State, seat: i64, story: Story) -> None:
    """setup.ship: the active player of round 1."""
    state.active = seat
    if story is not None:
        story.append(FirstDrawn(Seat(seat)))
