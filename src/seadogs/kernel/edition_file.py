"""An edition as its file states it: TOML, in which every value says where it comes from.

A value is written plainly, or as `{ value = ..., from = "seen" }`; a table's own `from` holds for all values below it.
What shape the values have and what they mean to each other is the game's business. Never compiled: it runs once a
process.
"""

import json
import tomllib
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Final

from seadogs.kernel.names import Fact
from seadogs.kernel.plain import plain
from seadogs.kernel.provenance import EditionError, Value, Violation

LARGEST_FILE: Final = 131_072  # characters; an edition takes 6,000 to 25,000
LONGEST_LINE: Final = 1_000  # characters; tomllib takes quadratic time over a dotted key

# What can be wrong with the text and the shape of any edition; the sentences are the house's (messages/edition/).
SHAPE_CONSTRAINTS: Final = (
    "file-too-large",
    "line-too-long",
    "file-too-deep",
    "file-not-toml",
    "key-missing",
    "key-unknown",
    "key-malformed",
    "table-expected",
    "type-wrong",
    "list-length",
    "number-out-of-range",
    "word-unknown",
    "text-malformed",
    "provenance-missing",
    "provenance-unknown",
)


def parse(text: str) -> dict[str, object]:
    """The tree of tables in `text`. Raises EditionError if it is not TOML or too large to be an edition."""
    if len(text) > LARGEST_FILE:
        raise _error("file-too-large", most=LARGEST_FILE)
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise _error("line-too-long", line=number, most=LONGEST_LINE)
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise _error("file-too-deep") from error
    except ValueError as error:  # TOMLDecodeError is one; so is Python's refusal of numbers of 4,300 digits
        raise _error("file-not-toml", reason=plain(str(error), 200)) from error


def _error(constraint: str, **facts: Fact) -> EditionError:
    return EditionError([Violation(constraint, "", facts)])


class Sheet:
    """The values of a file of the right shape, by path. KeyError for a path that the file does not have."""

    def __init__(self, name: str, values: Iterable[Value]) -> None:
        self.name = name  # the edition's, given by whoever wrote the file; not a printed value
        self.values = tuple(values)
        self._by_path = {value.path: value.value for value in self.values}

    def __contains__(self, path: str) -> bool:
        return path in self._by_path

    def number(self, path: str, word: int = 0) -> int:
        """The number at `path`; `word` where a word stands instead, as "all" may."""
        value = self._by_path[path]
        return value if isinstance(value, int) else word

    def numbers(self, path: str) -> list[int]:
        value = self._by_path[path]
        return [item for item in value if isinstance(item, int)] if isinstance(value, tuple) else []

    def word(self, path: str) -> str:
        return str(self._by_path[path])

    def words(self, path: str) -> list[str]:
        value = self._by_path[path]
        return [item for item in value if isinstance(item, str)] if isinstance(value, tuple) else []


def digest_of(values: Mapping[str, object]) -> str:
    """The digest of an edition whose values that play are these, by path."""
    return "sha256:" + sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()
