"""The words every game shares."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NewType, TypeAlias

Seat = NewType("Seat", int)  # a chair, 0..n-1

CHANCE: Final = Seat(-1)  # the bag, the deck, the die: nobody's choice
CHANCE_SEAT: Final = -1  # the same as a literal, which compiled code takes in
WATCHER: Final = Seat(-2)  # whoever looks on without a chair

Fact: TypeAlias = str | int | bool
Facts: TypeAlias = Mapping[str, Fact]  # the arguments of a sentence, by the names its message uses


@dataclass(frozen=True)
class Switch:
    """A rule that a group may turn on or off before the match: its key in records, and its default."""

    key: str
    default: bool
    clause: str  # the clause it changes


@dataclass(frozen=True)
class Choice:
    """One legal action as a person sees it: its text in records, and the facts of its sentence."""

    text: str
    name: str  # the message that names it
    facts: Facts
    grave: bool = False  # hardly meant, or dearly paid for by whoever slips: a person is asked again


@dataclass(frozen=True)
class Prompt:
    """What a seat is asked: the frame's name (a message), the clause it rests on, and every legal action."""

    seat: Seat
    name: str
    clause: str
    facts: Facts
    choices: tuple[Choice, ...]
