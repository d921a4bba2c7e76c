"""2 Provisioning, continued: what each location gives to the captain whose disc just lay down there."""

from mypy_extensions import i64

from seadogs.games.drake.actions import ROLL, TAKE_BUNDLE, TAKE_GALLEON, TAKE_ITEM, Action
from seadogs.games.drake.edition import GHOST_SHIP
from seadogs.games.drake.events import Story
from seadogs.games.drake.events_ashore import (
    DiceRolled,
    GhostShipGained,
    InvestorPaid,
    NothingGained,
    OfficeTaken,
    PinnaceGained,
)
from seadogs.games.drake.rules.supply import gain, gain_galleon
from seadogs.games.drake.state import (
    DOCKSIDE_CHOICE,
    DRAKE_EXTRA,
    IN_HAND,
    INVESTOR_CHOICE,
    ROLL_DIE,
    Frame,
    State,
    discs_at,
)
from seadogs.games.drake.terms import (
    ADMIRAL,
    CREW,
    CREW_A,
    CREW_B,
    DOCKSIDE,
    DRAKE,
    FIRST_VISITOR_ADDS,
    GHOST,
    GOLDEN_HIND,
    GOODS,
    GOVERNOR,
    GUNS,
    GUNS_A,
    GUNS_B,
    HIND,
    INFORMER,
    INVESTOR,
    LOCATIONS,
    NOTHING,
    PINNACE,
    QUEEN,
    SHIPYARD,
    SUPPLIES,
    SUPPLIES_A,
    SUPPLIES_B,
    TAVERN,
    TRADE_GOODS,
)
from seadogs.kernel.names import CHANCE_SEAT, Seat


def receive(state: State, seat: i64, tile: i64, circle: i64, story: Story) -> None:
    """The clauses of the locations, in the manual's order. Choices and the die are left as a frame."""
    if tile == CREW_A or tile == CREW_B:
        receive_shown(state, seat, tile, circle, CREW, story)
    elif tile == GUNS_A or tile == GUNS_B:
        receive_shown(state, seat, tile, circle, GUNS, story)
    elif tile == SUPPLIES_A or tile == SUPPLIES_B:
        receive_shown(state, seat, tile, circle, SUPPLIES, story)
    elif tile == TRADE_GOODS:
        receive_shown(state, seat, tile, circle, GOODS, story)
    elif tile == TAVERN:
        state.frames.append(Frame(ROLL_DIE, CHANCE_SEAT, NOTHING))
    elif tile == SHIPYARD:
        receive_at_shipyard(state, seat, circle, story)
    elif tile == PINNACE:
        receive_pinnace(state, seat, circle, story)
    elif tile == DRAKE:
        receive_from_drake(state, seat, circle, story)
    elif tile == QUEEN:
        receive_from_queen(state, seat, story)
    elif tile == INVESTOR:
        receive_from_investor(state, seat, story)
    elif tile == DOCKSIDE:
        receive_at_dockside(state, seat, story)
    else:
        take_office(state, seat, tile, story)


def receive_shown(state: State, seat: i64, tile: i64, circle: i64, item: i64, story: Story) -> None:
    """location.crew, location.guns, location.supplies, location.trade-goods: the number shown."""
    shown = state.edition.pay(state.seats, tile, circle)
    if gain(state, seat, item, shown, story) == 0:
        tell_nothing(seat, tile, story)


def tell_nothing(seat: i64, tile: i64, story: Story) -> None:
    """street.void-visit: a visit that yields nothing is a visit all the same."""
    if story is not None:
        story.append(NothingGained(Seat(seat), LOCATIONS[tile]))


def rolls() -> list[Action]:
    """location.tavern: one die."""
    every: list[Action] = []
    every.extend(ROLL)
    return every


def tavern_result(thrown: i64, circle: i64) -> i64:
    """location.tavern: the first visitor, in circle 0, adds 1 to the die; the second does not."""
    return thrown + FIRST_VISITOR_ADDS if circle == 0 else thrown


def roll(state: State, seat: i64, thrown: i64, story: Story) -> None:
    """location.tavern: the table turns the result into crew or the Ghost Ship."""
    result = tavern_result(thrown, discs_at(state, TAVERN) - 1)
    if story is not None:
        story.append(DiceRolled(Seat(seat), int(thrown), int(result)))
    decides = thrown if state.tavern_thrown else result  # the ruling, and its switch
    if state.edition.tavern[decides] == GHOST_SHIP:
        state.mats[seat].missions[GHOST] = IN_HAND
        if story is not None:
            story.append(GhostShipGained(Seat(seat)))
    elif gain(state, seat, CREW, state.edition.tavern[result], story) == 0:
        tell_nothing(seat, TAVERN, story)


def receive_at_shipyard(state: State, seat: i64, circle: i64, story: Story) -> None:
    """location.shipyard: a galleon, and for the first visitor a gun."""
    built = gain_galleon(state, seat, story)
    armed = gain(state, seat, GUNS, state.edition.shipyard_guns[circle], story)
    if not built and armed == 0:
        tell_nothing(seat, SHIPYARD, story)


def receive_pinnace(state: State, seat: i64, circle: i64, story: Story) -> None:
    """location.pinnace: a pinnace, and for the first visitor a crew."""
    state.pinnaces -= 1
    state.mats[seat].pinnace = True
    if story is not None:
        story.append(PinnaceGained(Seat(seat)))
    gain(state, seat, CREW, state.edition.pinnace_crew[circle], story)


def receive_from_drake(state: State, seat: i64, circle: i64, story: Story) -> None:
    """location.drake: after the second disc, crew and guns, and then one more of either."""
    if circle == 0:
        return
    gain(state, seat, CREW, state.edition.drake_crew, story)
    gain(state, seat, GUNS, state.edition.drake_guns, story)
    if drake_extras(state):
        state.frames.append(Frame(DRAKE_EXTRA, seat, NOTHING))


def drake_extras(state: State) -> list[Action]:
    """location.drake: a crew or a gun, as the pool can give (street.pool)."""
    return [TAKE_ITEM[item] for item in (CREW, GUNS) if state.pool[item] > 0]


def receive_from_queen(state: State, seat: i64, story: Story) -> None:
    """location.queen: a galleon, a gun and a trade good."""
    built = gain_galleon(state, seat, story)
    guns = gain(state, seat, GUNS, state.edition.queen_guns, story)
    goods = gain(state, seat, GOODS, state.edition.queen_goods, story)
    if not built and guns + goods == 0:
        tell_nothing(seat, QUEEN, story)


def take_office(state: State, seat: i64, tile: i64, story: Story) -> None:
    """location.admiral, location.governor, location.informer, location.golden-hind: the counter or disc."""
    if story is not None:
        story.append(OfficeTaken(Seat(seat), LOCATIONS[tile]))
    if tile == ADMIRAL:
        state.admiral = seat
    elif tile == GOVERNOR:
        state.governor = seat
    elif tile == INFORMER:
        state.informer = seat
        gain(state, seat, GOODS, state.edition.informer_goods, story)
    elif tile == GOLDEN_HIND:
        state.mats[seat].missions[HIND] = IN_HAND


def receive_from_investor(state: State, seat: i64, story: Story) -> None:
    """location.investor: hands in the tile and pays, whether or not anything is gained (street.void-visit)."""
    mat = state.mats[seat]
    mat.investor_spent = True
    mat.score -= state.edition.investor_price
    if story is not None:
        story.append(InvestorPaid(Seat(seat), int(state.edition.investor_price)))
    if investments(state, seat):
        state.frames.append(Frame(INVESTOR_CHOICE, seat, NOTHING))
    else:
        tell_nothing(seat, INVESTOR, story)


def investments(state: State, seat: i64) -> list[Action]:
    """location.investor: a bundle of crew and guns, or a galleon, as far as they can be given (street.pool)."""
    choices: list[Action] = []
    if state.pool[CREW] + state.pool[GUNS] > 0:
        choices.extend(TAKE_BUNDLE)
    if not state.mats[seat].galleon:
        choices.append(TAKE_GALLEON)
    return choices


def take_bundle(state: State, seat: i64, bundle: i64, story: Story) -> None:
    """location.investor: the bundle, as far as the pool can give it."""
    gain(state, seat, CREW, state.edition.investor_crew[bundle], story)
    gain(state, seat, GUNS, state.edition.investor_guns[bundle], story)


def receive_at_dockside(state: State, seat: i64, story: Story) -> None:
    """location.dockside: one thing for the road."""
    if dockside_gifts(state):
        state.frames.append(Frame(DOCKSIDE_CHOICE, seat, NOTHING))
    else:
        tell_nothing(seat, DOCKSIDE, story)


def dockside_gifts(state: State) -> list[Action]:
    """location.dockside: a crew, a gun or a supply, as the pool can give (street.pool)."""
    return [TAKE_ITEM[item] for item in (CREW, GUNS, SUPPLIES) if state.pool[item] > 0]


def take_item(state: State, seat: i64, item: i64, count: i64, story: Story) -> None:
    """location.drake and location.dockside: the thing chosen."""
    gain(state, seat, item, count, story)
