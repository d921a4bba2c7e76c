"""3 Preparing to sail: treasure, hidden counters, the Governor's swap, and how far each captain reaches."""

from typing import Final

from mypy_extensions import i64

from seadogs.games.drake.actions import LAY_FRIGATE, LAY_GARRISON, Action, LayFrigate, LayGarrison
from seadogs.games.drake.events import Story
from seadogs.games.drake.events_ashore import (
    FrigateLaid,
    GarrisonLaid,
    GovernorSwapped,
    ReachFixed,
    StayedAshore,
    TreasureLaid,
)
from seadogs.games.drake.state import BITS, FRIGATES, IN_HAND, SPENT, Mat, State
from seadogs.games.drake.terms import DISC_COUNT, FORT, GALLEON, NOBODY, NOTHING, NUMBERED, PLACES, SUPPLIES
from seadogs.kernel.names import WATCHER, Seat
from seadogs.kernel.refusal import Refusal

FARTHEST: Final = 4  # prepare.reach: the map has four zones
COUNTER_VALUES: Final = 3  # counters show 0, 1 or 2


def lay_treasure(state: State, story: Story) -> None:
    """prepare.treasure: silver, gold and jewels where the edition pictures them."""
    for place in range(i64(PLACES)):
        treasure = state.edition.treasure[place]
        if treasure != NOTHING:
            state.treasury[treasure] -= 1
            state.treasure |= BITS[place]
    if story is not None:
        story.append(TreasureLaid(int(state.voyage)))


def bare_place(state: State, kind: i64) -> i64:
    """The first galleon spot or fort without its counter; NOTHING when all have one."""
    for place in range(i64(PLACES)):
        if state.edition.kind[place] == kind and state.counters[place] == NOTHING:
            return place
    return NOTHING


def counters_left(state: State, kind: i64, value: i64) -> i64:
    """How many counters of that value still wait to be laid: those of the edition less those on the map."""
    printed = state.edition.frigates if kind == GALLEON else state.edition.garrisons
    count: i64 = 0
    for n in range(i64(len(printed))):
        if printed[n] == value:
            count += 1
    for place in range(i64(PLACES)):
        if state.edition.kind[place] == kind and state.counters[place] == value:
            count -= 1
    return count


def frigate_choices(state: State) -> list[Action]:
    """prepare.admiral: any counter left, at the next galleon spot."""
    return [LAY_FRIGATE[guns] for guns in range(COUNTER_VALUES) if counters_left(state, GALLEON, guns) > 0]


def garrison_choices(state: State) -> list[Action]:
    """prepare.governor: any counter left, at the next fort."""
    return [LAY_GARRISON[troops] for troops in range(COUNTER_VALUES) if counters_left(state, FORT, troops) > 0]


def counter_odds(state: State) -> list[tuple[Action, float]]:
    """prepare.admiral, prepare.governor: laid at random, so a value is as likely as it has counters left."""
    frigates = state.phase == FRIGATES
    left = frigate_choices(state) if frigates else garrison_choices(state)
    kind: i64 = GALLEON if frigates else FORT
    weights: list[i64] = []
    for action in left:
        value = (
            action.guns if isinstance(action, LayFrigate) else action.troops if isinstance(action, LayGarrison) else 0
        )
        weights.append(counters_left(state, kind, value))
    total = sum([int(weight) for weight in weights])
    return [(left[n], float(weights[n]) / total) for n in range(len(left))]


def lay_frigate(state: State, guns: i64, story: Story) -> None:
    """prepare.admiral: the Admiral's holder lays the frigate counters, or Chance, unseen."""
    lay_counter(state, GALLEON, guns, story)
    if one_bare(state, GALLEON):
        lay_counter(state, GALLEON, last_counter(state, GALLEON), story)


def lay_garrison(state: State, troops: i64, story: Story) -> None:
    """prepare.governor: the Governor's holder lays the troop counters, or Chance, unseen."""
    lay_counter(state, FORT, troops, story)
    if one_bare(state, FORT):
        lay_counter(state, FORT, last_counter(state, FORT), story)


def one_bare(state: State, kind: i64) -> bool:
    """The last counter has no choice left. Always the last alone, so that the moves betray no equal values."""
    count: i64 = 0
    for place in range(i64(PLACES)):
        if state.edition.kind[place] == kind and state.counters[place] == NOTHING:
            count += 1
    return count == 1


def last_counter(state: State, kind: i64) -> i64:
    """The value of the only counter left."""
    for value in range(i64(COUNTER_VALUES)):
        if counters_left(state, kind, value) > 0:
            return value
    return NOTHING


def lay_counter(state: State, kind: i64, value: i64, story: Story) -> None:
    """Face down at the next place of its kind; only its layer, if there is one, knows it."""
    place = bare_place(state, kind)
    state.counters[place] = value
    if story is None:
        return
    key = state.edition.places[place]
    if kind == GALLEON:
        story.append(FrigateLaid(key, int(value), layer(state.admiral)))
    else:
        story.append(GarrisonLaid(key, int(value), layer(state.governor)))


def layer(holder: i64) -> Seat:
    """Who may hear what was laid: WATCHER stands for nobody, as watchers never hear secrets."""
    return WATCHER if holder == NOBODY else Seat(holder)


def swap_governor(state: State, story: Story) -> None:
    """prepare.governor-swap: unless first, the Governor's holder changes places with the ship ahead."""
    if state.governor == NOBODY or state.outbound[0] == state.governor:
        return
    dock: i64 = 1
    while state.outbound[dock] != state.governor:
        dock += 1
    ahead = state.outbound[dock - 1]
    state.outbound[dock - 1] = state.governor
    state.outbound[dock] = ahead
    if story is not None:
        story.append(GovernorSwapped(Seat(state.governor), Seat(ahead), int(dock)))


def reach_of(supplies: i64) -> i64:
    """prepare.reach: the farthest zone of so many supplies, four at most."""
    return supplies if supplies < FARTHEST else FARTHEST


def fix_reach(state: State, story: Story) -> None:
    """prepare.reach: supplies are the farthest zone; they are not spent."""
    for dock in range(state.seats):
        seat = state.outbound[dock]
        mat = state.mats[seat]
        mat.reach = reach_of(mat.hold[SUPPLIES])
        hand_out_discs(mat)
        if story is not None:
            story.append(ReachFixed(Seat(seat), int(mat.reach)) if mat.reach > 0 else StayedAshore(Seat(seat)))


def hand_out_discs(mat: Mat) -> None:
    """mission.place: 1, 2, 3 and 4 for everybody who sails; prepare.no-supplies: no disc at all for the others."""
    if mat.reach > 0:
        for disc in range(i64(NUMBERED)):
            mat.missions[disc] = IN_HAND
        return
    for disc in range(i64(DISC_COUNT)):
        if mat.missions[disc] == IN_HAND:
            mat.missions[disc] = SPENT


def why_not_counter(state: State, seat: i64, kind: i64, value: i64) -> Refusal:
    """The layer's own counters are known to the layer: this one is gone."""
    if kind == GALLEON:
        return Refusal("counter-gone", "prepare.admiral", {"count": int(value)})
    return Refusal("counter-gone", "prepare.governor", {"count": int(value)})
