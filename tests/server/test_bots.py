"""Bots play by the same door as people, see only their seat's view, and go on after a restart."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from seadogs.play import bots
from seadogs.server.app import create_app
from tests.server import toy
from tests.server.serving import Json, Player, play_on, serving

Device = Callable[[], Player]
MINE: Json = {"kind": "mine"}
BOT: Json = {"kind": "bot", "bot": "random", "name": "Hal"}


def wait_until_over(player: Player, match: str) -> Json:
    """The match once its stream says that it is over."""
    with player.stream(match, -2) as events:
        for event in events:
            if not event["data"].get("table", event["data"])["waiting"]:
                break
    over: Json = player.get(f"/api/matches/{match}")
    assert over["over"]
    return over


def test_bots_alone_play_to_the_end(device: Device) -> None:
    ann = device()
    over = wait_until_over(ann, ann.create([BOT, BOT, BOT])["id"])
    assert sum(over["scores"]) == toy.ROUNDS
    assert [chair["bot"] for chair in over["chairs"]] == ["random"] * 3


def test_a_person_and_bots_play_to_the_end(device: Device) -> None:
    ann = device()
    match = ann.create([MINE, BOT, BOT])["id"]
    with ann.stream(match, 0) as events:
        for event in events:
            if event["event"] == "match":
                break
            table = event["data"]["table"]
            # as long as a bot is asked, its move may come first and make this table an old one
            if table["prompt"] and table["waiting"] == [0]:
                ann.move(match, 0, table["number"], table["prompt"]["choices"][0]["text"])
    assert ann.get(f"/api/matches/{match}")["over"]


def test_each_move_of_a_bot_is_its_own_commit(device: Device) -> None:
    ann = device()
    match = ann.create([MINE, BOT, BOT, BOT])["id"]
    with ann.stream(match, 0, 0) as events:
        told: list[int] = []
        while len(told) < 4 + 3:
            steps = next(events)["data"]["steps"]
            told += [step["number"] for step in steps]
            assert len([step for step in steps if step["seat"] > 0]) <= 1 or 1 in told[: len(steps)]
    assert told == list(range(1, 8))


def test_a_bot_sees_its_seats_view_and_its_options_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[Any, list[Any]]] = []

    class Spy:
        def choose(self, view: Any, options: list[Any]) -> Any:
            shown.append((view, options))
            return options[0]

    monkeypatch.setattr(bots, "make", lambda name, game, seed: Spy())
    with serving(create_app(":memory:")) as address:
        ann = Player(address)
        wait_until_over(ann, ann.create([BOT, BOT])["id"])
        ann.close()
    assert len(shown) == 2 * toy.ROUNDS
    for view, options in shown:
        assert type(view) is toy.View
        assert view.card.endswith(f"-{view.seat}")
        assert all(type(option) is toy.Hide for option in options)


def test_unfinished_matches_go_on_when_the_server_starts_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "matches.sqlite3"
    thinking: list[str] = []

    class Stuck:
        def choose(self, view: Any, options: list[Any]) -> Any:
            thinking.append("still")
            raise RuntimeError("a bot that breaks")

    with monkeypatch.context() as patch:
        patch.setattr(bots, "make", lambda name, game, seed: Stuck())
        patch.setattr("seadogs.server.bots.PATIENCE", 0.0)
        with serving(create_app(database)) as address:
            ann = Player(address)
            match = ann.create([BOT, MINE])["id"]
            number = ann.table(match, 1)["number"]
            assert number == 2
            ann.move(match, 1, number, "hide copper")  # the server lives on beside a broken bot
    assert thinking
    with serving(create_app(database)) as address:
        ann.http.base_url = address
        with ann.stream(match, 1, 3) as events:
            steps = next(events)["data"]["steps"] or next(events)["data"]["steps"]
            assert steps[0]["seat"] == 0  # nobody asked it to: it went on by itself
        ann.close()


def test_a_bot_whose_table_changed_while_it_thought_thinks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    make = bots.make
    slow: list[Callable[[], object]] = []

    class Slow:
        def __init__(self, bot: bots.Bot) -> None:
            self.bot = bot

        def choose(self, view: Any, options: list[Any]) -> Any:
            while slow:
                slow.pop()()
            return self.bot.choose(view, options)

    monkeypatch.setattr(bots, "make", lambda name, game, seed: Slow(make(name, game, seed)))
    with serving(create_app(":memory:")) as address:
        ann = Player(address)
        match = ann.create([{"kind": "open"}, BOT])["id"]
        slow.append(lambda: ann.move(match, 0, 2, "hide copper"))  # while the bot thinks of its first move
        ann.sit(match, 0)
        with ann.stream(match, 0, 2) as events:
            told: list[int] = []
            while len(told) < 2:
                told += [step["seat"] for step in next(events)["data"]["steps"] if step["seat"] >= 0]
        assert told == [0, 1]
        play_on([ann, ann], match, 0)
        ann.close()
