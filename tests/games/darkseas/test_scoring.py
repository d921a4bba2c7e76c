"""9 Final scoring."""

import pytest

from tests.games.darkseas.table import Table


def ended(seats: int = 2) -> Table:
    """A table in its last round, dice and all."""
    table = Table(seats)
    table.state.round = 12
    table.roll("red red red red")
    for captain in table.captains:
        table.give(captain, treasures="", doubloons=0)
    return table


def finished(table: Table) -> Table:
    table.finish_round()
    assert table.asked == []
    return table


@pytest.mark.parametrize(
    ("treasures", "points"),
    [("", 0), ("ruby", 1), ("ruby ruby", 3), ("ruby ruby ruby", 6), ("ruby ruby ruby ruby", 10), ("ruby map map", 4)],
)
def test_each_kind_of_treasure_scores_by_how_many_there_are(treasures: str, points: int) -> None:
    """wealth.treasure"""
    table = ended()
    table.give("blue", treasures=treasures)
    assert finished(table).score("blue") == points


@pytest.mark.parametrize(("doubloons", "points"), [(2, 0), (3, 1), (8, 2)])
def test_three_doubloons_are_a_point(doubloons: int, points: int) -> None:
    """wealth.doubloons"""
    table = ended()
    table.give("blue", doubloons=doubloons)
    assert finished(table).score("blue") == points


@pytest.mark.parametrize(
    ("plain", "dread", "points"),
    [
        ("n", "", 1),
        ("n n n", "", 1),
        ("", "n", 2),
        ("n n n n", "", 2),
        ("", "n n n n", 6),
        ("n n s", "n n s", 2 + 1 + 2 + 1),
    ],
)
def test_harbours_full_harbours_and_dread_pirates_score(plain: str, dread: str, points: int) -> None:
    """power.dread power.harbour power.full"""
    table = ended()
    table.give("blue", pirates=plain, dread=dread)
    assert finished(table).score("blue") == points


@pytest.mark.parametrize(
    ("tile", "pirates", "dread", "points"),
    [
        ("crowded-docks", "n n n s s s s", "", 2 + 1 + 4),
        ("black-banner", "", "n n n", 4 + 1),
        ("town-council", "", "", 1),
        ("lighthouse", "n s", "", 2 + 4),
    ],
)
def test_tiles_score_what_they_say(tile: str, pirates: str, dread: str, points: int) -> None:
    """power.tiles"""
    table = ended()
    table.give("blue", slots={"n-a": tile}, pirates=pirates, dread=dread)
    assert finished(table).score("blue") == points


def test_a_tile_counts_treasures_or_doubloons_on_top_of_the_usual() -> None:
    """power.tiles wealth.doubloons"""
    table = ended()
    table.give("blue", slots={"n-a": "curio-cabinet", "n-b": "iron-strongbox"}, treasures="ruby ruby map", doubloons=7)
    assert finished(table).score("blue") == (3 + 1) + 2 + 2 + 2


def test_a_tile_in_hand_scores_nothing() -> None:
    """power.tiles"""
    table = ended()
    table.give("blue", hand="lighthouse")
    assert finished(table).score("blue") == 0


def test_infamy_gained_during_play_counts() -> None:
    """final.tie: it is added to what is scored"""
    table = ended()
    table.mat("blue").infamy = 5
    assert finished(table).score("blue") == 5


def test_tied_players_share_the_place() -> None:
    """final.tie"""
    table = ended(4)
    table.give("green", doubloons=3)
    table.give("red", doubloons=3)
    table.give("yellow", doubloons=6)
    finished(table)
    assert table.game.places(table.state) == [4, 2, 2, 1]


def test_treasures_are_shown_at_the_end() -> None:
    """hidden.secrets wealth.treasure"""
    table = ended()
    table.give("green", treasures="ruby ruby map")
    finished(table)
    shown = [(fact["treasure"], fact["count"], fact["points"]) for fact in table.facts("treasure-scored")]
    assert shown == [("map", 1, 1), ("ruby", 2, 3)]
