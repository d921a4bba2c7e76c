"""Every constraint on an edition file, broken: changes to plunder-1, and texts that are no edition."""

import tomllib
from pathlib import Path
from typing import Any, Final, TypeAlias

from seadogs.games.darkseas.edition_check import check, warnings
from seadogs.games.darkseas.edition_file import read
from seadogs.kernel.provenance import Violation

SUPPLY: Final = "supply"  # a table of the file; a clause of the manual begins with the same word

DARKSEAS: Final = Path(__file__).parents[3] / "src/seadogs/games/darkseas"
TEXT: Final = (DARKSEAS / "editions/plunder-1.toml").read_text("utf-8")
TREE: Final[dict[str, Any]] = tomllib.loads(TEXT)
KEYS: Final = [table["key"] for table in TREE["tile"]]
Change: TypeAlias = tuple[str, object]  # a path in the tree, and what to write there; None to delete


def at(key: str) -> str:
    """How a violation calls the tile of that key."""
    return f"tile[{KEYS.index(key) + 1}]"


def _step(node: Any, key: str) -> Any:
    """What stands at `key` in a table, a list, or the list of tiles."""
    if isinstance(node, list):
        return node[int(key) - 1] if key.isdigit() else next(table for table in node if table["key"] == key)
    return node[key]


def tree_of(*changes: Change) -> dict[str, Any]:
    """The tree of plunder-1 after some changes."""
    tree: dict[str, Any] = tomllib.loads(TEXT)
    for path, value in changes:
        node: Any = tree
        *keys, last = path.split("/")
        for key in keys:
            node = _step(node, key)
        if isinstance(node, list):
            index = int(last) - 1 if last.isdigit() else node.index(_step(node, last))
            node[index : index + 1] = [] if value is None else [value]
        elif value is None:
            del node[last]
        else:
            node[last] = value
    return tree


def changed(*changes: Change) -> list[Violation]:
    """What is wrong with plunder-1 after some changes."""
    return check(tree_of(*changes))


def odd(*changes: Change) -> list[Violation]:
    """What is odd about plunder-1 after some changes that leave it whole."""
    sheet, violations = read(tree_of(*changes))
    assert not violations
    return warnings(sheet)


def effect(*steps: dict[str, Any]) -> list[Change]:
    """Press Gang, doing something else."""
    return [("tile/press-gang/effect", list(steps))]


HERE: Final = at("press-gang") + ".effect"
ONE: Final = {"gain": "doubloons", "count": 1}
DEEP: Final[dict[str, Any]] = {"if": {"doubloons_at_least": 1}, "then": [ONE]}
for _ in range(6):
    DEEP["then"] = [dict(DEEP)]

# By constraint: the path that is to be blamed, and changes that break it and no other.
BROKEN: Final[dict[str, tuple[str, list[Change]]]] = {
    "key-missing": (f"{SUPPLY}.pirates", [("supply/pirates", None)]),
    "key-unknown": ("play.weather", [("play/weather", 1)]),
    "key-malformed": (at("press-gang") + ".key", [("tile/press-gang/key", "Press Gang")]),
    "table-expected": ("score", [("score", 3)]),
    "tables-expected": ("tile", [("tile", {"press-gang": {}})]),
    "tile-type-wrong": (HERE + "[1].roll", effect({"roll": 1, "then": [ONE]})),
    "tables-missing": ("starting", [("starting", None)]),
    "tables-too-many": ("tile", [("tile", [{"key": "x"}] * 201)]),
    "type-wrong": ("play.rounds", [("play/rounds", True)]),
    "list-length": ("score.sets", [("score/sets", [0, 1, 3, 6])]),
    "number-out-of-range": (f"{SUPPLY}.pirates", [("supply/pirates", -1)]),
    "word-unknown": ("symbols.blue", [("symbols/blue", "ancor")]),
    "text-malformed": (at("fence") + ".title.en", [("tile/fence/title/en", " The Fence")]),
    "provenance-missing": (at("lighthouse") + ".effect", [
        ("tile/lighthouse", {"key": "lighthouse", "title": {"value": "Faro", "from": "seen"},
                             "flavour": {"value": "Not here.", "from": "seen"}, "effect": TREE["tile"][0]["effect"]})]),
    "provenance-unknown": ("symbols.from", [("symbols/from", "rumour")]),
    "scheme-no-colour": (at("mayor") + ".scheme.colours", [("tile/mayor/scheme/colours", [])]),
    "effect-empty": (HERE, effect()),
    "steps-too-many": (HERE, effect(*[ONE] * 9)),
    "steps-too-deep": (HERE + "[1]" + ".then[1]" * 5 + ".then", effect(DEEP)),
    "step-not-table": (HERE + "[1]", [("tile/press-gang/effect", ["gain"])]),
    "step-two-verbs": (HERE + "[1]", effect({"gain": "doubloons", "count": 1, "draw": "tiles"})),
    "verb-unknown": (HERE + "[1]", effect({"gian": "doubloons", "count": 1})),
    "step-key-unknown": (HERE + "[1].were", effect({"place": "pirate", "where": "here", "were": "here"})),
    "step-key-missing": (HERE + "[1]", effect({"place": "pirate"})),
    "pay-without-then": (HERE + "[1]", effect({"pay": "doubloons", "count": 1})),
    "end-inside": (HERE + "[1].then[1]", effect(
        {"roll": True, "then": [{"end": "infamy", "count": 1, "per": "dread"}]})),
    "step-inside": (HERE + "[1].do[2]", effect(
        {"each": "other", "do": [{**ONE, "by": "each"}, {"copy": "tile"}]})),
    "chosen-without-choose": (HERE + "[1].by", effect({"remove": "pirate", "by": "chosen"})),
    "each-without-each": (HERE + "[1].by", effect({"remove": "pirate", "by": "each"})),
    "nobody-affected": (HERE + "[1]", effect({"choose": "other", "then": [ONE]})),
    "matching-without-roll": (HERE + "[1].where", effect({"place": "pirate", "where": "matching"})),
    "measure-without-place": (HERE + "[1].count.where", effect(
        {"gain": "infamy", "count": {"per": "doubloons", "where": "here"}})),
    "keep-more-than-drawn": (HERE + "[1].keep", effect({"draw": "tiles", "count": 2, "keep": 3})),
    "condition-unknown": (HERE + "[1].if", effect({"if": {"pirate_at_least": 1}, "then": [ONE]})),
    "either-two": (HERE + "[1].either", effect({"either": [[ONE]]})),
    "box-counts": ("supply.doubloons-of-3", [("supply/doubloons-of-3", 13)]),
    "play-numbers": ("play.rounds", [("play/rounds", 11)]),
    "score-numbers": ("score.sets", [("score/sets", [0, 1, 3, 6, 11])]),
    "colours-each-once": ("colours.6", [("colours/6", {"value": "orange", "from": "invented"})]),
    "symbols-each-once": ("symbols.green", [("symbols/green", "anchor")]),
    "treasures-each-once": ("treasures.8", [("treasures/8", "ruby")]),
    "tiles-count": ("tile", [("tile/lighthouse", None)]),
    "keys-differ": (at("lighthouse") + ".key", [("tile/lighthouse/key", "fence")]),
    "scheme-or-flavour": (at("lighthouse"), [("tile/lighthouse/flavour", None)]),
    "scheme-colours-differ": (at("fence") + ".scheme.colours", [
        ("tile/fence/scheme/colours", ["orange", "orange", "green"])]),
    "schemes-many": ("tile", [
        ("tile", [
            *[table for table in TREE["tile"] if table["key"] in ("trading-house", "counting-house", "mayor")],
            *[{**TREE["tile"][-1], "key": f"lighthouse-{number}"} for number in range(57)],
        ])]),
    "resources-occur": ("tile", [
        (f"tile/{table['key']}/scheme/resource", "doubloons")
        for table in TREE["tile"] if table.get("scheme", {}).get("resource") == "pirates"]),
    "named-schemes": (at("mayor") + ".scheme", [("tile/mayor/scheme/resource", "pirates")]),
    "named-share-colour": (at("trading-house") + ".scheme.colours", [
        ("tile/mayor/scheme/colours", ["red", "orange", "purple"])]),
    "starting-tiles": ("starting", [("starting/dive-bar/key", "dive-in")]),
    "starting-two": ("starting", [
        ("starting", [*TREE["starting"], {**TREE["starting"][0], "key": "grog-shop"}])]),
    "end-occurs": ("tile", [
        (f"tile/{table['key']}/effect", [ONE]) for table in TREE["tile"] if "end" in table["effect"][0]]),
    "end-alone": (at("lighthouse") + ".effect", [("tile/lighthouse/effect", [*TREE["tile"][-1]["effect"], ONE])]),
}  # fmt: skip
# What is odd, likewise.
ODD: Final[dict[str, tuple[str, list[Change]]]] = {
    "schemes-all-colours": ("tile", [
        (f"tile/{table['key']}/scheme/colours", ["blue", "green", "red"])
        for table in TREE["tile"] if "purple" in table.get("scheme", {}).get("colours", ())]),
    "each-removes-pirate": ("tile", [("tile/mutiny-cove/effect", [ONE])]),
    "infamy-mostly-at-end": ("tile", [
        (f"tile/{table['key']}/effect", [{"gain": "infamy", "count": 1}]) for table in TREE["tile"][6:18]]),
}  # fmt: skip
