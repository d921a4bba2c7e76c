"""Whatever an owner may write on a tile can be played to the end and told: all that the vocabulary allows."""

import pytest

from seadogs.games.darkseas.edition import Edition
from seadogs.games.darkseas.edition_file import read
from seadogs.games.darkseas.edition_sheet import as_printed
from seadogs.games.darkseas.events import Event
from seadogs.games.darkseas.game import DarkSeas
from seadogs.kernel.names import CHANCE, Seat
from seadogs.kernel.playout import step
from seadogs.kernel.random32 import Random32
from seadogs.kernel.telling import told
from seadogs.play.words import LANGUAGES, Words
from tests.games.darkseas.broken_editions import KEYS, tree_of
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
