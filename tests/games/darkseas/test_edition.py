"""Edition plunder-1 is the tables of the rules digest, section "Edition data", written out here once more."""

import tomllib
from typing import Any

import pytest

from seadogs.games.darkseas.edition import Edition, load, plunder_1
from seadogs.games.darkseas.edition_effect import read_effect
from seadogs.games.darkseas.edition_step import tree_of, written
from seadogs.games.darkseas.terms import COLOURS, RESOURCES
from seadogs.kernel.edition_reader import Faults
from seadogs.kernel.provenance import PROVENANCES
from tests.games.darkseas.broken_editions import TEXT, TREE

# design: scheme resource, colours of the copies
SCHEMES = {
    "trading-house": ("doubloons", "blue, green, yellow"),
    "press-gang": ("doubloons", "green, red, orange"),
    "chart-room": ("doubloons", "red, yellow, purple"),
    "braggarts-table": ("doubloons", "yellow, orange, blue"),
    "mutiny-cove": ("doubloons", "orange, purple, green"),
    "wreckers-beacon": ("doubloons", "purple, blue, red"),
    "counting-house": ("pirates", "blue, green, yellow"),
    "balladeer": ("pirates", "green, red, orange"),
    "bone-dice-den": ("pirates", "red, yellow, purple"),
    "harbour-chain": ("pirates", "yellow, orange, blue"),
    "fence": ("pirates", "orange, purple, green"),
    "ships-pilot": ("pirates", "purple, blue, red"),
    "mayor": ("treasure", "blue, green, yellow"),
    "crimps-cellar": ("treasure", "green, red, orange"),
    "beachcomber": ("treasure", "red, yellow, purple"),
    "black-sail-tailor": ("treasure", "yellow, orange, blue"),
    "parrot-seller": ("treasure", "orange, purple, green"),
    "keyhole": ("treasure", "purple, blue, red"),
}
SINGLE = [
    "gallows-green",
    "governors-ball",
    "boarding-party",
    "powder-monkey",
    "mockingbird",
    "sunken-vault",
    "crowded-docks",
    "black-banner",
    "curio-cabinet",
    "iron-strongbox",
    "town-council",
    "lighthouse",
]
AT_THE_END = ["crowded-docks", "black-banner", "curio-cabinet", "iron-strongbox", "town-council", "lighthouse"]


@pytest.fixture
def edition() -> Edition:
    return plunder_1()


def tile(edition: Edition, key: str) -> int:
    return edition.keys.index(key)


@pytest.mark.parametrize("design", SCHEMES)
def test_a_design_with_a_scheme_has_a_copy_a_colour(design: str, edition: Edition) -> None:
    resource, colours = SCHEMES[design]
    for colour in colours.split(", "):
        found = tile(edition, f"{design}-{colour}")
        assert edition.designs[edition.design[found]] == design
        assert (edition.die[found], edition.resource[found]) == (COLOURS.index(colour), RESOURCES.index(resource))


@pytest.mark.parametrize("design", SINGLE)
def test_a_single_design_has_no_scheme_but_a_joke(design: str, edition: Edition) -> None:
    found = tile(edition, design)
    assert (edition.die[found], edition.resource[found]) == (-1, -1)
    assert set(edition.printed.designs[edition.design[found]].flavour) == {"en", "el", "es"}


def test_there_are_66_tiles_and_two_starting_designs(edition: Edition) -> None:
    schemes = [f"{design}-{colour}" for design, (_, colours) in SCHEMES.items() for colour in colours.split(", ")]
    assert sorted(edition.keys[:66]) == sorted([*schemes, *SINGLE])
    assert edition.keys[66:] == ["dive-bar", "barkeep"]
    assert edition.printed.start_slots == ("s-a", "ne-a")


def test_every_pair_of_colour_and_resource_occurs_three_times(edition: Edition) -> None:
    pairs = [(edition.die[n], edition.resource[n]) for n in range(66) if edition.die[n] >= 0]
    assert sorted(pairs) == sorted(3 * [(colour, resource) for colour in range(6) for resource in range(3)])


def test_six_designs_score_at_the_end(edition: Edition) -> None:
    scoring = {edition.designs[edition.design[n]] for n in range(68) if edition.scores[n]}
    assert sorted(scoring) == sorted(AT_THE_END)


def test_the_numbers_of_the_rulebook(edition: Edition) -> None:
    assert (edition.rounds, edition.start_doubloons, edition.start_treasures, edition.start_tiles) == (12, 3, 1, 4)
    assert (edition.berths, edition.upgrade_price, edition.treasures) == (4, 1, 4)
    assert (edition.island_doubloons, edition.island_draw, edition.island_keep, edition.scheme_keep) == (1, 2, 1, 1)
    assert (edition.points_dread, edition.points_harbour, edition.points_full, edition.doubloons_a_point) == (
        1,
        1,
        1,
        3,
    )
    assert list(edition.sets) == [0, 1, 3, 6, 10]


def test_every_value_says_where_it_comes_from(edition: Edition) -> None:
    assert all(value.provenance in PROVENANCES for value in edition.values)
    paths = [value.path for value in edition.values]
    assert len(paths) == len(set(paths))
    for table in ("supply", "play", "score", "colours", "symbols", "treasures"):
        assert {path for path in paths if path.startswith(table + ".")} == {
            f"{table}.{key}" for key in TREE[table] if key != "from"
        }
    for design in TREE["tile"]:
        held = {"title.en", "title.el", "title.es", "effect"}
        held |= (
            {f"scheme.{key}" for key in ("resource", "colours")}
            if "scheme" in design
            else {"flavour.en", "flavour.el", "flavour.es"}
        )
        assert {path for path in paths if path.startswith(f"tile.{design['key']}.")} == {
            f"tile.{design['key']}.{path}" for path in held
        }


@pytest.mark.parametrize(
    ("path", "provenance"),
    [
        ("play.rounds", "rule"),
        ("score.sets", "rule"),
        (f"supply.{'dread-pirates'}", "rule"),
        ("colours.4", "rule"),
        ("colours.5", "invented"),
        ("symbols.blue", "invented"),
        ("treasures.1", "invented"),
        ("tile.trading-house.title.en", "rule"),
        ("tile.trading-house.title.el", "invented"),
        ("tile.trading-house.effect", "invented"),
        ("tile.trading-house.scheme.resource", "rule"),
        ("tile.trading-house.scheme.colours", "invented"),
        ("tile.mayor.scheme.resource", "rule"),
        ("tile.fence.scheme.resource", "invented"),
        ("starting.dive-bar.title.en", "rule"),
        ("starting.dive-bar.harbour", "rule"),
        ("starting.barkeep.effect", "invented"),
    ],
)
def test_provenance_is_as_the_digest_says(path: str, provenance: str, edition: Edition) -> None:
    assert [value.provenance for value in edition.values if value.path == path] == [provenance]


def test_the_digest_knows_what_plays_only() -> None:
    tree = tomllib.loads(TEXT)
    tree["tile"].reverse()
    reordered = "\n\n".join(block for block in reversed(TEXT.split("\n\n")) if "name =" not in block)
    other = load(
        'name = "another-name"\n\n' + reordered.replace('"The Fence"', '"Uncle Moses"').replace("jar.", "jug.")
    )
    assert (other.digest, other.keys) == (plunder_1().digest, plunder_1().keys)
    assert list(other.steps) == list(plunder_1().steps)
    assert other.name == "another-name"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("[{ gain = \"doubloons\", count = 2 }]", "[{ gain = \"doubloons\", count = 3 }]"),
        ('colours = ["red", "yellow", "purple"] }\n\n[[tile]]\nfrom = "invented"\nkey = "braggarts',
         'colours = ["red", "yellow", "blue"] }\n\n[[tile]]\nfrom = "invented"\nkey = "braggarts'),
        ('key = "balladeer"', 'key = "fiddler"'),
    ],
)  # fmt: skip
def test_another_value_is_another_digest(old: str, new: str) -> None:
    assert TEXT.count(old) == 1
    assert load(TEXT.replace(old, new)).digest != plunder_1().digest


def test_the_packaged_edition_is_read_once() -> None:
    assert plunder_1() is plunder_1()


@pytest.mark.parametrize("design", TREE["tile"] + TREE["starting"], ids=lambda design: design["key"])
def test_an_effect_is_written_as_it_was_read(design: dict[str, Any]) -> None:
    faults = Faults()
    steps = read_effect(design["effect"], "effect", faults)
    assert not faults.found
    assert read_effect(tree_of(steps), "effect", faults) == steps
    assert tomllib.loads(f"effect = {written(steps)}")["effect"] == tree_of(steps)


def test_a_title_may_be_one_text_for_all_languages() -> None:
    owned = load(TEXT.replace('title = { en = "Lighthouse", el = "Φάρος", es = "Faro" }', 'title = "Lighthouse"'))
    assert owned.printed.designs[owned.designs.index("lighthouse")].title == dict.fromkeys(
        ("en", "el", "es"), "Lighthouse"
    )


def test_printed_tiles_stand_by_key_whatever_the_file_says(edition: Edition) -> None:
    designs = edition.designs[:-2]
    assert designs == sorted(designs)
