"""7 Gaining pirates, one after another: where each goes, and whether it is made a Dread Pirate."""

from mypy_extensions import i64

from seadogs.games.darkseas.edition import WHAT, WHERE, WIDTH
from seadogs.games.darkseas.effect_code import A_DREAD
from seadogs.games.darkseas.events import Story
from seadogs.games.darkseas.rules.measure import place_of
from seadogs.games.darkseas.rules.pirates import can_upgrade, has_room, only_room, place_dread, place_pirate
from seadogs.games.darkseas.rules.registers import ask, go_on
from seadogs.games.darkseas.state import ASK_PIRATE, ASK_UPGRADE, State, room_at
from seadogs.games.darkseas.terms import NOTHING


def next_pirate(state: State, seat: i64, story: Story) -> None:
    """word.place: one pirate at a time, the harbour, then the upgrade; obligatory while there is room.

    pirate.four: the rest is not gained, and no upgrade is bought for it.
    """
    mat = state.mats[seat]
    row = mat.pc * WIDTH
    steps = state.edition.steps
    where = place_of(steps[row + WHERE], mat.here, mat.matching)
    if mat.due == 0 or not (has_room(state, mat) if where == NOTHING else room_at(state.edition, mat, where)):
        go_on(state, mat)
        return
    if where == NOTHING:
        where = only_room(state, mat)
    if where == NOTHING:
        ask(mat, ASK_PIRATE, seat)
    else:
        pirate_lands(state, seat, where, story)


def pirate_lands(state: State, seat: i64, direction: i64, story: Story) -> None:
    """pirate.dread: asked only of who can pay; a tile that places Dread Pirates asks nothing."""
    mat = state.mats[seat]
    if state.edition.steps[mat.pc * WIDTH + WHAT] == A_DREAD:
        place_dread(state, seat, direction, 0, story)
    elif can_upgrade(state, mat):
        mat.spot = direction
        ask(mat, ASK_UPGRADE, seat)
        return
    else:
        place_pirate(state, seat, direction, story)
    mat.due -= 1
    next_pirate(state, seat, story)


def upgrade(state: State, seat: i64, paid: bool, story: Story) -> None:
    """pirate.dread: decided pirate by pirate."""
    mat = state.mats[seat]
    if paid:
        place_dread(state, seat, mat.spot, state.edition.upgrade_price, story)
    else:
        place_pirate(state, seat, mat.spot, story)
    mat.spot = NOTHING
    mat.due -= 1
    next_pirate(state, seat, story)
