"""The lines of a record, one JSON object each, and what can be wrong with them. What they mean: `record`."""

import json
import re
from typing import Final, NoReturn

from seadogs.kernel.dealer import SEED_BYTES
from seadogs.kernel.names import Fact, Facts
from seadogs.kernel.plain import plain
from seadogs.kernel.refusal import Refusal

LONGEST_LINE: Final = 4_000  # characters; a header takes about 300, a row about 60
HEXADECIMAL: Final = re.compile(f"[0-9a-f]{{{2 * SEED_BYTES}}}")


class RecordError(Exception):
    """This is no record of this game: `line` (from 1) and `code` say where and why (message `record-<code>`).

    `facts` are the values of the sentence. `refusal` is the game's, where a rule is the reason.
    """

    def __init__(self, line: int, code: str, facts: Facts | None = None, refusal: Refusal | None = None) -> None:
        self.line = line
        self.code = code
        self.facts: Facts = facts or {}
        self.refusal = refusal
        reason = f" ({refusal.code}, {refusal.clause})" if refusal else ""
        super().__init__(f"line {line}: {code} {dict(self.facts)}{reason}")


def trees(text: str) -> list[dict[str, object]]:
    """The object on each line of `text`: the first line's is the header. Raises RecordError.

    A byte order mark, Windows' line ends, a missing last line end and blank lines at the end do no harm.
    """
    body = text.removeprefix("\N{BYTE ORDER MARK}").rstrip("\r\n\t ")
    if not body:
        raise RecordError(1, "empty")
    lines = body.split("\n")  # splitlines() would also split at characters that JSON allows inside text
    whole = "\n" in text[len(text.rstrip("\r\n\t ")) :]
    return [_tree(line, number, whole or number < len(lines)) for number, line in enumerate(lines, 1)]


class _TwiceError(ValueError):
    """A key that stands twice in an object."""


class _EndlessError(ValueError):
    """NaN or an infinity."""


def _tree(line: str, number: int, whole: bool) -> dict[str, object]:
    """The JSON object on a line; `whole` unless it is the last and lacks its line end."""
    if len(line) > LONGEST_LINE:
        raise RecordError(number, "line-too-long", {"most": LONGEST_LINE})
    if not line.strip():
        raise RecordError(number, "line-blank")
    if not _encodable(line):
        raise RecordError(number, "not-text")
    try:
        tree = json.loads(line, object_pairs_hook=_object, parse_constant=_endless)
    except json.JSONDecodeError as error:
        cut = not whole and line.lstrip().startswith("{") and not line.rstrip().endswith("}")
        code, facts = ("cut-off", {}) if cut else ("not-json", {"column": error.colno})
        raise RecordError(number, code, facts) from error
    except _TwiceError as error:
        raise RecordError(number, "key-twice", {"key": plain(error.args[0])}) from error
    except _EndlessError as error:
        raise RecordError(number, "number-endless", {"found": error.args[0]}) from error
    except RecursionError as error:
        raise RecordError(number, "too-deep") from error
    except ValueError as error:  # Python reads no number of more than 4,300 digits
        raise RecordError(number, "number-too-large") from error
    if not isinstance(tree, dict):
        raise RecordError(number, "not-object", {"found": plain(tree)})
    return tree


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """json's hook: an object in which no key stands twice."""
    seen: dict[str, object] = {}
    for key, value in pairs:
        if key in seen:
            raise _TwiceError(key)
        seen[key] = value
    return seen


def _endless(name: str) -> NoReturn:
    """json's hook for NaN, Infinity and -Infinity, which are not JSON."""
    raise _EndlessError(name)


class LineReader:
    """Takes values of the right type out of one line's object; where one is of another, RecordError.

    `keys` looks at once for all keys that may and must be there; the others expect theirs to be.
    """

    def __init__(self, tree: dict[str, object], line: int) -> None:
        self.tree = tree
        self.line = line

    def error(self, code: str, **facts: Fact) -> RecordError:
        return RecordError(self.line, code, facts)

    def keys(self, known: tuple[str, ...], needed: tuple[str, ...]) -> None:
        for key in self.tree:
            if key not in known:
                raise self.error("key-unknown", key=plain(key), keys=", ".join(known))
        for key in needed:
            if key not in self.tree:
                raise self.error("key-missing", key=key)

    def number(self, key: str, least: int, most: int) -> int:
        value = self.tree[key]
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error("type-wrong", key=key, expected="number", found=plain(value))
        if not least <= value <= most:
            raise self.error("number-out-of-range", key=key, found=plain(value), least=least, most=most)
        return value

    def text(self, key: str) -> str:
        value = self.tree[key]
        if not isinstance(value, str):
            raise self.error("type-wrong", key=key, expected="text", found=plain(value))
        if not _encodable(value):
            raise self.error("not-text")
        return value

    def hexadecimal(self, key: str) -> str:
        value = self.text(key)
        if not HEXADECIMAL.fullmatch(value):
            raise self.error("not-hexadecimal", key=key, digits=2 * SEED_BYTES)
        return value

    def options(self) -> dict[str, bool]:
        value = self.tree["options"]
        if not isinstance(value, dict):
            raise self.error("type-wrong", key="options", expected="options", found=plain(value))
        chosen: dict[str, bool] = {}
        for key, choice in value.items():
            if not isinstance(choice, bool):
                raise self.error("type-wrong", key=plain(key), expected="true-false", found=plain(choice))
            if not _encodable(key):
                raise self.error("not-text")
            chosen[key] = choice
        return chosen


def _encodable(text: str) -> bool:
    """Whether `text` has no half of a surrogate pair, which no file can hold."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)
