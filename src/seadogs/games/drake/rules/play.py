"""Who is asked, what they may do, and doing it: the chapters behind one table of contents."""

from mypy_extensions import i64

from seadogs.games.drake.actions import (
    Action,
    Attack,
    Decline,
    DrawFrigate,
    ExchangeMissions,
    LayFrigate,
    LayGalleon,
    LayGarrison,
    LayTile,
    MoveMission,
    PassInformer,
    Pay,
    PeekDefence,
    PeekDiscs,
    PlaceMission,
    PutOutToSea,
    ReturnHome,
    Roll,
    SailOn,
    TakeBundle,
    TakeGalleon,
    TakeItem,
    Trade,
    VisitLocation,
)
from seadogs.games.drake.events import Story
from seadogs.games.drake.rules import home, informer, locations, mission, prepare, resolve, setup, street
from seadogs.games.drake.rules.supply import gain_galleon
from seadogs.games.drake.rules.voyage import advance
from seadogs.games.drake.state import (
    ATTACK_OR_NOT,
    DOCKSIDE_CHOICE,
    DRAKE_EXTRA,
    DRAWING,
    EXCHANGE_OR_NOT,
    FRIGATES,
    GALLEONS,
    GARRISONS,
    INFORMING,
    INVESTOR_CHOICE,
    MOVE_OR_NOT,
    OVER,
    PAY_OR_NOT,
    PLACING,
    ROLL_DIE,
    STREET,
    TILES,
    TRADE_OR_NOT,
    State,
)
from seadogs.games.drake.terms import NOBODY
from seadogs.kernel.names import CHANCE_SEAT


def actor(state: State) -> i64:
    """The one seat that must decide now: never several at once in this game. Not to be asked once it is over."""
    if state.frames:
        return state.frames[-1].seat
    phase = state.phase
    if phase == STREET:
        return street.on_turn(state)
    if phase == PLACING:
        return state.outbound[state.turn]
    if phase == FRIGATES:
        return state.admiral if state.admiral != NOBODY else CHANCE_SEAT
    if phase == GARRISONS:
        return state.governor if state.governor != NOBODY else CHANCE_SEAT
    if phase == INFORMING:
        return state.informer
    return CHANCE_SEAT


def choices(state: State) -> list[Action]:
    """Everything the actor may do."""
    if state.frames:
        return frame_choices(state)
    phase = state.phase
    if phase == STREET:
        return street.turn_choices(state)
    if phase == PLACING:
        return mission.placing_choices(state)
    if phase == INFORMING:
        return informer.informer_choices(state)
    if phase == FRIGATES:
        return prepare.frigate_choices(state)
    if phase == GARRISONS:
        return prepare.garrison_choices(state)
    if phase == DRAWING:
        return setup.undrawn(state)
    if phase == TILES:
        return setup.unlaid_tiles(state)
    if phase == GALLEONS:
        return setup.unlaid_galleons(state)
    return []


def frame_choices(state: State) -> list[Action]:
    """What the sub-decision on top of the stack offers."""
    frame = state.frames[-1]
    kind = frame.kind
    if kind == ATTACK_OR_NOT:
        return resolve.attack_choices()
    if kind == PAY_OR_NOT:
        return resolve.pay_choices()
    if kind == TRADE_OR_NOT:
        return resolve.trade_choices(state, frame.place)
    if kind == ROLL_DIE:
        return locations.rolls()
    if kind == DRAKE_EXTRA:
        return locations.drake_extras(state)
    if kind == INVESTOR_CHOICE:
        return locations.investments(state, frame.seat)
    if kind == DOCKSIDE_CHOICE:
        return locations.dockside_gifts(state)
    if kind == EXCHANGE_OR_NOT:
        return informer.exchange_choices(state)
    if kind == MOVE_OR_NOT:
        return informer.move_choices(state, frame.place)
    return home.return_choices()


def odds(state: State) -> list[tuple[Action, float]]:
    """Every frigate, tile, galleon and face of the die is as likely as any other; so is every single counter."""
    if state.phase == FRIGATES or state.phase == GARRISONS:
        return prepare.counter_odds(state)
    even = choices(state)
    chance = 1.0 / float(len(even))
    return [(action, chance) for action in even]


def perform(state: State, action: Action, story: Story) -> None:
    """Do a legal action, and all that follows by itself."""
    if state.frames:
        finish_frame(state, action, story)
    elif isinstance(action, VisitLocation):
        street.visit(state, action.tile, story)
    elif isinstance(action, PlaceMission):
        mission.place_mission(state, action.disc, action.place, story)
    elif isinstance(action, PutOutToSea):
        street.put_out(state, story)
    elif isinstance(action, LayTile):
        setup.lay_tile(state, action.tile, story)
    elif isinstance(action, LayGarrison):
        prepare.lay_garrison(state, action.troops, story)
    elif isinstance(action, LayFrigate):
        prepare.lay_frigate(state, action.guns, story)
    elif isinstance(action, LayGalleon):
        setup.lay_galleon(state, action.counter, story)
    elif isinstance(action, DrawFrigate):
        setup.draw_frigate(state, action.seat, story)
    elif isinstance(action, PeekDiscs):
        informer.peek_discs(state, action.place, story)
    elif isinstance(action, PeekDefence):
        informer.peek_defence(state, action.place, story)
    elif isinstance(action, PassInformer):
        informer.pass_informer(state, story)
    advance(state, story)


def finish_frame(state: State, action: Action, story: Story) -> None:
    """Answer the sub-decision on top of the stack; what it was part of goes on."""
    frame = state.frames.pop()
    seat, place = frame.seat, frame.place
    if isinstance(action, Attack):
        resolve.attack(state, seat, place, story)
    elif isinstance(action, Decline):
        resolve.decline(state, seat, place, story)
    elif isinstance(action, Pay):
        resolve.conquer(state, seat, place, story)
    elif isinstance(action, Trade):
        resolve.trade(state, seat, place, action.commodity, story)
    elif isinstance(action, ReturnHome):
        home.announce_return(state, seat, story)
    elif isinstance(action, SailOn):
        return
    elif isinstance(action, ExchangeMissions):
        informer.exchange(state, action.place, action.elsewhere, story)
    elif isinstance(action, MoveMission):
        informer.move_mission(state, action.place, action.elsewhere, story)
    else:
        finish_visit(state, frame.kind, action, story)


def finish_visit(state: State, kind: i64, action: Action, story: Story) -> None:
    """The second half of a visit: the die, or what was chosen; then the turn is over."""
    if kind == EXCHANGE_OR_NOT or kind == MOVE_OR_NOT:
        return  # the holder passed: the discs stay where they lie
    seat = street.on_turn(state)
    if isinstance(action, Roll):
        locations.roll(state, seat, action.thrown, story)
    elif isinstance(action, TakeBundle):
        locations.take_bundle(state, seat, action.bundle, story)
    elif isinstance(action, TakeGalleon):
        gain_galleon(state, seat, story)
    elif isinstance(action, TakeItem):
        extra = kind == DRAKE_EXTRA
        count = state.edition.drake_extra if extra else state.edition.dockside_gain
        locations.take_item(state, seat, action.item, count, story)
    street.end_turn(state)


def is_over(state: State) -> bool:
    return state.phase == OVER
