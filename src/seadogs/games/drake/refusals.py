"""Why an action is not allowed. Only what the asking seat may know stands in an answer."""

from seadogs.games.drake.actions import (
    Action,
    DrawFrigate,
    ExchangeMissions,
    LayFrigate,
    LayGalleon,
    LayGarrison,
    LayTile,
    MoveMission,
    PeekDefence,
    PeekDiscs,
    PlaceMission,
    PutOutToSea,
    Roll,
    TakeBundle,
    TakeGalleon,
    TakeItem,
    Trade,
    VisitLocation,
)
from seadogs.games.drake.asking import asked, question
from seadogs.games.drake.rules import informer, mission, prepare, resolve, street
from seadogs.games.drake.rules.play import choices, is_over
from seadogs.games.drake.state import FRAMES, PHASES, State
from seadogs.games.drake.terms import FORT, GALLEON, ITEMS
from seadogs.kernel.names import CHANCE, Fact, Seat
from seadogs.kernel.refusal import Refusal


def why_not(state: State, seat: Seat, action: Action) -> Refusal:
    """The refusal of an action that `seat` may not take now."""
    if is_over(state):
        return Refusal("over", "final.tie")
    if seat < 0 or isinstance(action, (DrawFrigate, LayTile, LayGalleon, Roll)):
        return Refusal("chance-only", question(state)[1])
    if asked(state) == CHANCE:
        return Refusal("chance-first", question(state)[1])
    if asked(state) != seat:
        return Refusal("not-your-turn", question(state)[1], {"seat": asked(state)})
    return in_frame(state, seat, action) if state.frames else in_phase(state, seat, action)


def in_phase(state: State, seat: Seat, action: Action) -> Refusal:
    """An action of the right kind for the phase has its own reason; of any other kind, it is not what is asked."""
    phase = PHASES[state.phase]
    match action:
        case VisitLocation() if phase == "street":
            return street.why_not_visit(state, seat, action.tile)
        case PutOutToSea() if phase == "street":
            return street.why_not_put_out(state, seat)
        case LayFrigate() if phase == "frigates":
            return prepare.why_not_counter(state, seat, GALLEON, action.guns)
        case LayGarrison() if phase == "garrisons":
            return prepare.why_not_counter(state, seat, FORT, action.troops)
        case PlaceMission() if phase == "missions":
            return mission.why_not_place(state, seat, action.disc, action.place)
        case PeekDiscs() if phase == "informer":
            return informer.why_not_peek(state, seat, action.place, False)
        case PeekDefence() if phase == "informer":
            return informer.why_not_peek(state, seat, action.place, True)
        case _:
            return not_now(state)


def in_frame(state: State, seat: Seat, action: Action) -> Refusal:
    """The same for a sub-decision."""
    frame = state.frames[-1]
    kind = FRAMES[frame.kind]
    match action:
        case ExchangeMissions() if kind == "informer-exchange":
            return informer.why_not_exchange(state, seat, action.place, action.elsewhere)
        case MoveMission() if kind == "informer-move":
            return informer.why_not_move(state, seat, frame.place, action.place, action.elsewhere)
        case Trade() if kind == "trade":
            return resolve.why_not_trade(state, frame.place, action.commodity)
        case TakeItem() if kind in ("drake-extra", "dockside-choice") and offers(state, TakeItem):
            if kind == "drake-extra" and ITEMS[action.item] == "supplies":
                return not_now(state)
            return Refusal("pool-empty", "street.pool", {"item": ITEMS[action.item]})
        case TakeBundle() if kind == "investor-choice":
            return Refusal("pool-empty", "street.pool", {"item": "crew"})
        case TakeGalleon() if kind == "investor-choice":
            return Refusal("galleon-owned", "location.investor")
        case _:
            return not_now(state)


def offers(state: State, kind: type[Action]) -> bool:
    """Whether any legal action is of this kind."""
    return any(isinstance(action, kind) for action in choices(state))


def not_now(state: State) -> Refusal:
    """Another question is being asked."""
    name, clause = question(state)
    facts: dict[str, Fact] = {"question": name}
    return Refusal("not-asked", clause, facts)
