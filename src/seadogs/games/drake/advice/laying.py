"""Before the discs are turned: where to lay missions and counters, and what to do with the Informer."""

from typing import Final

from mypy_extensions import i64

from seadogs.games.drake.actions import (
    Action,
    ExchangeMissions,
    LayFrigate,
    LayGarrison,
    MoveMission,
    PeekDefence,
    PeekDiscs,
    PlaceMission,
)
from seadogs.games.drake.advice.hold import Hold, best_set, hold_of, worth_here
from seadogs.games.drake.advice.plan import missions_of
from seadogs.games.drake.advice.taste import EVEN, Taste
from seadogs.games.drake.advice.worth import Target, targets
from seadogs.games.drake.edition import Edition
from seadogs.games.drake.terms import DISCS, GHOST, HIND, PLACES
from seadogs.games.drake.views import View

CROWDED: Final = 0.25  # what each disc beyond the circles takes from a destination's value
EARLY: Final = 0.1  # a better place is laid with an earlier disc
NOT_PLANNED: Final = -10.0


def laid_by_me(view: View) -> list[bool]:
    """By place, whether one of my discs lies there."""
    mine = [False] * PLACES
    for place in range(PLACES):
        for mission in view.missions:
            if mission.seat == view.seat and mission.place == view.places[place].place:
                mine[place] = True
    return mine


def crowd(view: View, place: i64) -> i64:
    """How many discs of others lie at a destination."""
    key = view.places[place].place
    count: i64 = 0
    for mission in view.missions:
        if mission.place == key and mission.seat != view.seat:
            count += 1
    return count


def crowded(view: View, goals: list[Target]) -> list[Target]:
    """The destinations with their values lowered where more discs lie than circles are."""
    for goal in goals:
        beyond = crowd(view, goal.place) + 1 - view.places[goal.place].circles
        if beyond > 0:
            goal.value *= max(0.1, 1.0 - CROWDED * float(beyond))
    return goals


def advise_placing(edition: Edition, view: View, options: list[Action], taste: Taste) -> list[float]:
    """mission.place: the best of the plan first, with the lowest number; what is left over, anywhere."""
    goals = crowded(view, targets(edition, view, taste))
    hold = hold_to_lay(view, goals)
    planned = plan_of_discs(edition, view, goals, hold)
    scores: list[float] = []
    for action in options:
        if isinstance(action, PlaceMission):
            scores.append(placing_score(edition, goals[action.place], action, planned, hold))
        else:
            scores.append(0.0)
    return scores


def hold_to_lay(view: View, goals: list[Target]) -> Hold:
    """What is left to pay with once the missions already laid are paid for."""
    hold = hold_of(view)
    laid = laid_by_me(view)
    for goal in goals:
        if laid[goal.place] and hold.can(goal):
            hold = hold.after(goal)
    return hold


def plan_of_discs(edition: Edition, view: View, goals: list[Target], hold: Hold) -> list[bool]:
    """By place, whether one of the discs in hand is meant for it; the Ghost Ship is for nothing."""
    laid = laid_by_me(view)
    free = [goal for goal in goals if not laid[goal.place]]
    discs = len(view.captains[view.seat].own_discs)
    planned = [False] * PLACES
    if "ghost" in view.captains[view.seat].own_discs:
        discs -= 1
    best_set(edition, free, 0, discs, hold, planned)
    return planned


def placing_score(edition: Edition, goal: Target, action: PlaceMission, planned: list[bool], hold: Hold) -> float:
    """A planned mission by its value, earliest disc first; others behind, last disc first; the ghost anywhere."""
    early = EARLY * float(disc_rank(action.disc))
    if action.disc == GHOST:
        return NOT_PLANNED / 2.0 if not planned[action.place] else NOT_PLANNED * 2.0
    if not planned[action.place]:
        return NOT_PLANNED - goal.value + early
    return worth_here(edition, goal, hold) - early


def disc_rank(disc: i64) -> i64:
    """reveal.order: the Golden Hind before the numbers."""
    return 0 if disc == HIND else disc + 1


def advise_counter(edition: Edition, view: View, options: list[Action], taste: Taste) -> list[float]:
    """prepare.admiral, prepare.governor: light counters where I mean to attack, heavy ones elsewhere."""
    mean_to = meant(edition, view, bare_of(view), taste)
    scores: list[float] = []
    for action in options:
        weight = 0.0
        if isinstance(action, LayFrigate):
            weight = float(action.guns)
        elif isinstance(action, LayGarrison):
            weight = float(action.troops)
        scores.append(-weight if mean_to else weight)
    return scores


def bare_of(view: View) -> i64:
    """The place for which a counter is asked: the first of its kind that has none."""
    kind = "fort" if view.phase == "garrisons" else "galleon"
    for place in range(i64(PLACES)):
        if view.places[place].kind == kind and not view.places[place].has_counter:
            return place
    return -1


def meant(edition: Edition, view: View, place: i64, taste: Taste = EVEN) -> bool:
    """Whether a place belongs to the best set of missions before any disc is laid."""
    planned = [False] * PLACES
    discs = missions_of(view.captains[view.seat])
    best_set(edition, targets(edition, view, taste), 0, discs, hold_of(view), planned)
    return planned[place]


def advise_informer(edition: Edition, view: View, options: list[Action]) -> list[float]:
    """informer.when: look at the most crowded destination; if none is, at the dearest hidden defence.

    A defence that I know already teaches nothing: I look at it only to move a disc away from what I cannot pay for.
    """
    goals = targets(edition, view, EVEN)
    hold = hold_of(view)
    mine = laid_by_me(view)
    elsewhere = any(hold.can(goal) and not mine[goal.place] for goal in goals)
    scores: list[float] = []
    for action in options:
        if isinstance(action, PeekDiscs):
            beyond = crowd(view, action.place) + 1 - view.places[action.place].circles
            scores.append(2.0 + float(beyond) if beyond > 0 else 0.0)
        elif isinstance(action, PeekDefence):
            seen = view.places[action.place]
            unknown = 1.0 + 0.1 * float(seen.points)
            known = 0.6 if elsewhere and not hold.can(goals[action.place]) else 0.0
            scores.append(unknown if seen.counter < 0 else known)
        else:
            scores.append(0.5)
    return scores


def advise_exchange(edition: Edition, view: View, options: list[Action], taste: Taste) -> list[float]:
    """informer.peek-discs: exchange if it brings one of the circles where I looked, at no greater loss."""
    scores: list[float] = []
    for action in options:
        if isinstance(action, ExchangeMissions):
            scores.append(exchange_gain(edition, view, action, taste))
        else:
            scores.append(0.01)
    return scores


def exchange_gain(edition: Edition, view: View, action: ExchangeMissions, taste: Taste) -> float:
    """The value won where I looked, less what coming later costs at the other end."""
    keys = [seen.place for seen in view.places]
    looked = keys.index(view.look.place)
    if looked not in (action.place, action.elsewhere):
        return 0.0
    other = action.elsewhere if looked == action.place else action.place
    mine_here = my_disc_at(view, keys[looked])
    mine_there = my_disc_at(view, keys[other])
    if GHOST in (mine_here, mine_there) or disc_rank(mine_there) >= disc_rank(mine_here):
        return 0.0
    goals = targets(edition, view, taste)
    circles = view.places[looked].circles
    before = ahead_of(view, keys[looked], mine_here)
    after = ahead_of(view, keys[looked], mine_there)
    won = goals[looked].value if before >= circles > after else 0.0
    lost = CROWDED * goals[other].value * float(crowd(view, other))
    return won - lost


def my_disc_at(view: View, key: str) -> i64:
    for mission in view.missions:
        if mission.seat == view.seat and mission.place == key:
            return DISCS.index(mission.disc)
    return GHOST


def ahead_of(view: View, key: str, disc: i64) -> int:
    """How many of the discs seen at a destination would arrive before this one of mine."""
    ahead = 0
    my_dock = view.captains[view.seat].outbound
    for mission in view.missions:
        if mission.place != key or mission.seat == view.seat or mission.disc in ("ghost", "sealed"):
            continue
        theirs = disc_rank(DISCS.index(mission.disc))
        ties = theirs == disc_rank(disc) and view.captains[mission.seat].outbound < my_dock
        if theirs < disc_rank(disc) or ties:
            ahead += 1
    return ahead


def advise_move(edition: Edition, view: View, options: list[Action], taste: Taste) -> list[float]:
    """informer.peek-defence: away if I cannot pay for what I saw, to the best I can pay for."""
    goals = targets(edition, view, taste)
    hold = hold_of(view)
    looked = [seen.place for seen in view.places].index(view.look.place)
    stay = worth_here(edition, goals[looked], hold) if hold.can(goals[looked]) else 0.0
    goals = crowded(view, goals)
    scores: list[float] = []
    for action in options:
        if isinstance(action, MoveMission):
            goal = goals[action.elsewhere]
            scores.append(worth_here(edition, goal, hold) if hold.can(goal) else 0.0)
        else:
            scores.append(stay + 1.0)
    return scores
