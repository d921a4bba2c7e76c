"""News of a match: in order, once, resumed where it broke off, and never before it is true."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

import pytest

from seadogs.kernel.names import Seat
from seadogs.kernel.record import Row
from seadogs.server.app import create_app
from seadogs.server.house import House
from seadogs.server.store import Store
from seadogs.server.stream import Seen, follow, seen_last
from tests.server.serving import Json, Player, play_on, serving

Device = Callable[[], Player]
MINE: Json = {"kind": "mine"}


def test_a_stream_begins_with_the_table_and_tells_each_commit_once(device: Device) -> None:
    ann = device()
    match = ann.create([MINE, MINE])["id"]
    with ann.stream(match, 1) as events:
        first = next(events)
        assert (first["event"], first["id"], first["data"]["steps"]) == ("table", "2", [])
        assert first["data"]["table"] == ann.table(match, 1)
        ann.move(match, 0, 2, "hide copper")
        second = next(events)
        assert second["id"] == "3"
        assert second["data"]["steps"] == [
            {"number": 3, "seat": 0, "story": [{"name": "coin-hidden", "facts": {"seat": 0, "coin": ""}}]}
        ]
        ann.move(match, 1, 3, "hide copper")
        third = next(events)
        # the move, the round's end, and the cards that chance dealt at once: one commit
        assert [step["number"] for step in third["data"]["steps"]] == [4, 5, 6]
        assert [step["seat"] for step in third["data"]["steps"]] == [1, -1, -1]
        assert third["data"]["table"]["number"] == 6


def test_a_stream_resumes_after_the_last_number_seen(device: Device) -> None:
    ann = device()
    match = ann.create([MINE, MINE])["id"]
    play_on([ann, ann], match, 3)
    now = ann.table(match, 0)["number"]
    whole = ann.get(f"/api/matches/{match}/story", seat=0)["steps"]
    assert [step["number"] for step in whole] == list(range(1, now + 1))
    for last in (0, 3, now):
        with ann.stream(match, 0, last) as events:
            assert next(events)["data"]["steps"] == whole[last:]
        with ann.stream(match, 0, None, after=last) as events:
            assert next(events)["data"]["steps"] == whole[last:]
        assert ann.get(f"/api/matches/{match}/story", seat=0, after=last)["steps"] == whole[last:]


@pytest.mark.parametrize(
    ("header", "seen"),
    [("7", Seen(7, 0)), ("7.2", Seen(7, 2)), *((odd, Seen(5, 1)) for odd in ("", "x", "-1", "7.", "7.-1", "9" * 30))],
)
def test_the_header_wins_over_the_query_unless_it_is_no_id(header: str, seen: Seen) -> None:
    assert seen_last(header, Seen(5, 1)) == seen


def test_a_last_number_beyond_the_end_is_taken_for_the_end(device: Device) -> None:
    ann = device()
    match = ann.create([MINE, MINE])["id"]
    with ann.stream(match, 0, 999) as events:
        assert next(events)["data"]["steps"] == []
        ann.move(match, 0, 2, "hide copper")
        assert [step["number"] for step in next(events)["data"]["steps"]] == [3]


def test_who_waits_in_the_lobby_hears_when_somebody_sits_down(device: Device) -> None:
    ann, bob = device(), device()
    match = ann.create([MINE, {"kind": "open"}])["id"]
    with ann.stream(match, 0) as events:
        waiting = next(events)["data"]["table"]
        assert (waiting["number"], waiting["prompt"], waiting["waiting"]) == (0, None, [])
        bob.sit(match, 1)
        assert next(events)["data"]["table"]["prompt"]["choices"]
        news = next(events)
        assert news["event"] == "match"
        assert news["data"] == ann.get(f"/api/matches/{match}")


def test_the_end_comes_with_the_scores(device: Device) -> None:
    ann = device()
    match = ann.create([MINE, MINE])["id"]
    with ann.stream(match, -2) as events:
        play_on([ann, ann], match)
        last = next(event for event in events if event["event"] == "match")
    assert last["data"]["over"]
    assert sum(last["data"]["scores"]) == 3


def test_nothing_is_told_before_it_is_committed(monkeypatch: pytest.MonkeyPatch) -> None:
    writing, may_write = threading.Event(), threading.Event()
    append = Store.append

    async def slow(self: Store, match: str, rows: Sequence[Row], over: bool, undos: int) -> None:
        writing.set()
        await asyncio.to_thread(may_write.wait, 20)
        await append(self, match, rows, over, undos)

    monkeypatch.setattr(Store, "append", slow)
    with serving(create_app(":memory:")) as address:
        ann = Player(address)
        match = ann.create([MINE, MINE])["id"]
        with ann.stream(match, 1) as events:
            next(events)
            post = threading.Thread(target=ann.move, args=(match, 0, 2, "hide copper"))
            post.start()
            assert writing.wait(20)
            assert ann.table(match, 0)["number"] == 2
            assert ann.get(f"/api/matches/{match}/story", seat=1)["steps"][-1]["number"] == 2
            with ann.stream(match, 0, 0) as others:
                assert next(others)["data"]["table"]["number"] == 2
            may_write.set()
            assert next(events)["data"]["table"]["number"] == 3
            post.join(20)
        ann.close()


def test_a_move_that_cannot_be_written_was_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    append = Store.append
    broken = True

    async def failing(self: Store, match: str, rows: Sequence[Row], over: bool, undos: int) -> None:
        if broken:
            raise OSError("disk full: " + rows[0].text)
        await append(self, match, rows, over, undos)

    monkeypatch.setattr(Store, "append", failing)
    with serving(create_app(":memory:")) as address:
        ann = Player(address)
        match = ann.create([MINE, MINE])["id"]
        before = ann.table(match, 0)
        told = ann.move(match, 0, 2, "hide copper", 500)
        assert told["code"] == "internal"
        assert "copper" not in str(told)
        assert ann.table(match, 0) == before
        broken = False
        assert ann.move(match, 0, 2, "hide copper")["number"] == 3
        ann.close()


def test_two_servers_on_one_database_do_no_harm(tmp_path: Path) -> None:
    database = tmp_path / "matches.sqlite3"
    with serving(create_app(database)) as one, serving(create_app(database)) as other:
        ann = Player(one)
        match = ann.create([MINE, MINE])["id"]
        there = Player(other)
        there.http.cookies.update(ann.http.cookies)
        assert there.table(match, 0)["number"] == 2  # it holds the match in memory, too
        ann.move(match, 0, 2, "hide copper")
        with there.stream(match, 0) as events:
            assert next(events)["id"] == "2"
            told = there.move(match, 0, 2, "hide silver", 409)
            assert (told["code"], told["facts"]) == ("stale", {"number": 3})
            assert next(events)["data"]["table"]["view"]["coin"] == "copper-0"
        there.move(match, 1, 3, "hide copper")
        ann.move(match, 1, 3, "hide copper", 409)
        assert ann.table(match, 0) == there.table(match, 0)
        for player in (ann, there):
            player.close()


def test_a_silent_stream_shows_that_it_lives_and_a_slow_one_catches_up_in_one_message() -> None:
    app = create_app(":memory:")
    house: House = app.state.house

    async def follower() -> AsyncIterator[bytes]:
        async for part in follow(house, "", match, Seat(1), Seen(-1, -1), heartbeat=0.01):
            yield part

    with serving(app) as address:
        ann = Player(address)
        match = ann.create([MINE, MINE])["id"]

        async def slow() -> list[bytes]:
            parts = follower()
            heard = [await anext(parts) for _ in range(3)]
            await asyncio.to_thread(play_on, [ann, ann], match, 3)
            heard.append(await anext(parts))
            return heard

        retry, first, beat, later = asyncio.run(slow())
        assert retry.startswith(b"retry:")
        assert first.startswith(b"id: 2\nevent: table\n")
        assert beat == b":\n\n"
        assert later.startswith(b"id: 7\n")
        assert later.count(b'"number":') == 5 + 1  # every step since, and the table
        ann.close()


def test_the_server_stops_though_streams_are_open() -> None:
    with serving(create_app(":memory:")) as address:
        ann = Player(address)
        match = ann.create([MINE, MINE])["id"]
        stopping = threading.Event()
        heard: list[float] = []

        def listen() -> None:
            with ann.stream(match, 0) as events:
                next(events)
                stopping.set()
                assert list(events) == []  # it ends, cleanly
            heard.append(time.monotonic())

        listener = threading.Thread(target=listen)
        listener.start()
        assert stopping.wait(20)
    listener.join(20)
    assert heard
    ann.close()
