"""Provisioning: look ahead down the street for the visits that make the best voyage, and take the first."""

from typing import Final

from mypy_extensions import i64

from seadogs.games.drake.actions import Action, PutOutToSea, VisitLocation
from seadogs.games.drake.advice.gains import HOPED_SUPPLIES, VISIT_COSTS, receive
from seadogs.games.drake.advice.plan import Outlook, Plan
from seadogs.games.drake.advice.taste import Taste
from seadogs.games.drake.edition import Edition
from seadogs.games.drake.terms import DRAKE, DRAKE_DISCS, INVESTOR, LOCATIONS, STREET_LENGTH
from seadogs.games.drake.views import LocationView, View

BEAM: Final = 24  # plans kept at each house


def advise_visit(edition: Edition, view: View, options: list[Action], taste: Taste) -> list[float]:
    """For each option the worth of the best plan that begins with it."""
    outlook = Outlook(edition, view, taste)
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
            visited = call_at(outlook, plan, house, position < supplies_until)
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
        plan.rank = hoped_value(outlook, plan, supplies_ahead) + 0.05 * float(plan.crew + plan.guns + plan.supplies)
    if len(plans) <= BEAM:
        return plans
    ranks = [plan.rank for plan in plans]
    ranks.sort()
    bar = ranks[len(ranks) - BEAM]
    return [plan for plan in plans if plan.rank >= bar][: 2 * BEAM]


def hoped_value(outlook: Outlook, plan: Plan, supplies_ahead: bool) -> float:
    """The worth of a plan as if supplies that still lie ahead had been taken."""
    hoped = plan.supplies
    if supplies_ahead and hoped < HOPED_SUPPLIES:
        hoped = HOPED_SUPPLIES
    return outlook.value(plan, hoped)


def call_at(outlook: Outlook, plan: Plan, house: LocationView, supplies_ahead: bool) -> Plan | None:
    """The plan with a visit to this house, in the circle that will then be free; None if none will be.

    Where that is the last circle, the chance that a rival takes it costs that part of what the visit would bring.
    """
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
        if not owed and (lying > 0 or plan.visits + DRAKE_DISCS > outlook.discs):
            return None
        lying = 0
    takers = outlook.takers(house.position, plan.visits)
    circle_got = lying + i64(takers)
    circles = outlook.edition.location_circles[tile]
    if circle_got >= circles:
        return None
    after = plan.copy()
    after.visits += 1
    after.side -= VISIT_COSTS
    if after.first < 0:
        after.first = tile
    receive(outlook, after, tile, circle_got)
    risk = takers - float(i64(takers))
    if risk > 0.0 and circle_got + 1 == circles:
        gain = hoped_value(outlook, after, supplies_ahead) - hoped_value(outlook, plan, supplies_ahead)
        if gain > 0.0:
            after.side -= risk * gain
    return after
