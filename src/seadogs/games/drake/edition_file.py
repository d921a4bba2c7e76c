"""Reads an edition file: its text, its shape, and the provenance of every value. What the values mean to each
other is `edition_check`'s business; what the rules read is `edition`'s.

A file is TOML. A value is written plainly, or as `{ value = ..., from = "seen" }`; a table's own `from` holds
for all values below it. Never compiled: it runs once a process.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from typing import Final, TypeAlias

from seadogs.games.drake.edition_shape import COUNT, DESTINATIONS, KIND, PLACE, SCHEMA, Schema, Shape
from seadogs.kernel.names import Fact
from seadogs.kernel.provenance import PROVENANCES, EditionError, Provenance, Value, Violation

LARGEST_FILE: Final = 65_536  # bytes; an edition takes about 6,000
LONGEST_LINE: Final = 1_000  # characters; tomllib takes quadratic time over a dotted key
LONGEST_TITLE: Final = 40  # characters

SHAPE_CONSTRAINTS: Final = (
    "file-unreadable",
    "file-too-large",
    "file-not-text",
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
    "title-malformed",
    "provenance-missing",
    "provenance-unknown",
)

KEY: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


Origin: TypeAlias = Provenance | None  # of what a table holds; None where no table above says


class Sheet:
    """A file of the right shape: its values by path, in the order of the schema and then of the file."""

    def __init__(self, name: str, values: Iterable[Value], places: Iterable[str]) -> None:
        self.name = name  # the edition's, given by whoever wrote the file; not a printed value
        self.values = tuple(values)
        self.places = tuple(places)  # the keys of the destinations, in the order of the file
        self._by_path = {value.path: value.value for value in self.values}

    def __contains__(self, path: str) -> bool:
        return path in self._by_path

    def number(self, path: str, word: int = 0) -> int:
        """The number at `path`; `word` where a word stands instead ("all", "ghost-ship")."""
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

    def kind(self, place: str) -> str:
        return self.word(f"destination.{place}.kind")


def fetch(path: Path) -> str:
    """The text of a file. Raises EditionError if it cannot be had."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:  # ValueError: a path with a null byte
        reason = error.strerror if isinstance(error, OSError) else None
        raise _error("file-unreadable", path=plain(str(path)), reason=reason or "?") from error
    if len(raw) > LARGEST_FILE:
        raise _error("file-too-large", most=LARGEST_FILE)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise _error("file-not-text", line=raw.count(b"\n", 0, error.start) + 1) from error


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


def read(tree: Mapping[str, object]) -> tuple[Sheet, list[Violation]]:
    """The values in `tree`, and what is wrong with its shape; with any violation the sheet has gaps."""
    reader = _Reader()
    name = tree.get("name", "")
    if "name" not in tree:
        reader.broken("key-missing", "name", key="name")
    elif not isinstance(name, str):
        reader.broken("type-wrong", "name", expected="name", found=plain(name))
    elif reader.key_fits(name, "name"):
        reader.name = name
    rest = {key: node for key, node in tree.items() if key not in ("name", "destination")}
    reader.table(rest, "", SCHEMA, None)
    reader.destinations(tree)
    return Sheet(reader.name, reader.values, reader.places), reader.violations


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


def _error(constraint: str, **facts: Fact) -> EditionError:
    return EditionError([Violation(constraint, "", facts)])


def _under(path: str, key: str) -> str:
    return f"{path}.{plain(key)}" if path else plain(key)


def _closest(word: str, words: Iterable[str]) -> str:
    """The word that was meant, or "none"."""
    return next(iter(get_close_matches(word[:LONGEST_TITLE], list(words), n=1)), "none")


class _Reader:
    """Walks a tree along the schema, so never deeper than the schema is."""

    def __init__(self) -> None:
        self.name = ""
        self.values: list[Value] = []
        self.places: list[str] = []
        self.violations: list[Violation] = []

    def broken(self, constraint: str, where: str, **facts: Fact) -> None:
        self.violations.append(Violation(constraint, where, facts))

    def origin(self, node: Mapping[str, object], path: str, inherited: Origin) -> Origin:
        """The provenance that `node` states for what it holds, or else the inherited one."""
        if "from" not in node:
            return inherited
        stated = node["from"]
        for provenance in PROVENANCES:
            if stated == provenance:
                return provenance
        meant = _closest(stated, PROVENANCES) if isinstance(stated, str) else "none"
        words = ", ".join(PROVENANCES)
        self.broken("provenance-unknown", _under(path, "from"), found=plain(stated), meant=meant, words=words)
        return "invented"  # so that the values below are not blamed as well

    def table(self, node: object, path: str, schema: Schema, inherited: Origin) -> None:
        if not isinstance(node, dict):
            self.broken("table-expected", path, found=plain(node), keys=", ".join(schema))
            return
        origin = self.origin(node, path, inherited)
        self.keys(node, path, schema)
        for key, shape in schema.items():
            if key not in node:
                continue
            if isinstance(shape, Shape):
                self.value(node[key], _under(path, key), shape, origin)
            else:
                self.table(node[key], _under(path, key), shape, origin)

    def keys(self, node: Mapping[str, object], path: str, schema: Schema) -> None:
        """Every key of the schema is there and no other. A misspelt key is one mistake, not two."""
        missing = [
            key
            for key, shape in schema.items()
            if key not in node and not (isinstance(shape, Shape) and shape.optional)
        ]
        for key in node:
            if key in schema or key == "from":
                continue
            meant = _closest(key, missing)
            if meant in missing:
                missing.remove(meant)
            self.broken("key-unknown", _under(path, key), key=plain(key), meant=meant, keys=", ".join(schema))
        for key in missing:
            self.broken("key-missing", _under(path, key), key=key)

    def value(self, node: object, path: str, shape: Shape, inherited: Origin) -> None:
        """Keeps the value at `path`, if it fits its shape and says where it comes from."""
        origin = inherited
        if isinstance(node, dict):
            origin = self.origin(node, path, inherited)
            self.keys(node, path, {"value": COUNT})
            if "value" not in node:
                return
            node = node["value"]
        if origin is None:
            self.broken("provenance-missing", path, words=", ".join(PROVENANCES))
            return
        is_list = shape.kind in ("numbers", "words")
        value = self.items(node, path, shape) if is_list else self.item(node, path, shape)
        if value is not None:
            self.values.append(Value(path, value, origin))

    def items(self, node: object, path: str, shape: Shape) -> tuple[int | str, ...] | None:
        """The list `node`, or None if it does not fit."""
        if not isinstance(node, list):
            self.broken("type-wrong", path, expected=shape.kind, found=plain(node))
            return None
        if shape.length and len(node) != shape.length:
            self.broken("list-length", path, expected=shape.length, found=len(node))
            return None
        each = replace(shape, kind=shape.kind.removesuffix("s"))
        fitting = [self.item(item, f"{path}[{index}]", each) for index, item in enumerate(node, 1)]
        return None if None in fitting else tuple(item for item in fitting if item is not None)

    def item(self, node: object, path: str, shape: Shape) -> int | str | None:
        """The number, word or title `node`, or None if it does not fit."""
        if isinstance(node, str):
            return node if self.text_fits(node, path, shape) else None
        if not isinstance(node, int) or isinstance(node, bool) or shape.kind != "number":
            self.broken("type-wrong", path, expected=shape.kind, found=plain(node))
            return None
        if shape.least <= node <= shape.most:
            return node
        self.broken("number-out-of-range", path, found=plain(node), least=shape.least, most=shape.most)
        return None

    def text_fits(self, text: str, path: str, shape: Shape) -> bool:
        if shape.words:
            if text in shape.words:
                return True
            meant = _closest(text, shape.words)
            self.broken("word-unknown", path, found=plain(text), meant=meant, words=", ".join(shape.words))
        elif shape.kind == "title":
            if text.isprintable() and text.strip() == text and 0 < len(text) <= LONGEST_TITLE:
                return True
            self.broken("title-malformed", path, found=plain(text), most=LONGEST_TITLE)
        else:
            self.broken("type-wrong", path, expected=shape.kind, found=plain(text))
        return False

    def key_fits(self, key: str, path: str) -> bool:
        if KEY.fullmatch(key) and len(key) <= LONGEST_TITLE:
            return True
        self.broken("key-malformed", path, found=plain(key), most=LONGEST_TITLE)
        return False

    def destinations(self, tree: Mapping[str, object]) -> None:
        """The tables below `destination`: each one's kind says which values it has."""
        tables = tree.get("destination")
        if not isinstance(tables, dict):
            if "destination" in tree:
                self.broken("table-expected", "destination", found=plain(tables), keys="cartagena, panama")
            else:
                self.broken("key-missing", "destination", key="destination")
            return
        inherited = self.origin(tables, "destination", self.origin(tree, "", None))
        for place, node in tables.items():
            path = _under("destination", place)
            if place == "from" or not self.key_fits(place, path):
                continue
            kind = node.get("kind") if isinstance(node, dict) else None
            stated = kind.get("value") if isinstance(kind, dict) else kind
            schema = DESTINATIONS.get(stated) if isinstance(stated, str) else None
            self.places.append(place)
            if schema is not None or not isinstance(node, dict):
                self.table(node, path, schema or PLACE, inherited)
            elif kind is None:
                self.broken("key-missing", _under(path, "kind"), key="kind")
            else:
                self.value(kind, _under(path, "kind"), KIND, "rule")
