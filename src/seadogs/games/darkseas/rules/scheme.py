"""3 Schemes: a plunder tile from the hand, discarded for what stands below its line."""

from typing import Final

from mypy_extensions import i64

from seadogs.games.darkseas.actions import SCHEME, Action
from seadogs.games.darkseas.events import Story
from seadogs.games.darkseas.events_turn import Schemed
from seadogs.games.darkseas.rules.draw import begin_treasures
from seadogs.games.darkseas.rules.effects import run
from seadogs.games.darkseas.rules.landing import next_pirate
from seadogs.games.darkseas.rules.round import schemes_made
from seadogs.games.darkseas.rules.supply import discard, gain_doubloons, take_from_hand
from seadogs.games.darkseas.state import BITS, Mat, State, dice_of
from seadogs.games.darkseas.terms import COLOURS, DOUBLOONS, NOTHING, PIRATES, RESOURCES
from seadogs.kernel.names import Seat

PLACE_ANYWHERE: Final = 1  # the edition's step that places pirates at own harbours


def can_scheme(state: State, mat: Mat, tile: i64) -> bool:
    """scheme.match: with k dice of its colour, up to k such tiles."""
    colour = state.edition.die[tile]
    return colour != NOTHING and schemes_made(mat, colour) < dice_of(state, colour)


def add_schemes(state: State, mat: Mat, choices: list[Action]) -> None:
    """scheme.match, scheme.void: one at a time, in any order, even for nothing."""
    for n in range(mat.hand_count):
        if can_scheme(state, mat, mat.hand[n]):
            choices.append(SCHEME[mat.hand[n]])


def scheme(state: State, seat: i64, tile: i64, story: Story) -> None:
    """scheme.match: reveal, gain, discard, see the result; each pays as much as dice show its colour."""
    edition = state.edition
    mat = state.mats[seat]
    colour = edition.die[tile]
    resource = edition.resource[tile]
    count = dice_of(state, colour)
    mat.spent += BITS[3 * colour]
    take_from_hand(mat, tile)
    discard(state, seat, tile)
    if story is not None:
        story.append(Schemed(Seat(seat), edition.keys[tile], COLOURS[colour], RESOURCES[resource], int(count)))
    if resource == DOUBLOONS:  # scheme.doubloons
        gain_doubloons(state, seat, count, story)
    elif resource == PIRATES:  # scheme.pirates: split as one likes
        mat.pc = PLACE_ANYWHERE
        mat.due = count
        next_pirate(state, seat, story)
    else:  # scheme.treasure
        begin_treasures(state, seat, count, edition.scheme_keep, story)
    run(state, seat, story)
