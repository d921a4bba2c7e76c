"""The arena: fair about seats, and a function of its seed."""

import json
from dataclasses import replace
from typing import Any

import pytest

from seadogs.games import AnyGame, found, open_game
from seadogs.play import arena, bots
from seadogs.play.arena import Plan, Result


@pytest.fixture(params=found())
def game(request: pytest.FixtureRequest) -> AnyGame:
    return open_game(request.param)


def timeless(report: arena.Report) -> arena.Report:
    return replace(report, seconds=0.0)


def mixed(game: AnyGame) -> list[str]:
    return ["greedy", *["random"] * (game.fewest - 1)]


def test_results_do_not_depend_on_how_many_processes_play(game: AnyGame) -> None:
    alone = arena.run(game.key, mixed(game), 9, 5, jobs=1)
    shared = arena.run(game.key, mixed(game), 9, 5, jobs=2)
    assert timeless(alone) == timeless(shared)


def test_another_seed_gives_other_games(game: AnyGame) -> None:
    first = arena.run(game.key, mixed(game), 6, 1)
    second = arena.run(game.key, mixed(game), 6, 2)
    assert timeless(replace(first, seed=0)) != timeless(replace(second, seed=0))


def test_one_game_can_be_played_again_by_its_number(game: AnyGame) -> None:
    plan = Plan(game.key, tuple(mixed(game)), 10, 3)
    assert arena.play(game, plan, 7) == arena.play(game, plan, 7)
    assert arena.play(game, plan, 7) != arena.play(game, plan, 8)


def test_every_bot_sits_at_every_seat_equally_often(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[str] = []

    def noted(name: str, game: AnyGame, seed: int) -> Any:
        seated.append(name)
        return bots.RandomBot(seed)

    monkeypatch.setattr(bots, "make", noted)
    names = tuple("abcdef"[: game.most])
    for number in range(game.most):
        arena.play(game, Plan(game.key, names, game.most, 1), number)
    by_game = [tuple(seated[at : at + game.most]) for at in range(0, len(seated), game.most)]
    assert {frozenset(chairs) for chairs in by_game} == {frozenset(names)}
    assert all({chairs[seat] for chairs in by_game} == set(names) for seat in range(game.most))


def test_scores_stand_by_bot_and_not_by_seat(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot that always takes the first option is found again wherever it sits."""

    seats: list[int] = []

    class First:
        def choose(self, view: Any, options: list[Any]) -> Any:
            seats.append(view.seat)
            return options[0]

    def made(name: str, game: AnyGame, seed: int) -> Any:
        return First() if name == "first" else bots.RandomBot(seed)

    monkeypatch.setattr(bots, "make", made)
    names = ("first", *["random"] * (game.fewest - 1))
    for number in range(game.fewest):
        seats.clear()
        result = arena.play(game, Plan(game.key, names, 3, 1), number)
        assert set(seats) == {number % game.fewest}
        assert len(result.scores) == len(result.places) == game.fewest
        assert result.moves > 0


def test_shared_wins_are_shared_and_all_wins_add_up_to_all_games() -> None:
    plan = Plan("any", ("greedy", "random", "random"), 2, 1)
    results = [Result((5, 5, 1), (1, 1, 3), 10), Result((2, 9, 4), (3, 1, 2), 12)]
    report = arena.report_of(plan, "edition", results, 4.0)
    assert [standing.wins.value for standing in report.standings] == [0.25, 0.75, 0.0]
    assert [standing.score.value for standing in report.standings] == [3.5, 7.0, 2.5]
    assert report.score.value == pytest.approx(26 / 6)
    assert report.moves == 22


def test_progress_hears_of_every_game(game: AnyGame) -> None:
    heard: list[int] = []
    arena.run(game.key, mixed(game), 10, 1, progress=heard.append)
    assert sum(heard) == 10
    assert len(heard) > 1


def test_options_reach_the_game(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    options = {switch.key: not switch.default for switch in game.switches}
    asked: list[Any] = []
    start = type(game).start

    class Noting:
        """Only what `play` needs: the game itself, and a note of how it was started."""

        def __getattr__(self, name: str) -> Any:
            return getattr(game, name)

        def start(self, seats: int, options: Any = None) -> Any:
            asked.append(options)
            return start(game, seats, options)

    plan = Plan(game.key, tuple(mixed(game)), 1, 1, tuple(sorted(options.items())))
    noting: Any = Noting()
    arena.play(noting, plan, 0)
    assert asked == [options]


def test_what_is_not_the_game_s_is_refused_before_anything_is_played(game: AnyGame) -> None:
    with pytest.raises(KeyError):
        arena.run("no-such-game", ["random"] * 3, 1, 1)
    with pytest.raises(bots.UnknownBotError):
        arena.run(game.key, ["parrot"] * game.fewest, 1, 1)
    with pytest.raises(ValueError, match=r"."):
        arena.run(game.key, ["random"] * (game.most + 1), 1, 1)
    with pytest.raises(ValueError, match=r"."):
        arena.run(game.key, ["random"] * game.fewest, 1, 1, options={"no-such-option": True})


def test_the_report_is_json_with_scores_and_shares_by_bot(game: AnyGame) -> None:
    made = json.loads(json.dumps(arena.as_json(arena.run(game.key, mixed(game), 6, 1))))
    assert [bot["name"] for bot in made["bots"]] == mixed(game)
    assert sum(bot["win_share"] for bot in made["bots"]) == pytest.approx(1)
    for bot in made["bots"]:
        low, high = bot["mean_score_interval"]
        assert low <= bot["mean_score"] <= high
        low, high = bot["win_share_interval"]
        assert 0 <= low <= bot["win_share"] <= high <= 1


def test_seeds_of_neighbours_differ() -> None:
    seeds = {arena.seed_of(seed, number, seat) for seed in range(5) for number in range(50) for seat in range(-1, 5)}
    assert len(seeds) == 5 * 50 * 6
