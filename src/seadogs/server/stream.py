"""News of a match as server-sent events: each follower gets what its seat may know, after every commit.

A follower has no queue. It is woken, and then reads what happened since the last number it was sent: one that is
slow gets fewer and longer messages, one that is gone is forgotten, and neither holds up anybody.
"""

import asyncio
import re
from collections.abc import AsyncGenerator, Iterator
from typing import Final

from msgspec import Struct

from seadogs.kernel.names import Seat
from seadogs.server.house import House
from seadogs.server.live import ENCODER, Live
from seadogs.server.protocol import Undone

HEARTBEAT: Final = 15.0  # seconds of silence after which a comment shows that the line is alive
RETRY: Final = b"retry: 1000\n\n"  # milliseconds after which a browser asks again
EVENT_ID: Final = re.compile(r"([0-9]{1,15})(?:\.([0-9]{1,15}))?")


class Seen(Struct, frozen=True):
    """Which table a follower saw last: its number (-1: none) and its undos (-1: not known)."""

    number: int
    undos: int


def seen_last(last_event_id: str, asked: Seen) -> Seen:
    """What a follower saw last: by its Last-Event-ID, else by its query."""
    found = EVENT_ID.fullmatch(last_event_id)
    return asked if found is None else Seen(int(found[1]), int(found[2] or 0))


async def follow(
    house: House, device: str, match: str, seat: Seat, seen: Seen, heartbeat: float = HEARTBEAT
) -> AsyncGenerator[bytes, None]:
    """The stream of one follower, who may know what `seat` knows: what happened after what it saw (nothing: from now
    on), and then whatever happens. Ends only when the server closes."""
    news = house.listen(match)
    try:
        yield RETRY
        live = await house.settled(match, seat)
        follower = Follower(device, seat, live, seen)
        for message in follower.first(live):
            yield message
        while not house.closing.is_set():
            try:
                async with asyncio.timeout(heartbeat):  # unlike wait_for it needs no task, and so no turn, of its own
                    await news.wait()
            except TimeoutError:
                yield b":\n\n"
            news.clear()
            live = await house.settled(match, seat)
            for message in follower.news(live):
                yield message
    finally:
        house.leave(match, news)


class Follower:
    """What one follower was sent so far."""

    def __init__(self, device: str, seat: Seat, live: Live, seen: Seen) -> None:
        self.device = device
        self.seat = seat
        self.number = live.number if seen.number < 0 else seen.number
        self.undos = min(seen.undos, len(live.undone))
        if seen.undos < 0:  # then its number alone must say whether what it saw still stands
            self.undos = 0 if self.number > live.number else len(live.undone)
        self.sittings = live.sittings
        self.over = live.over

    def first(self, live: Live) -> Iterator[bytes]:
        """What it is sent at once: always the table."""
        yield from self._undone(live)
        yield self._table(live)

    def news(self, live: Live) -> Iterator[bytes]:
        """What it is sent when it was woken, or nothing."""
        sat_down = live.sittings != self.sittings
        if live.number != self.number or len(live.undone) != self.undos or sat_down:
            yield from self._undone(live)
            yield self._table(live)
        if sat_down or live.over != self.over:
            self.sittings, self.over = live.sittings, live.over
            yield b"event: match\ndata: " + ENCODER.encode(live.summary(self.device)) + b"\n\n"

    def _undone(self, live: Live) -> Iterator[bytes]:
        """An event for each undo of moves that it had been told."""
        for undos, undo in enumerate(live.undone[self.undos :], self.undos + 1):
            if undo.kept < self.number:
                self.number = undo.kept
                yield b"event: undone\ndata: " + ENCODER.encode(Undone(undo.kept, undo.seat, undos)) + b"\n\n"
        self.undos = len(live.undone)
        self.number = min(self.number, live.number)

    def _table(self, live: Live) -> bytes:
        mark = b"%d.%d" % (live.number, self.undos) if self.undos else b"%d" % live.number
        told = b"id: %b\nevent: table\ndata: %b\n\n" % (mark, live.news_json(self.seat, self.number))
        self.number = live.number
        return told
