"""The frame of a case file, whose lines each game reads for itself: moves above a line `----`, what is seen below it;
after a line `====` more moves may follow, and after another `----` more that is seen.
"""

from typing import NamedTuple


class Step(NamedTuple):
    """Some moves, and what must be seen after them."""

    moves: list[str]
    seen: list[str]


def steps(text: str) -> list[Step]:
    """The steps of a case file."""
    made = []
    for part in text.split("\n====\n"):
        above, _, below = part.partition("\n----\n")
        made.append(Step(plain_lines(above), plain_lines(below)))
    return made


def plain_lines(text: str) -> list[str]:
    return [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]


def matches(heard: str, words: list[str]) -> bool:
    """Whether a line of the story has this name and at least these values."""
    return heard.split()[0] == words[0] and set(words) <= set(heard.split())
