"""What is being asked of whom: the name of the question, the clause it rests on, and its choices as facts."""

from seadogs.games.drake import preview_sea, preview_street
from seadogs.games.drake.actions import (
    Action,
    Attack,
    Decline,
    ExchangeMissions,
    LayFrigate,
    LayGarrison,
    MoveMission,
    PassInformer,
    Pay,
    PeekDefence,
    PeekDiscs,
    PlaceMission,
    PutOutToSea,
    ReturnHome,
    SailOn,
    TakeBundle,
    TakeGalleon,
    TakeItem,
    Trade,
    VisitLocation,
)
from seadogs.games.drake.rules import resolve, street
from seadogs.games.drake.rules.play import actor, choices
from seadogs.games.drake.rules.prepare import bare_place
from seadogs.games.drake.state import FRAMES, FRIGATES, GARRISONS, PHASES, State
from seadogs.games.drake.terms import DISCS, FORT, GALLEON, SUPPLIES
from seadogs.games.drake.texts import text_of
from seadogs.kernel.names import Choice, Fact, Facts, Prompt, Seat

QUESTIONS = {  # what the table waits for -> the prompt's name and its clause
    "drawing": ("draw", "setup.order"),
    "tiles": ("tiles", "setup.tiles"),
    "galleons": ("galleons", "setup.galleons"),
    "street": ("street-turn", "street.turn"),
    "frigates": ("lay-frigate", "prepare.admiral"),
    "garrisons": ("lay-garrison", "prepare.governor"),
    "missions": ("place-mission", "mission.place"),
    "informer": ("informer-use", "informer.when"),
    "sailing": ("sailing", "resolve.order"),
    "over": ("over", "final.tie"),
    "roll": ("roll", "location.tavern"),
    "drake-extra": ("drake-extra", "location.drake"),
    "investor-choice": ("investor-choice", "location.investor"),
    "dockside-choice": ("dockside-choice", "location.dockside"),
    "informer-exchange": ("informer-exchange", "informer.peek-discs"),
    "informer-move": ("informer-move", "informer.peek-defence"),
    "attack": ("attack", "attack.open-facts"),
    "pay": ("pay", "attack.cost"),
    "trade": ("trade", "trade.port"),
    "return-or-not": ("return-or-not", "return.when"),
}


def question(state: State) -> tuple[str, str]:
    """The name of what is asked now, and its clause."""
    if state.frames:
        return QUESTIONS[FRAMES[state.frames[-1].kind]]
    if PHASES[state.phase] == "street":
        if street.owes_drake(state, street.on_turn(state)):
            return "drake-again", "location.drake"
        if len(choices(state)) == 1:
            return "street-sail", "street.sail"
    return QUESTIONS[PHASES[state.phase]]


def prompt(state: State, seat: Seat) -> Prompt:
    """What `seat`, which is waited for, is asked."""
    name, clause = question(state)
    actions = choices(state)
    offered = tuple([choice(state, seat, action, alone=len(actions) == 1) for action in actions])
    return Prompt(seat, name, clause, prompt_facts(state, seat), offered)


def prompt_facts(state: State, seat: Seat) -> Facts:
    """What the question's sentence needs to name."""
    facts: dict[str, Fact] = {"seat": seat}
    if state.frames and state.frames[-1].place >= 0:
        facts |= place_facts(state, seat, int(state.frames[-1].place))
    elif state.phase == FRIGATES:
        facts["place"] = state.edition.places[bare_place(state, GALLEON)]
    elif state.phase == GARRISONS:
        facts["place"] = state.edition.places[bare_place(state, FORT)]
    return facts


def place_facts(state: State, seat: Seat, place: int) -> dict[str, Fact]:
    """A destination with what it would cost and pay this captain, as far as this seat knows."""
    facts: dict[str, Fact] = {"place": state.edition.places[place]}
    if FRAMES[state.frames[-1].kind] in ("attack", "pay"):
        facts |= preview_sea.cost(state, seat, place)
        facts["points"] = int(resolve.points_at(state, place))
    elif FRAMES[state.frames[-1].kind] == "informer-move":
        facts["count"] = int(state.counters[place])  # the holder has just seen it
    return facts


def choice(state: State, seat: Seat, action: Action, *, alone: bool) -> Choice:
    """One legal action as a named fact; `alone` if there is no other."""
    name, facts = choice_name(action), choice_facts(state, seat, action)
    if name == "pass-informer" and state.frames:
        name = "leave-missions"
    return Choice(text_of(action, state.edition), name, facts, grave=not alone and is_grave(state, seat, action))


def is_grave(state: State, seat: Seat, action: Action) -> bool:
    """Whether it ends the captain's voyage early: without supplies one stays at home (prepare.no-supplies), and who
    returns gives up the missions that still wait (return.when)."""
    match action:
        case PutOutToSea():
            return int(state.mats[seat].hold[SUPPLIES]) == 0
        case ReturnHome():
            return int(preview_sea.returning(state, seat)["missions_left"]) > 0
        case _:
            return False


def choice_name(action: Action) -> str:
    """The message that names it."""
    names: dict[type[Action], str] = {
        VisitLocation: "visit", PutOutToSea: "put-out", TakeItem: "take-item", TakeBundle: "take-bundle",
        TakeGalleon: "take-galleon", LayFrigate: "lay-frigate", LayGarrison: "lay-garrison",
        PlaceMission: "place-mission", PeekDiscs: "peek-discs", PeekDefence: "peek-defence",
        ExchangeMissions: "exchange", MoveMission: "move", PassInformer: "pass-informer", Attack: "attack",
        Pay: "pay", Trade: "trade", Decline: "decline", ReturnHome: "return-home", SailOn: "sail-on",
    }  # fmt: skip
    return names[type(action)]


def choice_facts(state: State, seat: Seat, action: Action) -> Facts:
    """What the choice's sentence needs, and what it would cost or pay now."""
    match action:
        case VisitLocation():
            return preview_street.visit(state, seat, action.tile)
        case PutOutToSea():
            return preview_street.put_out(state, seat)
        case TakeItem():
            return preview_street.take_item(state, seat, action.item)
        case TakeBundle():
            return preview_street.take_bundle(state, seat, action.bundle)
        case LayFrigate():
            return preview_sea.counter(state, seat, GALLEON, action.guns)
        case LayGarrison():
            return preview_sea.counter(state, seat, FORT, action.troops)
        case PlaceMission():
            return preview_sea.destination(state, seat, action.place) | {"disc": DISCS[action.disc]}
        case PeekDiscs() | PeekDefence():
            place = action.place
            return preview_sea.destination(state, seat, place) | {"disc": preview_sea.own_disc(state, seat, place)}
        case ExchangeMissions():
            return preview_sea.exchange(state, seat, action.place, action.elsewhere)
        case MoveMission():
            return preview_sea.move(state, seat, action.place, action.elsewhere)
        case Trade():
            return preview_sea.trade(state, seat, action.commodity)
        case Attack() | Pay() | Decline():
            return preview_sea.mission(state, seat)
        case ReturnHome() | SailOn():
            return preview_sea.returning(state, seat)
        case _:
            return {}


def asked(state: State) -> Seat:
    """The seat that is waited for."""
    return Seat(actor(state))
