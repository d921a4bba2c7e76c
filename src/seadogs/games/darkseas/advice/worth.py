"""What single things are worth to a captain, in infamy: a doubloon, a pirate here, a treasure (tiles: `tiles.py`).

Points that the table would score now count in full; what they may lead to counts as the constants below say, which
were found by playing captains against each other (`seadogs simulate`).
"""

from typing import Final

from mypy_extensions import i64

from seadogs.games.darkseas.advice.sketch import Sketch, all_end_points, pirates_here
from seadogs.games.darkseas.advice.taste import Taste
from seadogs.games.darkseas.edition import MEASURE, WIDTH, Edition
from seadogs.games.darkseas.rules.measure import DREAD, PIRATES, TREASURE_KINDS
from seadogs.games.darkseas.terms import COLOUR_COUNT, NOTHING, SLOT_COUNT, TREASURE_COUNT

BUILDING: Final = 0.25  # of a pirate towards a full harbour


def time_left(s: Sketch) -> float:
    """From 1, with half the game or more to come, down to 0 in the last round."""
    return 1.0 if s.left >= 6 else float(s.left) / 6.0


def coin(edition: Edition, s: Sketch, taste: Taste) -> float:
    """A doubloon: a part of a point, and while there is time a Dread Pirate instead of a pirate."""
    part = 1.0 / float(edition.doubloons_a_point)
    return (part + 0.3 * time_left(s)) * taste.doubloons


def pirate(edition: Edition, s: Sketch, taste: Taste, direction: i64, free_dread: bool) -> float:
    """One more pirate at a harbour: the points it makes at once, and what it builds towards."""
    here = pirates_here(s, direction)
    if here >= edition.berths:
        return 0.0
    before = all_end_points(edition, s)
    s.plain[direction] += 1
    worth = float(all_end_points(edition, s) - before)
    s.plain[direction] -= 1
    if here == 0:
        worth += float(edition.points_harbour)
    elif here == edition.berths - 1:
        worth += float(edition.points_full)
    else:
        worth += BUILDING * float(here) * time_left(s)
    worth += BUILDING * float(likes_pirates(edition, s, direction)) * time_left(s)
    if free_dread:
        return worth + dread(edition, s, taste)
    gain = dread(edition, s, taste) - coin(edition, s, taste) * float(edition.upgrade_price)
    return worth + gain if gain > 0.0 and s.doubloons >= edition.upgrade_price else worth


def dread(edition: Edition, s: Sketch, taste: Taste) -> float:
    """A Dread Pirate rather than a pirate."""
    return float(edition.points_dread) * taste.dread + 0.1 * float(counts_dread(edition, s))


def likes_pirates(edition: Edition, s: Sketch, direction: i64) -> i64:
    """Tiles at a harbour that count the pirates there."""
    found: i64 = 0
    for side in range(i64(2)):
        tile = s.tiles[2 * direction + side]
        if tile != NOTHING and edition.steps[edition.effect[tile] * WIDTH + MEASURE] == PIRATES:
            found += 1
    return found


def counts_dread(edition: Edition, s: Sketch) -> i64:
    """Tiles on the island that count Dread Pirates."""
    found: i64 = 0
    for slot in range(i64(SLOT_COUNT)):
        tile = s.tiles[slot]
        if tile != NOTHING and edition.steps[edition.effect[tile] * WIDTH + MEASURE] == DREAD:
            found += 1
    return found


def best_pirate(edition: Edition, s: Sketch, taste: Taste, free_dread: bool) -> float:
    """At the harbour where it is worth most."""
    best = 0.0
    for direction in range(i64(COLOUR_COUNT)):
        worth = pirate(edition, s, taste, direction, free_dread)
        if worth > best:
            best = worth
    return best


def least_pirate(edition: Edition, s: Sketch) -> float:
    """What it costs to lose the pirate that one can best do without; 0 if there is none."""
    least = -1.0
    for direction in range(i64(COLOUR_COUNT)):
        here = pirates_here(s, direction)
        if here > 0:
            cost = lost_pirate(edition, s, direction, s.plain[direction] == 0)
            if least < 0.0 or cost < least:
                least = cost
    return least if least > 0.0 else 0.0


def lost_pirate(edition: Edition, s: Sketch, direction: i64, is_dread: bool) -> float:
    """What a pirate less at a harbour costs."""
    here = pirates_here(s, direction)
    cost = 0.2
    if here == 1:
        cost += float(edition.points_harbour)
    elif here == edition.berths:
        cost += float(edition.points_full)
    return cost + float(edition.points_dread) if is_dread else cost


# Treasures


def treasure(edition: Edition, s: Sketch, taste: Taste, kind: i64) -> float:
    """One more treasure of a kind: its step in the set, and the next step while there is time to draw it."""
    have = s.treasures[kind]
    most = edition.treasures
    if have >= most:
        return 0.0
    worth = float(edition.sets[have + 1] - edition.sets[have])
    if have + 1 < most and s.unseen[kind] > 1:
        worth += 0.15 * float(edition.sets[have + 2] - edition.sets[have + 1]) * time_left(s)
    if have == 0 and counts_kinds(edition, s):
        worth += 1.0
    return worth * taste.treasure


def counts_kinds(edition: Edition, s: Sketch) -> bool:
    """Whether a tile on the island counts kinds of treasure."""
    for slot in range(i64(SLOT_COUNT)):
        tile = s.tiles[slot]
        if tile != NOTHING and edition.steps[edition.effect[tile] * WIDTH + MEASURE] == TREASURE_KINDS:
            return True
    return False


def treasure_draw(edition: Edition, s: Sketch, taste: Taste, count: i64, keep: i64) -> float:
    """Drawing some and keeping some: the average of one for each kept, or of the best where one is kept."""
    total = 0.0
    mean = 0.0
    for kind in range(i64(TREASURE_COUNT)):
        if s.unseen[kind] > 0:
            total += float(s.unseen[kind])
            mean += float(s.unseen[kind]) * treasure(edition, s, taste, kind)
    if total == 0.0 or count == 0:
        return 0.0
    mean /= total
    if keep != 1 or count == 1:
        return mean * float(keep if keep < count else count)
    return best_of(edition, s, taste, count, total)


def best_of(edition: Edition, s: Sketch, taste: Taste, count: i64, total: float) -> float:
    """The expected best of so many draws, as if each were put back: kinds from the worst to the best."""
    expected = 0.0
    below = 0.0
    done: i64 = 0
    used = [False] * TREASURE_COUNT
    while done < TREASURE_COUNT:
        worst: i64 = NOTHING
        least = 0.0
        for kind in range(i64(TREASURE_COUNT)):
            if not used[kind]:
                worth = treasure(edition, s, taste, kind)
                if worst == NOTHING or worth < least:
                    worst = kind
                    least = worth
        used[worst] = True
        done += 1
        upto = below + float(s.unseen[worst] if s.unseen[worst] > 0 else 0) / total
        expected += least * (power(upto, count) - power(below, count))
        below = upto
    return expected


def power(base: float, exponent: i64) -> float:
    result = 1.0
    for _ in range(exponent):
        result *= base
    return result


def least_treasure(edition: Edition, s: Sketch, taste: Taste) -> float:
    """What it costs to pay the treasure that one can best do without."""
    least = -1.0
    for kind in range(i64(TREASURE_COUNT)):
        if s.treasures[kind] > 0:
            cost = lost_treasure(edition, s, taste, kind)
            if least < 0.0 or cost < least:
                least = cost
    return least if least > 0.0 else 0.0


def lost_treasure(edition: Edition, s: Sketch, taste: Taste, kind: i64) -> float:
    have = s.treasures[kind]
    return (float(edition.sets[have] - edition.sets[have - 1]) + 0.2 * time_left(s)) * taste.treasure
