"""Taking back one's own moves: who may, how far, what everybody hears of it, and what stays on record."""

import asyncio
import json
import sqlite3
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from seadogs import games
from seadogs.kernel import record
from seadogs.play import bots
from seadogs.server.app import create_app
from seadogs.server.house import House
from tests.server import toy
from tests.server.conftest import REAL_FOUND, REAL_OPEN
from tests.server.serving import Json, Player, play_on, seated_match, serving

Device = Callable[[], Player]
MINE: Json = {"kind": "mine", "name": "Ann"}
BOT: Json = {"kind": "bot", "bot": "random", "name": "Hal"}
GESTURES: Json = {"options": {"gestures": True}}
DEALT = 2  # moves of chance before the first of two captains


def waving(player: Player, *moves: str, chairs: int = 2) -> tuple[str, Json]:
    """A match in which seat 0 made these moves; and its table."""
    match = player.create([MINE] * chairs, **GESTURES)["id"]
    table = player.table(match, 0)
    for move in moves:
        table = player.move(match, 0, table["number"], move)
    return match, table


def test_a_table_says_how_far_its_seat_may_go_back(device: Device) -> None:
    ann = device()
    match, table = waving(ann)
    assert table["undo"] is None
    assert ann.move(match, 0, 2, "wave")["undo"] == 2
    assert ann.move(match, 0, 3, "wave")["undo"] == 2  # the earliest
    assert [ann.table(match, seat)["undo"] for seat in (0, 1, -2)] == [2, None, None]
    assert ann.move(match, 0, 4, "peek")["undo"] is None
    assert ann.move(match, 0, 5, "wave")["undo"] == 5  # what came after the look
    assert ann.move(match, 0, 6, "hide copper")["undo"] is None  # the turn has passed


def test_an_undo_takes_the_moves_back_for_all(device: Device) -> None:
    ann = device()
    match, table = waving(ann)
    before = [ann.table(match, seat)["view"] for seat in (0, 1, -2)]
    stories = [ann.get(f"/api/matches/{match}/story", seat=seat)["steps"] for seat in (0, 1, -2)]
    for number in (2, 3):
        ann.move(match, 0, number, "wave")
    after = ann.undo(match, 0, 4, 2)
    assert (after["number"], after["undo"], after["undos"]) == (2, None, 1)
    assert after["prompt"] == table["prompt"]
    assert [ann.table(match, seat)["view"] for seat in (0, 1, -2)] == before
    assert [ann.get(f"/api/matches/{match}/story", seat=seat)["steps"] for seat in (0, 1, -2)] == stories
    assert ann.move(match, 0, 2, "wave")["undo"] == 2  # and play goes on


def test_the_story_says_who_took_moves_back_to_whoever_asks_later(device: Device) -> None:
    ann = device()
    match, _ = waving(ann, "wave", "wave", "wave")
    assert ann.get(f"/api/matches/{match}/story", seat=1)["undone"] == []
    ann.undo(match, 0, 5, 4)
    assert ann.get(f"/api/matches/{match}/story", seat=1)["undone"] == [{"to": 4, "seat": 0, "undos": 1}]
    ann.undo(match, 0, 4, 2)  # and with it what was taken back after number 4
    assert ann.get(f"/api/matches/{match}/story", seat=-2)["undone"] == [{"to": 2, "seat": 0, "undos": 2}]


def test_a_part_of_the_turn_may_be_taken_back(device: Device) -> None:
    ann = device()
    match, _ = waving(ann, "wave", "wave", "wave")
    assert ann.undo(match, 0, 5, 4)["number"] == 4
    assert ann.table(match, 0)["undo"] == 2
    assert ann.undo(match, 0, 4, 2)["undos"] == 2


@pytest.mark.parametrize(
    ("moves", "to"),
    [
        (("wave", "wave"), 4),  # nothing to take back
        (("wave", "wave"), 5),
        (("wave", "wave"), 1),  # chance's
        (("wave", "wave"), 0),
        (("peek",), 2),  # something was learnt
        (("wave", "peek", "wave"), 2),
        (("wave", "peek", "wave"), 3),
        (("wave", "hide copper"), 2),  # the turn has passed
    ],
)
def test_what_may_not_be_taken_back_stays(device: Device, moves: tuple[str, ...], to: int) -> None:
    ann = device()
    match, table = waving(ann, *moves)
    assert ann.undo(match, 0, table["number"], to, 409)["code"] == "no-undo"
    assert ann.undo(match, 1, table["number"], to, 409)["code"] == "no-undo"  # nor by another
    assert ann.table(match, 0) == table


def test_others_moves_close_the_turn(device: Device) -> None:
    ann = device()
    match, table = waving(ann, "wave")
    assert table["undo"] == DEALT
    ann.move(match, 1, 3, "hide copper")
    assert ann.table(match, 0)["undo"] is None
    assert ann.undo(match, 0, 4, 2, 409)["code"] == "no-undo"


def test_an_undo_is_asked_for_as_a_move_is(device: Device) -> None:
    ann, bob = device(), device()
    match, _ = waving(ann, "wave")
    assert ann.undo(match, 0, 2, 2, 409)["code"] == "stale"
    assert bob.undo(match, 0, 3, 2, 403)["code"] == "not-your-seat"
    assert ann.undo(match, 7, 3, 2, 404)["code"] == "no-seat"
    assert ann.post(f"/api/matches/{match}/undo", {"seat": -2, "number": 3, "to": 2}, 400)["code"] == "invalid"
    play_on([ann, ann], match)
    over = ann.get(f"/api/matches/{match}")["number"]
    assert ann.undo(match, 0, over, over - 1, 409)["code"] == "over"
    assert all(ann.table(match, seat)["undo"] is None for seat in (0, 1))
    waiting = ann.create([MINE, {"kind": "open"}])["id"]
    assert ann.undo(waiting, 0, 0, 0, 409)["code"] == "not-started"


def test_two_clicks_on_undo_take_back_once(device: Device) -> None:
    ann = device()
    match, _ = waving(ann, "wave", "wave")
    ann.undo(match, 0, 4, 3)
    assert ann.undo(match, 0, 4, 3, 409)["code"] == "stale"
    assert ann.table(match, 0)["number"] == 3


def test_a_move_for_a_table_that_was_taken_back_is_stale_though_its_number_is_back(device: Device) -> None:
    ann = device()
    match, seen = waving(ann, "wave", "wave")  # another page of hers still shows this table
    ann.undo(match, 0, 4, 3)
    ann.move(match, 0, 3, "wave")
    late = {"seat": 0, "number": seen["number"], "move": "wave", "undos": seen["undos"]}
    assert ann.post(f"/api/matches/{match}/moves", late, 409)["code"] == "stale"
    back = {"seat": 0, "number": seen["number"], "to": 3, "undos": seen["undos"]}
    assert ann.post(f"/api/matches/{match}/undo", back, 409)["code"] == "stale"
    assert ann.post(f"/api/matches/{match}/moves", late | {"undos": 1})["number"] == 5


# Streams


def test_every_follower_hears_of_an_undo_and_then_gets_the_table(device: Device) -> None:
    ann, bob = device(), device()
    match = seated_match_with_gestures([ann, bob])
    with bob.stream(match, 1) as theirs, bob.stream(match, -2) as watched:
        assert next(theirs)["id"] == next(watched)["id"] == "2"
        ann.move(match, 0, 2, "wave")
        assert next(theirs)["data"]["steps"][0]["story"][0]["name"] == "waved"
        next(watched)
        ann.undo(match, 0, 3, 2)
        for events, seat in ((theirs, 1), (watched, -2)):
            told, after = next(events), next(events)
            assert (told["event"], told["data"]) == ("undone", {"to": 2, "seat": 0, "undos": 1})
            assert (after["event"], after["id"], after["data"]["steps"]) == ("table", "2.1", [])
            assert after["data"]["table"] == bob.table(match, seat)
        ann.move(match, 0, 2, "hide copper")
        last = next(theirs)
        assert (last["id"], [step["number"] for step in last["data"]["steps"]]) == ("3.1", [3])


def seated_match_with_gestures(players: list[Player]) -> str:
    made = players[0].create([MINE, *({"kind": "open"} for _ in players[1:])], **GESTURES)
    for seat, player in enumerate(players[1:], 1):
        player.sit(made["id"], seat)
    match: str = made["id"]
    return match


def test_who_comes_back_with_moves_that_are_gone_is_told_first(device: Device) -> None:
    ann = device()
    match, _ = waving(ann, "wave", "wave", "wave")
    ann.undo(match, 0, 5, 4)
    ann.undo(match, 0, 4, 2)
    with ann.stream(match, 1, 5) as events:
        heard = [next(events) for _ in range(3)]
    assert [event["event"] for event in heard] == ["undone", "undone", "table"]
    assert [event["data"]["to"] for event in heard[:2]] == [4, 2]
    assert heard[2]["data"]["steps"] == []
    assert heard[2]["id"] == "2.2"


def test_who_comes_back_when_other_moves_stand_in_their_place_is_told_too(device: Device) -> None:
    """The number alone does not show it: 4 was a wave, and now is another captain's coin."""
    ann = device()
    match, _ = waving(ann, "wave", "wave")
    ann.undo(match, 0, 4, 3)
    ann.move(match, 0, 3, "hide silver")
    ann.move(match, 1, 4, "wave")
    for asked in ({"last": "4"}, {"after": 4, "undos": 0}):
        with ann.stream(match, 1, **asked) as events:
            undone, after = next(events), next(events)
            assert (undone["event"], undone["data"]) == ("undone", {"to": 3, "seat": 0, "undos": 1})
            assert [step["number"] for step in after["data"]["steps"]] == [4, 5]
    for up_to_date in ({"last": "4.1"}, {"after": 4, "undos": 1}, {"after": 4}):
        with ann.stream(match, 1, **up_to_date) as events:
            assert [step["number"] for step in next(events)["data"]["steps"]] == [5]


def test_who_never_heard_of_the_moves_hears_of_no_undo(device: Device) -> None:
    ann = device()
    match, _ = waving(ann, "wave")
    ann.undo(match, 0, 3, 2)
    with ann.stream(match, 1, 2) as events:
        assert next(events)["event"] == "table"
        ann.move(match, 0, 2, "wave")
        assert next(events)["id"] == "3.1"


# The store


def test_an_undo_outlives_the_server_and_stays_on_record(tmp_path: Path) -> None:
    database = tmp_path / "matches.sqlite3"
    with serving(create_app(database)) as address:
        ann = Player(address)
        match, _ = waving(ann, "wave", "wave")
        after = ann.undo(match, 0, 4, 3)
        again = ann.undo(match, 0, 3, 2)
        assert (after["undos"], again["undos"]) == (1, 2)
    with sqlite3.connect(database) as connection:
        rows = connection.execute("SELECT match, serial, seat, kept, texts FROM undone ORDER BY serial").fetchall()
        assert [(*row[:4], json.loads(row[4])) for row in rows] == [
            (match, 1, 0, 3, ["wave"]),
            (match, 2, 0, 2, ["wave"]),
        ]
        assert connection.execute("SELECT count(*) FROM moves").fetchone() == (2,)
    connection.close()
    with serving(create_app(database)) as address:
        ann.http.base_url = address
        assert ann.table(match, 0) == again
        assert ann.move(match, 0, 2, "wave")["undo"] == 2
        play_on([ann, ann], match)
        written = record.read(ann.get(f"/api/matches/{match}/record"))
        record.verify(toy.Toy(None), written)  # the dealer dealt what the seed says, undo or not
        ann.close()


def test_what_may_be_undone_is_known_again_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "matches.sqlite3"
    with serving(create_app(database)) as address:
        ann = Player(address)
        match, table = waving(ann, "wave", "peek", "wave")
        assert table["undo"] == 4
    with serving(create_app(database)) as address:
        ann.http.base_url = address
        assert ann.table(match, 0) == table
        assert ann.undo(match, 0, 5, 3, 409)["code"] == "no-undo"
        assert ann.undo(match, 0, 5, 4)["number"] == 4
        ann.close()


def test_a_second_server_that_has_not_heard_of_an_undo_does_no_harm(tmp_path: Path) -> None:
    database = tmp_path / "matches.sqlite3"
    with serving(create_app(database)) as one, serving(create_app(database)) as other:
        ann, there = Player(one), Player(other)
        match, _ = waving(ann, "wave", "wave")
        there.http.cookies.update(ann.http.cookies)
        assert there.table(match, 0)["number"] == 4
        ann.undo(match, 0, 4, 2)
        assert there.move(match, 0, 4, "wave", 409)["facts"] == {"number": 2}  # it would have left a gap
        ann.move(match, 0, 2, "wave")
        ann.move(match, 0, 3, "wave")
        assert there.undo(match, 0, 2, 1, 409)["code"] == "no-undo"
        assert there.move(match, 0, 2, "wave", 409)["facts"] == {"number": 4}
        ann.undo(match, 0, 4, 3)
        ann.move(match, 0, 3, "wave")  # the number is what it was, the moves are not
        assert there.move(match, 0, 4, "wave", 409)["facts"] == {"number": 4}
        assert there.table(match, 0) == ann.table(match, 0)
        for player in (ann, there):
            player.close()


# Bots, and whole matches


def test_a_bot_that_thought_of_a_table_that_was_taken_back_thinks_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table's number is the same again, the table is not."""
    make = bots.make
    meanwhile: list[Callable[[], object]] = []
    shown: list[Any] = []

    class Slow:
        def __init__(self, bot: bots.Bot) -> None:
            self.bot = bot

        def choose(self, view: Any, options: list[Any]) -> Any:
            shown.append(view)
            while meanwhile:
                meanwhile.pop()()
            return self.bot.choose(view, options)

    monkeypatch.setattr(bots, "make", lambda name, game, seed: Slow(make(name, game, seed)))
    with serving(create_app(":memory:")) as address:
        ann = Player(address)
        match = ann.create([{"kind": "open"}, BOT], **GESTURES)["id"]

        def change_ones_mind() -> None:
            ann.move(match, 0, 2, "wave")
            ann.undo(match, 0, 3, 2)

        meanwhile.append(change_ones_mind)
        ann.sit(match, 0)
        with ann.stream(match, 0, 2) as events:
            movers: list[int] = []
            while 1 not in movers:
                movers += [step["seat"] for step in next(events)["data"].get("steps", [])]
        assert len(shown) >= 2
        ann.close()


@pytest.fixture
def _real_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "found", REAL_FOUND)
    monkeypatch.setattr(games, "open_game", REAL_OPEN)


@pytest.mark.usefixtures("_real_games")
def test_matches_of_every_game_go_on_after_any_undo() -> None:
    """Every row that may be returned to is, once; the finished match is the one that its rows replay to."""
    app = create_app(":memory:", posts_a_second=1e6)
    house: House = app.state.house
    with serving(app) as address:
        ann = Player(address)
        for key in games.found():
            match = ann.create([MINE] * games.open_game(key).fewest, game=key)["id"]
            assert _play_with_undo(ann, match) > 2
            live = asyncio.run(house.live(match))
            state = record.replay(live.game, live.record())
            assert live.game.dump(state) == live.game.dump(live.state)
            record.verify(live.game, record.read(ann.get(f"/api/matches/{match}/record")))
        ann.close()


def _play_with_undo(ann: Player, match: str) -> int:
    """Play to the end; how often something was taken back, each row once."""
    spared: set[int] = set()
    while waiting := ann.table(match, -2)["waiting"]:
        table = ann.table(match, waiting[0])
        if table["undo"] is not None and table["undo"] not in spared:
            spared.add(table["undo"])
            ann.undo(match, waiting[0], table["number"], table["undo"])
            continue
        choices = table["prompt"]["choices"]
        ann.move(match, waiting[0], table["number"], choices[table["number"] % len(choices)]["text"])
    return len(spared)


def test_the_seats_offer_is_worked_out_once_for_all_who_ask(device: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[int] = []
    judge = toy.Toy.imagine

    def counting(self: toy.Toy, *arguments: Any) -> toy.State:
        judged.append(threading.get_ident())
        return judge(self, *arguments)

    monkeypatch.setattr(toy.Toy, "imagine", counting)
    ann = device()
    match, _ = waving(ann, "wave")
    once = len(judged)
    assert once > 0
    for _ in _tables(ann, match):
        pass
    assert len(judged) == once


def _tables(ann: Player, match: str) -> Iterator[Json]:
    for _ in range(3):
        yield ann.table(match, 0)
        with ann.stream(match, 0) as events:
            yield next(events)


def test_a_match_without_gestures_offers_nothing(device: Device) -> None:
    """Each captain hides one coin, and then is asked no more."""
    players = [device(), device(), device()]
    match = seated_match(players)["id"]
    while play_on(players, match, 1):
        assert all(player.table(match, seat)["undo"] is None for seat, player in enumerate(players))
