"""At sea: when to attack or trade, and when to go home."""

from mypy_extensions import i64

from seadogs.games.drake.actions import Action, Decline, ReturnHome, SailOn, Trade
from seadogs.games.drake.advice.hold import best_set, hold_of, worth_here
from seadogs.games.drake.advice.laying import laid_by_me
from seadogs.games.drake.advice.taste import EVEN, Taste, of_kind
from seadogs.games.drake.advice.worth import Target, commodity_gain, targets
from seadogs.games.drake.edition import Edition
from seadogs.games.drake.terms import PLACES, PORT
from seadogs.games.drake.views import View


def missions_left(edition: Edition, view: View, without: i64, taste: Taste = EVEN) -> list[Target]:
    """My missions still to come, but for one place: those whose circles are not yet full."""
    goals = targets(edition, view, taste)
    laid = laid_by_me(view)
    left: list[Target] = []
    for goal in goals:
        seen = view.places[goal.place]
        if laid[goal.place] and goal.place != without and len(seen.taken) < seen.circles:
            if goal.kind != PORT and seen.treasure == "":
                goal.value = float(seen.points) * of_kind(taste, goal.kind)
            left.append(goal)
    return left


def advise_mission(edition: Edition, view: View, options: list[Action], taste: Taste) -> list[float]:
    """attack, pay or trade: do it if what it brings, with the missions still to come, beats saving for those."""
    place = i64([seen.place for seen in view.places].index(view.frame_place))
    goal = targets(edition, view, taste)[place]
    hold = hold_of(view)
    left = missions_left(edition, view, place, taste)
    later = best_set(edition, left, 0, len(left), hold, [False] * PLACES)
    doing = worth_here(edition, goal, hold) if hold.can(goal) else 0.5
    doing += best_set(edition, left, 0, len(left), hold.after(goal) if hold.can(goal) else hold, [False] * PLACES)
    scores: list[float] = []
    for action in options:
        if isinstance(action, Decline):
            scores.append(later)
        elif isinstance(action, Trade):
            mine = view.captains[view.seat]
            spread = -0.1 * float(mine.commodities[action.commodity])
            scores.append(later + 1.0 + commodity_gain(edition, mine, action.commodity) + spread)
        else:
            scores.append(doing)
    return scores


def advise_return(edition: Edition, view: View, options: list[Action], taste: Taste) -> list[float]:
    """return.when: home when what is left brings less than coming home as a hero."""
    left = missions_left(edition, view, -1, taste)
    hold = hold_of(view)
    onward = best_set(edition, left, 0, len(left), hold, [False] * PLACES)
    scores: list[float] = []
    for action in options:
        if isinstance(action, ReturnHome):
            scores.append(hero_value(edition, view) + 0.1)
        elif isinstance(action, SailOn):
            scores.append(onward)
        else:
            scores.append(0.0)
    return scores


def hero_value(edition: Edition, view: View) -> float:
    """return.hero: what coming home now would bring: by the docks that are taken, or by the heroes already hailed."""
    if not view.captains[view.seat].conquests:
        return 0.0
    rank = view.heroes if view.hero_slides else docks_taken(view)
    return float(edition.hero[rank]) if rank < len(edition.hero) else 0.0


def docks_taken(view: View) -> int:
    """How many ships lie in the Homebound docks."""
    docked = 0
    for seat in view.homebound:
        if seat >= 0:
            docked += 1
    return docked
