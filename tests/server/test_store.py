"""The database: made by migrations, kept append-only by its keys."""

import asyncio
import socket
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from seadogs.kernel.names import CHANCE, Seat
from seadogs.kernel.record import Row
from seadogs.server.app import database_url, run
from seadogs.server.migrations import upgrade
from seadogs.server.store import NumberTakenError, Store, UnusableError
from seadogs.server.stored import TABLES, Stored, StoredChair, StoredMatch, StoredUndo

MATCH = StoredMatch(
    "m1", "toy", 1, 2, {"no_gold": True}, "toy-1", "sha256:1", None, b"\x01" * 32, "2026-01-01T00:00:00"
)
CHAIRS = [StoredChair(0, "person", "Ann", device="d1"), StoredChair(1, "open", "")]
ROWS = [Row(1, CHANCE, "deal 0 heron"), Row(2, Seat(0), "hide gold")]


def with_store(database: str | Path, work: Any) -> Any:
    async def whole() -> Any:
        store = Store(database_url(database))
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(whole())


def test_the_migrations_make_the_tables_that_the_code_expects(tmp_path: Path) -> None:
    engine = sa.create_engine(database_url(tmp_path / "new.sqlite3"))
    upgrade(engine)
    upgrade(engine)  # again: nothing to do
    with engine.connect() as connection:
        changes = compare_metadata(MigrationContext.configure(connection), TABLES)
    engine.dispose()
    named = [change for change in changes if isinstance(change, tuple)]  # lists: nullability, which is migrations' own
    assert named == []


def test_a_database_of_the_first_shape_is_brought_up_to_date_with_its_matches(tmp_path: Path) -> None:
    database = tmp_path / "old.sqlite3"
    engine = sa.create_engine(database_url(database))
    upgrade(engine, "0001")
    engine.dispose()
    with sqlite3.connect(database) as connection:
        connection.execute("INSERT INTO devices VALUES ('d1', '2026-01-01')")
        for name in ("m1", "m0"):  # the later one has the smaller id
            connection.execute(
                "INSERT INTO matches (id, game, rules, seats, options, edition, digest, edition_text, seed, created,"
                " started, over) VALUES (?, 'toy', 1, 2, '{\"no_gold\": true}', 'toy-1', 'sha256:1', NULL, ?,"
                " '2026-01-01T00:00:00', 1, 0)",
                (name, b"\x01" * 32),
            )
            connection.execute("INSERT INTO chairs VALUES (?, 0, 'person', 'Ann', NULL, 'd1')", (name,))
            connection.execute("INSERT INTO chairs VALUES (?, 1, 'open', '', NULL, NULL)", (name,))
            for row in ROWS:
                connection.execute("INSERT INTO moves VALUES (?, ?, ?, ?)", (name, row.number, row.seat, row.text))
    connection.close()

    async def work(store: Store) -> None:
        assert await store.match("m1") == Stored(MATCH, CHAIRS, ROWS, True, [])
        assert await store.matches_of("d1", 10) == ["m0", "m1"]
        await store.append("m1", [Row(3, Seat(0), "hide gold")], False, 0)
        await store.undo("m1", StoredUndo(0, 2), 3, 0)

    with_store(database, work)


def test_a_match_is_read_back_as_it_was_written() -> None:
    async def work(store: Store) -> None:
        await store.add_match(MATCH, CHAIRS, ROWS, True, False)
        stored = await store.match("m1")
        assert stored is not None
        assert (stored.match, stored.chairs, stored.rows, stored.started) == (MATCH, CHAIRS, ROWS, True)
        assert await store.match("m2") is None
        assert await store.matches_of("d1", 10) == ["m1"]
        assert await store.matches_of("d2", 10) == []

    with_store(":memory:", work)


def test_a_number_is_taken_once_and_a_refused_append_leaves_nothing() -> None:
    async def work(store: Store) -> None:
        await store.add_match(MATCH, CHAIRS, ROWS, True, False)
        with pytest.raises(NumberTakenError) as caught:
            await store.append("m1", [Row(3, Seat(0), "hide gold"), Row(2, Seat(1), "hide silver")], True, 0)
        assert "hide" not in repr(caught.value)
        assert caught.value.__cause__ is None
        stored = await store.match("m1")
        assert stored is not None
        assert stored.rows == ROWS
        assert await store.running_with_bots() == []

    with_store(":memory:", work)


def test_an_undo_is_done_where_the_match_stands_and_nowhere_else() -> None:
    async def work(store: Store) -> None:
        await store.add_match(MATCH, CHAIRS, ROWS, True, False)
        await store.append("m1", [Row(3, Seat(0), "hide gold")], False, 0)
        for number, undos in ((2, 0), (4, 0), (3, 1)):
            with pytest.raises(NumberTakenError):
                await store.undo("m1", StoredUndo(0, 2), number, undos)
        await store.undo("m1", StoredUndo(0, 2), 3, 0)
        stored = await store.match("m1")
        assert stored == Stored(MATCH, CHAIRS, ROWS, True, [StoredUndo(0, 2)])
        for row, undos in ((Row(4, Seat(0), "hide gold"), 1), (Row(3, Seat(0), "hide gold"), 0)):
            with pytest.raises(NumberTakenError):  # a gap; by somebody who has not heard of the undo
                await store.append("m1", [row], False, undos)
        await store.append("m1", [Row(3, Seat(0), "hide silver")], False, 1)

    with_store(":memory:", work)


def test_a_loaded_match_is_listed_for_who_loaded_it() -> None:
    async def work(store: Store) -> None:
        fields = {key: getattr(MATCH, key) for key in MATCH.__struct_fields__}
        await store.add_match(StoredMatch(**fields | {"imported_by": "d9"}), CHAIRS, ROWS, True, True)
        assert await store.matches_of("d9", 10) == ["m1"]
        stored = await store.match("m1")
        assert stored is not None
        assert stored.match.imported_by == "d9"

    with_store(":memory:", work)


def test_what_is_committed_together_fails_apart() -> None:
    async def work(store: Store) -> None:
        other = StoredMatch(**{key: getattr(MATCH, key) for key in MATCH.__struct_fields__} | {"id": "m2"})
        for match in (MATCH, other):
            await store.add_match(match, CHAIRS, ROWS, True, False)
        third = [Row(3, Seat(1), "hide silver")]
        asked = [store.append(match, third, False, 0) for match in ("m1", "m1", "m2", "nowhere")]
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), NumberTakenError, type(None), NumberTakenError]
        for name in ("m1", "m2"):
            stored = await store.match(name)
            assert stored is not None
            assert stored.rows == ROWS + third

    with_store(":memory:", work)


def test_an_error_of_the_database_quotes_no_move(tmp_path: Path) -> None:
    database = tmp_path / "matches.sqlite3"

    async def work(store: Store) -> None:
        await store.add_match(MATCH, CHAIRS, ROWS, True, False)
        with sqlite3.connect(database) as connection:
            connection.execute("DROP TABLE moves")
        connection.close()
        with pytest.raises(sa.exc.OperationalError) as caught:
            await store.append("m1", [Row(3, Seat(1), "hide silver")], False, 0)
        assert "silver" not in str(caught.value)

    with_store(database, work)


def test_a_chair_is_taken_once() -> None:
    async def work(store: Store) -> None:
        await store.add_match(MATCH, CHAIRS, [], False, False)
        await store.sit("m1", StoredChair(1, "person", "Bob", device="d2"), ROWS, True, False)
        with pytest.raises(NumberTakenError):
            await store.sit("m1", StoredChair(1, "person", "Eve", device="d3"), [], True, False)
        stored = await store.match("m1")
        assert stored is not None
        assert [chair.name for chair in stored.chairs] == ["Ann", "Bob"]

    with_store(":memory:", work)


def test_only_running_matches_with_bots_are_taken_up() -> None:
    async def work(store: Store) -> None:
        bot = [StoredChair(0, "bot", "Hal", bot="random"), StoredChair(1, "bot", "Max", bot="random")]
        for name, chairs, started, over in (
            ("over", bot, True, True), ("waiting", bot, False, False), ("people", CHAIRS, True, False),
            ("running", bot, True, False),
        ):  # fmt: skip
            fields = {key: getattr(MATCH, key) for key in MATCH.__struct_fields__} | {"id": name}
            await store.add_match(StoredMatch(**fields), chairs, [], started, over)
        assert await store.running_with_bots() == ["running"]

    with_store(":memory:", work)


def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "letter.txt"
    database.write_text("Dear Francis, " * 100)
    with pytest.raises(UnusableError):
        run("127.0.0.1", 0, database)
    assert database.read_text() == "Dear Francis, " * 100
    assert capfd.readouterr() == ("", "")  # what to say of it is the caller's business


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    database = tmp_path / "newer.sqlite3"
    with_store(database, _nothing)
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(UnusableError):
        run("127.0.0.1", 0, database)


def test_a_port_that_is_taken_is_an_error_of_the_system(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(OSError, match="in use"):
        run("127.0.0.1", taken.getsockname()[1], tmp_path / "new.sqlite3")


async def _nothing(_store: Store) -> None: ...


def test_the_file_is_in_wal_and_holds_no_token(tmp_path: Path) -> None:
    database = tmp_path / "matches.sqlite3"

    async def work(store: Store) -> None:
        await store.add_device("hash-of-a-token")

    with_store(database, work)
    with sqlite3.connect(database) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("SELECT token_hash FROM devices").fetchall() == [("hash-of-a-token",)]
    connection.close()
