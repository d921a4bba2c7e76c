"""8 Returning to Plymouth: after any own mission one may go home, after mission 4 one must."""

from mypy_extensions import i64

from seadogs.games.drake.actions import RETURN_HOME, SAIL_ON, Action
from seadogs.games.drake.events import Story
from seadogs.games.drake.events_sea import CameHome, HeroHailed
from seadogs.games.drake.rules.setup import lowest_free_dock
from seadogs.games.drake.state import IN_HAND, RETURN_OR_NOT, SPENT, Frame, State
from seadogs.games.drake.terms import DISC_4, DISC_COUNT, NOTHING
from seadogs.kernel.names import Seat


def after_mission(state: State, seat: i64, disc: i64, story: Story) -> None:
    """return.when: asked right after each own mission; after mission 4 the return is forced."""
    if disc == DISC_4:
        come_home(state, seat, story)
    else:
        state.frames.append(Frame(RETURN_OR_NOT, seat, NOTHING))


def return_choices() -> list[Action]:
    """return.when: home, or on to the next mission."""
    return [RETURN_HOME, SAIL_ON]


def announce_return(state: State, seat: i64, story: Story) -> None:
    """return.hero: a return announced before one's own step of disc 4 may earn a bonus."""
    bonus = hero_bonus(state, seat)
    dock = come_home(state, seat, story)
    if bonus > 0:
        state.mats[seat].score += bonus
        state.heroes += 1
        if story is not None:
            story.append(HeroHailed(Seat(seat), int(dock) + 1, int(bonus)))


def hero_bonus(state: State, seat: i64) -> i64:
    """return.hero: 2 VP from dock 1, 1 VP from dock 2, with a successful attack this voyage; by dock."""
    if state.mats[seat].conquests == 0:
        return 0
    rank = state.heroes if state.hero_slides else lowest_free_dock(state)
    return state.edition.hero[rank] if rank < len(state.edition.hero) else 0


def come_home(state: State, seat: i64, story: Story) -> i64:
    """return.when: the lowest free Homebound dock; unused discs come back. Returns the dock."""
    dock = lowest_free_dock(state)
    mat = state.mats[seat]
    state.homebound[dock] = seat
    mat.home = True
    for disc in range(i64(DISC_COUNT)):
        if mat.missions[disc] >= 0 or mat.missions[disc] <= IN_HAND:
            mat.missions[disc] = SPENT
    if story is not None:
        story.append(CameHome(Seat(seat), int(dock) + 1))
    return dock


def dock_the_ashore(state: State, story: Story) -> None:
    """prepare.no-supplies: those who did not sail take the docks that are left, in sailing order."""
    for dock in range(state.seats):
        seat = state.outbound[dock]
        if not state.mats[seat].home:
            come_home(state, seat, story)
