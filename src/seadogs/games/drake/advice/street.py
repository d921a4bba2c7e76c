"""Provisioning: look ahead down the street for the visits that make the best voyage, and take the first."""

from typing import Final, final

from mypy_extensions import i64

from seadogs.games.drake.actions import Action, PutOutToSea, TakeBundle, TakeGalleon, TakeItem, VisitLocation
from seadogs.games.drake.advice.worth import Worth, targets, trade_value, worth_of
from seadogs.games.drake.edition import GHOST_SHIP, Edition
from seadogs.games.drake.rules.prepare import FARTHEST
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
    LOCATIONS,
    PINNACE,
    QUEEN,
    SHIPYARD,
    STREET_LENGTH,
    SUPPLIES,
    SUPPLIES_A,
    SUPPLIES_B,
    TAVERN,
    TRADE_GOODS,
)
from seadogs.games.drake.views import LocationView, View
from seadogs.kernel.tables import vec

BEAM: Final = 24  # plans kept at each house
VISIT_COSTS: Final = 0.3  # each turn ashore is a worse berth at sea
TAKERS: Final = 0.14  # how many circles of a house a rival behind it takes, a turn
PORTS: Final = 3
HOPED_SUPPLIES: Final = 3  # while houses with supplies lie ahead, plans are compared as if one had called there
MISSIONS: Final = 4
PRIVILEGE: Final = {ADMIRAL: 1.5, GOVERNOR: 2.0, INFORMER: 1.0, GOLDEN_HIND: 1.0}  # beyond what they carry


@final
class Plan:
    """A hold as it would be after some visits, the first of them, and what they cost and brought besides."""

    __slots__ = (
        "crew",
        "first",
        "galleon",
        "goods",
        "guns",
        "missions",
        "pinnace",
        "rank",
        "side",
        "supplies",
        "visits",
    )

    def __init__(
        self,
        first: i64,
        visits: i64,
        crew: i64,
        guns: i64,
        supplies: i64,
        goods: i64,
        galleon: bool,
        pinnace: bool,
        missions: i64,
        side: float,
    ) -> None:
        self.first = first  # tile of the first visit, or -1
        self.visits = visits
        self.crew = crew
        self.guns = guns
        self.supplies = supplies
        self.goods = goods
        self.galleon = galleon
        self.pinnace = pinnace
        self.missions = missions
        self.side = side
        self.rank = 0.0

    def copy(self) -> "Plan":
        return Plan(
            self.first,
            self.visits,
            self.crew,
            self.guns,
            self.supplies,
            self.goods,
            self.galleon,
            self.pinnace,
            self.missions,
            self.side,
        )


@final
class Outlook:
    """The street ahead of one captain."""

    __slots__ = ("discs", "edition", "investor", "rivals", "seats", "trade", "view", "worth")

    def __init__(self, edition: Edition, view: View) -> None:
        mine = view.captains[view.seat]
        self.edition = edition
        self.view = view
        self.seats: i64 = view.seats
        self.worth: Worth = worth_of(edition, targets(edition, view))
        self.trade: float = trade_value(edition, mine)
        self.discs: i64 = mine.discs_left
        self.investor: bool = not mine.investor_spent
        ashore = [0] * (STREET_LENGTH + 1)
        for rival in view.captains:
            if rival.seat != view.seat and rival.outbound == 0:
                ashore[rival.furthest] += 1
        self.rivals = vec[i64](ashore)  # by the position of their furthest disc

    def start(self) -> Plan:
        mine = self.view.captains[self.view.seat]
        missions = MISSIONS + (1 if "golden-hind" in mine.offices else 0)
        return Plan(-1, 0, mine.crew, mine.guns, mine.supplies, mine.goods, mine.galleon, mine.pinnace, missions, 0.0)

    def value(self, plan: Plan, supplies: i64) -> float:
        """The best voyage of that hold: some trades, the other discs for attacks."""
        if supplies <= 0:
            return plan.side
        reach = supplies if supplies < FARTHEST else FARTHEST
        best = 0.0
        trades: i64 = 0
        while trades <= plan.goods and trades <= PORTS and trades <= plan.missions:
            left = plan.missions - trades
            value = self.trade * float(trades)
            value += self.worth.attacks(reach, plan.galleon, plan.pinnace, left, plan.crew, plan.guns)
            if value > best:
                best = value
            trades += 1
        return best + plan.side

    def rivals_behind(self, position: i64) -> i64:
        """Captains still ashore who may yet come to this house."""
        count: i64 = 0
        for furthest in range(position):
            count += self.rivals[furthest]
        return count


def advise_visit(edition: Edition, view: View, options: list[Action]) -> list[float]:
    """For each option the worth of the best plan that begins with it."""
    outlook = Outlook(edition, view)
    best = look_ahead(outlook, no_plans())
    start = outlook.start()
    stay = outlook.value(start, start.supplies)
    scores: list[float] = []
    for action in options:
        if isinstance(action, VisitLocation):
            scores.append(best[action.tile])
        elif isinstance(action, PutOutToSea):
            scores.append(stay)
        else:
            scores.append(0.0)
    return scores


def no_plans() -> list[Plan | None]:
    """By tile of the first visit, no plan yet."""
    return [None] * STREET_LENGTH


def look_ahead(outlook: Outlook, plans: list[Plan | None]) -> list[float]:
    """By tile of the first visit, the worth of the best plan found; a low figure where none was kept.

    The plans themselves are put into `plans`.
    """
    best = [-100.0] * STREET_LENGTH
    start = outlook.start()
    furthest: i64 = outlook.view.captains[outlook.view.seat].furthest
    supplies_until = last_supplies(outlook.view)
    beam = [start]
    for house in outlook.view.street:
        position: i64 = house.position
        if position < furthest or (position == furthest and house.location != "drake"):
            continue
        grown: list[Plan] = []
        for plan in beam:
            visited = call_at(outlook, plan, house)
            if visited is not None:
                grown.append(visited)
        for plan in grown:
            value = outlook.value(plan, plan.supplies)
            if value > best[plan.first]:
                best[plan.first] = value
                plans[plan.first] = plan
        beam = narrow(outlook, beam + grown, position < supplies_until)
    return best


def last_supplies(view: View) -> i64:
    """The last position with supplies to be had; Dockside gives one, at a price in choice."""
    last: i64 = 0
    for house in view.street:
        if house.location in ("supplies-a", "supplies-b"):
            last = house.position
    return last


def narrow(outlook: Outlook, plans: list[Plan], supplies_ahead: bool) -> list[Plan]:
    """Keep the BEAM best plans, compared as if supplies that still lie ahead had been taken."""
    for plan in plans:
        hoped = plan.supplies
        if supplies_ahead and hoped < HOPED_SUPPLIES:
            hoped = HOPED_SUPPLIES
        plan.rank = outlook.value(plan, hoped) + 0.05 * float(plan.crew + plan.guns + plan.supplies)
    if len(plans) <= BEAM:
        return plans
    ranks = [plan.rank for plan in plans]
    ranks.sort()
    bar = ranks[len(ranks) - BEAM]
    return [plan for plan in plans if plan.rank >= bar][: 2 * BEAM]


def call_at(outlook: Outlook, plan: Plan, house: LocationView) -> Plan | None:
    """The plan with a visit to this house, in the circle that will then be free; None if none will be."""
    tile = i64(LOCATIONS.index(house.location))
    if plan.visits >= outlook.discs:
        return None
    if tile == INVESTOR and not outlook.investor:
        return None
    lying: i64 = 0
    owed = False
    for circle in house.circles:
        if circle.seat >= 0:
            lying += 1
            if circle.seat == outlook.view.seat:
                owed = True
    if tile == DRAKE:
        if not owed and (lying > 0 or plan.visits + 2 > outlook.discs):
            return None
        lying = 0
    taken = i64(TAKERS * float(outlook.rivals_behind(house.position) * plan.visits))
    circle_got = lying + taken
    if circle_got >= outlook.edition.location_circles[tile]:
        return None
    after = plan.copy()
    after.visits += 1
    after.side -= VISIT_COSTS
    if after.first < 0:
        after.first = tile
    receive(outlook, after, tile, circle_got)
    return after


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
        plan.crew += average_crew(edition)
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


def average_crew(edition: Edition) -> i64:
    """location.tavern: the table's mean over the die, rounded down; the Ghost Ship counts as nothing."""
    total: i64 = 0
    for thrown in range(i64(1), edition.die_sides + 1):
        if edition.tavern[thrown] != GHOST_SHIP:
            total += edition.tavern[thrown]
    return total // edition.die_sides


def choose_investment(outlook: Outlook, plan: Plan) -> None:
    """location.investor: the best of the bundles and the galleon, put into the plan."""
    best = -1
    best_value = -100.0
    for n in range(3):
        tried = plan.copy()
        invest(outlook.edition, tried, n)
        value = outlook.value(tried, tried.supplies)
        if value > best_value:
            best, best_value = n, value
    invest(outlook.edition, plan, best)


def invest(edition: Edition, plan: Plan, choice: int) -> None:
    if choice == 2:
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


def advise_gain(edition: Edition, view: View, options: list[Action]) -> list[float]:
    """Drake's extra, the Investor, Dockside: the option that makes the best hold."""
    outlook = Outlook(edition, view)
    scores: list[float] = []
    for action in options:
        plan = outlook.start()
        if isinstance(action, TakeItem):
            carry(plan, action.item, 1)
        elif isinstance(action, TakeBundle):
            invest(edition, plan, action.bundle)
        elif isinstance(action, TakeGalleon):
            plan.galleon = True
        hoped = plan.supplies
        if view.frame == "drake-extra" and hoped < HOPED_SUPPLIES:
            hoped = HOPED_SUPPLIES
        scores.append(outlook.value(plan, hoped))
    return scores
