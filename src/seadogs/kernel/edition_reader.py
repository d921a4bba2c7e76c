"""Walks the tables of an edition file: each value is held against its shape, and says where it comes from.

Never compiled: it runs once a process.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from seadogs.kernel.names import Fact
from seadogs.kernel.plain import closest, plain
from seadogs.kernel.provenance import PROVENANCES, PrintedValue, Provenance, Value, Violation

LARGEST_NUMBER: Final = 99  # of anything printed on cardboard
LONGEST_NAME: Final = 40  # characters of a key or a title
MOST_ITEMS: Final = 200  # of a list that are read at all

KEY: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MISSING: Final = object()  # in the place of a value that is not there, which is told where its key is looked for

Origin: TypeAlias = Provenance | None  # of what a table holds; None where no table above says


@dataclass(frozen=True)
class Shape:
    """What one value may be: a whole number, a word, a list of one or the other, or a text."""

    kind: str  # "number", "numbers", "word", "words" or "text"
    least: int = 0
    most: int = LARGEST_NUMBER  # of a text: characters
    words: tuple[str, ...] = ()  # that are allowed; beside numbers, for a "number"
    length: int = 0  # of a list; 0 where the file decides
    optional: bool = False


Schema: TypeAlias = Mapping[str, "Shape | Schema"]

COUNT: Final = Shape("number")
TITLE: Final = Shape("text", most=LONGEST_NAME)


def under(path: str, key: str) -> str:
    """The path of what stands at `key` in the table at `path`, which is "" for the whole file."""
    return f"{path}.{plain(key)}" if path else plain(key)


class Faults:
    """The violations found so far, in the order in which the file is read."""

    def __init__(self) -> None:
        self.found: list[Violation] = []

    def add(self, constraint: str, where: str, **facts: Fact) -> None:
        self.found.append(Violation(constraint, where, facts))


class Reader:
    """Keeps the values of a tree, and what is wrong with it. Walks along a schema, so never deeper than that is."""

    def __init__(self) -> None:
        self.values: list[Value] = []
        self.faults = Faults()

    def whole(self, tree: Mapping[str, object], schema: Schema, others: tuple[str, ...]) -> tuple[str, Origin]:
        """Reads all of a file but its tables `others`. Gives the edition's name, and what the file states as the
        provenance of all."""
        self.keys(tree, "", ("name", *schema), ("name", *schema, *others))
        name = self.name(tree["name"], "name") if "name" in tree else ""
        origin = self.origin(tree, "", None)
        self.below(tree, "", schema, origin)
        return name, origin

    def origin(self, node: Mapping[str, object], path: str, inherited: Origin) -> Origin:
        """The provenance that `node` states for what it holds, or else the inherited one."""
        if "from" not in node:
            return inherited
        stated = node["from"]
        for provenance in PROVENANCES:
            if stated == provenance:
                return provenance
        meant = closest(stated, PROVENANCES) if isinstance(stated, str) else "none"
        words = ", ".join(PROVENANCES)
        self.faults.add("provenance-unknown", under(path, "from"), found=plain(stated), meant=meant, words=words)
        return "invented"  # so that the values below are not blamed as well

    def table(self, node: object, path: str, schema: Schema, inherited: Origin) -> None:
        """Reads a table of exactly these values and tables."""
        if not isinstance(node, dict):
            self.faults.add("table-expected", path, found=plain(node), keys=", ".join(schema))
            return
        needed = [key for key, shape in schema.items() if not (isinstance(shape, Shape) and shape.optional)]
        self.keys(node, path, tuple(needed), tuple(schema))
        self.below(node, path, schema, self.origin(node, path, inherited))

    def below(self, node: Mapping[str, object], path: str, schema: Schema, origin: Origin) -> None:
        """Reads those values and tables of the schema that are there."""
        for key, shape in schema.items():
            if key not in node:
                continue
            if isinstance(shape, Shape):
                self.value(node[key], under(path, key), shape, origin)
            else:
                self.table(node[key], under(path, key), shape, origin)

    def keys(self, node: Mapping[str, object], path: str, needed: tuple[str, ...], known: tuple[str, ...]) -> None:
        """Every key needed is there and none that is not known. A misspelt key is one mistake, not two."""
        missing = [key for key in needed if key not in node]
        for key in node:
            if key in known or key == "from":
                continue
            meant = closest(key, [each for each in known if each not in node])
            if meant in missing:
                missing.remove(meant)
            self.faults.add("key-unknown", under(path, key), key=plain(key), meant=meant, keys=", ".join(known))
        for key in missing:
            self.faults.add("key-missing", under(path, key), key=key)

    def stated(self, node: object, path: str, inherited: Origin) -> tuple[object, Origin]:
        """What stands in the place of a value, and where it comes from: `{ value, from }`, or plainly."""
        origin = inherited
        if isinstance(node, dict) and ("value" in node or set(node) <= {"from"}):
            origin = self.origin(node, path, inherited)
            self.keys(node, path, ("value",), ("value",))
            node = node.get("value", MISSING)
        if origin is None and node is not MISSING:
            self.faults.add("provenance-missing", path, words=", ".join(PROVENANCES))
        return node, origin

    def keep(self, path: str, value: PrintedValue, origin: Origin) -> None:
        if origin is not None:
            self.values.append(Value(path, value, origin))

    def value(self, node: object, path: str, shape: Shape, inherited: Origin) -> None:
        """Keeps the value at `path`, if it fits its shape and says where it comes from."""
        node, origin = self.stated(node, path, inherited)
        if node is MISSING:
            return
        is_list = shape.kind in ("numbers", "words")
        value = self.items(node, path, shape) if is_list else self.item(node, path, shape)
        if value is not None:
            self.keep(path, value, origin)

    def items(self, node: object, path: str, shape: Shape) -> tuple[int | str, ...] | None:
        """The list `node`, or None if it does not fit."""
        if not isinstance(node, list):
            self.faults.add("type-wrong", path, expected=shape.kind, found=plain(node))
            return None
        if shape.length and len(node) != shape.length:
            self.faults.add("list-length", path, expected=shape.length, found=len(node))
            return None
        each = replace(shape, kind=shape.kind.removesuffix("s"))
        fitting = [self.item(item, f"{path}[{index}]", each) for index, item in enumerate(node[:MOST_ITEMS], 1)]
        return None if None in fitting else tuple(item for item in fitting if item is not None)

    def item(self, node: object, path: str, shape: Shape) -> int | str | None:
        """The number, word or text `node`, or None if it does not fit."""
        if isinstance(node, str) and shape.words:
            return node if self.word_fits(node, path, shape.words) else None
        if isinstance(node, str) and shape.kind == "text":
            return node if self.text_fits(node, path, shape.most) else None
        if not isinstance(node, int) or isinstance(node, bool) or shape.kind != "number":
            self.faults.add("type-wrong", path, expected=shape.kind, found=plain(node))
            return None
        if shape.least <= node <= shape.most:
            return node
        self.faults.add("number-out-of-range", path, found=plain(node), least=shape.least, most=shape.most)
        return None

    def word_fits(self, word: str, path: str, words: tuple[str, ...]) -> bool:
        if word in words:
            return True
        meant = closest(word, words)
        self.faults.add("word-unknown", path, found=plain(word), meant=meant, words=", ".join(words))
        return False

    def text_fits(self, text: str, path: str, most: int) -> bool:
        """Whether it has 1 to `most` characters, all printable, none at the ends a space."""
        if text.isprintable() and text.strip() == text and 0 < len(text) <= most:
            return True
        self.faults.add("text-malformed", path, found=plain(text), most=most)
        return False

    def name(self, node: object, path: str) -> str:
        """The name `node`: small letters, digits, single hyphens. "" if it is none."""
        if not isinstance(node, str):
            self.faults.add("type-wrong", path, expected="name", found=plain(node))
            return ""
        return node if self.key_fits(node, path) else ""

    def key_fits(self, key: str, path: str) -> bool:
        if KEY.fullmatch(key) and len(key) <= LONGEST_NAME:
            return True
        self.faults.add("key-malformed", path, found=plain(key), most=LONGEST_NAME)
        return False
