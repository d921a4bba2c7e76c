"""What the page draws on the street and marks in the rules is what the match's own edition prints and accounts for."""

from dataclasses import asdict

import pytest

from seadogs.games.drake.edition_print import CLAUSES
from seadogs.games.drake.game import Drake, open_game
from seadogs.games.drake.views import PrintedView
from seadogs.kernel.names import WATCHER
from tests.games.drake.test_edition import TEXT
from tests.games.drake.test_manual import HOUSE_VALUES

GAINS = TEXT[TEXT.index("[gains]") : TEXT.index("[counters]")]
OTHER_GAINS = """[gains]
from = "seen"
shipyard-guns = [2, 1]
pinnace-crew = [3, 2]
drake-crew = 4
drake-guns = 3
drake-extra = 2
queen-guns = 5
queen-goods = 0
informer-goods = 2
investor-crew = [1, 4]
investor-guns = [3, 0]
dockside = 2

"""


def printed(game: Drake) -> PrintedView:
    return game.view(game.start(4), WATCHER).printed


def with_other_gains() -> Drake:
    text = TEXT.replace(GAINS, OTHER_GAINS).replace("investor-price = 4 ", "investor-price = 3 ")
    return open_game(text.replace("crew = 28", "crew = 90").replace("supplies = 21", "supplies = 60"))


def test_the_view_shows_what_the_houses_of_the_edition_give_and_cost() -> None:
    """location.shipyard location.pinnace location.drake location.queen location.informer location.investor
    location.dockside"""
    shown = printed(open_game())
    assert (shown.drake_crew, shown.drake_guns) == (2, 2)
    assert (shown.investor_price, shown.investor_crew, shown.investor_guns) == (4, (1, 2), (2, 1))
    other = asdict(printed(with_other_gains()))
    assert {name: other[name] for name in other if name not in ("house_values", "own_values")} == {
        "tavern_adds": (1, 0),
        "shipyard_guns": (2, 1),
        "pinnace_crew": (3, 2),
        "drake_turns": 2,
        "drake_crew": 4,
        "drake_guns": 3,
        "drake_extra": 2,
        "queen_guns": 5,
        "queen_goods": 0,
        "frigates": 3,
        "garrisons": 4,
        "informer_goods": 2,
        "investor_price": 3,
        "investor_crew": (1, 4),
        "investor_guns": (3, 0),
        "dockside": 2,
    }


def test_every_view_of_an_edition_points_to_the_same_print() -> None:
    """Views are made by the thousand for bots; what never changes must cost them nothing."""
    game = open_game()
    state = game.start(3)
    assert game.view(state, WATCHER).printed is game.view(state, WATCHER).printed


def test_house_values_are_the_clauses_whose_values_the_edition_invents() -> None:
    """All that the manual owns up to but location.tavern, whose note is a ruling first."""
    shown = printed(open_game())
    assert shown.house_values == tuple(clause for clause in HOUSE_VALUES.split() if clause != "location.tavern")
    assert shown.own_values == ()


def test_with_every_value_seen_no_clause_rests_on_the_house() -> None:
    shown = printed(open_game(TEXT.replace('from = "invented"', 'from = "seen"')))
    assert shown.house_values == ()
    assert shown.own_values == tuple(CLAUSES)


@pytest.mark.parametrize(
    ("old", "new", "clauses"),
    [
        ('[street]  # the order of voyage 1, and the printed order of the option `fixed_street`\nfrom = "invented"',
         '[street]\nfrom = "seen"', {"setup.tiles"}),
        ('[galleon-counters]\nfrom = "invented"', '[galleon-counters]\nfrom = "seen"', {"attack.galleon"}),
    ],
)  # fmt: skip
def test_what_one_has_seen_oneself_is_no_house_value(old: str, new: str, clauses: set[str]) -> None:
    assert TEXT.count(old) == 1
    shown = printed(open_game(TEXT.replace(old, new)))
    assert set(shown.own_values) == clauses
    assert clauses.isdisjoint(shown.house_values)


def test_one_invented_value_is_enough() -> None:
    """attack.town: of all towns Portobelo's points alone are guessed"""
    seen = TEXT.replace('from = "invented"', 'from = "seen"')
    block = seen[seen.index("[destination.portobelo]") : seen.index("[destination.cartagena]")]
    guessed = block.replace("points = 2", 'points = { value = 2, from = "invented" }')
    assert guessed != block
    assert printed(open_game(seen.replace(block, guessed))).house_values == ("attack.town",)
