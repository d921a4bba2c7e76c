"""7 Resolving missions: the Golden Hind's, then all 1, all 2, all 3, all 4, in sailing order; attack or trade."""

from typing import Final

from mypy_extensions import i64

from seadogs.games.drake.actions import ATTACK, DECLINE, PAY, TRADE, Action
from seadogs.games.drake.events import Story
from seadogs.games.drake.events_sea import (
    AttackFailed,
    Conquered,
    CounterTurned,
    MissionBlocked,
    MissionDeclined,
    Traded,
    TreasureTaken,
)
from seadogs.games.drake.rules.home import after_mission, come_home
from seadogs.games.drake.rules.mission import sails
from seadogs.games.drake.rules.reveal import voyage_steps
from seadogs.games.drake.rules.supply import spend
from seadogs.games.drake.state import (
    ATTACK_OR_NOT,
    BITS,
    PAY_OR_NOT,
    SPENT,
    TRADE_OR_NOT,
    Frame,
    Mat,
    State,
    is_turned,
    landed_at,
)
from seadogs.games.drake.terms import (
    CIRCLES,
    COMMODITIES,
    COMMODITY_COUNT,
    CREW,
    DISC_4,
    DISCS,
    FORT,
    GALLEON,
    GOODS,
    GUNS,
    KINDS,
    NOTHING,
    PORT,
    TREASURES,
)
from seadogs.kernel.names import Fact, Seat
from seadogs.kernel.refusal import Refusal
from seadogs.kernel.tables import vec

STEPS: Final = vec[i64](voyage_steps())  # by State.step
STEP_COUNT: Final = 5


def next_mission(state: State, story: Story) -> bool:
    """resolve.order: the next captain in sailing order with this step's disc. False when all are done."""
    while state.step < STEP_COUNT:
        disc = STEPS[state.step]
        while state.turn < state.seats:
            seat = state.outbound[state.turn]
            state.turn += 1
            if sails(state, seat) and not state.mats[seat].home:
                begin_mission(state, seat, disc, story)
                if state.frames:
                    return True
        state.step += 1
        state.turn = 0
    return False


def begin_mission(state: State, seat: i64, disc: i64, story: Story) -> None:
    """A mission whose disc lies on the map; with disc 4 set aside the return is forced (return.when)."""
    place = state.mats[seat].missions[disc]
    if place < 0:
        if disc == DISC_4:
            come_home(state, seat, story)
        return
    reason = blocked_by(state, seat, place)
    if reason != "":
        if story is not None:
            story.append(MissionBlocked(Seat(seat), state.edition.places[place], DISCS[disc], reason))
        end_mission(state, seat, disc, story)
    elif state.edition.kind[place] == PORT:
        state.frames.append(Frame(TRADE_OR_NOT, seat, place))
    else:
        state.frames.append(Frame(ATTACK_OR_NOT, seat, place))


def blocked_by(state: State, seat: i64, place: i64) -> str:
    """attack.open-facts: what makes a mission impossible at once, judged by open facts alone; else ""."""
    mat = state.mats[seat]
    if landed_at(state, place) >= state.edition.circles[place]:  # attack.two
        return "full"
    kind = state.edition.kind[place]
    if kind == PORT:
        return blocked_trade(state, mat, place)
    if kind == GALLEON and not mat.galleon:  # attack.galleon
        return "frigate"
    if mat.hold[CREW] < open_crew_cost(state, place):
        return "crew"
    if mat.hold[GUNS] < open_guns_cost(state, mat, place):
        return "guns"
    return ""


def blocked_trade(state: State, mat: Mat, place: i64) -> str:
    """trade.port: without a trade good the disc returns; so it does where nothing is left."""
    if mat.hold[GOODS] == 0:
        return "goods"
    return "bare" if state.wares[place] == 0 else ""


def open_counter(state: State, place: i64) -> i64:
    """What the counter there adds as far as everybody knows: nothing while it lies face down."""
    return state.counters[place] if is_turned(state, place) else 0


def open_crew_cost(state: State, place: i64) -> i64:
    """attack.town, attack.fort: printed troops, and the troop counter once it is turned."""
    if state.edition.kind[place] == GALLEON:
        return 0
    counter = open_counter(state, place) if state.edition.kind[place] == FORT else 0
    return state.edition.troops[place] + counter


def open_guns_cost(state: State, mat: Mat, place: i64) -> i64:
    """attack.fort: printed cannons, none with a pinnace. attack.galleon: its guns and its open frigate's."""
    kind = state.edition.kind[place]
    if kind == GALLEON:
        return state.edition.galleon_guns[state.galleons[place]] + open_counter(state, place)
    if kind == FORT and mat.pinnace:
        return 0
    return state.edition.cannons[place]


def points_at(state: State, place: i64) -> i64:
    """attack.reward: the points shown at a destination, a galleon's on its counter."""
    if state.edition.kind[place] == GALLEON:
        return state.edition.galleon_points[state.galleons[place]]
    return state.edition.points[place]


def attack_choices() -> list[Action]:
    """attack.open-facts: attack, or resolve.decline."""
    return [ATTACK, DECLINE]


def attack(state: State, seat: i64, place: i64, story: Story) -> None:
    """attack.turn-counter: the first to attack a fort or galleon turns its counter; then pay, or fail."""
    if not hides(state, place):
        conquer(state, seat, place, story)
        return
    state.turned |= BITS[place]
    if story is not None:
        story.append(CounterTurned(Seat(seat), state.edition.places[place], int(state.counters[place])))
    mat = state.mats[seat]
    crew, guns = open_crew_cost(state, place), open_guns_cost(state, mat, place)
    if mat.hold[CREW] >= crew and mat.hold[GUNS] >= guns:
        state.frames.append(Frame(PAY_OR_NOT, seat, place))
        return
    disc = disc_at(state, seat, place)  # attack.fail: nothing is lost, the circle stays free
    if story is not None:
        story.append(AttackFailed(Seat(seat), state.edition.places[place], DISCS[disc], int(crew), int(guns)))
    end_mission(state, seat, disc, story)


def hides(state: State, place: i64) -> bool:
    """Whether a counter still lies face down there."""
    return state.counters[place] != NOTHING and not is_turned(state, place)


def disc_at(state: State, seat: i64, place: i64) -> i64:
    """mission.one-each: the one disc of this captain there."""
    mat = state.mats[seat]
    disc: i64 = 0
    while mat.missions[disc] != place:
        disc += 1
    return disc


def pay_choices() -> list[Action]:
    """resolve.decline: also after the counter was turned."""
    return [PAY, DECLINE]


def conquer(state: State, seat: i64, place: i64, story: Story) -> None:
    """attack.cost, attack.reward: pay at once, score, and mark the kind among the conquests."""
    mat = state.mats[seat]
    disc = disc_at(state, seat, place)
    kind = state.edition.kind[place]
    crew, guns = open_crew_cost(state, place), open_guns_cost(state, mat, place)
    points = points_at(state, place)
    spend(state, mat, CREW, crew)
    spend(state, mat, GUNS, guns)
    mat.score += points
    mat.conquests |= BITS[kind]
    land(state, seat, place)
    if story is not None:
        key = state.edition.places[place]
        story.append(Conquered(Seat(seat), key, DISCS[disc], KINDS[kind], int(points), int(crew), int(guns)))
    take_treasure(state, seat, place, story)
    end_mission(state, seat, disc, story)


def land(state: State, seat: i64, place: i64) -> None:
    """The disc stays, face down, on the next free circle."""
    state.landed[place * CIRCLES + landed_at(state, place)] = seat


def take_treasure(state: State, seat: i64, place: i64, story: Story) -> None:
    """attack.treasure: the first to succeed takes what lies there into the closed chest."""
    if not state.treasure & BITS[place]:
        return
    treasure = state.edition.treasure[place]
    state.treasure &= ~BITS[place]
    state.mats[seat].chest[treasure] += 1
    if story is not None:
        story.append(TreasureTaken(Seat(seat), state.edition.places[place], TREASURES[treasure]))


def trade_choices(state: State, place: i64) -> list[Action]:
    """trade.port: any commodity that is left there, or resolve.decline."""
    choices: list[Action] = []
    for commodity in range(i64(COMMODITY_COUNT)):
        if state.wares[place] & BITS[commodity]:
            choices.append(TRADE[commodity])
    choices.append(DECLINE)
    return choices


def trade(state: State, seat: i64, place: i64, commodity: i64, story: Story) -> None:
    """trade.port: one trade good for one commodity."""
    mat = state.mats[seat]
    spend(state, mat, GOODS, 1)
    state.wares[place] &= ~BITS[commodity]
    mat.cargo[commodity] += 1
    land(state, seat, place)
    if story is not None:
        story.append(Traded(Seat(seat), state.edition.places[place], COMMODITIES[commodity]))
    end_mission(state, seat, disc_at(state, seat, place), story)


def decline(state: State, seat: i64, place: i64, story: Story) -> None:
    """resolve.decline: the disc returns and nothing is lost."""
    disc = disc_at(state, seat, place)
    if story is not None:
        story.append(MissionDeclined(Seat(seat), state.edition.places[place], DISCS[disc]))
    end_mission(state, seat, disc, story)


def end_mission(state: State, seat: i64, disc: i64, story: Story) -> None:
    """However it went, the mission is completed, and its captain may return (return.when)."""
    state.mats[seat].missions[disc] = SPENT
    after_mission(state, seat, disc, story)


def why_not_trade(state: State, place: i64, commodity: i64) -> Refusal:
    """Sold already, or never pictured there."""
    facts: dict[str, Fact] = {
        "place": state.edition.places[place], "commodity": COMMODITIES[commodity],
    }  # fmt: skip
    if state.edition.sells[place] & BITS[commodity]:
        return Refusal("sold-out", "trade.port", facts)
    return Refusal("not-sold-here", "trade.port", facts)
