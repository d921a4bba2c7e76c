"""What all requests share: the games found, the store, the matches in memory, and who waits for news of them.

A bounded number of matches stays in memory; the rest are replayed when somebody asks. Whoever changes a match
holds its lock, and a locked match is never put out of memory, so that there is one truth of it at a time.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Mapping
from typing import Final
from weakref import WeakValueDictionary

from structlog.stdlib import BoundLogger

from seadogs import games
from seadogs.games import AnyGame
from seadogs.kernel.names import Seat
from seadogs.kernel.provenance import EditionError
from seadogs.kernel.record import RecordError
from seadogs.server.live import Draft, Live, rebuild
from seadogs.server.problems import problem
from seadogs.server.store import NumberTakenError, Store
from seadogs.server.stored import StoredUndo

MATCHES_IN_MEMORY: Final = 256
GAMES_IN_MEMORY: Final = 32


class House:
    """`log` never gets a move, a view or a token.

    `editions` are texts of edition files by game: what new matches are played with unless they bring their own.
    `matches_a_device` is how many matches that are not over a device may hold chairs in; None for any number.
    """

    def __init__(
        self,
        store: Store,
        log: BoundLogger,
        matches_in_memory: int = MATCHES_IN_MEMORY,
        editions: Mapping[str, str] | None = None,
        matches_a_device: int | None = None,
    ) -> None:
        self.matches_a_device = matches_a_device
        self.editions = editions or {}
        self.store = store
        self.log = log
        self.closing = asyncio.Event()
        self._most = matches_in_memory
        self._games: OrderedDict[tuple[str, str | None], AnyGame] = OrderedDict()
        self._matches: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._judging: dict[str, asyncio.Task[None]] = {}
        self._judge = asyncio.Lock()  # one match at a time, so that each of its steps keeps others waiting but once
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._listeners: dict[str, set[asyncio.Event]] = {}

    # Games

    async def game(self, key: str, edition: str | None) -> AnyGame:
        """The game of that key and edition text. KeyError if there is none; EditionError, too, is let through."""
        held = self._games.get((key, edition))
        if held is None:
            if key not in games.found():
                raise KeyError(key)
            held = await asyncio.to_thread(games.open_game, key, edition)
            self._games[key, edition] = held
            while len(self._games) > GAMES_IN_MEMORY:
                self._games.popitem(last=False)
        self._games.move_to_end((key, edition))
        return held

    async def open_games(self) -> None:
        """Open every game as new matches are played, so that nobody waits for it."""
        for key in games.found():
            await self.game(key, self.editions.get(key))

    # Matches in memory

    def lock(self, match: str) -> asyncio.Lock:
        """The one lock of that match, for as long as anybody holds it or waits for it."""
        return self._locks.setdefault(match, asyncio.Lock())

    async def live(self, match: str) -> Live:
        """The match, replayed if it is not in memory. Problem "no-match" if there is none."""
        held = self._matches.get(match)
        if held is not None:
            self._matches.move_to_end(match)
            return held
        task = self._loading.get(match)
        if task is None:
            task = self._loading[match] = asyncio.create_task(self._load(match))
            task.add_done_callback(lambda _: self._loading.pop(match, None))
        return await asyncio.shield(task)

    async def _load(self, match: str) -> Live:
        stored = await self.store.match(match)
        if stored is None:
            raise problem("no-match")
        try:
            game = await self.game(stored.match.game, stored.match.edition_text)
            live = await asyncio.to_thread(rebuild, stored, game)
        except (KeyError, RecordError, EditionError) as error:
            self.log.warning("match of other rules", match=match, reason=type(error).__name__)
            raise problem("other-rules") from None
        self.keep(live)
        return live

    async def settled(self, match: str, seat: Seat) -> Live:
        """As `live`, once it is worked out what `seat` may take back: in steps, between which others are served."""
        while True:
            live = await self.live(match)
            if not live.may_undo(seat) or live.run.judged:
                return live
            task = self._judging.get(match)
            if task is None:
                task = self._judging[match] = asyncio.create_task(self._judged(live))
                task.add_done_callback(lambda _: self._judging.pop(match, None))
            await asyncio.shield(task)

    async def _judged(self, live: Live) -> None:
        async with self._judge:
            run = live.run
            for _ in run.judge():
                await asyncio.sleep(0)
                if live.run is not run:  # moves were made, or taken back, since
                    return

    async def allows(self, live: Live, to: int) -> bool:
        """Whether the match may be taken back to row `to`: worked out in steps, between which others are served.

        Whoever asks holds the match's lock, so that it stays as it is meanwhile.
        """
        judging = live.run.allowing(to)
        while True:
            try:
                next(judging)
            except StopIteration as judged:
                return bool(judged.value)
            await asyncio.sleep(0)

    def keep(self, live: Live) -> None:
        """Hold a match in memory, and let the longest unused go."""
        self._matches[live.match.id] = live
        spare = [key for key in self._matches if key != live.match.id and not self._locked(key)]
        for key in spare[: max(len(self._matches) - self._most, 0)]:
            del self._matches[key]

    def _locked(self, match: str) -> bool:
        lock = self._locks.get(match)
        return lock is not None and lock.locked()

    def forget(self, match: str) -> None:
        """Drop what memory holds of a match: the store knows better."""
        self._matches.pop(match, None)
        self.wake(match)

    async def commit(self, live: Live, draft: Draft) -> None:
        """Write a draft down, then make it so, then let it be told. Hold the lock.

        Problem "stale" if another server was quicker; whatever goes wrong, memory is rebuilt from the store.
        """
        await self._written(live, self.store.append(live.match.id, draft.rows, draft.over, len(live.undone)))
        live.accept(draft)
        self.wake(live.match.id)

    async def take_back(self, live: Live, undo: StoredUndo) -> None:
        """As `commit`, for an undo."""
        await self._written(live, self.store.undo(live.match.id, undo, live.number, len(live.undone)))
        live.take_back(undo)
        self.wake(live.match.id)

    async def _written(self, live: Live, writing: Awaitable[None]) -> None:
        try:
            await writing
        except NumberTakenError:
            self.forget(live.match.id)
            raise problem("stale", facts={"number": (await self.live(live.match.id)).number}) from None
        except BaseException:
            self.forget(live.match.id)
            raise

    # Who waits for news

    def listen(self, match: str) -> asyncio.Event:
        """An event that is set whenever the match has news. Give it back to `leave`."""
        event = asyncio.Event()
        self._listeners.setdefault(match, set()).add(event)
        return event

    def leave(self, match: str, event: asyncio.Event) -> None:
        listeners = self._listeners[match]
        listeners.discard(event)
        if not listeners:
            del self._listeners[match]

    def wake(self, match: str) -> None:
        for event in self._listeners.get(match, ()):
            event.set()

    def close(self) -> None:
        """Let every stream end and every bot stop."""
        self.closing.set()
        for match in list(self._listeners):
            self.wake(match)
