"""Holds an edition against what the rulebook fixes, whatever is printed: one small function a constraint.

`check` looks at the shape of a file first (`edition_file`, `edition_effect`) and, where that is right, at every
constraint of the tables below. Each function yields the path of what is wrong and the facts of the sentence, the
message `edition-<constraint>`. What is merely odd is a warning: a printed set may differ. Never compiled: it runs
once a file.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from seadogs.games.darkseas.edition_file import SHAPE_CONSTRAINTS, read, with_lines
from seadogs.games.darkseas.edition_shape import BOX, PLAY, SCORE, SETS, STARTS
from seadogs.games.darkseas.edition_sheet import Design, Sheet
from seadogs.games.darkseas.edition_step import Step, every_step
from seadogs.games.darkseas.terms import BASIC, COLOURS, RESOURCES, TREASURES
from seadogs.kernel.provenance import Found, Violation

STARTING: Final = ("dive-bar", "barkeep")  # the rulebook names them, by STARTS
NAMED: Final = {"trading-house": "doubloons", "mayor": "treasure"}  # as in the rulebook's example


# The rulebook's numbers


def box_counts(sheet: Sheet) -> Found:
    """The box holds what the rulebook counts."""
    yield from _differ(sheet, "supply", BOX)


def play_numbers(sheet: Sheet) -> Found:
    """setup.hand, round.roll, pirate.four and others: the numbers of play are the rulebook's."""
    yield from _differ(sheet, "play", PLAY)


def score_numbers(sheet: Sheet) -> Found:
    """wealth.treasure, wealth.doubloons, power.dread, power.harbour, power.full: so are the points."""
    yield from _differ(sheet, "score", SCORE)
    if tuple(sheet.numbers("score.sets")) != SETS:
        yield "score.sets", {"expected": _listed(SETS), "found": _listed(sheet.numbers("score.sets"))}


def colours_each_once(sheet: Sheet) -> Found:
    """Six harbours, each of another colour."""
    yield from _repeated(sheet, [f"colours.{at}" for at in range(1, len(COLOURS) + 1)])


def symbols_each_once(sheet: Sheet) -> Found:
    """Each colour has a symbol of its own."""
    yield from _repeated(sheet, [f"symbols.{colour}" for colour in COLOURS])


def treasures_each_once(sheet: Sheet) -> Found:
    """Eight kinds of treasure."""
    yield from _repeated(sheet, [f"treasures.{at}" for at in range(1, len(TREASURES) + 1)])


# The tiles


def tiles_count(sheet: Sheet) -> Found:
    """66 basic plunder tiles: a copy a colour of those with a scheme, one of each other."""
    found = sum(design.copies for design in sheet.tiles)
    if found != BASIC:
        side = "few" if found < BASIC else "many"
        yield "tile", {"found": found, "expected": BASIC, "side": side, "off": abs(BASIC - found)}


def keys_differ(sheet: Sheet) -> Found:
    """Each tile has a name of its own in records; the copies of a design are told apart by their colour."""
    seen: dict[str, str] = {}
    for where, design in _tables(sheet):
        for key in {design.key, *(f"{design.key}-{colour}" for colour in design.colours)}:
            if key in seen:
                yield f"{where}.key", {"key": key, "first": seen[key]}
            seen[key] = where


def scheme_or_flavour(sheet: Sheet) -> Found:
    """Each tile has exactly one of a scheme and a flavour line."""
    for where, design in _basic(sheet):
        if bool(design.colours) == bool(design.flavour):
            yield where, {"found": "both" if design.flavour else "none"}


def scheme_colours_differ(sheet: Sheet) -> Found:
    """The copies of one design differ in their colour."""
    for where, design in _basic(sheet):
        for colour, times in Counter(design.colours).items():
            if times > 1:
                yield f"{where}.scheme.colours", {"colour": colour, "times": times}


def schemes_many(sheet: Sheet) -> Found:
    """Many plunder tiles have a scheme: a third of them at least."""
    found = sum(len(design.colours) for design in sheet.tiles)
    if found < BASIC // 3:
        yield "tile", {"found": found, "least": BASIC // 3}


def resources_occur(sheet: Sheet) -> Found:
    """Schemes pay doubloons, pirates or treasure, and each of the three occurs."""
    for resource in RESOURCES:
        if not any(design.resource == resource for design in sheet.tiles):
            yield "tile", {"resource": resource}


def named_schemes(sheet: Sheet) -> Found:
    """In the rulebook's example Trading House schemes doubloons and Mayor treasure."""
    for key, resource in NAMED.items():
        at, design = _find(sheet, key)
        if design is None:
            yield "tile", {"key": key, "expected": resource, "found": "none"}
        elif design.resource != resource:
            yield f"{at}.scheme", {"key": key, "expected": resource, "found": design.resource or "flavour"}


def named_share_colour(sheet: Sheet) -> Found:
    """In that example both lie in one hand with a third tile, and all three match the same dice."""
    first, second = (_find(sheet, key)[1] for key in NAMED)
    if first is None or second is None:
        return
    shared = set(first.colours) & set(second.colours)
    others = {colour for design in sheet.tiles if design.key not in NAMED for colour in design.colours}
    if first.colours and second.colours and not shared & others:
        facts = {"first": ", ".join(first.colours), "second": ", ".join(second.colours)}
        yield f"{_find(sheet, first.key)[0]}.scheme.colours", facts


def starting_tiles(sheet: Sheet) -> Found:
    """setup.starting-tiles: Dive Bar at the south harbour, Barkeep at the north-east harbour."""
    found = {design.key: design.harbour for design in sheet.starting}
    for key, harbour in zip(STARTING, STARTS, strict=True):
        if found.get(key) != harbour:
            yield "starting", {"key": key, "expected": harbour, "found": found.get(key, "none")}


def starting_two(sheet: Sheet) -> Found:
    """Four of each in the box, so two designs."""
    if len(sheet.starting) != len(STARTS):
        yield "starting", {"found": len(sheet.starting), "expected": len(STARTS)}


def end_occurs(sheet: Sheet) -> Found:
    """power.tiles: some tiles score at the end."""
    if not any(step.verb == "end" for design in sheet.tiles for step in design.effect):
        yield "tile", {}


def end_alone(sheet: Sheet) -> Found:
    """ship.activate: a tile that scores at the end is never activated, so nothing else may stand on it."""
    for where, design in _tables(sheet):
        verbs = {step.verb for step in design.effect}
        if "end" in verbs and len(verbs) > 1:
            yield f"{where}.effect", {"verbs": ", ".join(sorted(verbs - {"end"}))}


# What is odd


def schemes_all_colours(sheet: Sheet) -> Found:
    """All six colours occur in schemes."""
    found = {colour for design in sheet.tiles for colour in design.colours}
    for colour in COLOURS:
        if colour not in found:
            yield "tile", {"colour": colour}


def each_removes_pirate(sheet: Sheet) -> Found:
    """word.own: the rulebook quotes a tile that makes each player remove a pirate."""
    if not any(_each_removes(step) for design in sheet.tiles for step in every_step(design.effect)):
        yield "tile", {}


def infamy_mostly_at_end(sheet: Sheet) -> Found:
    """Most infamy comes at the end: few tiles gain any before."""
    found = sum(
        design.copies
        for design in sheet.tiles
        if any(step.verb == "gain" and step.what == "infamy" for step in every_step(design.effect))
    )
    if found > BASIC // 2:
        yield "tile", {"found": found, "most": BASIC // 2}


CONSTRAINTS: Final[Mapping[str, Callable[[Sheet], Found]]] = {
    "box-counts": box_counts,
    "play-numbers": play_numbers,
    "score-numbers": score_numbers,
    "colours-each-once": colours_each_once,
    "symbols-each-once": symbols_each_once,
    "treasures-each-once": treasures_each_once,
    "tiles-count": tiles_count,
    "keys-differ": keys_differ,
    "scheme-or-flavour": scheme_or_flavour,
    "scheme-colours-differ": scheme_colours_differ,
    "schemes-many": schemes_many,
    "resources-occur": resources_occur,
    "named-schemes": named_schemes,
    "named-share-colour": named_share_colour,
    "starting-tiles": starting_tiles,
    "starting-two": starting_two,
    "end-occurs": end_occurs,
    "end-alone": end_alone,
}
WARNINGS: Final[Mapping[str, Callable[[Sheet], Found]]] = {
    "schemes-all-colours": schemes_all_colours,
    "each-removes-pirate": each_removes_pirate,
    "infamy-mostly-at-end": infamy_mostly_at_end,
}


def check(tree: Mapping[str, object], text: str = "") -> list[Violation]:
    """Everything that is wrong with the parsed TOML of an edition file, empty if it can be played; `text` is the
    file's, if lines are to be named.
    """
    sheet, violations = read(tree)
    return with_lines(violations or broken(sheet), tree, text)


def broken(sheet: Sheet) -> list[Violation]:
    """Every constraint that a file of the right shape breaks."""
    return [Violation(slug, where, facts) for slug, found in CONSTRAINTS.items() for where, facts in found(sheet)]


def warnings(sheet: Sheet) -> list[Violation]:
    """What is odd about an edition that can be played."""
    return [Violation(slug, where, facts) for slug, found in WARNINGS.items() for where, facts in found(sheet)]


def constraints() -> list[str]:
    """The slugs of all constraints, those of the file's shape first, warnings last."""
    return [*SHAPE_CONSTRAINTS, *CONSTRAINTS, *WARNINGS]


def _differ(sheet: Sheet, table: str, expected: Mapping[str, int]) -> Found:
    for key, number in expected.items():
        found = sheet.number(f"{table}.{key}")
        if found != number:
            yield f"{table}.{key}", {"expected": number, "found": found}


def _repeated(sheet: Sheet, paths: list[str]) -> Found:
    seen: dict[str, str] = {}
    for path in paths:
        word = sheet.word(path)
        if word in seen:
            yield path, {"word": word, "first": seen[word]}
        seen[word] = path


def _basic(sheet: Sheet) -> list[tuple[str, Design]]:
    return [(f"tile[{at}]", design) for at, design in enumerate(sheet.tiles, 1)]


def _tables(sheet: Sheet) -> list[tuple[str, Design]]:
    return [(f"starting[{at}]", design) for at, design in enumerate(sheet.starting, 1)] + _basic(sheet)


def _find(sheet: Sheet, key: str) -> tuple[str, Design | None]:
    return next(((where, design) for where, design in _basic(sheet) if design.key == key), ("tile", None))


def _each_removes(step: Step) -> bool:
    if step.verb != "each" or step.what != "player":
        return False
    return any(inner.verb == "remove" for branch in step.branches for inner in every_step(branch))


def _listed(numbers: tuple[int, ...] | list[int]) -> str:
    return ", ".join(map(str, numbers))
