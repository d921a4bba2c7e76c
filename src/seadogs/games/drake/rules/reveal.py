"""6 Turning the discs: everything laid in secret is seen, and Ghost Ships vanish."""

from mypy_extensions import i64

from seadogs.games.drake.events import Story
from seadogs.games.drake.events_sea import AsideTurned, GhostVanished, MissionTurned
from seadogs.games.drake.state import ASIDE, SPENT, State
from seadogs.games.drake.terms import DISC_1, DISC_2, DISC_3, DISC_4, DISCS, GHOST, HIND, PLACES
from seadogs.kernel.names import Seat


def turn_discs(state: State, story: Story) -> None:
    """reveal.all: every disc on the map and every disc set aside; then reveal.ghost."""
    if story is not None:
        tell_turned(state, story)
    for dock in range(state.seats):
        seat = state.outbound[dock]
        mat = state.mats[seat]
        place = mat.missions[GHOST]
        if place >= 0:
            mat.missions[GHOST] = SPENT
            if story is not None:
                story.append(GhostVanished(Seat(seat), state.edition.places[place]))
        elif place == ASIDE:
            mat.missions[GHOST] = SPENT


def tell_turned(state: State, story: Story) -> None:
    """reveal.order: destination by destination, the discs in order of arrival."""
    if story is None:
        return
    for place in range(i64(PLACES)):
        for disc in arrival():
            for dock in range(state.seats):
                seat = state.outbound[dock]
                if state.mats[seat].missions[disc] == place:
                    story.append(MissionTurned(Seat(seat), state.edition.places[place], DISCS[disc]))
    for dock in range(state.seats):
        seat = state.outbound[dock]
        for disc in arrival():
            if state.mats[seat].missions[disc] == ASIDE:
                story.append(AsideTurned(Seat(seat), DISCS[disc]))


def arrival() -> list[int]:
    """reveal.order: Golden Hind first, then by number; ties go by sailing order. Ghost Ships never arrive."""
    return [HIND, DISC_1, DISC_2, DISC_3, DISC_4, GHOST]


def voyage_steps() -> list[int]:
    """resolve.order: the Golden Hind's mission, then all 1, all 2, all 3, all 4."""
    return [HIND, DISC_1, DISC_2, DISC_3, DISC_4]
