"""What is being asked of whom: the name of the question, the clause it rests on, and its choices as facts."""

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
from seadogs.games.drake.rules import home, resolve, street
from seadogs.games.drake.rules.play import actor, choices
from seadogs.games.drake.rules.prepare import bare_place
from seadogs.games.drake.rules.setup import lowest_free_dock
from seadogs.games.drake.state import FRAMES, FRIGATES, GARRISONS, PHASES, State, discs_at, position_of
from seadogs.games.drake.terms import COMMODITIES, CREW, DISCS, FORT, GALLEON, GUNS, ITEMS, LOCATIONS, NOBODY
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
    if PHASES[state.phase] == "street" and street.owes_drake(state, street.on_turn(state)):
        return "drake-again", "location.drake"
    return QUESTIONS[PHASES[state.phase]]


def prompt(state: State, seat: Seat) -> Prompt:
    """What `seat`, which is waited for, is asked."""
    name, clause = question(state)
    offered = tuple([choice(state, seat, action) for action in choices(state)])
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
    """A destination with what it would cost and pay this captain, as far as open facts tell."""
    mat = state.mats[seat]
    facts: dict[str, Fact] = {"place": state.edition.places[place]}
    if FRAMES[state.frames[-1].kind] in ("attack", "pay"):
        facts["crew"] = int(resolve.open_crew_cost(state, place))
        facts["guns"] = int(resolve.open_guns_cost(state, mat, place))
        facts["points"] = int(resolve.points_at(state, place))
        facts["hidden"] = resolve.hides(state, place)
    elif FRAMES[state.frames[-1].kind] == "informer-move":
        facts["count"] = int(state.counters[place])  # the holder has just seen it
    return facts


def choice(state: State, seat: Seat, action: Action) -> Choice:
    """One legal action as a named fact."""
    name, facts = choice_name(action), choice_facts(state, seat, action)
    if name == "pass-informer" and state.frames:
        name = "leave-missions"
    return Choice(text_of(action, state.edition), name, facts)


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
    places = state.edition.places
    match action:
        case VisitLocation():
            return visit_facts(state, action.tile)
        case PutOutToSea():
            return {"dock": 1 + sum([1 for other in state.outbound if other != NOBODY])}
        case TakeItem():
            extra = FRAMES[state.frames[-1].kind] == "drake-extra"
            count = int(state.edition.drake_extra if extra else state.edition.dockside_gain)
            return {"item": ITEMS[action.item], "count": min(count, int(state.pool[action.item]))}
        case TakeBundle():
            crew, guns = (
                state.edition.investor_crew[action.bundle],
                state.edition.investor_guns[action.bundle],
            )
            return {
                "crew": min(int(crew), int(state.pool[CREW])),
                "guns": min(int(guns), int(state.pool[GUNS])),
            }
        case LayFrigate():
            return {"place": places[bare_place(state, GALLEON)], "count": action.guns}
        case LayGarrison():
            return {"place": places[bare_place(state, FORT)], "count": action.troops}
        case PlaceMission():
            return {"disc": DISCS[action.disc], "place": places[action.place]}
        case PeekDiscs() | PeekDefence():
            return {"place": places[action.place]}
        case ExchangeMissions() | MoveMission():
            return {"place": places[action.place], "elsewhere": places[action.elsewhere]}
        case Trade():
            return {"commodity": COMMODITIES[action.commodity]}
        case Attack() | Pay() | Decline():
            return mission_facts(state, seat)
        case ReturnHome():
            return {"dock": int(lowest_free_dock(state)) + 1, "points": int(home.hero_bonus(state, seat))}
        case _:
            return {}


def visit_facts(state: State, tile: int) -> Facts:
    """A location, the circle one would get there, and what that circle shows."""
    circle = discs_at(state, tile)
    shown = int(state.edition.pay(state.seats, tile, circle))
    position = int(position_of(state, tile)) + 1
    return {"location": LOCATIONS[tile], "position": position, "circle": int(circle) + 1, "count": shown}


def mission_facts(state: State, seat: Seat) -> Facts:
    """The mission's destination, and the cost as far as it is open."""
    place = int(state.frames[-1].place)
    mat = state.mats[seat]
    facts: dict[str, Fact] = {"place": state.edition.places[place]}
    if FRAMES[state.frames[-1].kind] != "trade":
        facts["crew"] = int(resolve.open_crew_cost(state, place))
        facts["guns"] = int(resolve.open_guns_cost(state, mat, place))
        facts["points"] = int(resolve.points_at(state, place))
        facts["hidden"] = resolve.hides(state, place)
    return facts


def asked(state: State) -> Seat:
    """The seat that is waited for."""
    return Seat(actor(state))
