"""Why to stop at a house, or to take what it offers: told by the plan that begins with it."""

from mypy_extensions import i64

from seadogs.games.drake.actions import Action, TakeGalleon, TakeItem, VisitLocation
from seadogs.games.drake.advice.aims import aims_of, best_of, plan_facts, price, rounded
from seadogs.games.drake.advice.gains import average_crew, choose_gift, gift_size, hoped_supplies, plan_with
from seadogs.games.drake.advice.plan import Outlook, Plan
from seadogs.games.drake.advice.street import look_ahead, no_plans
from seadogs.games.drake.advice.worth import Target
from seadogs.games.drake.edition import Edition
from seadogs.games.drake.rules.prepare import FARTHEST
from seadogs.games.drake.terms import (
    CREW,
    CREW_A,
    CREW_B,
    DOCKSIDE,
    DRAKE,
    FORT,
    GALLEON,
    GUNS,
    GUNS_A,
    GUNS_B,
    INVESTOR,
    ITEMS,
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
from seadogs.games.drake.views import View
from seadogs.kernel.names import Fact
from seadogs.kernel.telling import Told


def visiting(edition: Edition, view: View, action: Action) -> Told:
    """A house, or the Outbound docks."""
    outlook = Outlook(edition, view)
    start = outlook.start()
    if not isinstance(action, VisitLocation):
        return leaving(edition, view, start)
    plans = no_plans()
    look_ahead(outlook, plans)
    found = plans[action.tile]
    plan = start if found is None else found
    aims = aims_of(edition, view, plan, plan.supplies)
    facts = plan_facts(view, aims)
    facts["location"] = LOCATIONS[action.tile]
    facts["worth"] = rounded(outlook.value(plan, plan.supplies))
    return stopping(outlook, action.tile, plan, aims, facts)


def leaving(edition: Edition, view: View, start: Plan) -> Told:
    """street.sail: nothing ahead adds anything; without supplies there is nothing to sail for."""
    facts = plan_facts(view, aims_of(edition, view, start, start.supplies))
    docked = 0
    for seat in view.outbound:
        if seat >= 0:
            docked += 1
    facts["dock"] = docked + 1
    return Told("sail" if start.supplies > 0 else "sail-empty", facts)


def stopping(outlook: Outlook, tile: i64, plan: Plan, aims: list[Target], facts: dict[str, Fact]) -> Told:
    """The reason for a house, by what it gives."""
    edition = outlook.edition
    item = item_of(tile)
    if item != NOTHING:
        return stocking(outlook.view, item, gained(outlook, tile, item), plan.pinnace, aims, facts)
    if tile == TAVERN:
        facts["count"] = int(average_crew(edition, lying_at(outlook.view, tile), outlook.view.tavern_thrown))
        return Told("tavern", facts)
    if tile == DRAKE:
        facts["crew"], facts["guns"] = int(edition.drake_crew), int(edition.drake_guns)
        return Told("drake", facts)
    if tile == INVESTOR:
        facts["points"] = int(edition.investor_price)
        return Told("investor", facts)
    if tile == DOCKSIDE:
        facts["item"], facts["count"] = ITEMS[gift(outlook)], int(edition.dockside_gain)
        return Told("dockside", facts)
    if tile == TRADE_GOODS:
        facts["two"], facts["three"], facts["four"] = int(edition.sets[2]), int(edition.sets[3]), int(edition.sets[4])
        return Told("trade-goods", facts)
    if tile == PINNACE:
        return with_pinnace(aims, facts)
    if tile == SHIPYARD or tile == QUEEN:
        return with_galleon(outlook.view, aims, facts)
    return Told("office", facts)


def item_of(tile: i64) -> i64:
    """What a house of crew, guns or supplies gives, or NOTHING."""
    if tile == CREW_A or tile == CREW_B:
        return CREW
    if tile == GUNS_A or tile == GUNS_B:
        return GUNS
    if tile == SUPPLIES_A or tile == SUPPLIES_B:
        return SUPPLIES
    return NOTHING


def gained(outlook: Outlook, tile: i64, item: i64) -> int:
    """street.circle, street.pool: what the next circle of such a house would give."""
    shown = outlook.edition.pay(outlook.seats, tile, lying_at(outlook.view, tile))
    return min(int(shown), outlook.view.pools[item])


def lying_at(view: View, tile: i64) -> i64:
    """How many discs lie at a house."""
    lying: i64 = 0
    for house in view.street:
        if house.location == LOCATIONS[tile]:
            for circle in house.circles:
                if circle.seat >= 0:
                    lying += 1
    return lying


def stocking(view: View, item: i64, count: int, pinnace: bool, aims: list[Target], facts: dict[str, Fact]) -> Told:
    """Crew, guns or supplies: how many that makes, and what the plan does with them."""
    mine = view.captains[view.seat]
    facts["count"] = count
    if item == SUPPLIES:
        facts["total"] = mine.supplies + count
        facts["zone"] = min(mine.supplies + count, FARTHEST)
        return Told("supplies" if count > 0 and mine.supplies < FARTHEST else "plan", facts)
    facts["total"] = (mine.crew if item == CREW else mine.guns) + count
    need: i64 = 0
    dearest: Target | None = None
    most: i64 = 0
    for goal in aims:
        cost = price(goal, item, pinnace)
        need += cost
        if cost > most:
            dearest, most = goal, cost
    if dearest is None or count == 0:
        return Told("plan", facts)
    facts["need"], facts["place"] = int(need), view.places[dearest.place].place
    return Told("crew" if item == CREW else "guns", facts)


def with_pinnace(aims: list[Target], facts: dict[str, Fact]) -> Told:
    """location.pinnace: the guns that the forts of the plan would cost without it."""
    saved: i64 = 0
    forts = 0
    for goal in aims:
        if goal.kind == FORT and goal.cannons > 0:
            saved += goal.cannons
            forts += 1
    facts["saved"], facts["forts"] = int(saved), forts
    return Told("pinnace" if saved > 0 else "plan", facts)


def with_galleon(view: View, aims: list[Target], facts: dict[str, Fact]) -> Told:
    """location.shipyard, location.queen: the Spanish galleon of the plan."""
    best = best_of([goal for goal in aims if goal.kind == GALLEON])
    if best is None or view.captains[view.seat].galleon:
        return Told("plan", facts)
    seen = view.places[best.place]
    facts["place"], facts["points"], facts["guns"] = seen.place, seen.points, seen.cannons
    return Told("galleon", facts)


def gift(outlook: Outlook) -> i64:
    """location.dockside: what one would take there now."""
    tried = outlook.start()
    crew, guns = tried.crew, tried.guns
    choose_gift(outlook, tried)
    if tried.crew > crew:
        return CREW
    return GUNS if tried.guns > guns else SUPPLIES


def gaining(edition: Edition, view: View, action: Action) -> Told:
    """Drake's extra, the Investor's or the Dockside's gift: what the voyage needs of it."""
    outlook = Outlook(edition, view)
    plan = plan_with(outlook, action)
    hoped = hoped_supplies(view, plan)
    aims = aims_of(edition, view, plan, hoped)
    facts = plan_facts(view, aims)
    facts["worth"] = rounded(outlook.value(plan, hoped))
    if isinstance(action, TakeItem):
        return stocking(view, action.item, int(gift_size(edition, view)), plan.pinnace, aims, facts)
    if isinstance(action, TakeGalleon):
        return with_galleon(view, aims, facts)
    facts["crew"], facts["guns"] = int(plan.crew), int(plan.guns)
    return Told("bundle", facts)
