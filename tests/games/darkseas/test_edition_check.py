"""Each constraint of the rules digest, section "Edition data", is broken once and named."""

from typing import Any

import pytest

from seadogs.games.darkseas.edition import EditionError, load
from seadogs.games.darkseas.edition_check import check, constraints
from tests.conformance.editions import NO_EDITION
from tests.games.darkseas.broken_editions import (
    BROKEN,
    HERE,
    ODD,
    ONE,
    TEXT,
    Change,
    at,
    changed,
    effect,
    odd,
    tree_of,
)


def test_every_constraint_is_tested() -> None:
    assert set(constraints()) == {*BROKEN, *ODD, *NO_EDITION}


def test_plunder_1_breaks_nothing_and_is_not_odd() -> None:
    assert changed() == []
    assert odd() == []


@pytest.mark.parametrize("slug", BROKEN)
def test_a_broken_constraint_is_named_and_no_other(slug: str) -> None:
    where, changes = BROKEN[slug]
    violations = changed(*changes)
    assert {violation.constraint for violation in violations} == {slug}
    assert where in [violation.where.split(" (")[0] for violation in violations]


@pytest.mark.parametrize("slug", ODD)
def test_what_is_odd_is_a_warning_and_no_error(slug: str) -> None:
    where, changes = ODD[slug]
    assert changed(*changes) == []
    found = odd(*changes)
    assert {(warning.constraint, warning.where) for warning in found} == {(slug, where)}


def test_an_odd_edition_can_be_played_and_carries_its_warnings() -> None:
    calmer = TEXT.replace('{ each = "player", do = [{ remove = "pirate", by = "each" }] },', "")
    assert [warning.constraint for warning in load(calmer).warnings] == ["each-removes-pirate"]
    assert load(TEXT).warnings == ()


EITHER: dict[str, Any] = {"either": [[{"pay": "doubloons", "count": 1}], [{"remove": "pirate"}]]}


@pytest.mark.parametrize(
    ("slug", "where", "step"),
    [
        ("verb-unknown", "[1]", {"steal": "doubloons"}),
        ("verb-unknown", "[1]", {}),
        ("step-not-table", "[1]", ["gain"]),
        ("word-unknown", "[1].gain", {"gain": "doublons", "count": 1}),
        ("word-unknown", "[1].where", {"place": "pirate", "where": "there"}),
        ("word-unknown", "[1].where", {"place": "pirate", "where": "island"}),
        ("word-unknown", "[1].by", {"remove": "pirate", "by": "you"}),
        ("word-unknown", "[1].count.per", {"gain": "infamy", "count": {"per": "parrots"}}),
        ("word-unknown", "[1].then[1].at", {"choose": "other", "then": [{"look": "treasures", "at": "me"}]}),
        ("type-wrong", "[1].gain", {"gain": 2, "count": 1}),
        ("type-wrong", "[1].count", {"gain": "infamy", "count": "1"}),
        ("type-wrong", "[1].count", {"gain": "infamy", "count": True}),
        ("type-wrong", "[1].count", {"draw": "tiles", "count": {"per": "pirates"}}),
        ("tile-type-wrong", "[1].roll", {"roll": "yes", "then": [ONE]}),
        ("tile-type-wrong", "[1].then", {"roll": True, "then": ONE}),
        ("tile-type-wrong", "[1].if", {"if": "pirates", "then": [ONE]}),
        ("tile-type-wrong", "[1].either", {"either": [ONE, ONE]}),
        ("type-wrong", "[1].by", {"remove": "pirate", "by": 1}),
        ("number-out-of-range", "[1].count", {"gain": "infamy", "count": 0}),
        ("number-out-of-range", "[1].count", {"draw": "tiles", "count": 10}),
        ("number-out-of-range", "[1].if.tiles_at_least", {"if": {"tiles_at_least": 0}, "then": [ONE]}),
        ("step-key-missing", "[1]", {"roll": True}),
        ("step-key-missing", "[1]", {"if": {"tiles_at_least": 1}}),
        ("step-key-missing", "[1]", {"choose": "other"}),
        ("step-key-missing", "[1]", {"each": "player"}),
        ("step-key-missing", "[1]", {"pay_up_to": "doubloons", "count": 2}),
        ("step-key-missing", "[1]", {"end": "infamy", "count": 2}),
        ("step-key-missing", "[1].count", {"gain": "infamy", "count": {"every": 2}}),
        ("step-key-unknown", "[1].count.evry", {"gain": "infamy", "count": {"per": "pirates", "evry": 2}}),
        ("step-key-unknown", "[1].by", {"place": "pirate", "where": "here", "by": "me"}),
        ("effect-empty", "[1].then", {"roll": True, "then": []}),
        ("pay-without-then", "[1].then[1]", {"roll": True, "then": [{"pay": "pirate", "count": 1}]}),
        ("matching-without-roll", "[1].if.where", {"if": {"dread_at_least": 1, "where": "matching"}, "then": [ONE]}),
        (
            "matching-without-roll",
            "[1].count.where",
            {"gain": "infamy", "count": {"per": "tiles", "where": "matching"}},
        ),
        ("each-without-each", "[1].then[1].by", {"choose": "other", "then": [{"remove": "pirate", "by": "each"}]}),
        ("chosen-without-choose", "[1].do[1].by", {"each": "other", "do": [{"remove": "pirate", "by": "chosen"}]}),
        ("nobody-affected", "[1]", {"each": "player", "do": [ONE]}),
        ("condition-unknown", "[1].if", {"if": {}, "then": [ONE]}),
        ("condition-unknown", "[1].if", {"if": {"tiles_at_least": 1, "dread_at_least": 1}, "then": [ONE]}),
        ("either-two", "[1].either", {"either": [[ONE], [ONE], [ONE]]}),
        (
            "end-inside",
            "[1].then[1]",
            {"if": {"tiles_at_least": 1}, "then": [{"end": "infamy", "count": 1, "per": "dread"}]},
        ),
        (
            "step-inside",
            "[1].do[1].then[1]",
            {"each": "other", "do": [{"if": {"tiles_at_least": 1}, "then": [{"each": "player", "do": [ONE]}]}]},
        ),
        ("step-inside", "[1].each[1]", {"pay_up_to": "doubloons", "count": 3, "each": [{"copy": "tile"}]}),
    ],
)
def test_what_is_wrong_with_a_step_is_named_at_its_place(slug: str, where: str, step: Any) -> None:
    assert (slug, HERE + where) in {
        (broken.constraint, broken.where.split(" (")[0]) for broken in changed(*effect(step))
    }


@pytest.mark.parametrize(
    "step",
    [
        EITHER,  # whoever pays or removes buys nothing: paying is itself one of the two
        {"each": "other", "do": [{"either": [[{"pay": "doubloons", "count": 1, "by": "each"}],
                                             [{"remove": "pirate", "by": "each"}]], "by": "each"}]},
        {"roll": True, "then": [{"if": {"pirates_at_least": 2, "where": "matching"}, "then": [ONE], "else": [ONE]}]},
        {"roll": True, "then": [{"place": "dread", "where": "matching"}]},
        {"roll": True, "then": [{"roll": True, "then": [{"place": "pirate", "where": "matching"}]}]},
        {"each": "other", "do": [{"choose": "other", "then": [{"gain": "doubloons", "count": 1, "by": "chosen"}]},
                                 {"remove": "pirate", "by": "each"}]},
        {"pay_up_to": "doubloons", "count": 9, "each": [{"place": "pirate", "where": "anywhere"}]},
        {"gain": "infamy", "count": {"count": 2, "per": "harbours-empty", "every": 2, "most": 4}},
    ],
)  # fmt: skip
def test_what_the_vocabulary_allows_is_not_blamed(step: dict[str, Any]) -> None:
    assert changed(*effect(step)) == []


@pytest.mark.parametrize(
    ("slug", "change"),
    [
        ("number-out-of-range", ("supply/pirates", 100)),
        ("number-out-of-range", ("supply/pirates", 16**9999)),
        ("type-wrong", ("supply/pirates", 40.0)),
        ("type-wrong", ("supply/pirates", float("nan"))),
        ("type-wrong", ("score/sets", 10)),
        ("type-wrong", ("score/sets", [0, 1, 3, 6, False])),
        ("type-wrong", ("name", 1)),
        ("type-wrong", ("tile/fence/key", 5)),
        ("tile-type-wrong", ("tile/fence/title", 5)),
        ("type-wrong", ("tile/fence/title/el", 5)),
        ("tile-type-wrong", ("tile/fence/effect", {"gain": "infamy"})),
        ("table-expected", ("tile/fence/scheme", "pirates")),
        ("word-unknown", ("tile/fence/scheme/resource", "pirate")),
        ("word-unknown", ("tile/fence/scheme/colours", ["blue", "pink"])),
        ("word-unknown", ("starting/barkeep/harbour", "north")),
        ("key-missing", ("name", None)),
        ("key-missing", ("score", None)),
        ("key-missing", ("tile/fence/key", None)),
        ("key-missing", ("tile/fence/effect", None)),
        ("key-missing", ("tile/fence/title/es", None)),
        ("key-missing", ("starting/barkeep/harbour", None)),
        ("key-missing", ("supply/pirates", {"from": "rule"})),
        ("key-unknown", ("tile/fence/harbour", "s")),
        ("key-unknown", ("starting/barkeep/scheme", {})),
        ("key-unknown", ("tile/fence/title/fr", "Le Receleur")),
        ("key-malformed", ("name", "Plunder 1")),
        ("tables-expected", ("tile", 1)),
        ("tables-missing", ("tile", None)),
        ("text-malformed", ("tile/fence/title/en", "")),
        ("text-malformed", ("tile/fence/title/en", "F" * 41)),
        ("text-malformed", ("tile/lighthouse/flavour/en", "\u202eoops")),
        ("provenance-unknown", ("tile/fence/from", ["rule"])),
        ("provenance-missing", ("tile/fence/from", None)),
        ("scheme-or-flavour", ("tile/fence/flavour", "Finders, keepers.")),
        ("scheme-or-flavour", ("tile/fence/scheme", None)),
        ("keys-differ", ("tile/lighthouse/key", "fence-purple")),
        ("named-schemes", ("tile/mayor/key", "mayors")),
        ("starting-tiles", ("starting/barkeep/harbour", "s")),
        ("starting-tiles", ("starting/barkeep", None)),
        ("tiles-count", ("tile/fence/scheme/colours", ["orange", "purple"])),
        ("box-counts", ("supply/tiles", 65)),
    ],
)
def test_a_constraint_holds_wherever_it_applies(slug: str, change: Change) -> None:
    assert slug in {violation.constraint for violation in changed(change)}


def test_a_misspelt_key_is_one_mistake_with_a_suggestion() -> None:
    violations = changed(("supply/pirate", 40), ("supply/pirates", None))
    assert [(broken.constraint, broken.facts["meant"]) for broken in violations] == [("key-unknown", "pirates")]
    violations = changed(("tile/fence/efect", []), ("tile/fence/effect", None))
    assert [(broken.constraint, broken.facts["meant"]) for broken in violations] == [("key-unknown", "effect")]
    violations = changed(*effect({"place": "pirate", "wher": "here"}))
    assert [(broken.constraint, broken.facts["meant"]) for broken in violations] == [("step-key-unknown", "where")]


def test_a_tile_is_named_with_its_key_and_its_line() -> None:
    wrong = TEXT.replace('{ place = "pirate", where = "anywhere" }', '{ plaice = "pirate", where = "anywhere" }', 1)
    with pytest.raises(EditionError) as caught:
        load(wrong)
    line = next(n for n, text in enumerate(wrong.splitlines(), 1) if text == 'key = "press-gang"') - 2
    assert [broken.where for broken in caught.value.violations] == [f"{HERE}[1] (press-gang, line {line})"]


def test_no_line_is_named_where_tables_cannot_be_counted() -> None:
    text = TEXT.replace("# Single designs", 'x = """\n[[tile]]\n"""\n# Single designs')
    tree = tree_of(*effect({"place": "pirate", "where": "nowhere"}))
    assert [broken.where for broken in check(tree, text)] == [f"{HERE}[1].where (press-gang)"]


def test_all_that_is_wrong_is_told_at_once() -> None:
    violations = changed(("play/rounds", 11), ("tile/lighthouse/flavour", None), ("symbols/blue", "palm"))
    assert {violation.constraint for violation in violations} == {
        "play-numbers",
        "scheme-or-flavour",
        "symbols-each-once",
    }


def test_a_tile_is_found_by_its_table() -> None:
    assert at("trading-house") == "tile[1]"
