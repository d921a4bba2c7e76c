"""How a match is played in the conformance suite: which game, for how many, and who chooses what.

Hypothesis draws a Sitting; `turns` plays it. Choices come from the drawn numbers first and from the drawn
seed after, so that a failing match shrinks to a short list of numbers and a small seed.
"""

import json
import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, Final, Literal, TypeAlias

from hypothesis import strategies as st

from seadogs import engine_kind
from seadogs.games import AnyGame
from seadogs.kernel.names import CHANCE, WATCHER, Seat
from seadogs.kernel.playout import random_match

EXAMPLES: Final = int(os.environ.get("SEADOGS_EXAMPLES", "4" if engine_kind() == "compiled" else "2"))
SCRIPTS: Final = 2  # matches of sensible play, for each game, number of seats and set of options
SAMPLES: Final = 12  # of a usual match, for checks that take long over each state

Manner: TypeAlias = Literal[
    "even",  # any legal action is as likely as any other
    "kinds",  # a kind of action first, so that rare kinds are played often
    "advised",  # what the game itself advises: sensible play comes where random play never does
]
MANNERS: Final[tuple[Manner, ...]] = ("even", "kinds", "advised")

AnyState: TypeAlias = Any
AnyAction: TypeAlias = Any
AnyEvent: TypeAlias = Any


@dataclass(frozen=True)
class Sitting:
    """A game at a table, and how its match will go."""

    game: AnyGame
    clauses: frozenset[str]  # of the game's manual
    seats: int
    options: Mapping[str, bool]
    picks: tuple[int, ...] = ()
    seed: int = 0
    manner: Manner = "even"

    def __repr__(self) -> str:
        steering = f"picks={self.picks}, seed={self.seed}, manner={self.manner!r}"
        return f"Sitting({self.game.key}, seats={self.seats}, options={dict(self.options)}, {steering})"

    def start(self) -> AnyState:
        return self.game.start(self.seats, self.options)

    def everyone(self) -> list[Seat]:
        """All who may look at the table: every seat, and the watcher."""
        return [Seat(seat) for seat in range(self.seats)] + [WATCHER]

    def sampled(self, number: int) -> bool:
        """Whether to look closely at the state before move `number`."""
        stride = 1 + usual_length(self.game, self.seats) // SAMPLES
        return (number + self.seed) % stride == 0


@cache
def usual_length(game: AnyGame, seats: int) -> int:
    """The moves of some match: a bound on all matches may lie far from any of them."""
    return random_match(game, seats, 0)[0]


@dataclass(frozen=True)
class Turn:
    """Move `number`, about to be made: `state` is the live table before it."""

    number: int
    state: AnyState
    seat: Seat
    action: AnyAction


def sittings(game: AnyGame, clauses: frozenset[str], seats: int) -> st.SearchStrategy[Sitting]:
    """Sittings with every option left alone, each turned over alone, and all of them turned over."""
    usual = {switch.key: switch.default for switch in game.switches}
    each = [usual | {switch.key: not switch.default} for switch in game.switches]
    combinations = [{}, *each, {key: not choice for key, choice in usual.items()}]
    return st.builds(
        Sitting,
        game=st.just(game),
        clauses=st.just(clauses),
        seats=st.just(seats),
        options=st.sampled_from(combinations),
        picks=st.lists(st.integers(0, 999), max_size=60).map(tuple),
        seed=st.integers(0, 2**16),
        manner=st.sampled_from(MANNERS),
    )


def turns(sitting: Sitting, state: AnyState, story: list[AnyEvent] | None = None) -> Iterator[Turn]:
    """Each move of the match, before it is made on `state`; the match ends within the game's bound."""
    game = sitting.game
    rng = Random(sitting.seed)
    script: tuple[tuple[Seat, int], ...] = ()
    if sitting.manner == "advised":
        script = advised(game, sitting.seats, tuple(sitting.options.items()), sitting.seed % SCRIPTS)
    number = 0
    while waiting := game.waiting(state):
        number += 1
        assert number <= game.longest, f"longer than {game.longest} moves"
        steer = sitting.picks[number - 1] if number <= len(sitting.picks) else rng.randrange(1000)
        if number <= len(script):
            seat, index = script[number - 1]
            turn = Turn(number, state, seat, game.actions[index])
        else:
            seat = waiting[steer % len(waiting)]
            turn = Turn(number, state, seat, choose(sitting, state, seat, rng, steer))
        yield turn
        game.apply(state, turn.seat, turn.action, story)


def choose(sitting: Sitting, state: AnyState, seat: Seat, rng: Random, steer: int) -> AnyAction:
    """One of the seat's legal actions; for chance any outcome, likely or not."""
    options = sitting.game.legal(state, seat)
    assert options, f"seat {seat} is waited for and can do nothing"
    if sitting.manner != "kinds":
        return options[steer % len(options)]
    kinds = sorted({kind_of(sitting.game, action) for action in options})
    kind = kinds[steer % len(kinds)]
    return rng.choice([action for action in options if kind_of(sitting.game, action) == kind])


@cache
def advised(
    game: AnyGame, seats: int, options: tuple[tuple[str, bool], ...], seed: int
) -> tuple[tuple[Seat, int], ...]:
    """(seat, action's index) of a match in which seats mostly follow advice; worked out once, for it takes long."""
    state, rng = game.start(seats, dict(options)), Random(seed)
    script: list[tuple[Seat, int]] = []
    while (waiting := game.waiting(state)) and len(script) < game.longest:
        seat = rng.choice(waiting)
        legal = game.legal(state, seat)
        action = rng.choice(legal)
        if seat != CHANCE and len(legal) > 1 and rng.random() < 0.9:
            advice = game.advise(game.view(state, seat), legal)
            action = legal[advice.index(max(advice))]
        script.append((seat, game.index(action)))
        game.apply(state, seat, action)
    return tuple(script)


def kind_of(game: AnyGame, action: AnyAction) -> str:
    return game.text(action).split(" ")[0]


def clauses_of(game: AnyGame) -> frozenset[str]:
    """The slugs of the manual that lies beside the game."""
    package = type(game).__module__.rpartition(".")[0]
    return slugs(files(package).joinpath("manual/en.md").read_text("utf-8"))


def slugs(manual: str) -> frozenset[str]:
    return frozenset(re.findall(r"^### (\S+) \|", manual, re.MULTILINE))


# What a seat sees, as bytes, so that equal means equal to anyone


def plain(value: object) -> object:
    """Values that JSON can hold; AssertionError at anything else."""
    if value is None or type(value) in (str, int, bool):
        return value
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    assert isinstance(value, Mapping), f"{type(value).__name__} is no plain value"
    assert all(type(key) is str for key in value), "keys are text"
    return {key: plain(item) for key, item in value.items()}


def packed(value: object) -> bytes:
    return json.dumps(plain(value), sort_keys=True, allow_nan=False).encode()


def observed(sitting: Sitting, state: AnyState, seat: Seat) -> bytes:
    """All that this seat is shown of a state: who must act, its view, its prompt, its legal actions."""
    game = sitting.game
    waiting = game.waiting(state)
    seen: list[object] = [waiting, game.view(state, seat)]
    if seat != WATCHER:
        seen.append([game.text(action) for action in game.legal(state, seat)])
    if seat in waiting:
        seen.append(game.prompt(state, seat))
    if waiting:  # open scores; the final ones are no secret
        seen.append(game.scores(state))
    return packed(seen)


def refused(sitting: Sitting, state: AnyState, seat: Seat) -> bytes:
    """The refusal of every action that this seat may not take."""
    game = sitting.game
    legal = set(map(game.index, game.legal(state, seat)))
    return packed([game.why_not(state, seat, a) for a in game.actions if game.index(a) not in legal])


def heard(sitting: Sitting, story: list[AnyEvent], seat: Seat) -> list[AnyEvent]:
    """What this seat is told of a story."""
    told = [sitting.game.tell(event, seat) for event in story]
    return [event for event in told if event is not None]


def named(events: list[AnyEvent]) -> bytes:
    return packed([[type(event).__name__, event] for event in events])


def after(sitting: Sitting, state: AnyState, seat: Seat, action: AnyAction) -> tuple[AnyState, list[AnyEvent]]:
    """A clone of `state` on which that move was made, and the move's story."""
    other = sitting.game.clone(state)
    story: list[AnyEvent] = []
    sitting.game.apply(other, seat, action, story)
    return other, story


def is_legal(sitting: Sitting, state: AnyState, seat: Seat, action: AnyAction) -> bool:
    return any(option is action for option in sitting.game.legal(state, seat))
