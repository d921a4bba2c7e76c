"""Bots choose among the legal options by what a seat may know, and by nothing else."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, cast

import pytest

from seadogs.games import AnyGame, found, open_game
from seadogs.play import arena, bots


@pytest.fixture(params=found())
def game(request: pytest.FixtureRequest) -> AnyGame:
    return open_game(request.param)


class Spy:
    """Takes the last option, and remembers all it was given."""

    def __init__(self) -> None:
        self.given: list[tuple[Any, list[Any]]] = []

    def choose(self, view: Any, options: list[Any]) -> Any:
        self.given.append((view, list(options)))
        return options[-1]


def parts(value: Any) -> Iterator[Any]:
    """A value and all that can be reached from it."""
    yield value
    if is_dataclass(value):
        for field in fields(value):
            yield from parts(getattr(value, field.name))
    elif isinstance(value, tuple | list):
        for item in value:
            yield from parts(item)


def test_the_random_bot_takes_every_option_about_as_often() -> None:
    bot = bots.RandomBot(7)
    taken = Counter(bot.choose(None, ["a", "b", "c"]) for _ in range(900))
    assert set(taken) == {"a", "b", "c"}
    assert all(240 < times < 360 for times in taken.values())


def test_a_bot_s_choices_are_a_function_of_its_seed() -> None:
    def choices(seed: int) -> list[int]:
        bot = bots.RandomBot(seed)
        return [bot.choose(None, list(range(10))) for _ in range(20)]

    assert choices(1) == choices(1)
    assert choices(1) != choices(2)


def test_the_greedy_bot_takes_what_is_advised_most() -> None:
    bot = bots.GreedyBot(lambda view, options: [float(view == option) for option in options], 1)
    assert [bot.choose(wish, ["a", "b", "c"]) for wish in "cab"] == ["c", "a", "b"]


def test_the_greedy_bot_draws_lots_among_equals_and_only_among_them() -> None:
    bot = bots.GreedyBot(lambda view, options: [1.0, 2.0, 2.0], 1)
    assert {bot.choose(None, ["a", "b", "c"]) for _ in range(50)} == {"b", "c"}


def test_the_greedy_bot_follows_the_game_s_own_advice() -> None:
    asked = []

    class Advised:
        strategies = ("gold",)

        def advise(self, view: Any, options: list[Any], strategy: str = "") -> list[float]:
            asked.append((view, strategy))
            return [0.0] * (len(options) - 1) + [1.0]

    game = cast(AnyGame, Advised())  # a bot needs nothing else of a game
    bot = bots.make("greedy", game, 1)
    assert bot.choose("what it sees", ["a", "b"]) == "b"
    assert asked == [("what it sees", "")]
    bot = bots.make("greedy-gold", game, 1)
    assert bot.choose("what it sees", ["a", "b"]) == "b"
    assert asked[1:] == [("what it sees", "gold")]


def test_a_bot_sees_views_and_legal_options_and_never_a_state(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    spies: list[Spy] = []

    def spy(name: str, game: AnyGame, seed: int) -> Spy:
        spies.append(Spy())
        return spies[-1]

    monkeypatch.setattr(bots, "make", spy)
    arena.play(game, arena.Plan(game.key, ("random",) * game.fewest, 1, 1), 0)
    start = game.start(game.fewest, None)
    view_type, state_type = type(game.view(start, game.waiting(start)[0])), type(start)
    given = [pair for spy in spies for pair in spy.given]
    assert given
    assert {type(view) for view, _ in given} == {view_type}
    assert not any(isinstance(part, state_type) for view, _ in given for part in parts(view))
    every = set(map(id, game.actions))
    assert all(id(option) in every for _, options in given for option in options)


def test_every_bot_named_can_be_made_and_no_other(game: AnyGame) -> None:
    assert set(bots.names(game)) == {"greedy", "random", *(f"greedy-{strategy}" for strategy in game.strategies)}
    assert bots.names(game) == sorted(bots.names(game))
    for name in bots.names(game):
        assert bots.make(name, game, 1).choose(None, ["only"]) == "only"
    with pytest.raises(bots.UnknownBotError) as error:
        bots.make("parrot", game, 1)
    assert error.value.name == "parrot"
    assert error.value.names == bots.names(game)
