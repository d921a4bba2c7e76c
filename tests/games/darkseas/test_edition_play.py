"""Whatever an owner may write on a tile can be played to the end and told: all that the vocabulary allows."""

import pytest

from seadogs.games.darkseas.edition import Edition
from seadogs.games.darkseas.edition_file import read
from seadogs.games.darkseas.edition_shape import LARGEST_COUNT
from seadogs.games.darkseas.edition_sheet import as_printed
from seadogs.games.darkseas.events import Event
from seadogs.games.darkseas.game import DarkSeas
from seadogs.kernel.names import CHANCE, Seat
from seadogs.kernel.playout import step
from seadogs.kernel.random32 import Random32
from seadogs.kernel.telling import told
from seadogs.play.words import LANGUAGES, Words
from tests.games.darkseas.broken_editions import KEYS, tree_of
from tests.games.darkseas.table import Table
from tests.games.darkseas.test_edition_texts import everything

EVERYTHING = list(everything())
COUNT = len(EVERYTHING) // len(KEYS) + 1
SETS = [EVERYTHING[start::COUNT] for start in range(COUNT)]


@pytest.mark.parametrize("number", range(len(SETS)))
def test_tiles_of_every_kind_are_played_to_the_end_and_told(number: int) -> None:
    effects = zip(KEYS, SETS[number], strict=False)
    sheet, violations = read(tree_of(*((f"tile/{key}/effect", [effect]) for key, effect in effects)))
    assert not violations
    game = DarkSeas(Edition(as_printed(sheet)))
    seats = 2 + number % 3
    words = Words(game.key, LANGUAGES[number % 3], ["Ann", "Ben", "Cat", "Dan"], game.titles, game.terms, strict=True)
    state, rng, moves = game.start(seats, {"simultaneous": number % 2 == 1}), Random32(number), 0
    going = True
    while going:
        for seat in game.waiting(state):
            if seat != CHANCE:
                prompt = game.prompt(state, seat)
                assert all((words.prompt(prompt), *map(words.choice, prompt.choices)))
        story: list[Event] = []
        going = step(game, state, rng, story)
        heard = [game.tell(event, Seat(seat)) for event in story for seat in range(seats)]
        assert all(words.event(told(event)) for event in heard if event is not None)
        moves += going
    assert 0 < moves <= game.longest


def table_with(effect: list[dict[str, object]], **pirates: str) -> Table:
    """Blue has entered the harbour of The Fence, which says something else; others guard the north, without money."""
    sheet, violations = read(tree_of(("tile/fence/effect", effect)))
    assert not violations
    table = Table(3, game=DarkSeas(Edition(as_printed(sheet))))
    table.give("blue", slots={"sw-a": "fence-orange"}, doubloons=0)
    for captain, where in pirates.items():
        table.give(captain, pirates=where, at="n", doubloons=0)
    table.roll("orange yellow yellow blue")
    table.do("blue", "stay", "take nothing", "sail")
    return table


def test_as_many_tiles_are_drawn_as_a_step_may_say() -> None:
    table = table_with([{"draw": "tiles", "count": LARGEST_COUNT, "keep": 2}])
    table.do("blue", "activate sw-a")
    for _ in range(LARGEST_COUNT):
        table.do("chance", table.legal("chance")[-1])
    assert len(table.legal("blue")) == LARGEST_COUNT
    table.do("blue", table.legal("blue")[-1], table.legal("blue")[0])
    assert (len(table.hand("blue")), len(table.discards())) == (2, LARGEST_COUNT - 2)


def test_another_s_tile_makes_nobody_pay_with_protected_pirates_alone() -> None:
    """captain.protects: whoever has enough that are not protected chooses among all."""
    pay = {"pay": "pirate", "count": 1, "by": "each", "then": [{"gain": "doubloons", "count": 5, "by": "each"}]}
    table = table_with([{"each": "other", "do": [pay]}], green="n n", red="n se")
    table.do("blue", "activate sw-a")
    assert (table.asked, table.legal("red")) == (["red"], ["remove n pirate", "remove se pirate"])
    table.do("red", "remove n pirate")
    assert (table.pirates("green"), table.mat("green").doubloons) == ("n:2+0", 0)
    assert (table.pirates("red"), table.mat("red").doubloons) == ("se:1+0", 5)
