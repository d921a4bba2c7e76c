"""Each constraint of the rules digest, section "Edition data", is broken once and named."""

import pytest

from seadogs.games.drake.edition import EditionError, load
from seadogs.games.drake.edition_check import constraints
from tests.conformance.editions import NO_EDITION
from tests.games.drake.broken_editions import BROKEN, TOGETHER, TREE, Change, changed


def test_every_constraint_is_tested() -> None:
    assert set(constraints()) == {*BROKEN, *NO_EDITION}


@pytest.mark.parametrize("slug", BROKEN)
def test_a_broken_constraint_is_named_and_no_other(slug: str) -> None:
    where, changes = BROKEN[slug]
    violations = changed(*changes)
    assert {violation.constraint for violation in violations} == {slug} | TOGETHER.get(slug, set())
    assert where in [violation.where for violation in violations]


@pytest.mark.parametrize(
    ("slug", "change"),
    [
        ("location-circles", ("circles/tavern", 1)),
        ("location-circles", ("circles/investor", 3)),
        ("location-circles", ("circles/queen", "all")),
        ("named-kinds", ("destination/portobelo", TREE["destination"]["cartagena"])),
        ("tavern-ghost-ship", ("tavern/2", 1)),
        ("tavern-covers-results", ("tavern/7", None)),
        ("street-ends", ("street/18", "drake")),
        ("treasure-shares", ("destination/portobelo/treasure", "jewel")),
        ("zones-up-to-2", ("destination/cartagena/zone", 3)),
        ("zones-up-to-2", ("destination/puerto-cabello/zone", 3)),
        ("zones-up-to-3", ("destination/gran-granada/zone", 4)),
        ("veracruz-troops", ("destination/veracruz/troops", 1)),
        ("galleon-strongest-guns", ("galleon-counters/strongest/guns", 1)),
        ("galleon-strongest", ("galleon-counters/weakest/points", 8)),
        ("treasure-suffices", ("supply/silver", 11)),
        ("commodities-suffice", ("supply/indigo", 2)),
        ("number-out-of-range", ("supply/guns", 100)),
        ("number-out-of-range", ("destination/panama/zone", 5)),
        ("number-out-of-range", ("play/voyages", 0)),
        ("number-out-of-range", ("supply/crew", 16**9999)),
        ("type-wrong", ("supply/crew", 28.0)),
        ("type-wrong", ("supply/crew", float("nan"))),
        ("type-wrong", ("supply/crew", "28")),
        ("type-wrong", ("score/hero", 2)),
        ("type-wrong", ("score/hero", [2, [1]])),
        ("type-wrong", ("score/hero", [2, False])),
        ("type-wrong", ("street/3", 4)),
        ("type-wrong", ("name", 1)),
        ("word-unknown", ("circles/queen", "everybody")),
        ("word-unknown", ("destination/san-juan/goods", ["indigo", "rum"])),
        ("word-unknown", ("destination/san-juan/kind", "harbour")),
        ("key-missing", ("name", None)),
        ("key-missing", ("destination", None)),
        ("key-missing", ("destination/panama/kind", None)),
        ("key-missing", ("destination/panama/cannons", None)),
        ("key-missing", ("supply/guns", {"from": "rule"})),
        ("key-unknown", ("destination/portobelo/cannons", 0)),
        ("key-unknown", ("supply/guns", {"value": 28, "from": "rule", "note": "counted"})),
        ("key-malformed", ("destination/Nombre de Dios", {})),
        ("table-expected", ("destination", [])),
        ("table-expected", ("destination/panama", 1)),
        ("text-malformed", ("destination/panama/title", "")),
        ("text-malformed", ("destination/panama/title", " Panama")),
        ("text-malformed", ("destination/panama/title", "P" * 41)),
        ("text-malformed", ("destination/panama/title", "\u202eamanaP")),
        ("provenance-unknown", ("supply/guns", {"value": 28, "from": ["rule"]})),
    ],
)
def test_a_constraint_holds_wherever_it_applies(slug: str, change: Change) -> None:
    assert slug in {violation.constraint for violation in changed(change)}


@pytest.mark.parametrize(
    ("tiles", "fits", "breaks", "slug"),
    [
        (("crew-a", "crew-b"), ([4, 2, 1], [2, 2, 1]), ([4, 2, 2], [2, 2, 1]), "crew-suffice"),  # 12
        (
            ("supplies-a", "supplies-b"),
            ([4, 3, 3], [2, 2, 2]),
            ([4, 4, 3], [2, 2, 2]),
            "supplies-suffice",
        ),  # 16
        (("trade-goods",), ([3, 3],), ([4, 3],), "trade-goods-suffice"),  # 6
    ],
)
def test_the_box_limits_what_tiles_show(
    tiles: tuple[str, ...], fits: tuple[list[int], ...], breaks: tuple[list[int], ...], slug: str
) -> None:
    def broken(amounts: tuple[list[int], ...]) -> set[str]:
        pairs = zip(tiles, amounts, strict=True)
        return {violation.constraint for violation in changed(*((f"amounts/5-players/{t}", a) for t, a in pairs))}

    assert broken(fits) == set()
    assert broken(breaks) == {slug}


def test_a_richer_tavern_leaves_less_crew_for_the_tiles() -> None:
    violations = changed(("tavern/7", 5), ("amounts/5-players/crew-a", [4, 2, 1]))
    assert [(violation.constraint, violation.facts["most"]) for violation in violations] == [("crew-suffice", 11)]


def test_a_misspelt_key_is_one_mistake_with_a_suggestion() -> None:
    violations = changed(("supply/trade-good", 8), ("supply/trade-goods", None))
    assert [(broken.constraint, broken.facts["meant"]) for broken in violations] == [("key-unknown", "trade-goods")]


# The file itself


def refusal(text: str) -> set[str]:
    with pytest.raises(EditionError) as caught:
        load(text)
    return {violation.constraint for violation in caught.value.violations}


def test_a_number_of_many_digits_is_refused() -> None:
    long = "\n".join(["supply.crew = [", *["1" * 900 + ","] * 5, "]", "play = " + "9" * 900])
    assert "table-expected" in refusal(long)
    assert refusal("name = " + "1" * 990 + "x") == {"file-not-toml"}
