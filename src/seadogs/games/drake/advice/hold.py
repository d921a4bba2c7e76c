"""What a ship can still pay for at sea, and the best set of missions for it."""

from typing import final

from mypy_extensions import i64

from seadogs.games.drake.advice.worth import Target, conquest_step
from seadogs.games.drake.edition import Edition
from seadogs.games.drake.rules.prepare import reach_of
from seadogs.games.drake.state import BITS
from seadogs.games.drake.terms import GALLEON, KINDS, PLACES, PORT
from seadogs.games.drake.views import View


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
    reach: i64 = mine.reach if mine.reach > 0 else reach_of(mine.supplies)
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
