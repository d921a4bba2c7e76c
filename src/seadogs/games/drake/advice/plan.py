"""What a captain plans ashore: a hold as it would be after some visits, and what a voyage with it is worth."""

from typing import Final, final

from mypy_extensions import i64

from seadogs.games.drake.advice.taste import EVEN, Taste
from seadogs.games.drake.advice.worth import PORTS, Worth, targets, trades_worth, worth_of
from seadogs.games.drake.edition import Edition
from seadogs.games.drake.rules.prepare import reach_of
from seadogs.games.drake.terms import NUMBERED, STREET_LENGTH
from seadogs.games.drake.views import CaptainView, View
from seadogs.kernel.tables import vec

PACE: Final = 2.2  # houses along the street that a rival comes on in a turn
STOPS: Final = 0.45  # how many of the houses that it comes to it stops at


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

    __slots__ = ("discs", "edition", "investor", "rivals", "seats", "trades", "view", "worth")

    def __init__(self, edition: Edition, view: View, taste: Taste = EVEN) -> None:
        mine = view.captains[view.seat]
        self.edition = edition
        self.view = view
        self.seats: i64 = view.seats
        self.worth: Worth = worth_of(edition, targets(edition, view, taste))
        self.trades: list[float] = trades_worth(edition, view, taste)  # by their number
        self.discs: i64 = mine.discs_left
        self.investor: bool = not mine.investor_spent
        ashore = [0] * (STREET_LENGTH + 1)
        for rival in view.captains:
            if rival.seat != view.seat and rival.outbound == 0:
                ashore[rival.furthest] += 1
        self.rivals = vec[i64](ashore)  # by the position of their furthest disc

    def start(self) -> Plan:
        mine = self.view.captains[self.view.seat]
        missions = missions_of(mine)
        return Plan(-1, 0, mine.crew, mine.guns, mine.supplies, mine.goods, mine.galleon, mine.pinnace, missions, 0.0)

    def value(self, plan: Plan, supplies: i64) -> float:
        """The best voyage of that hold: some trades, the other discs for attacks."""
        if supplies <= 0:
            return plan.side
        reach = reach_of(supplies)
        best = 0.0
        trades: i64 = 0
        while trades <= plan.goods and trades <= PORTS and trades <= plan.missions:
            left = plan.missions - trades
            value = self.trades[trades]
            value += self.worth.attacks(reach, plan.galleon, plan.pinnace, left, plan.crew, plan.guns)
            if value > best:
                best = value
            trades += 1
        return best + plan.side

    def takers(self, position: i64, visits: i64) -> float:
        """How many captains still ashore will have stopped at this house when I come, after so many visits."""
        count = 0.0
        for furthest in range(position):
            if self.rivals[furthest] > 0:
                came = PACE * float(visits) / float(position - furthest)
                count += STOPS * float(self.rivals[furthest]) * (came if came < 1.0 else 1.0)
        return count


def missions_of(mine: CaptainView) -> i64:
    """mission.place: the discs that a captain who sails will have, but for the Ghost Ship, which attacks nothing."""
    return NUMBERED + 1 if "golden-hind" in mine.offices else NUMBERED
