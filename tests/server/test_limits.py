"""What the server says when it cannot: another program holds its database, or a device plays too much at once."""

import io
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from seadogs.server import bots, matches, store
from seadogs.server.app import create_app
from seadogs.server.logs import make_log
from tests.server.serving import Json, Player, play_on, serving

MINE: Json = {"kind": "mine"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "bot": "random"}


@contextmanager
def held(database: Path) -> Iterator[None]:
    """Another program in the midst of writing."""
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "PATIENCE", 1)
    monkeypatch.setattr(bots, "PATIENCE", 0.001)


@pytest.mark.usefixtures("impatient")
def test_a_database_that_another_program_holds_is_a_problem_with_what_to_do_and_loses_nothing(tmp_path: Path) -> None:
    database = tmp_path / "matches.sqlite3"
    with serving(create_app(database)) as address:
        ann = Player(address)
        match = ann.create([MINE, MINE])["id"]
        before = ann.table(match, 0)
        choice = before["prompt"]["choices"][0]["text"]
        with held(database):
            refused = ann.http.post(
                f"/api/matches/{match}/moves", json={"seat": 0, "number": before["number"], "move": choice}
            )
            assert refused.status_code == 503, refused.text
            assert refused.headers["content-type"] == "application/problem+json"
            assert int(refused.headers["retry-after"]) > 0
            told = refused.json()
            assert told["code"] == "busy"
            assert "Ask again" in told["detail"]
            assert ann.create([MINE, MINE], expect=503)["code"] == "busy"
        assert ann.table(match, 0) == before
        assert ann.move(match, 0, before["number"], choice)["number"] == before["number"] + 1
        ann.close()


@pytest.mark.usefixtures("impatient")
def test_bots_play_on_once_another_program_lets_the_database_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "ATTEMPTS", 1)  # one failure would end it
    refusals = iter(range(20))
    append = store.Store.append

    async def held_at_first(self: store.Store, *arguments: Any) -> None:
        if next(refusals, None) is not None:
            raise store.BusyError
        await append(self, *arguments)

    monkeypatch.setattr(store.Store, "append", held_at_first)
    out = io.StringIO()
    with serving(create_app(":memory:", log=make_log(out))) as address:
        ann = Player(address)
        match = ann.create([BOT, BOT])["id"]
        with ann.stream(match, -2) as events:
            assert any(event["event"] == "match" and event["data"]["over"] for event in events)
        assert next(refusals, None) is None
        ann.close()
    warnings = [json.loads(line) for line in out.getvalue().splitlines() if '"warning"' in line]
    assert [(line["event"], line["match"]) for line in warnings] == [("bots wait for the database", match)]


def test_a_device_plays_so_many_matches_at_once_and_no_more() -> None:
    with serving(create_app(":memory:", matches_a_device=2)) as address:
        ann, bob = Player(address), Player(address)
        first = ann.create([MINE, MINE])["id"]
        ann.create([MINE, OPEN])
        refused = ann.create([MINE, MINE], expect=409)
        assert (refused["code"], refused["facts"]) == ("too-many-matches", {"most": 2})
        offered = bob.create([MINE, OPEN, OPEN])["id"]
        assert ann.sit(offered, 1, 409)["code"] == "too-many-matches"
        assert ann.get(f"/api/matches/{offered}")["chairs"][1]["kind"] == "open"
        assert bob.sit(offered, 1)["chairs"][1]["mine"]  # a second chair at the same table is no second match
        bob.create([MINE, MINE])
        play_on([ann, ann], first)
        ann.create([MINE, MINE])  # a match that is over does not count
        assert ann.create([BOT, BOT])["started"]  # nor one in which it only looks on
        ann.close()
        bob.close()


def test_a_match_that_was_left_long_ago_takes_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(create_app(":memory:", matches_a_device=1)) as address:
        ann = Player(address)
        with monkeypatch.context() as patch:
            patch.setattr(
                matches, "now", lambda: (datetime.now(UTC) - store.ABANDONED * 2).isoformat(timespec="seconds")
            )
            ann.create([MINE, MINE])
        ann.create([MINE, MINE])
        assert ann.create([MINE, MINE], expect=409)["code"] == "too-many-matches"
        ann.close()


def test_a_device_may_play_any_number_where_nobody_set_a_limit() -> None:
    with serving(create_app(":memory:")) as address:
        ann = Player(address)
        for _ in range(60):
            ann.create([MINE, MINE])
        ann.close()
