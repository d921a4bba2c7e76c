"""How far a ship could go with some dice and a captain somewhere, and what that would bring."""

from typing import Final, final

from mypy_extensions import i64

from seadogs.games.darkseas.advice import tiles, worth
from seadogs.games.darkseas.advice.sketch import Sketch, tile_numbers
from seadogs.games.darkseas.advice.taste import Taste
from seadogs.games.darkseas.edition import Edition
from seadogs.games.darkseas.state import BITS, full
from seadogs.games.darkseas.terms import (
    COLOUR_COUNT,
    COLOURS,
    DICE,
    DIRECTIONS,
    DOUBLOONS,
    ISLAND,
    NOTHING,
    PIRATES,
    SPOT_COUNT,
)
from seadogs.games.darkseas.views import View
from seadogs.kernel.tables import vec

SCHEMED: Final = 0.5  # the chance to scheme with a tile some other time, while rounds are left


@final
class Lane:
    """What each harbour would bring to this captain: its tiles when the ship enters, a tile placed where it stops."""

    __slots__ = ("counts", "entered", "hand", "island", "placing", "schemes", "waking")

    def __init__(
        self, waking: list[float], placing: list[float], island: float, hand: list[int], schemes: list[float],
        counts: vec[i64], entered: i64,
    ) -> None:  # fmt: skip
        self.waking = waking  # by direction
        self.placing = placing  # by direction: the best tile in hand there, 0 if none is worth it
        self.island = island  # the bonus of a captain on the island
        self.hand = hand  # tiles
        self.schemes = schemes  # by tile in hand: what a scheme with one die pays, 0 without a scheme
        self.counts = counts  # dice by colour; 0 while they are still to be rolled
        self.entered = entered  # bits of harbours entered this turn


def lane(edition: Edition, view: View, s: Sketch, taste: Taste) -> Lane:
    """The viewing captain's, as the table stands."""
    mine = view.islands[view.seat]
    numbers = tile_numbers(edition)
    hand = [numbers[tile.key] for tile in mine.own_hand]
    waking = [at_harbour(edition, s, taste, i64(direction)) for direction in range(COLOUR_COUNT)]
    placing = [best_placing(edition, s, taste, hand, i64(direction)) for direction in range(COLOUR_COUNT)]
    draw = tiles.tile_draw(s, taste, edition.island_draw, edition.island_keep)
    doubloons = float(edition.island_doubloons) * worth.coin(edition, s, taste)
    schemes = [scheme(edition, s, taste, i64(tile), 1) for tile in hand]
    counts = full(COLOUR_COUNT, 0)
    for die in view.dice:
        if die:
            counts[COLOURS.index(die)] += 1
    entered: i64 = 0
    if mine.step != "waiting":
        for key in mine.entered:
            entered |= BITS[DIRECTIONS.index(key)]
    return Lane(waking, placing, max(draw, doubloons), hand, schemes, counts, entered)


def at_harbour(edition: Edition, s: Sketch, taste: Taste, direction: i64) -> float:
    """ship.activate: what its two tiles would bring; none need be activated."""
    total = 0.0
    for side in range(i64(2)):
        bring = tiles.effect(edition, s, taste, s.tiles[2 * direction + side], direction)
        if bring > 0.0:
            total += bring
    return total


def keep(edition: Edition, s: Sketch, taste: Taste, tile: i64) -> float:
    """A tile in hand: what it may be schemed for some other time."""
    if s.left == 0:
        return 0.0
    return SCHEMED * scheme(edition, s, taste, tile, 1)


def scheme(edition: Edition, s: Sketch, taste: Taste, tile: i64, dice: i64) -> float:
    """scheme.match: what the tile pays when so many dice show its colour; 0 if it has no scheme."""
    if edition.die[tile] == NOTHING:
        return 0.0
    resource = edition.resource[tile]
    if resource == DOUBLOONS:
        return float(dice) * worth.coin(edition, s, taste)
    if resource == PIRATES:
        return float(dice) * worth.best_pirate(edition, s, taste, False)
    return worth.treasure_draw(edition, s, taste, dice, edition.scheme_keep)


def placing(edition: Edition, s: Sketch, taste: Taste, tile: i64, slot: i64) -> float:
    """place.tile, place.replace: a tile in a slot, less the tile that makes room and less keeping it in hand."""
    direction = slot // 2
    old = s.tiles[slot]
    s.tiles[slot] = tile
    new = tiles.placed(edition, s, taste, tile, direction)
    s.tiles[slot] = old
    return new - tiles.placed(edition, s, taste, old, direction) - keep(edition, s, taste, tile)


def best_placing(edition: Edition, s: Sketch, taste: Taste, hand: list[int], direction: i64) -> float:
    """The best tile in hand for a harbour; 0 if none is worth placing there."""
    best = 0.0
    both = s.tiles[2 * direction] != NOTHING and s.tiles[2 * direction + 1] != NOTHING
    for tile in hand:
        for side in range(i64(2)):
            slot = 2 * direction + side
            if both or s.tiles[slot] == NOTHING:
                value = placing(edition, s, taste, i64(tile), slot)
                if value > best:
                    best = value
    return best


def sailing(found: Lane, s: Sketch, spot: i64, counts: vec[i64]) -> float:
    """The best that the ship can do from where it lies: go on some way, wake what lies there, place a tile."""
    best = found.placing[s.ship]
    total = 0.0
    entered = found.entered
    direction = next_of(s.ship)
    while not entered & BITS[direction] and (counts[s.colours[direction]] > 0 or spot == direction + 1):
        entered |= BITS[direction]
        total += found.waking[direction]
        if total + found.placing[direction] > best:
            best = total + found.placing[direction]
        direction = next_of(direction)
    return best


def next_of(direction: i64) -> i64:
    return direction + 1 if direction + 1 < COLOUR_COUNT else 0


def at_spot(found: Lane, s: Sketch, spot: i64, counts: vec[i64]) -> float:
    """captain.move: the ship's best with the captain there, and the island's bonus."""
    return sailing(found, s, spot, counts) + (found.island if spot == ISLAND else 0.0)


def with_dice(edition: Edition, found: Lane, s: Sketch, counts: vec[i64]) -> float:
    """What four dice are worth: schemes, then the best step of the captain."""
    best = 0.0
    for spot in range(i64(SPOT_COUNT)):
        if may_stand(s, spot):
            value = at_spot(found, s, spot, counts)
            if value > best:
                best = value
    used = full(COLOUR_COUNT, 0)
    for n in range(len(found.hand)):
        colour = edition.die[found.hand[n]]
        if colour != NOTHING and used[colour] < counts[colour]:
            used[colour] += 1
            gain = found.schemes[n] * (float(counts[colour]) - SCHEMED)
            best += gain if gain > 0.0 else 0.0
    return best


def may_stand(s: Sketch, spot: i64) -> bool:
    """captain.move: he stays, or goes one step."""
    if spot == s.captain or spot == ISLAND or s.captain == ISLAND:
        return True
    apart = (spot - s.captain + COLOUR_COUNT) % COLOUR_COUNT
    return apart == 1 or apart == COLOUR_COUNT - 1


def rolled_again(edition: Edition, found: Lane, s: Sketch, dice: list[int], again: i64) -> float:
    """round.roll: what the dice are worth on average if those of these bits are rolled again.

    One or two dice are reckoned through; more are sampled, the same way each time.
    """
    counts = full(COLOUR_COUNT, 0)
    rolled = 0
    for die in range(DICE):
        if again & BITS[die]:
            rolled += 1
        else:
            counts[dice[die]] += 1
    if rolled == 0:
        return with_dice(edition, found, s, counts)
    outcomes: i64 = COLOUR_COUNT
    for _ in range(rolled - 1):
        outcomes *= COLOUR_COUNT
    step = outcomes // SAMPLES + 1 if outcomes > SAMPLES else 1
    total = 0.0
    tried = 0
    outcome: i64 = 0
    while outcome < outcomes:
        total += with_outcome(edition, found, s, counts, rolled, outcome)
        tried += 1
        outcome += step
    return total / float(tried)


SAMPLES: Final = 40


def with_outcome(edition: Edition, found: Lane, s: Sketch, counts: vec[i64], rolled: int, outcome: i64) -> float:
    """What the dice are worth when those rolled again show the digits of `outcome` to the base of six."""
    shown = counts[:]
    rest = outcome
    for _ in range(rolled):
        shown[rest % COLOUR_COUNT] += 1
        rest = rest // COLOUR_COUNT
    return with_dice(edition, found, s, shown)
