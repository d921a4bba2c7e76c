"""News of a match as server-sent events: each follower gets what its seat may know, after every commit.

A follower has no queue. It is woken, and then reads what happened since the last number it was sent: one that is
slow gets fewer and longer messages, one that is gone is forgotten, and neither holds up anybody.
"""

import asyncio
from collections.abc import AsyncGenerator
from typing import Final

from seadogs.kernel.names import Seat
from seadogs.server.house import House
from seadogs.server.live import ENCODER, Live

HEARTBEAT: Final = 15.0  # seconds of silence after which a comment shows that the line is alive
RETRY: Final = b"retry: 1000\n\n"  # milliseconds after which a browser asks again


def number_after(last_event_id: str, after: int) -> int:
    """The number that a follower saw last: by its Last-Event-ID, else by its query; -1 if it saw nothing."""
    if last_event_id.isascii() and last_event_id.isdigit() and len(last_event_id) < 16:
        return int(last_event_id)
    return after


async def follow(
    house: House, device: str, match: str, seat: Seat, after: int, heartbeat: float = HEARTBEAT
) -> AsyncGenerator[bytes, None]:
    """The stream of one follower, who may know what `seat` knows: what happened after number `after` (-1: from now
    on), and then whatever happens. Ends only when the server closes."""
    news = house.listen(match)
    try:
        yield RETRY
        live = await house.live(match)
        seen = live.number if after < 0 else min(after, live.number)
        sittings = live.sittings
        over = live.over
        yield _table(live, seat, seen)
        seen = live.number
        while not house.closing.is_set():
            try:
                await asyncio.wait_for(news.wait(), heartbeat)
            except TimeoutError:
                yield b":\n\n"
            news.clear()
            live = await house.live(match)
            if live.number > seen or live.sittings != sittings:
                yield _table(live, seat, seen)
                seen = live.number
            if live.sittings != sittings or live.over != over:
                sittings, over = live.sittings, live.over
                yield b"event: match\ndata: " + ENCODER.encode(live.summary(device)) + b"\n\n"
    finally:
        house.leave(match, news)


def _table(live: Live, seat: Seat, after: int) -> bytes:
    return b"id: %d\nevent: table\ndata: %b\n\n" % (live.number, live.news_json(seat, after))
