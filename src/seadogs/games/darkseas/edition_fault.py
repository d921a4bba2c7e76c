"""What is wrong with a file while it is read: the list of its faults, and words that are safe to print."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from seadogs.kernel.names import Fact
from seadogs.kernel.provenance import Violation

LONGEST_WORD: Final = 40  # characters of a word that is compared with others


class Faults:
    """The violations found so far, in the order in which the file is read."""

    def __init__(self) -> None:
        self.found: list[Violation] = []

    def add(self, constraint: str, where: str, **facts: Fact) -> None:
        self.found.append(Violation(constraint, where, facts))


def closest(word: str, words: Iterable[str]) -> str:
    """The word that was meant, or "none"."""
    return next(iter(get_close_matches(word[:LONGEST_WORD], list(words), n=1)), "none")


def plain(value: object, most: int = 60) -> str:
    """`value` as a short text that is safe to print: never long, no control characters, never an error."""
    if isinstance(value, dict):
        return "{...}"
    if isinstance(value, list):
        shown = ["[...]" if isinstance(item, list) else plain(item, 20) for item in value[:8]]
        return "[" + ", ".join(shown) + (", ...]" if len(value) > 8 else "]")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and abs(value) > 10**18:  # str() refuses numbers of more than 4,300 digits
        return "more than 10^18" if value > 0 else "less than -10^18"
    text = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in str(value)[: most + 1])
    return text if len(text) <= most else text[: most - 1] + "\N{HORIZONTAL ELLIPSIS}"
