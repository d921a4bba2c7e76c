"""What a plan is after: the destinations that its hold can pay for, for reasons to name."""

from mypy_extensions import i64

from seadogs.games.drake.advice.hold import Hold, best_set
from seadogs.games.drake.advice.plan import Plan
from seadogs.games.drake.advice.worth import Target, targets
from seadogs.games.drake.edition import Edition
from seadogs.games.drake.rules.prepare import reach_of
from seadogs.games.drake.terms import CREW, PLACES
from seadogs.games.drake.views import View
from seadogs.kernel.names import Fact


def aims_of(edition: Edition, view: View, plan: Plan, supplies: i64) -> list[Target]:
    """The best set of missions for that hold within reach of so many supplies, in the edition's order."""
    hold = Hold(plan.crew, plan.guns, plan.goods, reach_of(supplies), plan.galleon, plan.pinnace, 0)
    goals = targets(edition, view)
    chosen = [False] * PLACES
    best_set(edition, goals, 0, plan.missions, hold, chosen)
    return [goal for goal in goals if chosen[goal.place]]


def best_of(goals: list[Target]) -> Target | None:
    """The one worth most, the first of equals; None if there is none."""
    found: Target | None = None
    for goal in goals:
        if found is None or goal.value > found.value:
            found = goal
    return found


def key_of(view: View, goal: Target | None) -> str:
    return "" if goal is None else view.places[goal.place].place


def plan_facts(view: View, aims: list[Target]) -> dict[str, Fact]:
    """How many missions, and `elsewhere` the best of them; "" where there is none."""
    return {"missions": len(aims), "elsewhere": key_of(view, best_of(aims))}


def price(goal: Target, item: i64, pinnace: bool) -> i64:
    """attack.cost: crew, or guns, of which a pinnace saves those against a fort's cannons."""
    if item == CREW:
        return goal.crew
    return goal.guns - goal.cannons if pinnace else goal.guns


def rounded(value: float) -> int:
    """Victory points as one would say them; negative plans are worth nothing."""
    return int(value + 0.5) if value > 0.0 else 0
