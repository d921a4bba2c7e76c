"""4 Placing missions: in sailing order, one disc a turn, face down, until every disc lies."""

from mypy_extensions import i64

from seadogs.games.drake.actions import PLACE, Action
from seadogs.games.drake.events import Story
from seadogs.games.drake.events_sea import MissionLaid, MissionSetAside
from seadogs.games.drake.state import ASIDE, BITS, IN_HAND, Mat, State, own_places
from seadogs.games.drake.terms import DISC_COUNT, DISCS, NOBODY, PLACES
from seadogs.kernel.names import Seat
from seadogs.kernel.refusal import Refusal


def placing_choices(state: State) -> list[Action]:
    """mission.place: any disc in hand, at any destination in reach (mission.in-reach, mission.one-each)."""
    mat = state.mats[state.outbound[state.turn]]
    free = free_places(state, mat)
    choices: list[Action] = []
    for disc in range(i64(DISC_COUNT)):
        if mat.missions[disc] == IN_HAND:
            for place in range(i64(PLACES)):
                if free & BITS[place]:
                    choices.append(PLACE[disc * PLACES + place])
    return choices


def free_places(state: State, mat: Mat) -> i64:
    """mission.one-each, mission.in-reach: bits of destinations in reach where none of one's discs lies."""
    return state.edition.within[mat.reach] & ~own_places(mat)


def discs_in_hand(mat: Mat) -> i64:
    count: i64 = 0
    for disc in range(i64(DISC_COUNT)):
        if mat.missions[disc] == IN_HAND:
            count += 1
    return count


def place_mission(state: State, disc: i64, place: i64, story: Story) -> None:
    """mission.place, mission.hidden: who laid a disc where is open, which disc it is, is not."""
    seat = state.outbound[state.turn]
    state.mats[seat].missions[disc] = place
    if story is not None:
        story.append(MissionLaid(Seat(seat), state.edition.places[place], DISCS[disc], Seat(seat)))
    state.turn = (state.turn + 1) % state.seats


def next_to_place(state: State, story: Story) -> bool:
    """mission.all: round and round; who has none left waits. False when every disc lies or is set aside."""
    for _ in range(state.seats):
        mat = state.mats[state.outbound[state.turn]]
        if discs_in_hand(mat) > 0:
            if free_places(state, mat):
                return True
            set_aside(state, state.outbound[state.turn], story)
        state.turn = (state.turn + 1) % state.seats
    return False


def set_aside(state: State, seat: i64, story: Story) -> None:
    """mission.all: discs that fit nowhere stay hidden until the reveal; their numbers are skipped."""
    mat = state.mats[seat]
    for disc in range(i64(DISC_COUNT)):
        if mat.missions[disc] == IN_HAND:
            mat.missions[disc] = ASIDE
            if story is not None:
                story.append(MissionSetAside(Seat(seat), DISCS[disc], Seat(seat)))


def why_not_place(state: State, seat: i64, disc: i64, place: i64) -> Refusal:
    """Why the captain on turn may not lay that disc there; from the captain's own discs and the open map."""
    mat = state.mats[seat]
    key = state.edition.places[place]
    if mat.missions[disc] != IN_HAND:
        return Refusal("disc-not-in-hand", "mission.place", {"disc": DISCS[disc]})
    if own_places(mat) & BITS[place]:
        return Refusal("disc-there", "mission.one-each", {"place": key})
    zone = int(state.edition.zone[place])
    return Refusal("out-of-reach", "mission.in-reach", {"place": key, "zone": zone, "reach": int(mat.reach)})


def sails(state: State, seat: i64) -> bool:
    """prepare.no-supplies: who reaches no zone does not sail this voyage."""
    return seat != NOBODY and state.mats[seat].reach > 0
