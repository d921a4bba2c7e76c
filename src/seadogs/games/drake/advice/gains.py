"""What a house would add to a plan, and which of the things on offer to take there."""

from typing import Final

from mypy_extensions import i64

from seadogs.games.drake.actions import Action, TakeBundle, TakeGalleon, TakeItem
from seadogs.games.drake.advice.plan import Outlook, Plan
from seadogs.games.drake.advice.taste import Taste
from seadogs.games.drake.edition import GHOST_SHIP, Edition
from seadogs.games.drake.rules.locations import tavern_result
from seadogs.games.drake.terms import (
    ADMIRAL,
    CREW,
    CREW_A,
    CREW_B,
    DOCKSIDE,
    DRAKE,
    GOLDEN_HIND,
    GOODS,
    GOVERNOR,
    GUNS,
    GUNS_A,
    GUNS_B,
    INFORMER,
    INVESTOR,
    PINNACE,
    QUEEN,
    SHIPYARD,
    SUPPLIES,
    SUPPLIES_A,
    SUPPLIES_B,
    TAVERN,
    TRADE_GOODS,
)
from seadogs.games.drake.views import View

VISIT_COSTS: Final = 0.3  # each turn ashore is a worse berth at sea
HOPED_SUPPLIES: Final = 3  # while houses with supplies lie ahead, plans are compared as if one had called there
PRIVILEGE: Final = {ADMIRAL: 1.5, GOVERNOR: 2.0, INFORMER: 0.5, GOLDEN_HIND: 2.0}  # beyond what they carry


def receive(outlook: Outlook, plan: Plan, tile: i64, circle: i64) -> None:
    """location.*: what the house gives, the die as its average."""
    edition = outlook.edition
    shown = edition.pay(outlook.seats, tile, circle)
    if tile == CREW_A or tile == CREW_B:
        plan.crew += shown
    elif tile == GUNS_A or tile == GUNS_B:
        plan.guns += shown
    elif tile == SUPPLIES_A or tile == SUPPLIES_B:
        plan.supplies += shown
    elif tile == TRADE_GOODS:
        plan.goods += shown
    elif tile == TAVERN:
        plan.crew += average_crew(edition, circle, outlook.view.tavern_thrown)
    elif tile == SHIPYARD:
        plan.galleon = True
        plan.guns += edition.shipyard_guns[circle]
    elif tile == PINNACE:
        plan.pinnace = True
        plan.crew += edition.pinnace_crew[circle]
    elif tile == DRAKE:
        plan.crew += edition.drake_crew + edition.drake_extra
        plan.guns += edition.drake_guns
        plan.visits += 1
        plan.side -= VISIT_COSTS
    elif tile == QUEEN:
        plan.galleon = True
        plan.guns += edition.queen_guns
        plan.goods += edition.queen_goods
    elif tile == INVESTOR:
        plan.side -= float(edition.investor_price)
        choose_investment(outlook, plan)
    elif tile == DOCKSIDE:
        choose_gift(outlook, plan)
    else:
        plan.side += PRIVILEGE[tile]
        if tile == INFORMER:
            plan.goods += edition.informer_goods
        elif tile == GOLDEN_HIND:
            plan.missions += 1


def average_crew(edition: Edition, circle: i64, tavern_thrown: bool) -> i64:
    """location.tavern: the table's mean over the die, rounded down; the Ghost Ship counts as nothing."""
    total: i64 = 0
    for thrown in range(i64(1), edition.die_sides + 1):
        result = tavern_result(thrown, circle)
        if edition.tavern[thrown if tavern_thrown else result] != GHOST_SHIP:
            total += edition.tavern[result]
    return total // edition.die_sides


def choose_investment(outlook: Outlook, plan: Plan) -> None:
    """location.investor: the best of the bundles and the galleon, put into the plan."""
    best = -1
    best_value = -100.0
    for n in range(len(outlook.edition.investor_crew) + 1):  # the bundles, then the galleon
        tried = plan.copy()
        invest(outlook.edition, tried, n)
        value = outlook.value(tried, tried.supplies)
        if value > best_value:
            best, best_value = n, value
    invest(outlook.edition, plan, best)


def invest(edition: Edition, plan: Plan, choice: int) -> None:
    if choice == len(edition.investor_crew):
        plan.galleon = True
    else:
        plan.crew += edition.investor_crew[choice]
        plan.guns += edition.investor_guns[choice]


def choose_gift(outlook: Outlook, plan: Plan) -> None:
    """location.dockside: the best of crew, gun and supply, put into the plan."""
    best = SUPPLIES
    best_value = -100.0
    for item in (SUPPLIES, CREW, GUNS):
        tried = plan.copy()
        carry(tried, item, outlook.edition.dockside_gain)
        value = outlook.value(tried, tried.supplies)
        if value > best_value:
            best, best_value = item, value
    carry(plan, best, outlook.edition.dockside_gain)


def carry(plan: Plan, item: i64, count: i64) -> None:
    if item == CREW:
        plan.crew += count
    elif item == GUNS:
        plan.guns += count
    elif item == SUPPLIES:
        plan.supplies += count
    elif item == GOODS:
        plan.goods += count


def advise_gain(edition: Edition, view: View, options: list[Action], taste: Taste) -> list[float]:
    """Drake's extra, the Investor, Dockside: the option that makes the best hold."""
    outlook = Outlook(edition, view, taste)
    scores: list[float] = []
    for action in options:
        plan = plan_with(outlook, action)
        scores.append(outlook.value(plan, hoped_supplies(view, plan)))
    return scores


def plan_with(outlook: Outlook, action: Action) -> Plan:
    """The hold as it would be with what is on offer."""
    plan = outlook.start()
    if isinstance(action, TakeItem):
        carry(plan, action.item, gift_size(outlook.edition, outlook.view))
    elif isinstance(action, TakeBundle):
        invest(outlook.edition, plan, action.bundle)
    elif isinstance(action, TakeGalleon):
        plan.galleon = True
    return plan


def gift_size(edition: Edition, view: View) -> i64:
    """location.drake, location.dockside: how many of the thing one chooses there."""
    return edition.drake_extra if view.frame == "drake-extra" else edition.dockside_gain


def hoped_supplies(view: View, plan: Plan) -> i64:
    """The supplies to reckon with: at Drake's, houses with supplies may still lie ahead."""
    if view.frame == "drake-extra" and plan.supplies < HOPED_SUPPLIES:
        return HOPED_SUPPLIES
    return plan.supplies
