"""A table for tests: captains by colour, moves by text, chance as the test wishes.

    table = Table(3)
    table.give("blue", slots={"sw-a": "crimps-cellar-red"}, doubloons=2)
    table.roll("orange yellow yellow blue")
    table.do("blue", "stay", "take nothing", "sail", "activate sw-a")
    table.do("chance", "roll red")

Round 1 has begun and blue is active. Unless it is arranged otherwise harbours lie clockwise from the own colour in
the colours' order; hands, north-west harbours and discards are empty; everybody holds one treasure: blue a crown,
green a chalice, red a pearl, yellow an idol. `give` moves pieces to where a test wants them: the census stays right.
"""

from collections.abc import Mapping
from dataclasses import asdict, is_dataclass
from typing import Any, TypedDict

from seadogs.games.darkseas.events import Echo, Event, Whisper
from seadogs.games.darkseas.game import DarkSeas, open_game
from seadogs.games.darkseas.rules.supply import add_to_hand, take_from_hand
from seadogs.games.darkseas.state import HARBOURS, IN_DISCARDS, IN_STACK, WITH_PLAYER, Mat, State
from seadogs.games.darkseas.terms import BASIC, COLOURS, DIRECTIONS, SLOTS, SPOTS, TREASURES
from seadogs.kernel.names import CHANCE, Seat
from seadogs.kernel.telling import told

GAME = open_game()


def seat_of(captain: str) -> Seat:
    return CHANCE if captain == "chance" else Seat(COLOURS.index(captain))


class Holding(TypedDict, total=False):
    """What `Table.give` gives a captain, tiles on the island apart."""

    hand: str
    pirates: str
    dread: str
    treasures: str
    doubloons: int
    at: str
    ship: str


class Table:
    def __init__(self, seats: int = 3, *, game: DarkSeas = GAME, **options: bool) -> None:
        self.game = game
        self.state: State = game.start(seats, options)
        self.events: list[Event] = []
        self.captains = COLOURS[:seats]
        self.keys = game.printed.keys
        self.census = game.census(self.state)
        self.set_up()

    def set_up(self) -> None:
        while self.state.phase == HARBOURS:
            self.do(self.asked[0], self.legal(self.asked[0])[0])
        for captain in self.captains:
            self.do("chance", f"treasure {TREASURES[COLOURS.index(captain)]}")
        for number in range(4 * len(self.captains)):
            self.do("chance", f"tile {self.keys[number]}")
        for captain in self.captains:
            for _ in range(2):
                self.do(captain, self.legal(captain)[0])
        self.do("chance", "first blue")
        for captain in self.captains:
            self.clear(captain)
        for key in self.discards():
            self.move_away(self.keys.index(key))
        self.events.clear()

    # Playing

    @property
    def asked(self) -> list[str]:
        return ["chance" if seat == CHANCE else COLOURS[seat] for seat in self.game.waiting(self.state)]

    def legal(self, captain: str) -> list[str]:
        return [self.game.text(action) for action in self.game.legal(self.state, seat_of(captain))]

    def do(self, captain: str, *texts: str) -> None:
        """Moves of one captain (or `chance`), each of which must be legal."""
        for text in texts:
            action = self.game.parse(text)
            assert action is not None, f"{text!r} is no action"
            assert text in self.legal(captain), f"{captain} may not {text!r} but {self.legal(captain)} ({self.asked})"
            self.game.apply(self.state, seat_of(captain), action, self.events)
        assert self.game.census(self.state) == self.census

    def roll(self, dice: str, again: str = "") -> None:
        """The four dice, by colour; then the active captain keeps them, or rolls some again ("1 3: red blue")."""
        self.do("chance", *(f"roll {colour}" for colour in dice.split()))
        captain = self.asked[0]
        if not again:
            self.do(captain, "keep")
            return
        numbers, colours = again.split(": ")
        self.do(captain, f"reroll {numbers}")
        self.do("chance", *(f"roll {colour}" for colour in colours.split()))

    def pass_turn(self, captain: str) -> None:
        """As little as possible."""
        for text in ("stay", "take nothing", "anchor", "place nothing"):
            if text in self.legal(captain):
                self.do(captain, text)

    def finish_round(self) -> None:
        number = self.state.round
        while self.state.round == number and self.asked and self.asked != ["chance"]:
            self.pass_turn(self.asked[0])

    # Positions

    def mat(self, captain: str) -> Mat:
        return self.state.mats[seat_of(captain)]

    def clear(self, captain: str) -> None:
        """No tile in hand, none at the north-west harbour."""
        for key in self.hand(captain):
            self.move_away(self.keys.index(key))
        for tile in list(self.mat(captain).slots):
            if 0 <= tile < BASIC:
                self.move_away(int(tile))

    def move_away(self, tile: int) -> None:
        """Into the stack, from wherever it is."""
        for mat in self.state.mats:
            if tile in list(mat.hand[: int(mat.hand_count)]):
                take_from_hand(mat, tile)
            for slot in range(len(SLOTS)):
                if mat.slots[slot] == tile:
                    mat.slots[slot] = -1
        self.state.lies[tile] = IN_STACK

    def give(
        self, captain: str, *, hand: str = "", slots: Mapping[str, str] | None = None, pirates: str = "",
        dread: str = "", treasures: str | None = None, doubloons: int | None = None, at: str = "", ship: str = "",
    ) -> None:  # fmt: skip
        """Tiles by key; pirates by direction, once each ("n n sw"); treasures instead of the one held."""
        mat = self.mat(captain)
        for key in hand.split():
            self.take(key)
            add_to_hand(mat, self.keys.index(key))
        for slot, key in (slots or {}).items():
            if mat.slots[SLOTS.index(slot)] != -1 and mat.slots[SLOTS.index(slot)] < BASIC:
                self.move_away(int(mat.slots[SLOTS.index(slot)]))
            self.take(key)
            mat.slots[SLOTS.index(slot)] = self.keys.index(key)
        for direction in pirates.split():
            mat.plain[DIRECTIONS.index(direction)] += 1
        for direction in dread.split():
            mat.dread[DIRECTIONS.index(direction)] += 1
        if treasures is not None:
            self.hold(mat, treasures)
        mat.doubloons = int(mat.doubloons) if doubloons is None else doubloons
        mat.captain = SPOTS.index(at) if at else int(mat.captain)
        mat.ship = DIRECTIONS.index(ship) if ship else int(mat.ship)

    def take(self, key: str) -> None:
        tile = self.keys.index(key)
        self.move_away(tile)
        self.state.lies[tile] = WITH_PLAYER

    def hold(self, mat: Mat, treasures: str) -> None:
        for kind in range(len(TREASURES)):
            self.state.reserve[kind] = int(self.state.reserve[kind]) + int(mat.treasures[kind])
            mat.treasures[kind] = treasures.split().count(TREASURES[kind])
            self.state.reserve[kind] = int(self.state.reserve[kind]) - int(mat.treasures[kind])
            assert self.state.reserve[kind] >= 0

    # Looking

    def hand(self, captain: str) -> list[str]:
        mat = self.mat(captain)
        return [self.keys[tile] for tile in list(mat.hand)[: int(mat.hand_count)]]

    def slot(self, captain: str, slot: str) -> str:
        tile = self.mat(captain).slots[SLOTS.index(slot)]
        return "" if tile == -1 else self.keys[tile]

    def pirates(self, captain: str) -> str:
        """By direction: "n:2+1" two pirates and a Dread Pirate."""
        mat = self.mat(captain)
        both = [(int(mat.plain[n]), int(mat.dread[n])) for n in range(len(DIRECTIONS))]
        return " ".join(f"{DIRECTIONS[n]}:{plain}+{dread}" for n, (plain, dread) in enumerate(both) if plain + dread)

    def treasures(self, captain: str) -> str:
        mat = self.mat(captain)
        return " ".join(kind for n, kind in enumerate(TREASURES) for _ in range(int(mat.treasures[n])))

    def discards(self) -> set[str]:
        return {self.keys[tile] for tile in range(BASIC) if self.state.lies[tile] == IN_DISCARDS}

    def score(self, captain: str) -> int:
        return self.game.scores(self.state)[seat_of(captain)]

    def names(self) -> list[str]:
        return [told(event).name for event in self.events]

    def facts(self, name: str, **wanted: object) -> list[dict[str, Any]]:
        """The facts of all events of that name, captains by colour, that have these values."""
        found: list[dict[str, Any]] = []
        for event in self.events:
            plain = event.event if isinstance(event, Whisper | Echo) else event
            assert is_dataclass(plain)
            sentence = told(plain)
            facts = {
                key: COLOURS[value] if key in ("seat", "other", "only") else value
                for key, value in asdict(plain).items()
            }
            if sentence.name == name and wanted.items() <= facts.items():
                found.append(facts)
        return found
