"""The viewing captain's own island as a few tables, so that what may come of a choice can be reckoned quickly."""

from typing import Final, final

from mypy_extensions import i64

from seadogs.games.darkseas.edition import COUNT, EVERY, MEASURE, NEXT, WIDTH, Edition
from seadogs.games.darkseas.effect_code import END, SCORE
from seadogs.games.darkseas.rules.measure import (
    DOUBLOONS,
    DREAD,
    HARBOURS_EMPTY,
    HARBOURS_WITH_3,
    HARBOURS_WITH_PIRATE,
    PIRATES,
    TILES,
    TREASURE_KINDS,
)
from seadogs.games.darkseas.state import full
from seadogs.games.darkseas.terms import COLOUR_COUNT, COLOURS, DIRECTIONS, NOTHING, SLOT_COUNT, SPOTS, TREASURE_COUNT
from seadogs.games.darkseas.views import IslandView, View
from seadogs.kernel.tables import vec

MANY: Final = 3  # pirates, where a measure asks for three at a harbour


@final
class Sketch:
    """One island as its owner sees it: `seen` counts the treasures of each kind that others cannot draw any more."""

    __slots__ = (
        "captain", "colours", "doubloons", "dread", "hand", "left", "plain", "rivals", "ship", "tiles", "treasures",
        "unseen",
    )  # fmt: skip

    def __init__(
        self, plain: vec[i64], dread: vec[i64], treasures: vec[i64], unseen: vec[i64], tiles: vec[i64],
        colours: vec[i64], doubloons: i64, captain: i64, ship: i64, left: i64, rivals: i64, hand: i64,
    ) -> None:  # fmt: skip
        self.plain = plain
        self.dread = dread
        self.treasures = treasures
        self.unseen = unseen  # by kind: how many may still be drawn
        self.tiles = tiles  # by slot, or NOTHING
        self.colours = colours  # of the harbours, by direction
        self.doubloons = doubloons
        self.captain = captain
        self.ship = ship
        self.left = left  # rounds to come after this one
        self.rivals = rivals
        self.hand = hand  # tiles


def sketch(edition: Edition, view: View) -> Sketch:
    """The viewing seat's island."""
    mine = view.islands[view.seat]
    numbers = tile_numbers(edition)
    tiles = full(SLOT_COUNT, NOTHING)
    for direction in range(COLOUR_COUNT):
        for side in range(2):
            tile = mine.harbours[direction].tiles[side]
            if tile is not None:
                tiles[2 * direction + side] = numbers[tile.key]
    return Sketch(
        vec[i64]([i64(harbour.pirates - harbour.dread) for harbour in mine.harbours]),
        vec[i64]([i64(harbour.dread) for harbour in mine.harbours]),
        vec[i64]([i64(count) for count in mine.own_treasures]),
        unseen_treasures(edition, view, mine),
        tiles,
        vec[i64]([i64(colour_of(harbour.colour)) for harbour in mine.harbours]),
        mine.doubloons,
        SPOTS.index(mine.captain),
        DIRECTIONS.index(mine.ship),
        view.rounds - view.round,
        view.seats - 1,
        len(mine.own_hand),
    )


def colour_of(key: str) -> int:
    return COLOURS.index(key) if key else NOTHING


def tile_numbers(edition: Edition) -> dict[str, int]:
    """Tiles by their keys."""
    return {key: number for number, key in enumerate(edition.keys)}


def unseen_treasures(edition: Edition, view: View, mine: IslandView) -> vec[i64]:
    """By kind, what the captain has not seen in a player's hands: it may still be drawn."""
    unseen = full(TREASURE_COUNT, edition.treasures)
    for kind in range(TREASURE_COUNT):
        unseen[kind] -= mine.own_treasures[kind]
        for island in view.islands:
            if island.seat != view.seat:
                unseen[kind] -= island.known_treasures[kind]
    return unseen


def pirates_here(s: Sketch, direction: i64) -> i64:
    return s.plain[direction] + s.dread[direction]


def measured(s: Sketch, kind: i64, direction: i64) -> i64:
    """How much of something there is at a harbour, or on the whole island (NOTHING): `rules.measure` of a sketch."""
    if kind == DOUBLOONS:
        return s.doubloons
    count: i64 = 0
    if kind == TREASURE_KINDS:
        for treasure in range(i64(TREASURE_COUNT)):
            count += 1 if s.treasures[treasure] > 0 else 0
        return count
    for harbour in range(i64(COLOUR_COUNT)):
        if direction != NOTHING and harbour != direction:
            continue
        here = pirates_here(s, harbour)
        if kind == PIRATES:
            count += here
        elif kind == DREAD:
            count += s.dread[harbour]
        elif kind == TILES:
            count += 1 if s.tiles[2 * harbour] != NOTHING else 0
            count += 1 if s.tiles[2 * harbour + 1] != NOTHING else 0
        elif kind == HARBOURS_WITH_PIRATE:
            count += 1 if here > 0 else 0
        elif kind == HARBOURS_WITH_3:
            count += 1 if here >= MANY else 0
        elif kind == HARBOURS_EMPTY:
            count += 1 if here == 0 else 0
    return count


def end_points(edition: Edition, s: Sketch, tile: i64) -> i64:
    """power.tiles: what a tile would score if the game ended now."""
    if tile == NOTHING or not edition.scores[tile]:
        return 0
    steps = edition.steps
    points: i64 = 0
    pc = edition.effect[tile]
    while pc != END:
        row = pc * WIDTH
        if steps[row] == SCORE:
            points += steps[row + COUNT] * (measured(s, steps[row + MEASURE], NOTHING) // steps[row + EVERY])
        pc = steps[row + NEXT]
    return points


def all_end_points(edition: Edition, s: Sketch) -> i64:
    """power.tiles"""
    points: i64 = 0
    for slot in range(i64(SLOT_COUNT)):
        points += end_points(edition, s, s.tiles[slot])
    return points
