"""What a plunder tile is worth to a captain, in infamy: what waking it brings now, and what it will where it is placed.

The constants were found by playing captains against each other (`seadogs simulate`).
"""

from typing import Final

from mypy_extensions import i64

from seadogs.games.darkseas.advice.sketch import Sketch, end_points, measured, pirates_here
from seadogs.games.darkseas.advice.taste import Taste
from seadogs.games.darkseas.advice.worth import (
    best_pirate,
    coin,
    dread,
    least_pirate,
    least_treasure,
    pirate,
    time_left,
    treasure_draw,
)
from seadogs.games.darkseas.edition import (
    COUNT,
    ELSE,
    EVERY,
    KEEP,
    LIMIT,
    MEASURE,
    NEXT,
    THEN,
    WHAT,
    WHERE,
    WHO,
    WIDTH,
    Edition,
)
from seadogs.games.darkseas.effect_code import (
    A_DOUBLOON,
    A_DREAD,
    A_TREASURE,
    AGAIN,
    ALL,
    CHOOSE,
    COPY,
    DISCARD,
    DRAW,
    EACH,
    EITHER,
    END,
    GAIN,
    IF,
    LOOK,
    ME,
    MOVE,
    PAY,
    PAY_UP_TO,
    PLACE,
    REMOVE,
    REPLACE,
    ROLL,
)
from seadogs.games.darkseas.rules.measure import (
    DOUBLOONS,
    DREAD,
    HARBOURS_EMPTY,
    HARBOURS_WITH_3,
    HARBOURS_WITH_PIRATE,
    PIRATES,
    TREASURE_KINDS,
    place_of,
)
from seadogs.games.darkseas.terms import COLOUR_COUNT, NOTHING, SLOT_COUNT

HARM: Final = 0.3  # a rival's pirate, tile or doubloon lost
GIFT: Final = 0.2  # a doubloon to a rival
KNOWLEDGE: Final = 0.05  # what a look is worth
STEERING: Final = 0.4  # to move the captain during the ship's move
TILE_IN_HAND: Final = 3.0  # a plunder tile drawn into an empty hand, with the whole game to come
HANDFUL: Final = 4.0  # with so many in hand, one more is worth half
VISITS: Final = 0.33  # of a harbour, a round
GROWN_TENTHS: Final = 3  # of a pirate more at an empty harbour, for every round to come, when a tile is woken
PURSE: Final = 2  # doubloons that one will have by then


def effect(edition: Edition, s: Sketch, taste: Taste, tile: i64, here: i64) -> float:
    """What activating a tile now would bring, on average; a copy of another tile brings the best of them."""
    if tile == NOTHING or edition.scores[tile]:
        return 0.0
    return steps_worth(edition, s, taste, edition.effect[tile], END, here, NOTHING)


def steps_worth(edition: Edition, s: Sketch, taste: Taste, pc: i64, stop: i64, here: i64, matching: i64) -> float:
    """Steps from `pc` up to `stop`, each reckoned from the island as it is."""
    steps = edition.steps
    worth = 0.0
    while pc != stop and pc != END:
        row = pc * WIDTH
        verb = steps[row]
        if verb == AGAIN:
            return worth
        if verb == IF:
            place = place_of(steps[row + WHERE], here, matching)
            holds = measured(s, steps[row + MEASURE], place) >= steps[row + COUNT]
            pc = steps[row + THEN] if holds else steps[row + ELSE]
            continue
        worth += step_worth(edition, s, taste, pc, here, matching)
        pc = steps[row + NEXT]
    return worth


def step_worth(edition: Edition, s: Sketch, taste: Taste, pc: i64, here: i64, matching: i64) -> float:
    """One step with what is inside it. What happens to rivals counts a little."""
    steps = edition.steps
    row = pc * WIDTH
    verb = steps[row]
    what, count, mine = steps[row + WHAT], steps[row + COUNT], steps[row + WHO] == ME
    if verb == GAIN:
        gained = float(gain_of(edition, s, pc, here, matching))
        if not mine:
            return -GIFT * gained
        return gained * coin(edition, s, taste) if what == A_DOUBLOON else gained
    if verb == PLACE:
        place = place_of(steps[row + WHERE], here, matching)
        if place == NOTHING:
            return float(count) * best_pirate(edition, s, taste, what == A_DREAD)
        return pirate(edition, s, taste, place, what == A_DREAD)
    if verb == DRAW:
        if what == A_TREASURE:
            return treasure_draw(edition, s, taste, count, steps[row + KEEP])
        return tile_draw(s, taste, count, steps[row + KEEP])
    if verb == REMOVE or verb == DISCARD:
        return HARM if not mine else -least_pirate(edition, s)
    if verb == PAY or verb == PAY_UP_TO:
        return paying(edition, s, taste, pc, here, matching) if mine else HARM
    return block_worth(edition, s, taste, pc, here, matching)


def gain_of(edition: Edition, s: Sketch, pc: i64, here: i64, matching: i64) -> i64:
    """How much a step gains: `rules.measure.amount` of a sketch."""
    steps = edition.steps
    row = pc * WIDTH
    kind = steps[row + MEASURE]
    if kind == NOTHING:
        return steps[row + COUNT]
    counted = measured(s, kind, place_of(steps[row + WHERE], here, matching)) // steps[row + EVERY]
    limit = steps[row + LIMIT]
    total = steps[row + COUNT] * counted
    return limit if limit and total > limit else total


def tile_draw(s: Sketch, taste: Taste, count: i64, keep: i64) -> float:
    """Plunder tiles drawn: a little more where one may choose."""
    choice = 1.0 + 0.15 * float(count - keep)
    fewer = HANDFUL / (HANDFUL + float(s.hand))
    return TILE_IN_HAND * time_left(s) * fewer * choice * float(keep if keep < count else count) * taste.tiles


def paying(edition: Edition, s: Sketch, taste: Taste, pc: i64, here: i64, matching: i64) -> float:
    """word.pay: what it buys less what it costs; nothing where it cannot be paid."""
    steps = edition.steps
    row = pc * WIDTH
    what, count = steps[row + WHAT], steps[row + COUNT]
    if steps[row] == PAY_UP_TO:
        bought = steps_worth(edition, s, taste, steps[row + THEN], steps[row + NEXT], here, matching)
        gain = bought - coin(edition, s, taste)
        return gain * float(count if count < s.doubloons else s.doubloons) if gain > 0.0 else 0.0
    if what == A_DOUBLOON:
        if s.doubloons < count:
            return 0.0
        cost = float(count) * coin(edition, s, taste)
    elif what == A_TREASURE:
        if measured(s, TREASURE_KINDS, NOTHING) == 0:
            return 0.0
        cost = least_treasure(edition, s, taste)
    else:
        if measured(s, PIRATES, NOTHING) < count:
            return 0.0
        cost = least_pirate(edition, s)
    return steps_worth(edition, s, taste, steps[row + THEN], steps[row + NEXT], here, matching) - cost


def block_worth(edition: Edition, s: Sketch, taste: Taste, pc: i64, here: i64, matching: i64) -> float:
    """Steps that hold others: the average over the die's faces, the better branch, once for each player."""
    steps = edition.steps
    row = pc * WIDTH
    verb, inside, after = steps[row], steps[row + THEN], steps[row + NEXT]
    if verb == REPLACE:
        place = place_of(steps[row + WHERE], here, matching)
        has = s.plain[place] > 0 if place != NOTHING else measured(s, PIRATES, NOTHING) > measured(s, DREAD, NOTHING)
        if has:
            return dread(edition, s, taste)
        return steps_worth(edition, s, taste, steps[row + ELSE], after, here, matching)
    if verb == ROLL:
        total = 0.0
        for direction in range(i64(COLOUR_COUNT)):
            total += steps_worth(edition, s, taste, inside, after, here, direction)
        return total / float(COLOUR_COUNT)
    if verb == EITHER:
        return HARM if steps[row + WHO] != ME else better_branch(edition, s, taste, pc, here, matching)
    if verb == CHOOSE:
        return steps_worth(edition, s, taste, inside, after, here, matching)
    if verb == EACH:
        own = -least_pirate(edition, s) if steps[row + WHAT] == ALL else 0.0
        return own + HARM * float(s.rivals)
    if verb == MOVE:
        return STEERING
    if verb == COPY:
        return best_copy(edition, s, taste, here)
    return KNOWLEDGE if verb == LOOK else 0.0


def better_branch(edition: Edition, s: Sketch, taste: Taste, pc: i64, here: i64, matching: i64) -> float:
    steps = edition.steps
    row = pc * WIDTH
    first = steps_worth(edition, s, taste, steps[row + THEN], steps[row + NEXT], here, matching)
    second = steps_worth(edition, s, taste, steps[row + ELSE], steps[row + NEXT], here, matching)
    return first if first > second else second


def best_copy(edition: Edition, s: Sketch, taste: Taste, here: i64) -> float:
    """The tile on the island that would bring most here."""
    best = 0.0
    for slot in range(i64(SLOT_COUNT)):
        tile = s.tiles[slot]
        if tile != NOTHING and not edition.copies[tile]:
            worth = effect(edition, s, taste, tile, here)
            if worth > best:
                best = worth
    return best


def growth(kind: i64) -> float:
    """How much of a measure an island gains in a round, on average."""
    if kind == PIRATES:
        return 0.8
    if kind == DREAD:
        return 0.4
    if kind == HARBOURS_WITH_PIRATE:
        return 0.25
    if kind == HARBOURS_WITH_3:
        return 0.15
    if kind == HARBOURS_EMPTY:
        return -0.35
    if kind == TREASURE_KINDS:
        return 0.25
    return 0.1 if kind == DOUBLOONS else 0.5


def placed(edition: Edition, s: Sketch, taste: Taste, tile: i64, direction: i64) -> float:
    """A tile at a harbour for the rest of the game: what it scores at the end, or brings each time it is woken."""
    if tile == NOTHING:
        return 0.0
    if edition.scores[tile]:
        steps = edition.steps
        row = edition.effect[tile] * WIDTH
        more = growth(steps[row + MEASURE]) * float(s.left) * float(steps[row + COUNT]) / float(steps[row + EVERY])
        worth = float(end_points(edition, s, tile)) + more
        return (worth if worth > 0.0 else 0.0) * taste.tiles
    return later_effect(edition, s, taste, tile, direction) * VISITS * float(s.left) * taste.tiles


def later_effect(edition: Edition, s: Sketch, taste: Taste, tile: i64, direction: i64) -> float:
    """What a tile will bring on an island grown half the way that it still has: pirates here first, then elsewhere,
    and a purse that is not empty."""
    more = s.left * GROWN_TENTHS // 10
    plain = s.plain[:]
    purse = s.doubloons
    place = direction
    for _ in range(i64(COLOUR_COUNT)):
        if more > 0 and pirates_here(s, place) == 0:
            s.plain[place] += 1
            more -= 1
        place = place + 1 if place + 1 < COLOUR_COUNT else 0
    if s.left > 1 and purse < PURSE:
        s.doubloons = PURSE
    worth = effect(edition, s, taste, tile, direction)
    s.doubloons = purse
    for harbour in range(i64(COLOUR_COUNT)):
        s.plain[harbour] = plain[harbour]
    return worth
