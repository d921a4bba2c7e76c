"""What a voyage can be worth: the best set of missions that a hold of crew, guns and goods can pay for.

Values are victory points as a player would reckon them: the points shown, the treasure, the step in the table
of conquests; a hidden counter counts as its average, rounded up, so that plans rarely fail.
"""

from typing import Final, final

from mypy_extensions import i64

from seadogs.games.drake.advice.taste import EVEN, Taste, of_kind
from seadogs.games.drake.edition import Edition
from seadogs.games.drake.rules.scoring import sets_value
from seadogs.games.drake.state import BITS
from seadogs.games.drake.terms import (
    COMMODITIES,
    COMMODITY_COUNT,
    FORT,
    GALLEON,
    KIND_COUNT,
    KINDS,
    PLACES,
    PORT,
    TREASURES,
)
from seadogs.games.drake.views import CaptainView, PlaceView, View
from seadogs.kernel.tables import vec

SEALED_COUNTER: Final = 1  # the average of 0, 0, 1, 2 and of 0, 1, 2, rounded
FIRST_COMES: Final = 0.6  # the chance to be first, and so to take the treasure, while nobody has been
PROMISE: Final = 4.0  # a commodity now makes a set later, while a voyage is still to come
MOST_MISSIONS: Final = 5
PORTS: Final = 3  # trade.port: one trade in each


@final
class Target:
    """A destination as one captain reckons it."""

    __slots__ = ("cannons", "crew", "guns", "kind", "place", "value", "zone")

    def __init__(self, place: i64, kind: i64, zone: i64, crew: i64, guns: i64, cannons: i64, value: float) -> None:
        self.place = place
        self.kind = kind
        self.zone = zone
        self.crew = crew  # what it costs
        self.guns = guns  # without a pinnace
        self.cannons = cannons  # of those, a fort's, which a pinnace ignores
        self.value = value


def targets(edition: Edition, view: View, taste: Taste = EVEN) -> list[Target]:
    """Every destination, valued for the viewing captain, in the edition's order."""
    return [target(edition, view, i64(place), taste) for place in range(PLACES)]


def target(edition: Edition, view: View, place: i64, taste: Taste) -> Target:
    """attack.cost and attack.reward, or trade.port, as they look to a captain."""
    seen = view.places[place]
    kind = i64(KINDS.index(seen.kind))
    counter: i64 = seen.counter if seen.counter >= 0 else SEALED_COUNTER
    if kind == PORT:
        return Target(place, kind, seen.zone, 0, 0, 0, port_value(edition, view, seen, taste))
    value = float(seen.points) * of_kind(taste, kind)
    if seen.treasure_shown != "" and not seen.taken:
        treasure = float(edition.chest[TREASURES.index(seen.treasure_shown)])
        value += FIRST_COMES * treasure * taste.treasure
    if kind == GALLEON:
        return Target(place, kind, seen.zone, 0, seen.cannons + counter, 0, value)
    crew: i64 = seen.troops + (counter if kind == FORT else 0)
    return Target(place, kind, seen.zone, crew, seen.cannons, seen.cannons if kind == FORT else 0, value)


def port_value(edition: Edition, view: View, seen: PlaceView, taste: Taste) -> float:
    """final.commodities: what the best commodity left in a port adds to the sets held, or promises."""
    mine = view.captains[view.seat]
    best = 0.0
    for commodity in seen.commodities:
        gain = promised(view, commodity_gain(edition, mine, COMMODITIES.index(commodity)))
        if gain > best:
            best = gain
    return best * taste.trade


def promised(view: View, gain: float) -> float:
    """What a commodity adds now, or what it promises for later sets if that is more."""
    return PROMISE if gain < PROMISE and view.voyage < view.voyages else gain


def trades_worth(edition: Edition, view: View, taste: Taste = EVEN) -> list[float]:
    """final.commodities: by number of trades in a voyage, from none, what they add: each the best there is then."""
    held = vec[i64](view.captains[view.seat].commodities)
    worth = [0.0]
    while len(worth) <= PORTS:
        best: i64 = 0
        most: i64 = -1
        for commodity in range(i64(COMMODITY_COUNT)):
            gain = gain_of(edition, held, commodity)
            if gain > most:
                best, most = commodity, gain
        held[best] += 1
        worth.append(worth[-1] + promised(view, float(most)) * taste.trade)
    return worth


def commodity_gain(edition: Edition, mine: CaptainView, commodity: int) -> float:
    """final.commodities: what this commodity would add to the sets held."""
    return float(gain_of(edition, vec[i64](mine.commodities), commodity))


def gain_of(edition: Edition, held: vec[i64], commodity: i64) -> i64:
    after = held[:]
    after[commodity] += 1
    return sets_value(edition, after) - sets_value(edition, held)


def conquest_step(edition: Edition, kinds: i64, kind: i64) -> float:
    """voyage.conquests: what one more kind adds to the bits of kinds already attacked."""
    if kinds & BITS[kind]:
        return 0.0
    count: i64 = 0
    for other in range(i64(KIND_COUNT)):
        if kinds & BITS[other]:
            count += 1
    return float(edition.conquests[count + 1] - edition.conquests[count])


@final
class Worth:
    """Of one map: the best attacks for every hold, looked up. Filled when first asked for a reach and ship."""

    __slots__ = ("edition", "goals", "tables")

    def __init__(self, edition: Edition, goals: list[Target]) -> None:
        self.edition = edition
        self.goals = goals
        self.tables: dict[int, list[float]] = {}

    def attacks(self, reach: i64, galleon: bool, pinnace: bool, missions: i64, crew: i64, guns: i64) -> float:
        """The most that `missions` attacks in reach can bring to a hold of that much crew and guns."""
        key = int(reach) * 4 + (2 if galleon else 0) + (1 if pinnace else 0)
        table = self.tables.get(key)
        if table is None:
            table = self.fill(reach, galleon, pinnace)
            self.tables[key] = table
        missions = missions if missions < MOST_MISSIONS else MOST_MISSIONS
        crew = crew if crew < CREW_CAP else CREW_CAP
        guns = guns if guns < GUNS_CAP else GUNS_CAP
        return table[cell(missions, crew, guns)]

    def fill(self, reach: i64, galleon: bool, pinnace: bool) -> list[float]:
        """Knapsack over the attackable destinations, then the best over the kinds attacked."""
        best = [-1.0] * (CELLS * KIND_SETS)
        best[0] = 0.0
        for goal in self.goals:
            if goal.kind == PORT or goal.zone > reach or (goal.kind == GALLEON and not galleon):
                continue
            guns = goal.guns - goal.cannons if pinnace else goal.guns
            self.add(best, goal, guns)
        return flatten(best)

    def add(self, best: list[float], goal: Target, guns: i64) -> None:
        """One more destination: from the fullest holds down, so that it is used once."""
        for missions in range(MOST_MISSIONS - 1, -1, -1):
            for crew in range(i64(CREW_CAP - goal.crew), -1, -1):
                for held in range(i64(GUNS_CAP - guns), -1, -1):
                    at = cell(missions, crew, held) * KIND_SETS
                    to = cell(missions + 1, crew + goal.crew, held + guns) * KIND_SETS
                    for kinds in range(i64(KIND_SETS)):
                        if best[at + kinds] < 0.0:
                            continue
                        value = best[at + kinds] + goal.value + conquest_step(self.edition, kinds, goal.kind)
                        reached = to + (kinds | BITS[goal.kind])
                        if value > best[reached]:
                            best[reached] = value


CREW_CAP: Final = 12
GUNS_CAP: Final = 10
KIND_SETS: Final = 8  # towns, forts, galleons
CELLS: Final = (MOST_MISSIONS + 1) * (CREW_CAP + 1) * (GUNS_CAP + 1)


def cell(missions: i64, crew: i64, guns: i64) -> i64:
    return (missions * (CREW_CAP + 1) + crew) * (GUNS_CAP + 1) + guns


def flatten(best: list[float]) -> list[float]:
    """The best over the kinds; then more crew, guns or missions are never worth less than fewer."""
    flat = [0.0] * CELLS
    for missions in range(i64(MOST_MISSIONS + 1)):
        for crew in range(i64(CREW_CAP + 1)):
            for guns in range(i64(GUNS_CAP + 1)):
                here = cell(missions, crew, guns)
                top = 0.0
                for kinds in range(i64(KIND_SETS)):
                    if best[here * KIND_SETS + kinds] > top:
                        top = best[here * KIND_SETS + kinds]
                if missions > 0 and flat[cell(missions - 1, crew, guns)] > top:
                    top = flat[cell(missions - 1, crew, guns)]
                if crew > 0 and flat[cell(missions, crew - 1, guns)] > top:
                    top = flat[cell(missions, crew - 1, guns)]
                if guns > 0 and flat[cell(missions, crew, guns - 1)] > top:
                    top = flat[cell(missions, crew, guns - 1)]
                flat[here] = top
    return flat


_known: Final[dict[str, Worth]] = {}
_KEPT: Final = 64


def worth_of(edition: Edition, goals: list[Target]) -> Worth:
    """The tables of a map, made once for each: while provisioning only the galleons' places differ."""
    key = edition.digest + str([(goal.crew, goal.guns, goal.value) for goal in goals if goal.kind != PORT])
    worth = _known.get(key)
    if worth is None:
        if len(_known) >= _KEPT:
            _known.clear()
        worth = Worth(edition, goals)
        _known[key] = worth
    return worth
