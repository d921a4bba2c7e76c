"""5 The Informer: one look, and one change that may follow from it, before the discs are turned."""

from mypy_extensions import i64

from seadogs.games.drake.actions import PASS_INFORMER, PEEK_DEFENCE, PEEK_DISCS, Action, exchange_of, move_of
from seadogs.games.drake.events import Story
from seadogs.games.drake.events_sea import (
    DefencePeeked,
    DefenceSeen,
    DiscSeen,
    DiscsPeeked,
    InformerPassed,
    MissionMoved,
    MissionsExchanged,
)
from seadogs.games.drake.rules.mission import free_places, sails
from seadogs.games.drake.state import (
    BITS,
    EXCHANGE_OR_NOT,
    LOOKED_AT_DEFENCE,
    LOOKED_AT_DISCS,
    LOOKED_AWAY,
    MOVE_OR_NOT,
    NO_LOOK,
    Frame,
    State,
    is_turned,
    own_places,
)
from seadogs.games.drake.terms import DISC_COUNT, DISCS, FORT, GALLEON, PLACES
from seadogs.kernel.names import Fact, Seat
from seadogs.kernel.refusal import Refusal


def informer_owed(state: State) -> bool:
    """informer.when: the holder has not yet looked or passed; void for one who did not sail."""
    return state.look == NO_LOOK and sails(state, state.informer)


def informer_choices(state: State) -> list[Action]:
    """informer.when: optional; informer.peek-discs or informer.peek-defence where one's own disc lies."""
    own = own_places(state.mats[state.informer])
    choices: list[Action] = [PASS_INFORMER]
    for place in range(i64(PLACES)):
        if own & BITS[place]:
            choices.append(PEEK_DISCS[place])
            if has_hidden_counter(state, place):
                choices.append(PEEK_DEFENCE[place])
    return choices


def has_hidden_counter(state: State, place: i64) -> bool:
    """informer.peek-defence: forts and galleons have one."""
    kind = state.edition.kind[place]
    return (kind == FORT or kind == GALLEON) and not is_turned(state, place)


def peek_discs(state: State, place: i64, story: Story) -> None:
    """informer.peek-discs: see every disc at one destination; then exchange two of one's own, or not."""
    state.look = LOOKED_AT_DISCS
    state.look_place = place
    if story is not None:
        tell_discs(state, place, story)
    own = own_places(state.mats[state.informer])
    if own & (own - 1):  # two discs at least
        state.frames.append(Frame(EXCHANGE_OR_NOT, state.informer, place))


def tell_discs(state: State, place: i64, story: Story) -> None:
    """informer.public: where the holder looked is open, what was seen is the holder's alone."""
    if story is None:
        return
    holder, key = Seat(state.informer), state.edition.places[place]
    story.append(DiscsPeeked(holder, key))
    for seat in range(i64(state.seats)):
        for disc in range(i64(DISC_COUNT)):
            if state.mats[seat].missions[disc] == place:
                story.append(DiscSeen(Seat(seat), key, DISCS[disc], holder))


def exchange_choices(state: State) -> list[Action]:
    """informer.peek-discs: any two of one's own discs that lie on the map (not those set aside: mission.all)."""
    own = own_places(state.mats[state.informer])
    choices: list[Action] = [PASS_INFORMER]
    for place in range(i64(PLACES)):
        if own & BITS[place]:
            for elsewhere in range(place + 1, i64(PLACES)):
                if own & BITS[elsewhere]:
                    choices.append(exchange_of(place, elsewhere))
    return choices


def exchange(state: State, place: i64, elsewhere: i64, story: Story) -> None:
    """informer.public: which two places were exchanged is open."""
    mat = state.mats[state.informer]
    for disc in range(i64(DISC_COUNT)):
        if mat.missions[disc] == place:
            mat.missions[disc] = elsewhere
        elif mat.missions[disc] == elsewhere:
            mat.missions[disc] = place
    if story is not None:
        keys = state.edition.places
        story.append(MissionsExchanged(Seat(state.informer), keys[place], keys[elsewhere]))


def peek_defence(state: State, place: i64, story: Story) -> None:
    """informer.peek-defence: see one hidden counter; then move the disc from there, or not."""
    state.look = LOOKED_AT_DEFENCE
    state.look_place = place
    if story is not None:
        holder, key = Seat(state.informer), state.edition.places[place]
        story.append(DefencePeeked(holder, key))
        story.append(DefenceSeen(holder, key, int(state.counters[place]), holder))
    if free_places(state, state.mats[state.informer]):  # with none, it is a look only
        state.frames.append(Frame(MOVE_OR_NOT, state.informer, place))


def move_choices(state: State, place: i64) -> list[Action]:
    """informer.peek-defence: to another destination in reach where none of one's discs lies."""
    free = free_places(state, state.mats[state.informer])
    choices: list[Action] = [PASS_INFORMER]
    for elsewhere in range(i64(PLACES)):
        if free & BITS[elsewhere]:
            choices.append(move_of(place, elsewhere))
    return choices


def move_mission(state: State, place: i64, elsewhere: i64, story: Story) -> None:
    """informer.public: the move is open."""
    mat = state.mats[state.informer]
    for disc in range(i64(DISC_COUNT)):
        if mat.missions[disc] == place:
            mat.missions[disc] = elsewhere
    if story is not None:
        keys = state.edition.places
        story.append(MissionMoved(Seat(state.informer), keys[place], keys[elsewhere]))


def pass_informer(state: State, story: Story) -> None:
    """informer.when: nothing more is done with it."""
    if state.look == NO_LOOK:
        state.look = LOOKED_AWAY
        if story is not None:
            story.append(InformerPassed(Seat(state.informer)))


def why_not_peek(state: State, seat: i64, place: i64, defence: bool) -> Refusal:
    """A look needs an own disc there and, for the defence, a counter."""
    key = state.edition.places[place]
    clause = "informer.peek-defence" if defence else "informer.peek-discs"
    if not own_places(state.mats[seat]) & BITS[place]:
        return Refusal("no-disc-there", clause, {"place": key})
    return Refusal("no-counter", clause, {"place": key})


def why_not_exchange(state: State, seat: i64, place: i64, elsewhere: i64) -> Refusal:
    """Both discs must be one's own."""
    own = own_places(state.mats[seat])
    missing = elsewhere if own & BITS[place] else place
    return Refusal("no-disc-there", "informer.peek-discs", {"place": state.edition.places[missing]})


def why_not_move(state: State, seat: i64, looked: i64, place: i64, elsewhere: i64) -> Refusal:
    """Only the disc where one looked, and only to a free destination in reach."""
    keys = state.edition.places
    mat = state.mats[seat]
    if place != looked:
        return Refusal("move-from-elsewhere", "informer.peek-defence", {"place": keys[looked]})
    if own_places(mat) & BITS[elsewhere]:
        return Refusal("disc-there", "mission.one-each", {"place": keys[elsewhere]})
    zone = int(state.edition.zone[elsewhere])
    facts: dict[str, Fact] = {"place": keys[elsewhere], "zone": zone, "reach": int(mat.reach)}
    return Refusal("out-of-reach", "mission.in-reach", facts)
