"""Records of matches: written down once they are over, and loaded to be looked at again."""

import asyncio
import secrets
from datetime import datetime

from seadogs.games import AnyGame
from seadogs.kernel import record
from seadogs.kernel.record import Record, RecordError
from seadogs.server.house import House
from seadogs.server.live import header_of
from seadogs.server.matches import game_wished
from seadogs.server.problems import problem, unreadable
from seadogs.server.protocol import LARGEST_RECORD, Match, RecordPosting
from seadogs.server.store import now
from seadogs.server.stored import StoredChair, StoredMatch


async def written(house: House, device: str, match: str) -> tuple[str, str]:
    """A finished match's record, and a name for its file. It holds every secret, the dealer's seed among them."""
    live = await house.live(match)
    if not live.over:
        raise problem("not-over")
    stored = await house.store.match(match)
    if stored is None:
        raise problem("no-match")
    text = await asyncio.to_thread(record.write, record.Record(header_of(stored.match), tuple(stored.rows)))
    day = datetime.fromisoformat(stored.match.created).date()
    return text, f"{stored.match.game}-{day}-{match}.jsonl"


async def load(house: House, device: str, posting: RecordPosting) -> Match:
    """A match to be looked at, of the record in the posting. It is over, however far it had come."""
    if len(posting.record.encode("utf-8", "surrogatepass")) > LARGEST_RECORD:
        raise problem("too-large")
    try:
        read = await asyncio.to_thread(record.read, posting.record)
        game = await game_wished(house, read.header.game, posting.edition)
        await asyncio.to_thread(record.verify, game, read)
    except RecordError as error:
        raise unreadable(error) from None
    match = _imported(read, game, posting.edition, device)
    names = [*posting.names, *[""] * match.seats][: match.seats]
    chairs = [StoredChair(seat, "person", name) for seat, name in enumerate(names)]
    await house.store.add_match(match, chairs, read.rows, True, True)
    house.log.info("record loaded", match=match.id, game=match.game, seats=match.seats)
    return (await house.live(match.id)).summary(device)


def _imported(read: Record, game: AnyGame, edition: str | None, device: str) -> StoredMatch:
    header = read.header
    full = record.header_for(game, header.seats, header.options)
    return StoredMatch(
        secrets.token_urlsafe(9),
        game.key,
        game.rules,
        header.seats,
        dict(full.options),
        game.edition,
        game.digest,
        edition,
        bytes.fromhex(header.seed or ""),
        now(),
        imported_by=device,
        commitment=header.commitment,
    )
