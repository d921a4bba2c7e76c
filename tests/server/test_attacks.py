"""What an attacker tried, and got an answer to: never a failure of the server, never more than its share of it."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from seadogs.kernel.names import WATCHER
from seadogs.server.app import database_url, run
from seadogs.server.live import MOST_TOLD, Live
from seadogs.server.migrations import upgrade
from seadogs.server.store import Store, UnusableError
from seadogs.server.stored import StoredChair, StoredMatch
from tests.server import toy
from tests.server.serving import Player

JSON = {"Content-Type": "application/json"}
CHAIRS = [{"kind": "mine"}, {"kind": "mine"}]


@pytest.mark.parametrize("origin", ["http://[::1", "http://", "//", "null"])
def test_an_origin_that_is_none_is_foreign(address: str, origin: str) -> None:
    answer = httpx.post(f"{address}/api/devices", headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")


@pytest.mark.parametrize("body", [b"[" * 100_000, b'{"game":' * 60_000, b'{"x":' + b"[" * 2000 + b"]" * 2000 + b"}"])
def test_a_body_nested_deeply_is_malformed(address: str, body: bytes) -> None:
    answer = httpx.post(f"{address}/api/matches", content=body, headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (400, "invalid")
    assert answer.json()["errors"][0]["where"] == "body"


@pytest.mark.parametrize("name", ["Ann\n", "\nAnn", "A\x00", "\x1b[2J", "\x85", "a\u2028b", "\u202egnp", "\u2066a"])
def test_a_name_is_one_line_and_stays_within_itself(device: Callable[[], Player], name: str) -> None:
    wish = {"game": "toy", "seats": 2, "chairs": [{"kind": "mine", "name": name}, {"kind": "mine"}]}
    assert device().post("/api/matches", wish, 400)["errors"][0]["where"] == "body.chairs[0].name"


@pytest.mark.parametrize("name", ["", "Ελένη", "Ñandú O'Neill", "👩‍👧", "<b>", "עברית", "x" * 40])
def test_a_name_may_be_anything_else(device: Callable[[], Player], name: str) -> None:
    wish = {"game": "toy", "seats": 2, "chairs": [{"kind": "mine", "name": name}, {"kind": "mine"}]}
    assert device().post("/api/matches", wish)["chairs"][0]["name"] == name


def test_streams_from_every_number_take_no_more_memory_than_a_few() -> None:
    game = toy.open_game("toy")
    match = StoredMatch("m", "toy", game.rules, 2, {}, game.edition, game.digest, None, b"\x01" * 32, "2026-01-01")
    live = Live(match, game, [StoredChair(seat, "person", "") for seat in range(2)])
    live.started = True
    first = live.news_json(WATCHER, 0)
    for number in range(5 * MOST_TOLD):
        live.news_json(WATCHER, number)
        assert len(live._told) <= MOST_TOLD
    assert live.news_json(WATCHER, 0) == first


@pytest.mark.parametrize("name", ["a?b.sqlite3", "a?mode=memory&uri=true", "p%41.sqlite3", "#1.sqlite3", "a b.sqlite3"])
def test_the_database_is_the_file_of_that_name_and_no_other(tmp_path: Path, name: str) -> None:
    Store(database_url(tmp_path / name)).check()
    assert {path.name.removesuffix("-wal").removesuffix("-shm") for path in tmp_path.iterdir()} == {name}


def test_a_database_whose_pages_are_broken_is_told_before_anybody_is_served(tmp_path: Path) -> None:
    database = tmp_path / "broken.sqlite3"
    engine = sa.create_engine(database_url(database))
    upgrade(engine)
    engine.dispose()
    with sqlite3.connect(database) as connection:
        page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'matches'").fetchone()[0]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    connection.close()
    with database.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    served: list[Any] = []
    with pytest.raises(UnusableError):
        run("127.0.0.1", 0, database, ready=served.append)
    assert served == []


def test_a_page_says_its_charset_once(address: str) -> None:
    assert httpx.get(f"{address}/schema").headers["content-type"] == "text/html; charset=utf-8"
