"""8 Pirates: where there is room, what a Dread Pirate costs, and who is protected."""

from mypy_extensions import i64

from seadogs.games.darkseas.actions import LEAVE_PLAIN, PIRATE, REMOVE, REPLACE, UPGRADE, Action
from seadogs.games.darkseas.events import Story
from seadogs.games.darkseas.events_tiles import DreadPlaced, PiratePlaced, PirateRemoved, PirateReplaced
from seadogs.games.darkseas.state import Mat, State, is_guarded, pirates_at, room_at
from seadogs.games.darkseas.terms import COLOUR_COUNT, DIRECTIONS, NOTHING
from seadogs.kernel.names import Seat


def has_room(state: State, mat: Mat) -> bool:
    """pirate.four: at some harbour of this island."""
    return any(room_at(state.edition, mat, direction) for direction in range(i64(COLOUR_COUNT)))


def only_room(state: State, mat: Mat) -> i64:
    """The one harbour with room, or NOTHING if there are several or none."""
    found: i64 = NOTHING
    for direction in range(i64(COLOUR_COUNT)):
        if room_at(state.edition, mat, direction):
            if found != NOTHING:
                return NOTHING
            found = direction
    return found


def pirate_choices(state: State, mat: Mat) -> list[Action]:
    """word.place, pirate.four: any own harbour with room."""
    choices: list[Action] = []
    for direction in range(i64(COLOUR_COUNT)):
        if room_at(state.edition, mat, direction):
            choices.append(PIRATE[direction])
    return choices


def can_upgrade(state: State, mat: Mat) -> bool:
    """pirate.dread: a doubloon gained just before can pay."""
    return mat.doubloons >= state.edition.upgrade_price


def upgrade_choices() -> list[Action]:
    """pirate.dread: decided pirate by pirate."""
    return [UPGRADE, LEAVE_PLAIN]


def place_pirate(state: State, seat: i64, direction: i64, story: Story) -> None:
    """pirate.four: there is room."""
    state.mats[seat].plain[direction] += 1
    if story is not None:
        story.append(PiratePlaced(Seat(seat), DIRECTIONS[direction]))


def place_dread(state: State, seat: i64, direction: i64, price: i64, story: Story) -> None:
    """pirate.dread: for a doubloon, or by a tile's word without paying."""
    mat = state.mats[seat]
    mat.doubloons -= price
    mat.dread[direction] += 1
    if story is not None:
        story.append(DreadPlaced(Seat(seat), DIRECTIONS[direction], int(price)))


def replace_choices(mat: Mat) -> list[Action]:
    """pirate.dread: a later upgrade, by a tile's text alone."""
    choices: list[Action] = []
    for direction in range(i64(COLOUR_COUNT)):
        if mat.plain[direction] > 0:
            choices.append(REPLACE[direction])
    return choices


def replace_pirate(state: State, seat: i64, direction: i64, story: Story) -> None:
    """pirate.dread: without paying."""
    mat = state.mats[seat]
    mat.plain[direction] -= 1
    mat.dread[direction] += 1
    if story is not None:
        story.append(PirateReplaced(Seat(seat), DIRECTIONS[direction]))


def pirates_to_lose(mat: Mat, own: bool) -> i64:
    """captain.protects, word.own: pirates, of both kinds, that are not protected; from the own tiles none is."""
    count: i64 = 0
    for direction in range(i64(COLOUR_COUNT)):
        if own or not is_guarded(mat, direction):
            count += pirates_at(mat, direction)
    return count


def remove_choices(mat: Mat) -> list[Action]:
    """captain.protects: the owner chooses which, and may choose a protected one."""
    choices: list[Action] = []
    for direction in range(i64(COLOUR_COUNT)):
        if mat.plain[direction] > 0:
            choices.append(REMOVE[2 * direction])
        if mat.dread[direction] > 0:
            choices.append(REMOVE[2 * direction + 1])
    return choices


def remove_pirate(state: State, seat: i64, direction: i64, dread: i64, story: Story) -> None:
    """To the supply."""
    mat = state.mats[seat]
    if dread:
        mat.dread[direction] -= 1
    else:
        mat.plain[direction] -= 1
    if story is not None:
        story.append(PirateRemoved(Seat(seat), DIRECTIONS[direction], dread != 0))
