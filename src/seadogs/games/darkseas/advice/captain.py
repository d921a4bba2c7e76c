"""Which of the captain's thoughts answers which question."""

from mypy_extensions import i64

from seadogs.games.darkseas.actions import (
    Action,
    Activate,
    ChoosePlayer,
    CopyTile,
    DiscardTile,
    DrawTiles,
    KeepTile,
    KeepTreasure,
    MoveCaptain,
    OpenWith,
    PayDoubloons,
    PayTreasure,
    PlacePirate,
    PlaceTile,
    RemovePirate,
    RollAgain,
    Sail,
    Scheme,
    TakeBranch,
    TakeDoubloon,
    ThrowAway,
    Upgrade,
)
from seadogs.games.darkseas.advice import tiles, worth
from seadogs.games.darkseas.advice.lane import (
    Lane,
    at_spot,
    keep,
    lane,
    placing,
    rolled_again,
    sailing,
    scheme,
)
from seadogs.games.darkseas.advice.sketch import Sketch, sketch, tile_numbers
from seadogs.games.darkseas.advice.taste import EVEN, Taste
from seadogs.games.darkseas.edition import COUNT, ELSE, NEXT, THEN, WHAT, WIDTH, Edition
from seadogs.games.darkseas.effect_code import (
    A_DOUBLOON,
    A_TREASURE,
    AGAIN,
    CHOOSE,
    EACH,
    EITHER,
    END,
    PAY,
    PAY_UP_TO,
    REMOVE,
    ROLL,
)
from seadogs.games.darkseas.terms import (
    COLOUR_COUNT,
    COLOURS,
    NORTH_WEST,
    NOTHING,
    SLOT_COUNT,
)
from seadogs.games.darkseas.views import View

AT_SEA = ("scheme", "ship", "island", "place")


def advise(edition: Edition, view: View, options: list[Action], taste: Taste = EVEN) -> list[float]:
    """How good each option looks, in infamy, to a sensible captain who knows the edition and the view."""
    s = sketch(edition, view)
    if view.frame:
        return [answer(edition, view, s, taste, action) for action in options]
    if view.phase == "harbours":
        return [0.0 for _ in options]
    if view.phase == "opening":
        return [opening(edition, s, taste, action) for action in options]
    found = lane(edition, view, s, taste)
    if view.phase == "reroll":
        return rerolls(edition, view, found, s, options)
    return [turn(edition, view, found, s, taste, action) for action in options]


def opening(edition: Edition, s: Sketch, taste: Taste, action: Action) -> float:
    """setup.hand: place what brings most, throw away what is worth least."""
    if isinstance(action, OpenWith):
        return tiles.placed(edition, s, taste, action.tile, NORTH_WEST) - keep(edition, s, taste, action.tile)
    if isinstance(action, ThrowAway):
        return -tiles.placed(edition, s, taste, action.tile, NORTH_WEST) - keep(edition, s, taste, action.tile)
    return 0.0


def rerolls(edition: Edition, view: View, found: Lane, s: Sketch, options: list[Action]) -> list[float]:
    """round.roll: what the dice would be worth on average."""
    dice = [COLOURS.index(die) for die in view.dice]
    advice: list[float] = []
    for action in options:
        again = i64(action.dice) if isinstance(action, RollAgain) else 0
        advice.append(rolled_again(edition, found, s, dice, again))
    return advice


def turn(edition: Edition, view: View, found: Lane, s: Sketch, taste: Taste, action: Action) -> float:
    """A step of the own turn: schemes before the captain, tiles before the ship goes on."""
    if isinstance(action, Scheme):
        return best_spot(found, s) + scheming(edition, found, s, taste, action.tile)
    if isinstance(action, MoveCaptain):
        return at_spot(found, s, action.spot, found.counts)
    if isinstance(action, DrawTiles):
        return tiles.tile_draw(s, taste, edition.island_draw, edition.island_keep)
    if isinstance(action, TakeDoubloon):
        return float(edition.island_doubloons) * worth.coin(edition, s, taste)
    if isinstance(action, Activate):
        here = i64(action.slot) // 2
        return sailing(found, s, s.captain, found.counts) + tiles.effect(edition, s, taste, s.tiles[action.slot], here)
    if isinstance(action, Sail):
        return onward(found, s)
    if isinstance(action, PlaceTile):
        return placing(edition, s, taste, action.tile, 2 * s.ship + action.side)
    return at_rest(view, found, s)


def at_rest(view: View, found: Lane, s: Sketch) -> float:
    """To stay, to take nothing, to anchor, to place nothing."""
    if view.step == "scheme":
        return at_spot(found, s, s.captain, found.counts)
    if view.step == "ship":
        return found.placing[s.ship]
    return 0.0


def best_spot(found: Lane, s: Sketch) -> float:
    best = 0.0
    for spot in range(i64(COLOUR_COUNT + 1)):
        value = at_spot(found, s, spot, found.counts)
        if value > best:
            best = value
    return best


def scheming(edition: Edition, found: Lane, s: Sketch, taste: Taste, tile: i64) -> float:
    """scheme.match: what it pays now, less what the tile would be worth otherwise."""
    pays = scheme(edition, s, taste, tile, found.counts[edition.die[tile]])
    other = keep(edition, s, taste, tile)
    place = tiles.placed(edition, s, taste, tile, s.ship) * 0.5 if len(found.hand) < 3 else 0.0
    return pays - (place if place > other else other)


def onward(found: Lane, s: Sketch) -> float:
    """The next harbour entered, and on from there as far as it pays."""
    here = s.ship
    s.ship = here + 1 if here + 1 < COLOUR_COUNT else 0
    value = found.waking[s.ship] + sailing(found, s, s.captain, found.counts)
    s.ship = here
    return value


# Answers to what a tile, a scheme or a bonus asks


def answer(edition: Edition, view: View, s: Sketch, taste: Taste, action: Action) -> float:
    """What an answer brings or costs."""
    if isinstance(action, PlacePirate):
        return worth.pirate(edition, s, taste, action.direction, False)
    if isinstance(action, Upgrade):
        price = float(edition.upgrade_price) * worth.coin(edition, s, taste)
        return worth.dread(edition, s, taste) - price
    if isinstance(action, RemovePirate):
        return -worth.lost_pirate(edition, s, action.direction, action.dread != 0)
    if isinstance(action, KeepTreasure):
        return worth.treasure(edition, s, taste, action.treasure)
    if isinstance(action, PayTreasure):
        return -worth.lost_treasure(edition, s, taste, action.treasure)
    if isinstance(action, KeepTile):
        return in_hand(edition, s, taste, action.tile)
    if isinstance(action, DiscardTile):
        return -tiles.placed(edition, s, taste, s.tiles[action.slot], i64(action.slot) // 2)
    return other_answer(edition, view, s, taste, action)


def other_answer(edition: Edition, view: View, s: Sketch, taste: Taste, action: Action) -> float:
    """The answers that are seldom given."""
    tile = i64(tile_numbers(edition)[view.frame_tile]) if view.frame_tile else NOTHING
    if isinstance(action, PayDoubloons):
        return float(action.count) * gain_of_each(edition, s, taste, tile)
    if isinstance(action, ChoosePlayer):
        rival = view.islands[action.seat]
        return float(rival.low + rival.high) / 2.0
    if isinstance(action, TakeBranch):
        return branch(edition, s, taste, tile, action.branch)
    if isinstance(action, MoveCaptain):
        found = lane(edition, view, s, taste)
        return sailing(found, s, action.spot, found.counts)
    if isinstance(action, CopyTile):
        return tiles.effect(edition, s, taste, s.tiles[action.slot], direction_of(s, tile))
    return 0.0


def in_hand(edition: Edition, s: Sketch, taste: Taste, tile: i64) -> float:
    """A tile to keep: for a scheme, or for the harbour where the ship lies."""
    scheming_later = keep(edition, s, taste, tile)
    on_island = tiles.placed(edition, s, taste, tile, s.ship)
    return scheming_later if scheming_later > on_island else on_island


def direction_of(s: Sketch, tile: i64) -> i64:
    """Where the tile lies that is being done."""
    for slot in range(i64(SLOT_COUNT)):
        if s.tiles[slot] == tile:
            return slot // 2
    return s.ship


def gain_of_each(edition: Edition, s: Sketch, taste: Taste, tile: i64) -> float:
    """word.pay: what one doubloon more buys, less the doubloon."""
    pc = step_of(edition, edition.effect[tile], END, PAY_UP_TO)
    row = pc * WIDTH
    inside, after = edition.steps[row + THEN], edition.steps[row + NEXT]
    bought = tiles.steps_worth(edition, s, taste, inside, after, direction_of(s, tile), NOTHING)
    return bought - worth.coin(edition, s, taste)


def branch(edition: Edition, s: Sketch, taste: Taste, tile: i64, which: i64) -> float:
    """What the first step of a branch costs or brings to whoever is asked."""
    steps = edition.steps
    pc = step_of(edition, edition.effect[tile], END, EITHER)
    first = steps[pc * WIDTH + (ELSE if which else THEN)]
    row = first * WIDTH
    if steps[row] == REMOVE:
        return -worth.least_pirate(edition, s)
    if steps[row] == PAY and steps[row + WHAT] == A_DOUBLOON:
        return -float(steps[row + COUNT]) * worth.coin(edition, s, taste)
    if steps[row] == PAY and steps[row + WHAT] == A_TREASURE:
        return -worth.least_treasure(edition, s, taste)
    return tiles.steps_worth(edition, s, taste, first, steps[pc * WIDTH + NEXT], s.ship, NOTHING)


def step_of(edition: Edition, pc: i64, stop: i64, verb: i64) -> i64:
    """The first step of a verb between two steps, those inside others too; END if there is none."""
    steps = edition.steps
    while pc != stop and pc != END and steps[pc * WIDTH] != AGAIN:
        row = pc * WIDTH
        if steps[row] == verb:
            return pc
        if steps[row] in (EACH, CHOOSE, ROLL, PAY, PAY_UP_TO, EITHER):
            inside = step_of(edition, steps[row + THEN], steps[row + NEXT], verb)
            if inside != END:
                return inside
        pc = steps[row + NEXT]
    return END
