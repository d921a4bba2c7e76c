"""Bots at the table: after each commit, the one that is asked chooses from its seat's view, and its move is
committed like a person's, one transaction a move."""

import asyncio
from typing import Any, Final

from seadogs.kernel.names import Seat
from seadogs.play import bots
from seadogs.play.bots import Bot
from seadogs.server.house import House
from seadogs.server.live import Live
from seadogs.server.problems import ProblemError
from seadogs.server.store import BusyError

ATTEMPTS: Final = 3  # at one match, before its bots stop until the next move or restart
PATIENCE: Final = 1.0  # seconds between attempts


class BotRunner:
    """Plays for every bot of every match, each match in a task of its own while a bot of it is asked."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def nudge(self, match: str) -> None:
        """Something happened there: a bot may be asked."""
        if self._house.closing.is_set():
            return
        if match in self._tasks:
            self._again.add(match)  # its task may be about to find that nobody is asked
            return
        task = self._tasks[match] = asyncio.create_task(self._play(match))
        task.add_done_callback(lambda _: self._ended(match))

    def _ended(self, match: str) -> None:
        del self._tasks[match]
        if match in self._again:
            self._again.discard(match)
            self.nudge(match)

    async def resume(self) -> None:
        """Take up every unfinished match, as after a restart."""
        for match in await self._house.store.running_with_bots():
            self.nudge(match)

    async def close(self) -> None:
        """Wait for moves that are being committed; nothing else is begun."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def _play(self, match: str) -> None:
        attempt = 1
        waits = False
        while attempt <= ATTEMPTS and not self._house.closing.is_set():
            try:
                await self._play_on(match)
                return
            except ProblemError:
                return  # a match of other rules: nobody plays on
            except BusyError:
                if not waits:  # said once: it goes on until the other program is done with the file
                    self._house.log.warning("bots wait for the database", match=match)
                waits = True
            except Exception as error:
                self._house.log.error(
                    "bot failed", match=match, attempt=attempt, error=type(error).__name__, exc_info=True
                )
                attempt += 1
            await asyncio.sleep(PATIENCE)

    async def _play_on(self, match: str) -> None:
        """Move for bots until none is asked."""
        players: dict[tuple[Seat, str], Bot] = {}
        while not self._house.closing.is_set():
            live = await self._house.live(match)
            seat = _bot_asked(live)
            if seat is None:
                return
            name = live.chairs[seat].bot or ""
            if (seat, name) not in players:
                players[seat, name] = bots.make(name, live.game, live.lot(f"bot {seat}"))
            await self._move(live, seat, players[seat, name])

    async def _move(self, live: Live, seat: Seat, bot: Bot) -> None:
        """One choice and its commit; nothing if the table changed while the bot thought."""
        house, match, state = self._house, live.match.id, live.state
        view = live.game.view(live.state, seat)
        options: list[Any] = live.game.legal(live.state, seat)
        action = await asyncio.to_thread(bot.choose, view, options)
        async with house.lock(match):
            live = await house.live(match)
            if live.state is not state:  # the number alone would not tell of an undo
                return
            draft = live.draft()
            draft.do(seat, action)
            draft.deal()
            try:
                await house.commit(live, draft)
            except ProblemError:
                return  # another server was quicker: look again


def _bot_asked(live: Live) -> Seat | None:
    """The first seat that is asked and whose chair a bot holds."""
    for seat in live.waiting():
        if seat >= 0 and live.chairs[seat].kind == "bot":
            return seat
    return None
