"""Reads an edition file: its text, its shape, and the provenance of every value. What the values mean to each
other is `edition_check`'s business; what the rules read is `edition`'s.

A file is TOML. A value is written plainly, or as `{ value = ..., from = "seen" }`; a table's own `from` holds
for all values below it. Never compiled: it runs once a process.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, TypeAlias

from seadogs.games.darkseas.edition_effect import read_effect
from seadogs.games.darkseas.edition_fault import Faults, closest, plain
from seadogs.games.darkseas.edition_shape import (
    LANGUAGES,
    LONGEST_FLAVOUR,
    LONGEST_TITLE,
    MOST_TILES,
    SCHEMA,
    SCHEME,
    STARTING_KEYS,
    STARTS,
    TILE_KEYS,
    Schema,
    Shape,
)
from seadogs.games.darkseas.edition_sheet import Design, Sheet, Texts
from seadogs.games.darkseas.edition_step import Step, written
from seadogs.kernel.names import Fact
from seadogs.kernel.provenance import PROVENANCES, EditionError, Provenance, Value, Violation

LARGEST_FILE: Final = 131_072  # bytes; an edition takes about 25,000
LONGEST_LINE: Final = 1_000  # characters; tomllib takes quadratic time over a dotted key

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
    "tables-expected",
    "tables-missing",
    "tables-too-many",
    "type-wrong",
    "list-length",
    "number-out-of-range",
    "word-unknown",
    "text-malformed",
    "provenance-missing",
    "provenance-unknown",
    "scheme-no-colour",
    "effect-empty",
    "steps-too-many",
    "steps-too-deep",
    "step-not-table",
    "step-two-verbs",
    "verb-unknown",
    "step-key-unknown",
    "step-key-missing",
    "pay-without-then",
    "end-inside",
    "chosen-without-choose",
    "each-without-each",
    "nobody-affected",
    "matching-without-roll",
    "measure-without-place",
    "keep-more-than-drawn",
    "condition-unknown",
    "either-two",
)
KEY: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
MISSING: Final = object()  # in the place of a value that is not there, which is told where its key is looked for
HEADER: Final = re.compile(r"^[ \t]*\[\[[ \t]*(tile|starting)[ \t]*\]\]", re.MULTILINE)

Origin: TypeAlias = Provenance | None  # of what a table holds; None where no table above says


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
        reader.faults.add("key-missing", "name", key="name")
    elif not isinstance(name, str):
        reader.faults.add("type-wrong", "name", expected="name", found=plain(name))
    elif reader.key_fits(name, "name"):
        reader.name = name
    reader.table({key: node for key, node in tree.items() if key not in ("name", "tile", "starting")}, "", SCHEMA, None)
    outer = reader.origin(tree, "", None) if tree.get("from") in PROVENANCES else None
    starting = reader.designs(tree, "starting", outer)
    tiles = reader.designs(tree, "tile", outer)
    return Sheet(reader.name, reader.values, tiles, starting), reader.faults.found


def with_lines(violations: Sequence[Violation], tree: Mapping[str, object], text: str) -> list[Violation]:
    """The violations, those of a tile with its key and the line of the file where that tile begins."""
    lines: dict[str, list[int]] = {"tile": [], "starting": []}
    for header in HEADER.finditer(text):
        lines[header[1]].append(text.count("\n", 0, header.start()) + 1)
    return [replace(broken, where=_placed(broken.where, tree, lines)) for broken in violations]


def _placed(where: str, tree: Mapping[str, object], lines: Mapping[str, list[int]]) -> str:
    """`tile[3].effect[1]` becomes `tile[3].effect[1] (press-gang, line 120)`."""
    found = re.match(r"(tile|starting)\[(\d+)\]", where)
    tables = tree.get(found[1]) if found else None
    if found is None or not isinstance(tables, list):
        return where
    at = int(found[2]) - 1
    table = tables[at] if at < len(tables) else None
    key = table.get("key") if isinstance(table, dict) else None
    known = [key] if isinstance(key, str) and KEY.fullmatch(key[:LONGEST_TITLE]) else []
    if len(lines[found[1]]) == len(tables):  # else some header stands in a text, or is written another way
        known.append(f"line {lines[found[1]][at]}")
    return f"{where} ({', '.join(known)})" if known else where


def _error(constraint: str, **facts: Fact) -> EditionError:
    return EditionError([Violation(constraint, "", facts)])


def _under(path: str, key: str) -> str:
    return f"{path}.{plain(key)}" if path else plain(key)


class _Reader:
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
        self.faults.add("provenance-unknown", _under(path, "from"), found=plain(stated), meant=meant, words=words)
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
                self.value(node[key], _under(path, key), shape, origin)
            else:
                self.table(node[key], _under(path, key), shape, origin)

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
            self.faults.add("key-unknown", _under(path, key), key=plain(key), meant=meant, keys=keys)
        for key in missing:
            self.faults.add("key-missing", _under(path, key), key=key)

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

    def designs(self, tree: Mapping[str, object], name: str, inherited: Origin) -> list[Design]:
        """The tables `[[tile]]` or `[[starting]]`."""
        tables = tree.get(name)
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            if name in tree:
                self.faults.add("tables-expected", name, found=plain(tables), name=name)
            else:
                self.faults.add("tables-missing", name, name=name)
            return []
        if len(tables) > MOST_TILES:
            self.faults.add("tables-too-many", name, found=len(tables), most=MOST_TILES, name=name)
            return []
        return [
            self.design(table, f"{name}[{at}]", name == "starting", inherited) for at, table in enumerate(tables, 1)
        ]

    def design(self, node: Mapping[str, object], path: str, starting: bool, inherited: Origin) -> Design:
        known = STARTING_KEYS if starting else TILE_KEYS
        self.keys(node, path, known if starting else known[:3], known)
        origin = self.origin(node, path, inherited)
        key = self.design_key(node.get("key", MISSING), _under(path, "key"))
        called = f"{'starting' if starting else 'tile'}.{key or path}"
        title = self.texts(node["title"], path, called, "title", origin) if "title" in node else None
        made = Design(key, title or {}, self.effect(node, path, called, origin))
        if "harbour" in node and starting:
            harbour = self.placed(node["harbour"], _under(path, "harbour"), f"{called}.harbour", STARTS, origin)
            return replace(made, harbour=harbour)
        if "scheme" in node and not starting:
            made = self.scheme(made, node["scheme"], _under(path, "scheme"), called, origin)
        if "flavour" in node and not starting:
            made = replace(made, flavour=self.texts(node["flavour"], path, called, "flavour", origin))
        return made

    def design_key(self, node: object, path: str) -> str:
        if node is MISSING:
            return ""
        if not isinstance(node, str):
            self.faults.add("type-wrong", path, expected="name", found=plain(node))
            return ""
        return node if self.key_fits(node, path) else ""

    def effect(self, node: Mapping[str, object], path: str, called: str, inherited: Origin) -> tuple[Step, ...]:
        if "effect" not in node:
            return ()
        path = _under(path, "effect")
        stated, origin = self.stated(node["effect"], path, inherited)
        before = len(self.faults.found)
        steps = read_effect(stated, path, self.faults) if stated is not MISSING else ()
        if steps and len(self.faults.found) == before:
            self.keep(f"{called}.effect", written(steps), origin)
        return steps

    def placed(self, node: object, path: str, called: str, words: tuple[str, ...], inherited: Origin) -> str:
        """A word of a tile, kept under the tile's name."""
        node, origin = self.stated(node, path, inherited)
        word = self.item(node, path, Shape("word", words=words)) if node is not MISSING else None
        if word is None:
            return ""
        self.keep(called, word, origin)
        return str(word)

    def scheme(self, made: Design, node: object, path: str, called: str, inherited: Origin) -> Design:
        """The lower half of a tile: what it pays, and the colours of its copies."""
        if not isinstance(node, dict):
            self.faults.add("table-expected", path, found=plain(node), keys=", ".join(SCHEME))
            return made
        origin = self.origin(node, path, inherited)
        self.keys(node, path, tuple(SCHEME), tuple(SCHEME))
        if "resource" in node:
            words = SCHEME["resource"].words
            resource = self.placed(node["resource"], f"{path}.resource", f"{called}.scheme.resource", words, origin)
            made = replace(made, resource=resource)
        if "colours" in node:
            stated, origin = self.stated(node["colours"], f"{path}.colours", origin)
            colours = self.items(stated, f"{path}.colours", SCHEME["colours"]) if stated is not MISSING else None
            if colours == ():
                self.faults.add("scheme-no-colour", f"{path}.colours")
            elif colours:
                self.keep(f"{called}.scheme.colours", colours, origin)
                made = replace(made, colours=tuple(map(str, colours)))
        return made

    def texts(self, node: object, path: str, called: str, name: str, inherited: Origin) -> Texts | None:
        """A title or a flavour line: one text for all languages, or a table of one a language."""
        path = _under(path, name)
        node, origin = self.stated(
            node, path, inherited if not isinstance(node, dict) else self.origin(node, path, inherited)
        )
        if isinstance(node, str):
            if not self.text_fits(node, path, name):
                return None
            self.keep(f"{called}.{name}", node, origin)
            return dict.fromkeys(LANGUAGES, node)
        if not isinstance(node, dict):
            if node is not MISSING:
                self.faults.add("type-wrong", path, expected="texts", found=plain(node))
            return None
        self.keys(node, path, LANGUAGES, LANGUAGES)
        found: dict[str, str] = {}
        for language in LANGUAGES:
            text, of_text = self.stated(node.get(language, MISSING), _under(path, language), origin)
            if isinstance(text, str) and self.text_fits(text, _under(path, language), name):
                found[language] = text
                self.keep(f"{called}.{name}.{language}", text, of_text)
            elif text is not MISSING and not isinstance(text, str):
                self.faults.add("type-wrong", _under(path, language), expected="text", found=plain(text))
        return found

    def text_fits(self, text: str, path: str, name: str) -> bool:
        most = LONGEST_TITLE if name == "title" else LONGEST_FLAVOUR
        if text.isprintable() and text.strip() == text and 0 < len(text) <= most:
            return True
        self.faults.add("text-malformed", path, found=plain(text), most=most)
        return False
