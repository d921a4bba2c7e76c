"""1 Setup: the table before a voyage. Everything random here is Chance's, one small outcome at a time."""

from mypy_extensions import i64

from seadogs.games.drake.actions import DRAW, LAY_GALLEON, LAY_TILE, Action
from seadogs.games.drake.events import Story
from seadogs.games.drake.events_ashore import FrigateDrawn, GalleonSighted, LastGunGiven, TileLaid, VoyageBegan
from seadogs.games.drake.state import BITS, State
from seadogs.games.drake.terms import (
    COMMODITY_COUNT,
    DOCKSIDE,
    GALLEON,
    GUNS,
    INVESTOR,
    LOCATIONS,
    NOBODY,
    NOTHING,
    PLACES,
    SHUFFLED,
    STREET_LENGTH,
)
from seadogs.kernel.names import Seat


def undrawn(state: State) -> list[Action]:
    """setup.order: every frigate still in the cup may be the next."""
    drawn = [False] * len(state.mats)
    for dock in range(state.seats):
        if state.homebound[dock] != NOBODY:
            drawn[state.homebound[dock]] = True
    return [DRAW[seat] for seat in range(len(drawn)) if not drawn[seat]]


def draw_frigate(state: State, seat: i64, story: Story) -> None:
    """setup.order: the frigates are drawn into Homebound docks 1..n, which is the order of voyage 1."""
    dock = lowest_free_dock(state)
    state.homebound[dock] = seat
    if story is not None:
        story.append(FrigateDrawn(Seat(seat), int(dock) + 1))
    if dock == state.seats - 1:
        give_last_gun(state, seat, story)


def give_last_gun(state: State, seat: i64, story: Story) -> None:
    """setup.last-gun: the last captain of voyage 1 starts with one gun."""
    given = state.edition.last_gun
    state.pool[GUNS] -= given
    state.mats[seat].hold[GUNS] += given
    if story is not None:
        story.append(LastGunGiven(Seat(seat), int(given)))


def lowest_free_dock(state: State) -> i64:
    """The lowest free Homebound dock; NOTHING when all are taken."""
    for dock in range(state.seats):
        if state.homebound[dock] == NOBODY:
            return dock
    return NOTHING


def begin_voyage(state: State, story: Story) -> None:
    """The street and the goods of a voyage (setup.tiles, setup.commodities); Chance lays the rest."""
    if story is not None:
        story.append(VoyageBegan(int(state.voyage)))
    state.street[STREET_LENGTH - 2] = INVESTOR
    state.street[STREET_LENGTH - 1] = DOCKSIDE
    if not shuffles(state):
        for position in range(i64(STREET_LENGTH)):
            state.street[position] = state.edition.street[position]
    refill_ports(state)


def shuffles(state: State) -> bool:
    """setup.tiles: voyage 1 has the printed order; so have all voyages with `fixed_street`."""
    return state.voyage > 1 and not state.fixed_street


def refill_ports(state: State) -> None:
    """setup.commodities: each trade port holds one of each commodity it pictures."""
    for place in range(i64(PLACES)):
        for commodity in range(i64(COMMODITY_COUNT)):
            if state.edition.sells[place] & BITS[commodity]:
                state.market[commodity] -= 1
        state.wares[place] = state.edition.sells[place]


def unlaid_tiles(state: State) -> list[Action]:
    """setup.tiles: in voyages 2 and 3 the sixteen tiles are shuffled onto the first sixteen locations."""
    laid: i64 = 0
    for position in range(i64(SHUFFLED)):
        tile = state.street[position]
        if tile != NOTHING:
            laid |= BITS[tile]
    choices: list[Action] = []
    for unlaid in range(i64(SHUFFLED)):
        if not laid & BITS[unlaid]:
            choices.append(LAY_TILE[unlaid])
    return choices


def lay_tile(state: State, tile: i64, story: Story) -> None:
    """setup.tiles: onto the first location that has none."""
    for position in range(i64(SHUFFLED)):
        if state.street[position] == NOTHING:
            state.street[position] = tile
            if story is not None:
                story.append(TileLaid(int(position) + 1, LOCATIONS[tile]))
            return


def unlaid_galleons(state: State) -> list[Action]:
    """setup.galleons: any counter not yet laid may come next."""
    laid = [False] * len(state.edition.galleon_guns)
    for place in range(i64(PLACES)):
        if state.galleons[place] != NOTHING:
            laid[state.galleons[place]] = True
    return [LAY_GALLEON[counter] for counter in range(len(laid)) if not laid[counter]]


def lay_galleon(state: State, counter: i64, story: Story) -> None:
    """setup.galleons: face up, onto the first galleon spot that has none."""
    place = bare_galleon_spot(state)
    state.galleons[place] = counter
    if story is not None:
        edition = state.edition
        guns, points = edition.galleon_guns[counter], edition.galleon_points[counter]
        story.append(GalleonSighted(edition.places[place], int(guns), int(points)))


def bare_galleon_spot(state: State) -> i64:
    """The first galleon spot without a galleon counter; NOTHING when all have one."""
    for place in range(i64(PLACES)):
        if state.edition.kind[place] == GALLEON and state.galleons[place] == NOTHING:
            return place
    return NOTHING
