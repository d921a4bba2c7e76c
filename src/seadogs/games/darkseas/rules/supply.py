"""Moving components: used by every chapter, so that none is made or lost. What each seat has learnt goes with it."""

from mypy_extensions import i64

from seadogs.games.darkseas.events import Story
from seadogs.games.darkseas.events_tiles import (
    DoubloonsGained,
    DoubloonsPaid,
    InfamyGained,
    StackReshuffled,
    TileDiscarded,
)
from seadogs.games.darkseas.state import (
    ASIDE,
    BANK,
    IN_DISCARDS,
    IN_STACK,
    WITH_PLAYER,
    Mat,
    State,
    at_once,
    known_at,
    tiles_at,
)
from seadogs.games.darkseas.terms import BASIC, NOTHING, SLOTS, TREASURE_COUNT
from seadogs.kernel.names import Seat


def gain_doubloons(state: State, seat: i64, count: i64, story: Story) -> None:
    """supply.limits: doubloons do not run out."""
    state.mats[seat].doubloons += count
    if story is not None and count > 0:
        story.append(DoubloonsGained(Seat(seat), int(count)))


def pay_doubloons(state: State, seat: i64, count: i64, story: Story) -> None:
    """To the bank; the seat has them."""
    state.mats[seat].doubloons -= count
    if story is not None and count > 0:
        story.append(DoubloonsPaid(Seat(seat), int(count)))


def gain_infamy(state: State, seat: i64, count: i64, story: Story) -> None:
    """Marked at once on the score track."""
    state.mats[seat].infamy += count
    if story is not None and count > 0:
        story.append(InfamyGained(Seat(seat), int(count)))


# Plunder tiles


def add_to_hand(mat: Mat, tile: i64) -> None:
    """supply.limits: there is none. The hand stays in ascending order."""
    place = mat.hand_count
    while place > 0 and mat.hand[place - 1] > tile:
        mat.hand[place] = mat.hand[place - 1]
        place -= 1
    mat.hand[place] = tile
    mat.hand_count += 1


def take_from_hand(mat: Mat, tile: i64) -> None:
    """The tile is in the hand."""
    place: i64 = 0
    while mat.hand[place] != tile:
        place += 1
    mat.hand_count -= 1
    while place < mat.hand_count:
        mat.hand[place] = mat.hand[place + 1]
        place += 1
    mat.hand[mat.hand_count] = NOTHING


def discard(state: State, seat: i64, tile: i64) -> None:
    """tiles.reshuffle: discards lie open, those of an unfinished turn once all are done.

    setup.starting-tiles: a starting tile goes to the box.
    """
    if tile < BASIC:
        state.lies[tile] = ASIDE + seat if at_once(state) else IN_DISCARDS


def discard_from_slot(state: State, seat: i64, slot: i64, story: Story) -> None:
    """A tile leaves its owner's island by a tile's word."""
    mat = state.mats[seat]
    tile = mat.slots[slot]
    mat.slots[slot] = NOTHING
    discard(state, seat, tile)
    if story is not None:
        story.append(TileDiscarded(Seat(seat), state.edition.keys[tile], SLOTS[slot]))


def tiles_left(state: State) -> i64:
    """tiles.reshuffle: how many could be drawn."""
    return tiles_at(state, IN_STACK) + tiles_at(state, IN_DISCARDS)


def any_tile_left(state: State) -> bool:
    return any(state.lies[tile] <= IN_DISCARDS for tile in range(i64(BASIC)))


def refill_stack(state: State, story: Story) -> bool:
    """tiles.reshuffle: when the stacks have run out the discards are shuffled. False if nothing is left of either."""
    if tiles_at(state, IN_STACK):
        return True
    count: i64 = 0
    for tile in range(i64(BASIC)):
        if state.lies[tile] == IN_DISCARDS:
            state.lies[tile] = IN_STACK
            count += 1
    if count and story is not None:
        story.append(StackReshuffled(int(count)))
    return count > 0


def take_from_stack(state: State, tile: i64) -> None:
    state.lies[tile] = WITH_PLAYER


# Treasures, and what seats know of them


def take_treasure(state: State, seat: i64, treasure: i64) -> None:
    """hidden.secrets: who draws knows what was drawn; what the others knew of those lying there is stale.

    option.simultaneous: of an unfinished turn they learn when all are done (`together.tell_kept`).
    """
    state.reserve[treasure] -= 1
    if not at_once(state):
        forget_bank(state, seat)
    place = known_at(seat, BANK, treasure)
    if state.known[place] > 0:
        state.known[place] -= 1


def forget_bank(state: State, drawer: i64) -> None:
    """hidden.secrets: what all but this seat knew of the treasures lying face down may be gone."""
    for other in range(i64(state.seats)):
        if other != drawer:
            for treasure in range(i64(TREASURE_COUNT)):
                state.known[known_at(other, BANK, treasure)] = 0


def return_treasure(state: State, seat: i64, treasure: i64) -> None:
    """hidden.secrets: face down and shuffled in; who returned it knows that it lies there."""
    state.reserve[treasure] += 1
    state.known[known_at(seat, BANK, treasure)] += 1


def show_and_return(state: State, seat: i64, treasure: i64) -> None:
    """hidden.secrets: a treasure paid is shown, so all know that it lies there now.

    option.simultaneous: of an unfinished turn the others learn when all are done (`together.tell_kept`).
    """
    state.mats[seat].treasures[treasure] -= 1
    return_treasure(state, seat, treasure)
    if at_once(state):
        return
    for other in range(i64(state.seats)):
        if other != seat:
            state.known[known_at(other, BANK, treasure)] += 1
            forget_one(state, other, seat, treasure)


def forget_one(state: State, seat: i64, owner: i64, treasure: i64) -> None:
    """hidden.secrets: the owner has one of a kind less than this seat knew."""
    place = known_at(seat, owner, treasure)
    if state.known[place] > 0:
        state.known[place] -= 1
