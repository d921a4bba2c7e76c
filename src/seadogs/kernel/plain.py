"""What somebody else wrote, as short texts that are safe to print in a sentence."""

import json
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

LARGEST: Final = 2**53 - 1  # the largest whole number that every JSON reader keeps
LONGEST_WORD: Final = 40  # characters of a word that is compared with others
MOST_ITEMS: Final = 8  # of a list that are shown


def plain(value: object, most: int = 60) -> str:
    """`value` in at most `most` characters (a list's items in 20 each): no control characters, never an error."""
    if isinstance(value, dict):
        return "{...}"
    if isinstance(value, list):
        shown = ["[...]" if isinstance(item, list) else plain(item, 20) for item in value[:MOST_ITEMS]]
        return "[" + ", ".join(shown) + (", ...]" if len(value) > MOST_ITEMS else "]")
    if isinstance(value, bool) or value is None:
        return json.dumps(value)
    if isinstance(value, int) and abs(value) > LARGEST:  # str() refuses numbers of more than 4,300 digits
        return "> 2^53" if value > 0 else "< -2^53"
    text = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in str(value)[: most + 1])
    return text if len(text) <= most else text[: most - 1] + "\N{HORIZONTAL ELLIPSIS}"


def closest(word: str, words: Iterable[str]) -> str:
    """The one of `words` that was meant, or "none"."""
    return next(iter(get_close_matches(word[:LONGEST_WORD], list(words), n=1)), "none")
