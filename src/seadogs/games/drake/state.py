"""The table, secrets included, and nothing that can be worked out from it.

Seats are captains in the order red, blue, yellow, green, black. Docks, positions and circles count from 0
here (events and views count from 1).
"""

from typing import Final, final

from mypy_extensions import i64

from seadogs.games.drake.edition import Edition
from seadogs.games.drake.terms import (
    CIRCLES,
    COMMODITY_COUNT,
    DISC_COUNT,
    ITEM_COUNT,
    MOST,
    NOBODY,
    NOTHING,
    PLACES,
    STREET_LENGTH,
    TREASURE_COUNT,
)
from seadogs.kernel.tables import vec

# What the table waits for, in the order of a voyage.
DRAWING: Final = 0
TILES: Final = 1
GALLEONS: Final = 2
STREET: Final = 3
FRIGATES: Final = 4
GARRISONS: Final = 5
PLACING: Final = 6
INFORMING: Final = 7
SAILING: Final = 8
OVER: Final = 9
PHASES: Final = (
    "drawing", "tiles", "galleons", "street", "frigates", "garrisons", "missions", "informer", "sailing", "over",
)  # fmt: skip

# Sub-decisions: what the frame on top of the stack asks.
ROLL_DIE: Final = 0
DRAKE_EXTRA: Final = 1
INVESTOR_CHOICE: Final = 2
DOCKSIDE_CHOICE: Final = 3
EXCHANGE_OR_NOT: Final = 4
MOVE_OR_NOT: Final = 5
ATTACK_OR_NOT: Final = 6
PAY_OR_NOT: Final = 7
TRADE_OR_NOT: Final = 8
RETURN_OR_NOT: Final = 9
FRAMES: Final = (
    "roll", "drake-extra", "investor-choice", "dockside-choice", "informer-exchange", "informer-move", "attack",
    "pay", "trade", "return-or-not",
)  # fmt: skip

# Where a mission disc is, when it lies at no destination.
NOT_HELD: Final = -1  # a Golden Hind or Ghost Ship not won this voyage
IN_HAND: Final = -2
ASIDE: Final = -3  # fits nowhere (mission.all)
SPENT: Final = -4  # resolved, vanished or taken back

# What the Informer did this voyage.
NO_LOOK: Final = 0
LOOKED_AT_DISCS: Final = 1
LOOKED_AT_DEFENCE: Final = 2
LOOKED_AWAY: Final = 3  # passed


@final
class Frame:
    """A sub-decision that somebody owes: never changed once made."""

    __slots__ = ("kind", "place", "seat")

    def __init__(self, kind: i64, seat: i64, place: i64) -> None:
        self.kind = kind
        self.seat = seat  # CHANCE for the tavern's die
        self.place = place  # the destination it is about, or NOTHING


@final
class Mat:
    """One captain's part of the table."""

    __slots__ = (
        "cargo",
        "chest",
        "conquests",
        "discs",
        "furthest",
        "galleon",
        "hold",
        "home",
        "investor_spent",
        "missions",
        "pinnace",
        "reach",
        "score",
    )  # fmt: skip

    def __init__(
        self,
        score: i64, hold: vec[i64], cargo: vec[i64], chest: vec[i64], missions: vec[i64], galleon: bool,
        pinnace: bool, investor_spent: bool, discs: i64, furthest: i64, reach: i64, conquests: i64, home: bool,
    ) -> None:  # fmt: skip
        self.score = score
        self.hold = hold  # crew, guns, supplies, trade goods
        self.cargo = cargo  # commodities, by kind
        self.chest = chest  # silver, gold, jewels: closed to others (final.chest)
        self.missions = missions  # by disc: a destination, or one of the codes above; hidden until turned
        self.galleon = galleon
        self.pinnace = pinnace
        self.investor_spent = investor_spent
        self.discs = discs  # player discs left this voyage
        self.furthest = furthest  # position of the furthest disc along the street, or NOTHING
        self.reach = reach  # farthest zone; 0 until fixed, or without supplies
        self.conquests = conquests  # bits of kinds attacked this voyage
        self.home = home  # back from this voyage, or never sailed and docked again

    def clone(self) -> "Mat":
        return Mat(
            self.score, self.hold[:], self.cargo[:], self.chest[:], self.missions[:], self.galleon, self.pinnace,
            self.investor_spent, self.discs, self.furthest, self.reach, self.conquests, self.home,
        )  # fmt: skip


@final
class State:
    __slots__ = (
        "admiral",
        "circles",
        "counters",
        "edition",
        "fixed_street",
        "frames",
        "galleons",
        "governor",
        "hero_slides",
        "heroes",
        "homebound",
        "informer",
        "landed",
        "look",
        "look_place",
        "market",
        "mats",
        "outbound",
        "phase",
        "pinnaces",
        "pool",
        "seats",
        "step",
        "street",
        "tavern_thrown",
        "treasure",
        "treasury",
        "turn",
        "turned",
        "voyage",
        "wares",
    )  # fmt: skip

    def __init__(
        self,
        edition: Edition, seats: i64, fixed_street: bool, tavern_thrown: bool, hero_slides: bool, mats: list[Mat],
        voyage: i64, phase: i64, turn: i64, step: i64, heroes: i64, frames: list[Frame], homebound: vec[i64],
        outbound: vec[i64], street: vec[i64], circles: vec[i64], admiral: i64, governor: i64, informer: i64,
        galleons: vec[i64], counters: vec[i64], turned: i64, treasure: i64, wares: vec[i64], landed: vec[i64],
        pool: vec[i64], treasury: vec[i64], market: vec[i64], pinnaces: i64, look: i64, look_place: i64,
    ) -> None:  # fmt: skip
        self.edition = edition
        self.seats = seats
        self.fixed_street = fixed_street  # setup.tiles
        self.tavern_thrown = tavern_thrown  # location.tavern
        self.hero_slides = hero_slides  # return.hero
        self.mats = mats
        self.voyage = voyage  # 1..3
        self.phase = phase
        self.turn = turn  # a dock: Homebound while provisioning, Outbound afterwards
        self.step = step  # while sailing: 0 the Golden Hind, then the number on the discs
        self.heroes = heroes  # hero bonuses paid this voyage
        self.frames = frames
        self.homebound = homebound  # seat by dock, or NOBODY
        self.outbound = outbound  # seat by dock: the sailing order
        self.street = street  # tile by position, or NOTHING
        self.circles = circles  # seat by tile and circle (MOST circles a tile), or NOBODY
        self.admiral = admiral  # who holds the counter, or NOBODY
        self.governor = governor
        self.informer = informer
        self.galleons = galleons  # galleon counter (0..2) by destination, or NOTHING
        self.counters = counters  # troop or frigate counter's value by destination, or NOTHING; hidden until turned
        self.turned = turned  # bits of destinations whose counter lies open
        self.treasure = treasure  # bits of destinations whose treasure is still there
        self.wares = wares  # bits of commodities left, by destination
        self.landed = landed  # seats that succeeded, by destination and circle (CIRCLES each), or NOBODY
        self.pool = pool  # crew, guns, supplies, trade goods in the supply
        self.treasury = treasury
        self.market = market  # commodities in the supply
        self.pinnaces = pinnaces
        self.look = look  # the Informer's look, and where it was
        self.look_place = look_place

    def clone(self) -> "State":
        return State(
            self.edition, self.seats, self.fixed_street, self.tavern_thrown, self.hero_slides,
            [mat.clone() for mat in self.mats], self.voyage, self.phase, self.turn, self.step, self.heroes,
            self.frames.copy(), self.homebound[:], self.outbound[:], self.street[:], self.circles[:],
            self.admiral, self.governor, self.informer, self.galleons[:], self.counters[:], self.turned,
            self.treasure, self.wares[:], self.landed[:], self.pool[:], self.treasury[:], self.market[:],
            self.pinnaces, self.look, self.look_place,
        )  # fmt: skip


# Bits of places, tiles, kinds and commodities: a table, because a shift by a variable is where mypyc 2.4.1 went wrong.
BITS: Final = vec[i64]([1 << n for n in range(STREET_LENGTH)])


def full(length: i64, value: i64) -> vec[i64]:
    """A table of `length` times `value`."""
    return vec[i64]([value] * length)


def new_mat(edition: Edition) -> Mat:
    """setup.score: every captain starts on the same few points, with an empty ship."""
    return Mat(
        edition.start_score, full(ITEM_COUNT, 0), full(COMMODITY_COUNT, 0), full(TREASURE_COUNT, 0),
        full(DISC_COUNT, NOT_HELD), False, False, False, edition.player_discs, NOTHING, 0, 0, False,
    )  # fmt: skip


def new_state(edition: Edition, seats: int, fixed_street: bool, tavern_thrown: bool, hero_slides: bool) -> State:
    """The box just opened: everything in the supply, nothing drawn yet."""
    return State(
        edition, seats, fixed_street, tavern_thrown, hero_slides, [new_mat(edition) for _ in range(seats)],
        1, DRAWING, 0, 0, 0, [], full(seats, NOBODY), full(seats, NOBODY), full(STREET_LENGTH, NOTHING),
        full(STREET_LENGTH * MOST, NOBODY), NOBODY, NOBODY, NOBODY, full(PLACES, NOTHING), full(PLACES, NOTHING),
        0, 0, full(PLACES, 0), full(PLACES * CIRCLES, NOBODY), edition.pools[:], edition.treasury[:],
        edition.commodities[:], edition.pinnaces, NO_LOOK, NOTHING,
    )  # fmt: skip


# What can be computed from the table.


def position_of(state: State, tile: i64) -> i64:
    """Where along the street a tile lies, 0..17."""
    for position in range(i64(STREET_LENGTH)):
        if state.street[position] == tile:
            return position
    return NOTHING


def discs_at(state: State, tile: i64) -> i64:
    """How many player discs lie at a location."""
    count: i64 = 0
    for circle in range(i64(MOST)):
        if state.circles[tile * MOST + circle] != NOBODY:
            count += 1
    return count


def landed_at(state: State, place: i64) -> i64:
    """How many circles of a destination are used."""
    count: i64 = 0
    for circle in range(i64(CIRCLES)):
        if state.landed[place * CIRCLES + circle] != NOBODY:
            count += 1
    return count


def is_turned(state: State, place: i64) -> bool:
    return state.turned & BITS[place] != 0


def own_places(mat: Mat) -> i64:
    """Bits of the destinations where this captain's discs lie."""
    bits: i64 = 0
    for place in mat.missions:
        if place >= 0:
            bits |= BITS[place]
    return bits
