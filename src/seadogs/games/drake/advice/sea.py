"""At sea: which missions to lay and in what order, when to attack, and when to go home."""

from typing import Final, final

from mypy_extensions import i64

from seadogs.games.drake.actions import (
    Action,
    Decline,
    ExchangeMissions,
    LayFrigate,
    LayGarrison,
    MoveMission,
    PeekDefence,
    PeekDiscs,
    PlaceMission,
    ReturnHome,
    SailOn,
    Trade,
)
from seadogs.games.drake.advice.worth import Target, commodity_gain, conquest_step, targets
from seadogs.games.drake.edition import Edition
from seadogs.games.drake.state import BITS
from seadogs.games.drake.terms import DISCS, GALLEON, GHOST, HIND, KINDS, PLACES, PORT
from seadogs.games.drake.views import View

CROWDED: Final = 0.25  # what each disc beyond the circles takes from a destination's value
EARLY: Final = 0.1  # a better place is laid with an earlier disc
NOT_PLANNED: Final = -10.0


@final
class Hold:
    """What is left to pay with, and the kinds attacked so far."""

    __slots__ = ("crew", "galleon", "goods", "guns", "kinds", "pinnace", "reach")

    def __init__(self, crew: i64, guns: i64, goods: i64, reach: i64, galleon: bool, pinnace: bool, kinds: i64) -> None:
        self.crew = crew
        self.guns = guns
        self.goods = goods
        self.reach = reach
        self.galleon = galleon
        self.pinnace = pinnace
        self.kinds = kinds

    def can(self, goal: Target) -> bool:
        """Whether the mission can be paid for, counters at their average."""
        if goal.zone > self.reach:
            return False
        if goal.kind == PORT:
            return self.goods > 0
        if goal.kind == GALLEON and not self.galleon:
            return False
        return goal.crew <= self.crew and self.guns_for(goal) <= self.guns

    def guns_for(self, goal: Target) -> i64:
        return goal.guns - goal.cannons if self.pinnace else goal.guns

    def after(self, goal: Target) -> "Hold":
        """The hold once that mission is paid for."""
        if goal.kind == PORT:
            return Hold(self.crew, self.guns, self.goods - 1, self.reach, self.galleon, self.pinnace, self.kinds)
        return Hold(
            self.crew - goal.crew,
            self.guns - self.guns_for(goal),
            self.goods,
            self.reach,
            self.galleon,
            self.pinnace,
            self.kinds | BITS[goal.kind],
        )


def hold_of(view: View) -> Hold:
    mine = view.captains[view.seat]
    kinds: i64 = 0
    for kind in mine.conquests:
        kinds |= BITS[KINDS.index(kind)]
    reach: i64 = mine.reach if mine.reach > 0 else min(mine.supplies, 4)
    return Hold(mine.crew, mine.guns, mine.goods, reach, mine.galleon, mine.pinnace, kinds)


def worth_here(edition: Edition, goal: Target, hold: Hold) -> float:
    """A destination's value with the step it makes in the table of conquests."""
    return goal.value if goal.kind == PORT else goal.value + conquest_step(edition, hold.kinds, goal.kind)


def best_set(edition: Edition, goals: list[Target], first: i64, discs: i64, hold: Hold, chosen: list[bool]) -> float:
    """The most that `discs` missions among `goals[first:]` can bring; marks the best set in `chosen` by place.

    `chosen` must come in all False. Every set that the hold can pay for is tried: at most some thousands.
    """
    if discs == 0 or first >= len(goals):
        return 0.0
    goal = goals[first]
    without = [False] * PLACES
    best = best_set(edition, goals, first + 1, discs, hold, without)
    take = False
    if hold.can(goal):
        with_it = [False] * PLACES
        value = worth_here(edition, goal, hold)
        value += best_set(edition, goals, first + 1, discs - 1, hold.after(goal), with_it)
        if value > best:
            best, take, without = value, True, with_it
    for place in range(PLACES):
        chosen[place] = without[place]
    if take:
        chosen[goal.place] = True
    return best


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


def advise_placing(edition: Edition, view: View, options: list[Action]) -> list[float]:
    """mission.place: the best of the plan first, with the lowest number; what is left over, anywhere."""
    goals = crowded(view, targets(edition, view))
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


def advise_counter(edition: Edition, view: View, options: list[Action]) -> list[float]:
    """prepare.admiral, prepare.governor: light counters where I mean to attack, heavy ones elsewhere."""
    mean_to = meant(edition, view, bare_of(view))
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


def meant(edition: Edition, view: View, place: i64) -> bool:
    """Whether a place belongs to the best set of missions before any disc is laid."""
    planned = [False] * PLACES
    best_set(edition, targets(edition, view), 0, 4, hold_of(view), planned)
    return planned[place]


def advise_informer(edition: Edition, view: View, options: list[Action]) -> list[float]:
    """informer.when: look at the most crowded destination; if none is, at the dearest hidden defence."""
    scores: list[float] = []
    for action in options:
        if isinstance(action, PeekDiscs):
            beyond = crowd(view, action.place) + 1 - view.places[action.place].circles
            scores.append(2.0 + float(beyond) if beyond > 0 else 0.0)
        elif isinstance(action, PeekDefence):
            scores.append(1.0 + 0.1 * float(view.places[action.place].points))
        else:
            scores.append(0.5)
    return scores


def advise_exchange(edition: Edition, view: View, options: list[Action]) -> list[float]:
    """informer.peek-discs: exchange if it brings one of the circles where I looked, at no greater loss."""
    scores: list[float] = []
    for action in options:
        if isinstance(action, ExchangeMissions):
            scores.append(exchange_gain(edition, view, action))
        else:
            scores.append(0.01)
    return scores


def exchange_gain(edition: Edition, view: View, action: ExchangeMissions) -> float:
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
    goals = targets(edition, view)
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


def advise_move(edition: Edition, view: View, options: list[Action]) -> list[float]:
    """informer.peek-defence: away if I cannot pay for what I saw, to the best I can pay for."""
    goals = targets(edition, view)
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


def missions_left(edition: Edition, view: View, without: i64) -> list[Target]:
    """My missions still to come, but for one place: those whose circles are not yet full."""
    goals = targets(edition, view)
    laid = laid_by_me(view)
    left: list[Target] = []
    for goal in goals:
        seen = view.places[goal.place]
        if laid[goal.place] and goal.place != without and len(seen.taken) < seen.circles:
            if goal.kind != PORT and seen.treasure == "":
                goal.value = float(seen.points)
            left.append(goal)
    return left


def advise_mission(edition: Edition, view: View, options: list[Action]) -> list[float]:
    """attack, pay or trade: do it if what it brings, with the missions still to come, beats saving for those."""
    place = i64([seen.place for seen in view.places].index(view.frame_place))
    goal = targets(edition, view)[place]
    hold = hold_of(view)
    left = missions_left(edition, view, place)
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


def advise_return(edition: Edition, view: View, options: list[Action]) -> list[float]:
    """return.when: home when what is left brings less than coming home as a hero."""
    left = missions_left(edition, view, -1)
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
    """return.hero: what coming home now would bring, by the docks that are taken."""
    if not view.captains[view.seat].conquests:
        return 0.0
    docked = 0
    for seat in view.homebound:
        if seat >= 0:
            docked += 1
    return float(edition.hero[docked]) if docked < len(edition.hero) else 0.0
