"""What survives: devices, matches, chairs and moves, in SQLite (write-ahead log) through SQLAlchemy.

All statements run in one thread of their own: SQLite has one writer anyway, and the event loop never waits for a
disk. What is asked while that thread waits for the disk is committed together, each request atomic by itself
(docs/adr/0007 says what was measured). Moves are appended, and taken back by an undo that stays on record; their key
(match, number) is what makes a double click, or two servers, harmless.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from alembic.util import CommandError
from msgspec import Struct
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from seadogs.kernel.names import Seat
from seadogs.kernel.record import Row
from seadogs.server.migrations import upgrade
from seadogs.server.stored import (
    CHAIRS,
    DEVICES,
    MATCHES,
    MOVES,
    UNDONE,
    Stored,
    StoredChair,
    StoredMatch,
    StoredUndo,
)

T = TypeVar("T")
Work = Callable[[sa.Connection], Any]  # done in one transaction

PATIENCE: Final = 5000  # milliseconds that a transaction waits for another program to be done with the file

# A match's last number, and how many undos it has had. Made once: to make it takes as long as to ask it.
STANDING: Final = sa.select(
    sa.select(sa.func.coalesce(sa.func.max(MOVES.c.number), 0))
    .where(MOVES.c.match == sa.bindparam("which"))
    .scalar_subquery(),
    sa.select(sa.func.count()).where(UNDONE.c.match == sa.bindparam("which")).scalar_subquery(),
)


class NumberTakenError(Exception):
    """Somebody else wrote that chair or that move first, or took moves back. Nothing was written."""


class TooManyError(Exception):
    """The device plays as many matches at once as it may. Nothing was written."""


class BusyError(Exception):
    """Another program holds the database, and has for `PATIENCE`. Nothing was written."""


class UnusableError(Exception):
    """The file is no database of ours, or of a newer version, or cannot be written."""


def now() -> str:
    """The time, UTC, as ISO 8601 to the second."""
    return datetime.now(UTC).isoformat(timespec="seconds")


ABANDONED: Final = timedelta(days=7)  # a match begun before that does not count among those a device plays


class Store:
    """One database. `url` is SQLAlchemy's, "sqlite://" for one in memory only."""

    def __init__(self, url: str) -> None:
        self._thread = ThreadPoolExecutor(1, "seadogs-store")
        # No parameters in errors: they would put moves into logs.
        self._engine = sa.create_engine(
            url, poolclass=StaticPool, hide_parameters=True, connect_args={"check_same_thread": False}
        )
        sa.event.listen(self._engine, "connect", _prepare)
        sa.event.listen(self._engine, "begin", _begin)
        self._asked: list[tuple[Work, asyncio.Future[Any]]] = []
        self._writing: asyncio.Task[None] | None = None

    def check(self) -> None:
        """Make the database what this version needs, before anybody is served. UnusableError if that cannot be."""
        try:
            upgrade(self._engine)
        except (SQLAlchemyError, CommandError) as error:
            raise UnusableError from error

    async def open(self) -> None:
        """As `check`, in the store's own thread."""
        await self._run(self.check)

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing
        await self._run(self._engine.dispose)
        self._thread.shutdown()

    async def _run(self, work: Callable[..., T], *arguments: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)

    async def _transact(self, work: Callable[[sa.Connection], T]) -> T:
        """Do `work` atomically; returns once it is committed. It is done even if whoever asked is gone."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._asked.append((work, done))
        if self._writing is None or self._writing.done():
            self._writing = loop.create_task(self._write())
        return await asyncio.shield(done)

    async def _write(self) -> None:
        """Commit what was asked, together, until nothing more is."""
        while self._asked:
            batch, self._asked = self._asked, []
            outcomes = await self._run(self._transaction, [work for work, _ in batch])
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                if isinstance(outcome, Exception):
                    done.set_exception(outcome)
                else:
                    done.set_result(outcome)

    def _transaction(self, works: Sequence[Work]) -> list[Any]:
        """The result of each, or the exception with which it, or the commit of all, failed."""
        try:
            with self._engine.begin() as connection:
                if len(works) == 1:  # the transaction itself undoes it, should it fail
                    return [works[0](connection)]
                return [_attempt(connection, work) for work in works]
        except Exception as error:
            return [_outcome(error)] * len(works)

    async def add_device(self, device: str) -> None:
        await self._transact(lambda connection: _know(connection, device))

    async def add_match(
        self,
        match: StoredMatch,
        chairs: Sequence[StoredChair],
        rows: Sequence[Row],
        started: bool,
        over: bool,
        most: int | None = None,
    ) -> None:
        """A new match. TooManyError if a device that sits there has `most` others running already."""

        def work(connection: sa.Connection) -> None:
            for device in {chair.device for chair in chairs if chair.device is not None}:
                _know(connection, device)
                _admit(connection, device, match.id, most)
            connection.execute(MATCHES.insert(), _values(match) | {"started": started, "over": over})
            connection.execute(CHAIRS.insert(), [_values(chair) | {"match": match.id} for chair in chairs])
            _append(connection, match.id, rows)

        await self._transact(work)

    async def sit(
        self, match: str, chair: StoredChair, rows: Sequence[Row], started: bool, over: bool, most: int | None = None
    ) -> None:
        """A person takes an open chair; if it was the last, the match begins with `rows`. TooManyError as `add_match`,
        NumberTakenError if somebody was quicker."""

        def work(connection: sa.Connection) -> None:
            if chair.device is not None:
                _know(connection, chair.device)
                _admit(connection, chair.device, match, most)
            which = (CHAIRS.c.match == match, CHAIRS.c.seat == chair.seat, CHAIRS.c.kind == "open")
            if connection.execute(CHAIRS.update().where(*which).values(_values(chair))).rowcount != 1:
                raise NumberTakenError
            if started:
                connection.execute(MATCHES.update().where(MATCHES.c.id == match).values(started=True, over=over))
            _append(connection, match, rows)

        await self._transact(work)

    async def append(self, match: str, rows: Sequence[Row], over: bool, undos: int) -> None:
        """Moves, all or none. NumberTakenError unless the match had come so far, and had so many undos."""

        def work(connection: sa.Connection) -> None:
            _expect(connection, match, rows[0].number - 1, undos)
            _append(connection, match, rows)
            if over:
                connection.execute(MATCHES.update().where(MATCHES.c.id == match).values(over=True))

        await self._transact(work)

    async def undo(self, match: str, undo: StoredUndo, number: int, undos: int) -> None:
        """Take back the moves from `undo.kept` to `number`. NumberTakenError as `append`."""

        def work(connection: sa.Connection) -> None:
            _expect(connection, match, number, undos)
            gone = (MOVES.c.match == match, MOVES.c.number > undo.kept)
            texts = list(connection.scalars(sa.select(MOVES.c.text).where(*gone).order_by(MOVES.c.number)))
            connection.execute(MOVES.delete().where(*gone))
            audit = {"match": match, "serial": undos + 1, "texts": texts, "created": now()}
            connection.execute(UNDONE.insert(), audit | _values(undo))

        await self._transact(work)

    async def match(self, match: str) -> Stored | None:
        """All there is of a match; None if there is none of that id."""

        def work(connection: sa.Connection) -> Stored | None:
            found = connection.execute(MATCHES.select().where(MATCHES.c.id == match)).mappings().one_or_none()
            if found is None:
                return None
            fields = {name: found[name] for name in StoredMatch.__struct_fields__}
            chairs = connection.execute(CHAIRS.select().where(CHAIRS.c.match == match).order_by(CHAIRS.c.seat))
            moves = connection.execute(MOVES.select().where(MOVES.c.match == match).order_by(MOVES.c.number))
            undone = connection.execute(UNDONE.select().where(UNDONE.c.match == match).order_by(UNDONE.c.serial))
            return Stored(
                StoredMatch(**fields),
                [StoredChair(row.seat, row.kind, row.name, row.bot, row.device) for row in chairs],
                [Row(row.number, Seat(row.seat), row.text) for row in moves],
                bool(found["started"]),
                [StoredUndo(row.seat, row.kept) for row in undone],
            )

        return await self._transact(work)

    async def matches_of(self, device: str, most: int) -> list[str]:
        """The ids of the newest matches in which a device holds a chair or which it loaded, newest first."""
        seated = sa.exists().where(CHAIRS.c.match == MATCHES.c.id, CHAIRS.c.device == device)
        query = (
            sa.select(MATCHES.c.id)
            .where(sa.or_(seated, MATCHES.c.imported_by == device))
            .order_by(MATCHES.c.created.desc(), sa.text("matches.rowid DESC"))
            .limit(most)
        )
        return await self._transact(lambda connection: list(connection.scalars(query)))

    async def running_with_bots(self) -> list[str]:
        """The ids of all matches begun and not over in which a bot sits."""
        query = sa.select(MATCHES.c.id).where(
            MATCHES.c.started,
            ~MATCHES.c.over,
            sa.exists().where(CHAIRS.c.match == MATCHES.c.id, CHAIRS.c.kind == "bot"),
        )
        return await self._transact(lambda connection: list(connection.scalars(query)))


def _prepare(connection: Any, _record: object) -> None:
    """Every commit survives the death of the process and, by FULL, that of the machine."""
    connection.isolation_level = None  # we say BEGIN ourselves (`_begin`), or savepoints would not work
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={PATIENCE}"):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin(connection: sa.Connection) -> None:
    """Be the writer from the start, so that what was read still holds when something is written."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _attempt(connection: sa.Connection, work: Work) -> Any:
    """The result of `work`, or the exception with which it failed and left no trace."""
    try:
        with connection.begin_nested():
            return work(connection)
    except Exception as error:
        return _outcome(error)


def _outcome(error: Exception) -> Exception:
    """What whoever asked is told."""
    # Without the statement: what was to be written is nobody's business.
    if isinstance(error, IntegrityError):
        return NumberTakenError()
    code = getattr(error.orig, "sqlite_errorcode", 0) if isinstance(error, OperationalError) else 0
    return BusyError() if code & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED) else error


def _values(struct: Struct) -> dict[str, object]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def _know(connection: sa.Connection, device: str) -> None:
    """Write a device down, unless it is known."""
    connection.execute(DEVICES.insert().prefix_with("OR IGNORE"), {"token_hash": device, "created": now()})


def _admit(connection: sa.Connection, device: str, match: str, most: int | None) -> None:
    """TooManyError if `most` matches that are not over, beside this one, have a chair of that device.

    What was begun long ago and left no longer counts: nobody can end a match but by playing it.
    """
    if most is None:
        return
    seated = sa.exists().where(CHAIRS.c.match == MATCHES.c.id, CHAIRS.c.device == device)
    recent = MATCHES.c.created >= (datetime.now(UTC) - ABANDONED).isoformat(timespec="seconds")
    running = sa.select(sa.func.count()).where(~MATCHES.c.over, MATCHES.c.id != match, recent, seated)
    if connection.execute(running).scalar_one() >= most:
        raise TooManyError


def _expect(connection: sa.Connection, match: str, number: int, undos: int) -> None:
    """NumberTakenError unless the match stands at that number, after so many undos: another server may know more."""
    if tuple(connection.execute(STANDING, {"which": match}).one()) != (number, undos):
        raise NumberTakenError


def _append(connection: sa.Connection, match: str, rows: Sequence[Row]) -> None:
    if rows:
        values = [{"match": match, "number": row.number, "seat": row.seat, "text": row.text} for row in rows]
        connection.execute(MOVES.insert(), values)
