"""Edition plymouth-1 is the table of the rules digest, section "Edition data", written out here once more."""

import tomllib
from pathlib import Path

import pytest

from seadogs.games.drake.edition import GHOST_SHIP, Edition, EditionError, load, plymouth_1
from seadogs.games.drake.edition_file import read
from seadogs.games.drake.terms import (
    COFFEE,
    CREW_A,
    CREW_B,
    FORT,
    GALLEON,
    GOLD,
    GUNS_A,
    GUNS_B,
    INDIGO,
    JEWEL,
    KINDS,
    LOCATIONS,
    NOTHING,
    PORT,
    SILVER,
    STREET_LENGTH,
    SUGAR,
    SUPPLIES_A,
    SUPPLIES_B,
    TAVERN,
    TOBACCO,
    TOWN,
    TRADE_GOODS,
)
from seadogs.kernel.edition_file import parse
from seadogs.kernel.provenance import PROVENANCES

FILE = Path(__file__).parents[3] / "src/seadogs/games/drake/editions/plymouth-1.toml"
TEXT = FILE.read_text("utf-8")

# zone, key, kind, VP, troops, cannons, treasure, circles, commodities
MAP = [
    (1, "san-juan", PORT, 0, 0, 0, NOTHING, 2, {INDIGO, COFFEE}),
    (1, "santo-domingo", PORT, 0, 0, 0, NOTHING, 2, {SUGAR, TOBACCO}),
    (1, "santiago-de-cuba", PORT, 0, 0, 0, NOTHING, 3, {SUGAR, COFFEE, TOBACCO}),
    (1, "puerto-cabello", TOWN, 2, 1, 0, SILVER, 2, set()),
    (1, "rio-de-la-hacha", FORT, 3, 1, 1, SILVER, 2, set()),
    (2, "portobelo", TOWN, 2, 1, 0, SILVER, 2, set()),
    (2, "cartagena", FORT, 4, 2, 1, SILVER, 2, set()),
    (2, "galleon-2", GALLEON, 0, 0, 0, JEWEL, 2, set()),
    (3, "gran-granada", TOWN, 3, 1, 0, GOLD, 2, set()),
    (3, "panama", FORT, 4, 1, 2, GOLD, 2, set()),
    (3, "galleon-3", GALLEON, 0, 0, 0, JEWEL, 2, set()),
    (4, "campeche", TOWN, 4, 1, 0, GOLD, 2, set()),
    (4, "veracruz", FORT, 5, 3, 1, GOLD, 2, set()),
    (4, "galleon-4", GALLEON, 0, 0, 0, JEWEL, 2, set()),
]

STREET = [
    "crew-a",
    "guns-a",
    "supplies-a",
    "queen",
    "trade-goods",
    "admiral",
    "tavern",
    "crew-b",
    "shipyard",
    "guns-b",
    "governor",
    "pinnace",
    "supplies-b",
    "informer",
    "drake",
    "golden-hind",
    "investor",
    "dockside",
]

AMOUNTS = {
    CREW_A: {3: [3, 2, 1], 4: [3, 2, 1], 5: [3, 2, 2]},
    CREW_B: {3: [2, 1, 1], 4: [2, 2, 1], 5: [2, 2, 1]},
    GUNS_A: {3: [3, 2, 1], 4: [3, 2, 1], 5: [3, 2, 2]},
    GUNS_B: {3: [2, 1, 1], 4: [2, 2, 1], 5: [2, 2, 1]},
    SUPPLIES_A: {3: [3, 2, 1], 4: [3, 2, 2], 5: [3, 3, 2]},
    SUPPLIES_B: {3: [2, 1, 1], 4: [2, 1, 1], 5: [2, 2, 1]},
    TRADE_GOODS: {3: [2, 1], 4: [2, 2], 5: [3, 2]},
}


@pytest.fixture
def edition() -> Edition:
    return plymouth_1()


@pytest.mark.parametrize("row", MAP, ids=[str(row[1]) for row in MAP])
def test_a_destination_is_as_in_the_table(row: tuple[object, ...], edition: Edition) -> None:
    at = edition.places.index(str(row[1]))
    sold = {good for good in (INDIGO, SUGAR, COFFEE, TOBACCO) if edition.sells[at] & (1 << good)}
    found = (edition.zone[at], edition.places[at], edition.kind[at], edition.points[at], edition.troops[at])
    assert (*found, edition.cannons[at], edition.treasure[at], edition.circles[at], sold) == row


def test_there_are_fourteen_destinations_by_zone(edition: Edition) -> None:
    assert sorted(edition.places) == sorted(str(row[1]) for row in MAP)
    assert list(edition.zone) == sorted(edition.zone)


def test_destinations_have_titles_and_galleon_spots_none(edition: Edition) -> None:
    titles = dict(zip(edition.places, edition.titles, strict=True))
    assert titles["rio-de-la-hacha"] == "Río de la Hacha"
    assert titles["santiago-de-cuba"] == "Santiago de Cuba"
    assert {key for key, title in titles.items() if not title} == {"galleon-2", "galleon-3", "galleon-4"}


def test_the_street_of_voyage_1(edition: Edition) -> None:
    assert [LOCATIONS[tile] for tile in edition.street] == STREET


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_circle_pays_what_its_tile_shows(seats: int, edition: Edition) -> None:
    for tile in range(STREET_LENGTH):
        shown = AMOUNTS[tile][seats] if tile in AMOUNTS else []
        assert [edition.pay(seats, tile, circle) for circle in range(3)] == [*shown, 0, 0, 0][:3]


def test_the_circles_of_the_locations(edition: Edition) -> None:
    circles = dict(zip(LOCATIONS, edition.location_circles, strict=True))
    three = dict.fromkeys(("crew-a", "crew-b", "guns-a", "guns-b", "supplies-a", "supplies-b"), 3)
    two = dict.fromkeys(("trade-goods", "tavern", "shipyard", "pinnace"), 2)
    one = dict.fromkeys(("drake", "queen", "admiral", "governor", "informer", "golden-hind"), 1)
    assert circles == {**three, **two, **one, "investor": 5, "dockside": 5}


def test_the_tavern_gives_the_ghost_ship_or_crew(edition: Edition) -> None:
    assert list(edition.tavern)[1:] == [GHOST_SHIP, GHOST_SHIP, 2, 2, 3, 3, 4]


def test_the_counters(edition: Edition) -> None:
    assert sorted(zip(edition.galleon_guns, edition.galleon_points, strict=True)) == [(2, 4), (3, 6), (4, 8)]
    assert list(edition.frigates) == [0, 1, 2]
    assert list(edition.garrisons) == [0, 0, 1, 2]


def test_the_box(edition: Edition) -> None:
    assert list(edition.pools) == [28, 28, 21, 8]  # crew, guns, supplies, trade goods
    assert list(edition.treasury) == [12, 12, 9]  # silver, gold, jewels
    assert list(edition.commodities) == [3, 6, 6, 6]  # indigo, sugar, coffee, tobacco
    assert (edition.pinnaces, edition.player_discs) == (2, 10)


def test_the_numbers_of_play(edition: Edition) -> None:
    assert (edition.voyages, edition.start_score, edition.last_gun) == (3, 4, 1)
    assert (edition.investor_price, edition.die_sides) == (4, 6)
    assert list(edition.hero) == [2, 1]
    assert list(edition.conquests) == [0, 1, 4, 10]
    assert list(edition.sets) == [0, 2, 8, 16, 26]
    assert list(edition.chest) == [3, 4, 5]


def test_what_the_other_locations_give(edition: Edition) -> None:
    assert list(edition.shipyard_guns) == [1, 0]
    assert list(edition.pinnace_crew) == [1, 0]
    assert (edition.drake_crew, edition.drake_guns, edition.drake_extra) == (2, 2, 1)
    assert (edition.queen_guns, edition.queen_goods, edition.informer_goods) == (1, 1, 1)
    assert list(zip(edition.investor_crew, edition.investor_guns, strict=True)) == [(1, 2), (2, 1)]
    assert edition.dockside_gain == 1


def test_every_value_says_where_it_comes_from(edition: Edition) -> None:
    assert all(value.provenance in PROVENANCES for value in edition.values)
    written = {path for path in _leaves(tomllib.loads(TEXT), "") if path != "name"}
    assert {value.path for value in edition.values} == written


def _leaves(table: dict[str, object], path: str) -> set[str]:
    """The paths of everything in a tree that is neither a table nor a provenance."""
    found: set[str] = set()
    for key, node in table.items():
        if isinstance(node, dict) and "value" not in node:
            found |= _leaves(node, f"{path}{key}.")
        elif key != "from":
            found.add(path + key)
    return found


@pytest.mark.parametrize(
    ("path", "provenance"),
    [
        ("street.1", "rule"),
        ("street.4", "seen"),
        ("street.8", "seen"),
        ("street.9", "invented"),
        ("street.17", "derived"),
        ("street.18", "rule"),
        ("amounts.3-players.crew-a", "seen"),
        ("amounts.5-players.crew-a", "invented"),
        ("tavern.2", "rule"),
        ("tavern.3", "invented"),
        ("galleon-counters.strongest.points", "rule"),
        ("galleon-counters.strongest.guns", "invented"),
        ("destination.veracruz.points", "rule"),
        ("destination.veracruz.troops", "invented"),
        ("destination.panama.troops", "rule"),
        ("destination.rio-de-la-hacha.title", "invented"),
        ("supply.crew", "rule"),
    ],
)
def test_provenance_is_as_the_digest_says(path: str, provenance: str, edition: Edition) -> None:
    assert [value.provenance for value in edition.values if value.path == path] == [provenance]


def test_the_digest_knows_values_only() -> None:
    blocks = TEXT.split("\n\n")
    head, tables = blocks[:2], blocks[2:]
    turned = "\n\n".join(head + tables[::-1]).replace('from = "seen"', 'from = "invented"')
    stripped = "\n".join(line.split("  #")[0] for line in turned.splitlines() if not line.startswith("#"))
    renamed = stripped.replace('"plymouth-1"', '"another-name"').replace('"Campeche"', '"San Francisco"')
    other = load(renamed.replace('["indigo", "coffee"]', '["coffee", "indigo"]'))
    assert (other.digest, other.places) == (plymouth_1().digest, plymouth_1().places)
    assert other.name == "another-name"
    assert list(other.pays) == list(plymouth_1().pays)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("crew-b = [2, 1, 1]", "crew-b = [3, 1, 1]"),
        ("troops = 3", "troops = 2"),
        ('2 = "guns-a"\n3 = "supplies-a"', '2 = "supplies-a"\n3 = "guns-a"'),
        ("[destination.campeche]", "[destination.trinidad]"),
    ],
)
def test_another_value_is_another_digest(old: str, new: str) -> None:
    assert TEXT.count(old) == 1
    assert load(TEXT.replace(old, new)).digest != plymouth_1().digest


def test_the_digest_is_the_one_that_records_carry() -> None:
    """Changed only when a printed value changes: every record of this edition names it."""
    assert plymouth_1().digest == "sha256:993717ca429a390ac8fc9e6ad798b6be1109e8e1708dea122f9525d9d4742d99"


def test_the_packaged_edition_is_read_once() -> None:
    assert plymouth_1() is plymouth_1()


def test_all_that_is_wrong_is_told_at_once() -> None:
    broken = TEXT.replace("start-score = 4", "start-score = 3").replace("gold = 12", "gold = 11")
    with pytest.raises(EditionError) as caught:
        load(broken)
    assert {violation.constraint for violation in caught.value.violations} == {
        "investor-affordable",
        "treasure-suffices",
    }


def test_an_edition_with_the_owners_values_is_played_as_written() -> None:
    owned = TEXT.replace("crew-b = [2, 1, 1]", "crew-b = [2, 2]").replace("crew-b = [2, 2, 1]", "crew-b = [3, 2]")
    edition = load(owned)
    assert edition.location_circles[CREW_B] == 2
    assert [edition.pay(5, CREW_B, circle) for circle in range(3)] == [3, 2, 0]
    assert edition.location_circles[TAVERN] == 2


def test_a_sheet_lists_the_destinations_of_the_file() -> None:
    sheet, violations = read(parse(TEXT))
    assert not violations
    assert {sheet.kind(place) for place in sheet.places} == set(KINDS)
