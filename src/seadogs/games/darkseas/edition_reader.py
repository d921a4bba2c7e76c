"""Walks the tables of an edition file: plain values, each held against its shape and its provenance.

Never compiled: it runs once a process.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final, TypeAlias

from seadogs.games.darkseas.edition_fault import Faults, closest, plain
from seadogs.games.darkseas.edition_shape import LONGEST_TITLE, MOST_TILES, Schema, Shape
from seadogs.kernel.provenance import PROVENANCES, Provenance, Value

KEY: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MISSING: Final = object()  # in the place of a value that is not there, which is told where its key is looked for

Origin: TypeAlias = Provenance | None  # of what a table holds; None where no table above says


def under(path: str, key: str) -> str:
    return f"{path}.{plain(key)}" if path else plain(key)


class Reader:
    """Walks a tree along the schema, so never deeper than the schema is."""

    def __init__(self) -> None:
        self.name = ""
        self.values: list[Value] = []
        self.faults = Faults()

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
        if not isinstance(node, dict):
            self.faults.add("table-expected", path, found=plain(node), keys=", ".join(schema))
            return
        origin = self.origin(node, path, inherited)
        self.keys(node, path, tuple(schema), tuple(schema), ("tile", "starting") if not path else ())
        for key, shape in schema.items():
            if key not in node:
                continue
            if isinstance(shape, Shape):
                self.value(node[key], under(path, key), shape, origin)
            else:
                self.table(node[key], under(path, key), shape, origin)

    def keys(
        self,
        node: Mapping[str, object],
        path: str,
        needed: tuple[str, ...],
        known: tuple[str, ...],
        elsewhere: tuple[str, ...] = (),
    ) -> None:
        """Every key needed is there and none that is not known. A misspelt key is one mistake, not two."""
        missing = [key for key in needed if key not in node]
        for key in node:
            if key in known or key == "from":
                continue
            meant = closest(key, [*missing, *(each for each in known + elsewhere if each not in node)])
            if meant in missing:
                missing.remove(meant)
            keys = ", ".join(known + elsewhere)
            self.faults.add("key-unknown", under(path, key), key=plain(key), meant=meant, keys=keys)
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

    def keep(self, path: str, value: int | str | tuple[int | str, ...], origin: Origin) -> None:
        if origin is not None:
            self.values.append(Value(path, value, origin))

    def value(
        self, node: object, path: str, shape: Shape, inherited: Origin
    ) -> int | str | tuple[int | str, ...] | None:
        """Keeps the value at `path`, if it fits its shape and says where it comes from."""
        node, origin = self.stated(node, path, inherited)
        if node is MISSING:
            return None
        is_list = shape.kind in ("numbers", "words")
        value = self.items(node, path, shape) if is_list else self.item(node, path, shape)
        if value is not None:
            self.keep(path, value, origin)
        return value

    def items(self, node: object, path: str, shape: Shape) -> tuple[int | str, ...] | None:
        """The list `node`, or None if it does not fit."""
        if not isinstance(node, list):
            self.faults.add("type-wrong", path, expected=shape.kind, found=plain(node))
            return None
        if shape.length and len(node) != shape.length:
            self.faults.add("list-length", path, expected=shape.length, found=len(node))
            return None
        each = replace(shape, kind=shape.kind.removesuffix("s"))
        fitting = [self.item(item, f"{path}[{index}]", each) for index, item in enumerate(node[:MOST_TILES], 1)]
        return None if None in fitting else tuple(item for item in fitting if item is not None)

    def item(self, node: object, path: str, shape: Shape) -> int | str | None:
        """The number or word `node`, or None if it does not fit."""
        if isinstance(node, str) and shape.words:
            if node in shape.words:
                return node
            meant = closest(node, shape.words)
            self.faults.add("word-unknown", path, found=plain(node), meant=meant, words=", ".join(shape.words))
            return None
        if not isinstance(node, int) or isinstance(node, bool) or shape.kind != "number":
            self.faults.add("type-wrong", path, expected=shape.kind, found=plain(node))
            return None
        if shape.least <= node <= shape.most:
            return node
        self.faults.add("number-out-of-range", path, found=plain(node), least=shape.least, most=shape.most)
        return None

    def key_fits(self, key: str, path: str) -> bool:
        if KEY.fullmatch(key) and len(key) <= LONGEST_TITLE:
            return True
        self.faults.add("key-malformed", path, found=plain(key), most=LONGEST_TITLE)
        return False
