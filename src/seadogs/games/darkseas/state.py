"""The table, secrets included, and nothing that can be worked out from it.

Each player's part, a Mat, carries how far the own turn has come and what it waits for, so that one player after
another and all at the same time (option `simultaneous`) are played by the same rules. Rounds count from 1.
"""

from typing import Final, final

from mypy_extensions import i64

from seadogs.games.darkseas.edition import Edition
from seadogs.games.darkseas.events import Echo
from seadogs.games.darkseas.terms import (
    BASIC,
    COLOUR_COUNT,
    DICE,
    DRAWN,
    ISLAND,
    MOST,
    NOBODY,
    NORTH,
    NOTHING,
    SLOT_COUNT,
    SOUTH,
    STARTING,
    TREASURE_COUNT,
)
from seadogs.kernel.tables import vec

# What the table waits for, in the order of a game.
HARBOURS: Final = 0
TREASURES: Final = 1
TILES: Final = 2
OPENING: Final = 3
FIRST: Final = 4
ROLLING: Final = 5
REROLL: Final = 6
TURNS: Final = 7
RESOLVING: Final = 8
OVER: Final = 9
PHASES: Final = (
    "harbours", "treasures", "tiles", "opening", "first", "rolling", "reroll", "turns", "resolving", "over",
)  # fmt: skip

# How far a player's turn has come.
WAITING: Final = 0  # not begun
SCHEME: Final = 1  # until the captain has moved, or stays
AT_ISLAND: Final = 2  # the captain's bonus
SHIP: Final = 3
PLACING: Final = 4
DONE: Final = 5
STEPS: Final = ("waiting", "scheme", "island", "ship", "place", "done")

# What a turn waits for besides: a decision within a scheme, a bonus or a tile's effect, or a draw.
NO_ASK: Final = 0
ASK_ROLL: Final = 1
ASK_DRAW_TREASURE: Final = 2
ASK_DRAW_TILE: Final = 3
ASK_KEEP_TREASURE: Final = 4
ASK_KEEP_TILE: Final = 5
ASK_PIRATE: Final = 6
ASK_UPGRADE: Final = 7
ASK_REPLACE: Final = 8
ASK_REMOVE: Final = 9
ASK_PAY_PIRATE: Final = 10
ASK_PAY_TREASURE: Final = 11
ASK_PAY_DOUBLOONS: Final = 12
ASK_DISCARD: Final = 13
ASK_CHOOSE: Final = 14
ASK_BRANCH: Final = 15
ASK_MOVE: Final = 16
ASK_COPY: Final = 17
ASKS: Final = (
    "", "roll", "draw-treasure", "draw-tile", "keep-treasure", "keep-tile", "pirate", "upgrade", "replace", "remove",
    "pay-pirate", "pay-treasure", "pay-doubloons", "discard", "choose-player", "branch", "move-captain", "copy",
)  # fmt: skip

# Where a basic tile is.
IN_STACK: Final = 0
IN_DISCARDS: Final = 1
WITH_PLAYER: Final = 2  # in a hand, drawn, or on an island
ASIDE: Final = 3  # 3 + seat: discarded in this unfinished turn (option simultaneous)

BANK: Final = MOST  # as an owner in `known`: the treasures lying face down
KNOWN_ROW: Final = (MOST + 1) * TREASURE_COUNT


@final
class Mat:
    """One player's island, hand and purse, and the own turn.

    From `ask` on stand the registers of what is being done: a tile's effect, a scheme or a bonus. While `ask` is
    NO_ASK they mean nothing and are as `rest` leaves them, so that equal tables are equal.
    """

    __slots__ = (
        "ask",
        "asked",
        "back",
        "captain",
        "chosen",
        "doubloons",
        "drawn",
        "dread",
        "due",
        "each",
        "entered",
        "fifth",
        "hand",
        "hand_count",
        "harbours",
        "here",
        "infamy",
        "keep",
        "matching",
        "opening",
        "owed",
        "owed_count",
        "owed_here",
        "pc",
        "plain",
        "ship",
        "slots",
        "spent",
        "spot",
        "step",
        "thrown",
        "tile",
        "times",
        "treasures",
        "woken",
    )  # fmt: skip

    def __init__(
        self,
        harbours: vec[i64], slots: vec[i64], plain: vec[i64], dread: vec[i64], treasures: vec[i64], hand: vec[i64],
        hand_count: i64, doubloons: i64, infamy: i64, captain: i64, ship: i64, opening: i64, thrown: i64, step: i64,
        spent: i64, entered: i64, woken: i64, owed: vec[i64], owed_here: vec[i64], owed_count: i64, fifth: i64,
        ask: i64, asked: i64, pc: i64, tile: i64, here: i64, matching: i64, chosen: i64, each: i64, due: i64,
        times: i64, keep: i64, spot: i64, back: i64, drawn: vec[i64],
    ) -> None:  # fmt: skip
        self.harbours = harbours  # colour by direction, or NOTHING
        self.slots = slots  # tile by slot, or NOTHING
        self.plain = plain  # pirates by direction
        self.dread = dread  # Dread Pirates by direction
        self.treasures = treasures  # by kind; hidden
        self.hand = hand  # tiles in ascending order, NOTHING beyond `hand_count`; hidden
        self.hand_count = hand_count
        self.doubloons = doubloons
        self.infamy = infamy
        self.captain = captain  # a spot: the island, or 1 + direction
        self.ship = ship  # a direction
        self.opening = opening  # setup.hand: the tile chosen for the north-west harbour, in secret; still in hand
        self.thrown = thrown  # the tile chosen to be discarded; still in hand
        self.step = step
        self.spent = spent  # schemes made this turn, three bits a colour
        self.entered = entered  # bits of the harbours entered this turn
        self.woken = woken  # bits of the two tiles activated at the harbour just entered; both unless just entered
        self.owed = owed  # tiles activated whose effect waits until all are done, in order, NOTHING beyond
        self.owed_here = owed_here  # the direction that is "here" for each
        self.owed_count = owed_count
        self.fifth = fifth  # the colour that the fifth die showed last for this player, or NOTHING
        self.ask = ask
        self.asked = asked  # a seat, or CHANCE
        self.pc = pc  # the step of the edition that is being done
        self.tile = tile  # the tile whose effect it is, or NOTHING
        self.here = here  # a direction, or NOTHING
        self.matching = matching  # the harbour of the colour rolled, a direction, or NOTHING
        self.chosen = chosen  # a seat, or NOBODY
        self.each = each  # the seat whose part of "each player" it is, or NOBODY
        self.due = due  # how many more: pirates, draws, things to pay or to lose
        self.times = times  # how often more what is inside "pay up to" is done
        self.keep = keep  # how many of the drawn to keep
        self.spot = spot  # where the pirate goes of which `upgrade` is asked: a direction, or NOTHING
        self.back = back  # where to go on after a copied tile
        self.drawn = drawn  # treasures by kind, or tiles in ascending order and NOTHING beyond; hidden

    def clone(self) -> "Mat":
        return Mat(
            self.harbours[:], self.slots[:], self.plain[:], self.dread[:], self.treasures[:], self.hand[:],
            self.hand_count, self.doubloons, self.infamy, self.captain, self.ship, self.opening, self.thrown,
            self.step, self.spent, self.entered, self.woken, self.owed[:], self.owed_here[:], self.owed_count,
            self.fifth, self.ask, self.asked, self.pc, self.tile, self.here, self.matching, self.chosen, self.each,
            self.due, self.times, self.keep, self.spot, self.back, self.drawn[:],
        )  # fmt: skip


@final
class State:
    __slots__ = (
        "active",
        "again",
        "choose_harbours",
        "dice",
        "edition",
        "kept",
        "known",
        "lies",
        "mats",
        "phase",
        "reserve",
        "round",
        "seats",
        "shown",
        "simultaneous",
        "turn",
    )  # fmt: skip

    def __init__(
        self,
        edition: Edition, seats: i64, choose_harbours: bool, simultaneous: bool, mats: list[Mat], shown: list[Mat],
        phase: i64, number: i64, active: i64, turn: i64, dice: vec[i64], again: i64, reserve: vec[i64],
        lies: vec[i64], known: vec[i64], kept: list[Echo],
    ) -> None:  # fmt: skip
        self.edition = edition
        self.seats = seats
        self.choose_harbours = choose_harbours  # setup.island
        self.simultaneous = simultaneous  # option.simultaneous
        self.mats = mats
        self.shown = shown  # the mats as they stood when all began their turns at once; empty at other times
        self.phase = phase
        self.round = number  # 0 during setup
        self.active = active  # who rolls this round, or NOBODY
        self.turn = turn  # whose turn it is, or whose tiles are being resolved; NOBODY if nobody's
        self.dice = dice  # colours shown, or NOTHING where a die is still to be rolled
        self.again = again  # bits of the dice that were rolled again this round
        self.reserve = reserve  # treasures lying face down, by kind
        self.lies = lies  # where each basic tile is
        self.known = known  # what seats have seen: see `known_at`
        self.kept = kept  # told to their seats, and to the others when all are done (option simultaneous)

    def clone(self) -> "State":
        return State(
            self.edition, self.seats, self.choose_harbours, self.simultaneous, [mat.clone() for mat in self.mats],
            [mat.clone() for mat in self.shown], self.phase, self.round, self.active, self.turn, self.dice[:],
            self.again, self.reserve[:], self.lies[:], self.known[:], self.kept.copy(),
        )  # fmt: skip


# Bits of dice, harbours, slots: a table, because a shift by a variable is where mypyc 2.4.1 went wrong.
BITS: Final = vec[i64]([1 << n for n in range(20)])


def full(length: i64, value: i64) -> vec[i64]:
    """A table of `length` times `value`."""
    return vec[i64]([value] * length)


def new_mat(edition: Edition, seat: i64) -> Mat:
    """setup.island, setup.starting-tiles, setup.hand, setup.ship: before anything is drawn."""
    harbours = full(COLOUR_COUNT, NOTHING)
    harbours[NORTH] = seat
    slots = full(SLOT_COUNT, NOTHING)
    for start in range(i64(STARTING)):
        slots[edition.start_slots[start]] = BASIC + start
    return Mat(
        harbours, slots, full(COLOUR_COUNT, 0), full(COLOUR_COUNT, 0), full(TREASURE_COUNT, 0), full(BASIC, NOTHING),
        0, edition.start_doubloons, 0, ISLAND, SOUTH, NOTHING, NOTHING, WAITING, 0, 0, 3, full(SLOT_COUNT, NOTHING),
        full(SLOT_COUNT, NOTHING), 0, NOTHING, NO_ASK, NOBODY, 0, NOTHING, NOTHING, NOTHING, NOBODY, NOBODY, 0,
        0, 0, NOTHING, 0, full(DRAWN, 0),
    )  # fmt: skip


def new_state(edition: Edition, seats: int, choose_harbours: bool, simultaneous: bool) -> State:
    """The box just opened: everything in the supply, nothing drawn yet."""
    return State(
        edition, seats, choose_harbours, simultaneous, [new_mat(edition, seat) for seat in range(seats)], [],
        HARBOURS, 0, NOBODY, NOBODY, full(DICE, NOTHING), 0, full(TREASURE_COUNT, edition.treasures),
        full(BASIC, IN_STACK), full(MOST * KNOWN_ROW, 0), [],
    )  # fmt: skip


# What can be computed from the table.


def known_at(seat: i64, owner: i64, treasure: i64) -> i64:
    """hidden.secrets: where `State.known` says how many treasures of a kind `seat` knows `owner` to have, at least.

    An owner is another seat, or BANK.
    """
    return (seat * (MOST + 1) + owner) * TREASURE_COUNT + treasure


def pirates_at(mat: Mat, direction: i64) -> i64:
    """pirate.dread: of both kinds."""
    return mat.plain[direction] + mat.dread[direction]


def room_at(edition: Edition, mat: Mat, direction: i64) -> bool:
    """pirate.four"""
    return mat.plain[direction] + mat.dread[direction] < edition.berths


def treasures_of(mat: Mat) -> i64:
    """How many, of all kinds: open to all."""
    count: i64 = 0
    for treasure in range(i64(TREASURE_COUNT)):
        count += mat.treasures[treasure]
    return count


def reserve_left(state: State) -> i64:
    """Treasures that can still be drawn."""
    count: i64 = 0
    for treasure in range(i64(TREASURE_COUNT)):
        count += state.reserve[treasure]
    return count


def tiles_at(state: State, place: i64) -> i64:
    """How many basic tiles are in the stack, the discards, or set aside by a seat."""
    count: i64 = 0
    for tile in range(i64(BASIC)):
        if state.lies[tile] == place:
            count += 1
    return count


def dice_of(state: State, colour: i64) -> i64:
    """How many of the four dice show a colour."""
    count: i64 = 0
    for die in range(i64(DICE)):
        if state.dice[die] == colour:
            count += 1
    return count


def is_guarded(mat: Mat, direction: i64) -> bool:
    """captain.protects"""
    return mat.captain == direction + 1


def at_once(state: State) -> bool:
    """option.simultaneous: whether all are playing their turns now."""
    return state.simultaneous and state.phase == TURNS


def mat_seen(state: State, seat: i64) -> Mat:
    """option.simultaneous: another's mat as all may know it; nobody sees an unfinished turn."""
    return state.shown[seat] if at_once(state) else state.mats[seat]
