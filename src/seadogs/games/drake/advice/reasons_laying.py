"""Why to lay a disc or a counter there, and what to do with the Informer."""

from mypy_extensions import i64

from seadogs.games.drake.actions import Action, ExchangeMissions, MoveMission, PeekDefence, PeekDiscs, PlaceMission
from seadogs.games.drake.advice.hold import hold_of
from seadogs.games.drake.advice.laying import (
    ahead_of,
    bare_of,
    crowd,
    crowded,
    hold_to_lay,
    meant,
    my_disc_at,
    plan_of_discs,
)
from seadogs.games.drake.advice.worth import commodity_gain, conquest_step, targets
from seadogs.games.drake.edition import Edition
from seadogs.games.drake.terms import COMMODITIES, DISCS, GHOST, PORT
from seadogs.games.drake.views import View
from seadogs.kernel.names import Fact
from seadogs.kernel.telling import Told


def placing(edition: Edition, view: View, action: Action) -> Told:
    """mission.place: part of the plan, or a disc that is left over."""
    assert isinstance(action, PlaceMission)
    goals = crowded(view, targets(edition, view))
    hold = hold_to_lay(view, goals)
    planned = plan_of_discs(edition, view, goals, hold)
    goal, seen = goals[action.place], view.places[action.place]
    others = crowd(view, action.place)
    facts: dict[str, Fact] = {
        "place": seen.place,
        "disc": DISCS[action.disc],
        "points": seen.points,
        "missions": sum([1 for place in planned if place]),
        "discs_there": int(others),
        "circles": seen.circles,
    }
    if action.disc == GHOST:
        return Told("place-ghost", facts)
    if not planned[action.place]:
        return Told("place-leftover", facts)
    if goal.kind == PORT:
        facts["points"] = best_left(edition, view, action.place)
        return Told("place-port", facts)
    facts["treasure"] = seen.treasure
    facts["step"] = int(conquest_step(edition, hold.kinds, goal.kind))
    return Told("place-contested" if others >= seen.circles else "place", facts)


def best_left(edition: Edition, view: View, place: i64) -> int:
    """final.commodities: what the best commodity of a port adds to my sets now."""
    mine = view.captains[view.seat]
    best = 0
    for commodity in view.places[place].commodities:
        gain = int(commodity_gain(edition, mine, COMMODITIES.index(commodity)))
        if gain > best:
            best = gain
    return best


def countering(edition: Edition, view: View) -> Told:
    """prepare.admiral, prepare.governor: light where I mean to attack, heavy elsewhere."""
    place = bare_of(view)
    mine = meant(edition, view, place)
    return Told("counter-light" if mine else "counter-heavy", {"place": view.places[place].place})


def looking(view: View, action: Action) -> Told:
    """informer.when: where more discs lie than circles are, or where a counter is worth knowing."""
    if isinstance(action, PeekDiscs):
        return Told("peek-discs", there(view, action.place))
    if isinstance(action, PeekDefence):
        known = view.places[action.place].counter >= 0
        return Told("peek-known" if known else "peek-defence", there(view, action.place))
    return Told("pass-informer", {})


def there(view: View, place: i64) -> dict[str, Fact]:
    seen = view.places[place]
    return {
        "place": seen.place,
        "points": seen.points,
        "circles": seen.circles,
        "discs_there": int(crowd(view, place)),
    }


def exchanging(view: View, action: Action) -> Told:
    """informer.peek-discs: an earlier disc to where I looked, if that brings me a circle there."""
    looked = view.look.place
    if not isinstance(action, ExchangeMissions):
        return Told("leave-missions", {"place": looked})
    one, other = view.places[action.place].place, view.places[action.elsewhere].place
    elsewhere = other if one == looked else one
    before, after = my_disc_at(view, looked), my_disc_at(view, elsewhere)
    facts: dict[str, Fact] = {
        "place": looked,
        "elsewhere": elsewhere,
        "disc": DISCS[after],
        "before": ahead_of(view, looked, before) + 1,
        "after": ahead_of(view, looked, after) + 1,
        "circles": view.places[place_of(view, looked)].circles,
    }
    return Told("exchange", facts)


def moving(edition: Edition, view: View, action: Action) -> Told:
    """informer.peek-defence: away if what I saw is too dear, or if another place is worth more."""
    looked = place_of(view, view.look.place)
    goal = targets(edition, view)[looked]
    seen = view.places[looked]
    hold = hold_of(view)
    affordable = hold.can(goal)
    facts: dict[str, Fact] = {
        "place": seen.place,
        "count": seen.counter,
        "crew": int(goal.crew),
        "guns": int(hold.guns_for(goal)),
        "points": seen.points,
    }
    if isinstance(action, MoveMission):
        facts["elsewhere"] = view.places[action.elsewhere].place
        return Told("move-better" if affordable else "move-away", facts)
    return Told("stay" if affordable else "stay-nowhere", facts)


def place_of(view: View, key: str) -> i64:
    """The number of a destination."""
    return [seen.place for seen in view.places].index(key)
