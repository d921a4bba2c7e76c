"""Reads the tiles of an edition file: the tables [[tile]] and [[starting]].

Never compiled: it runs once a process.
"""

from collections.abc import Mapping
from dataclasses import replace

from seadogs.games.darkseas.edition_effect import read_effect
from seadogs.games.darkseas.edition_shape import (
    LANGUAGES,
    LONGEST_FLAVOUR,
    MOST_TILES,
    SCHEME,
    STARTING_KEYS,
    STARTS,
    TILE_KEYS,
)
from seadogs.games.darkseas.edition_sheet import Design, Texts
from seadogs.games.darkseas.edition_step import Step, written
from seadogs.kernel.edition_reader import LONGEST_NAME, MISSING, Origin, Reader, Shape, under
from seadogs.kernel.plain import plain


class Tiles:
    """Reads tiles on behalf of a reader of tables, which keeps their values and what is wrong with them."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    def designs(self, tree: Mapping[str, object], name: str, inherited: Origin) -> list[Design]:
        """The tables `[[tile]]` or `[[starting]]`."""
        tables = tree.get(name)
        if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
            if name in tree:
                self.reader.faults.add("tables-expected", name, found=plain(tables), name=name)
            else:
                self.reader.faults.add("tables-missing", name, name=name)
            return []
        if len(tables) > MOST_TILES:
            self.reader.faults.add("tables-too-many", name, found=len(tables), most=MOST_TILES, name=name)
            return []
        return [
            self.design(table, f"{name}[{at}]", name == "starting", inherited) for at, table in enumerate(tables, 1)
        ]

    def design(self, node: Mapping[str, object], path: str, starting: bool, inherited: Origin) -> Design:
        known = STARTING_KEYS if starting else TILE_KEYS
        self.reader.keys(node, path, known if starting else known[:3], known)
        origin = self.reader.origin(node, path, inherited)
        key = self.reader.name(node["key"], under(path, "key")) if "key" in node else ""
        called = f"{'starting' if starting else 'tile'}.{key or path}"
        title = self.texts(node["title"], path, called, "title", origin) if "title" in node else None
        made = Design(key, title or {}, self.effect(node, path, called, origin))
        if "harbour" in node and starting:
            harbour = self.placed(node["harbour"], under(path, "harbour"), f"{called}.harbour", STARTS, origin)
            return replace(made, harbour=harbour)
        if "scheme" in node and not starting:
            made = self.scheme(made, node["scheme"], under(path, "scheme"), called, origin)
        if "flavour" in node and not starting:
            made = replace(made, flavour=self.texts(node["flavour"], path, called, "flavour", origin))
        return made

    def effect(self, node: Mapping[str, object], path: str, called: str, inherited: Origin) -> tuple[Step, ...]:
        if "effect" not in node:
            return ()
        path = under(path, "effect")
        stated, origin = self.reader.stated(node["effect"], path, inherited)
        before = len(self.reader.faults.found)
        steps = read_effect(stated, path, self.reader.faults) if stated is not MISSING else ()
        if steps and len(self.reader.faults.found) == before:
            self.reader.keep(f"{called}.effect", written(steps), origin)
        return steps

    def placed(self, node: object, path: str, called: str, words: tuple[str, ...], inherited: Origin) -> str:
        """A word of a tile, kept under the tile's name."""
        node, origin = self.reader.stated(node, path, inherited)
        word = self.reader.item(node, path, Shape("word", words=words)) if node is not MISSING else None
        if word is None:
            return ""
        self.reader.keep(called, word, origin)
        return str(word)

    def scheme(self, made: Design, node: object, path: str, called: str, inherited: Origin) -> Design:
        """The lower half of a tile: what it pays, and the colours of its copies."""
        if not isinstance(node, dict):
            self.reader.faults.add("table-expected", path, found=plain(node), keys=", ".join(SCHEME))
            return made
        origin = self.reader.origin(node, path, inherited)
        self.reader.keys(node, path, tuple(SCHEME), tuple(SCHEME))
        if "resource" in node:
            words = SCHEME["resource"].words
            resource = self.placed(node["resource"], f"{path}.resource", f"{called}.scheme.resource", words, origin)
            made = replace(made, resource=resource)
        if "colours" in node:
            stated, origin = self.reader.stated(node["colours"], f"{path}.colours", origin)
            colours = self.reader.items(stated, f"{path}.colours", SCHEME["colours"]) if stated is not MISSING else None
            if colours == ():
                self.reader.faults.add("scheme-no-colour", f"{path}.colours")
            elif colours:
                self.reader.keep(f"{called}.scheme.colours", colours, origin)
                made = replace(made, colours=tuple(map(str, colours)))
        return made

    def texts(self, node: object, path: str, called: str, name: str, inherited: Origin) -> Texts | None:
        """A title or a flavour line: one text for all languages, or a table of one a language."""
        path, most = under(path, name), LONGEST_NAME if name == "title" else LONGEST_FLAVOUR
        node, origin = self.reader.stated(
            node, path, inherited if not isinstance(node, dict) else self.reader.origin(node, path, inherited)
        )
        if isinstance(node, str):
            if not self.reader.text_fits(node, path, most):
                return None
            self.reader.keep(f"{called}.{name}", node, origin)
            return dict.fromkeys(LANGUAGES, node)
        if not isinstance(node, dict):
            if node is not MISSING:
                self.reader.faults.add("tile-type-wrong", path, expected="texts", found=plain(node))
            return None
        self.reader.keys(node, path, LANGUAGES, LANGUAGES)
        found: dict[str, str] = {}
        for language in LANGUAGES:
            text, of_text = self.reader.stated(node.get(language, MISSING), under(path, language), origin)
            if isinstance(text, str) and self.reader.text_fits(text, under(path, language), most):
                found[language] = text
                self.reader.keep(f"{called}.{name}.{language}", text, of_text)
            elif text is not MISSING and not isinstance(text, str):
                self.reader.faults.add("type-wrong", under(path, language), expected="text", found=plain(text))
        return found
