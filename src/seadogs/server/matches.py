"""One function for each thing a person can do. Each says who asks (a device), and raises ProblemError if it may not.

What the answers hold is decided in `live`; who may ask is decided here; HTTP is the routes' business.
"""

import asyncio
import secrets
from functools import lru_cache
from typing import Final

from seadogs import games
from seadogs.games import AnyGame
from seadogs.kernel.dealer import SEED_BYTES
from seadogs.kernel.names import WATCHER, Seat
from seadogs.kernel.provenance import EditionError
from seadogs.kernel.refusal import Refusal
from seadogs.play import bots
from seadogs.play.words import Words
from seadogs.server.bots import BotRunner
from seadogs.server.house import House
from seadogs.server.live import ENCODER, AnyAction, Live
from seadogs.server.problems import ProblemError, problem, refused
from seadogs.server.protocol import (
    LARGEST_EDITION,
    ChairWish,
    GameOffer,
    Match,
    MatchWish,
    MovePosting,
    SwitchOffer,
    UndoPosting,
)
from seadogs.server.store import NumberTakenError, now
from seadogs.server.stored import StoredChair, StoredMatch, StoredUndo

LISTED: Final = 50  # matches in a device's list


async def offers(house: House) -> list[GameOffer]:
    """Every game found here."""
    return [_offer(await house.game(key, house.editions.get(key))) for key in games.found()]


def _offer(game: AnyGame) -> GameOffer:
    switches = [SwitchOffer(switch.key, switch.default, switch.clause) for switch in game.switches]
    return GameOffer(
        game.key, game.rules, game.fewest, game.most, switches, game.edition, game.digest, bots.names(game)
    )


async def create(house: House, runner: BotRunner, device: str, wish: MatchWish) -> Match:
    """Begin a match; it starts at once unless a chair is open."""
    edition = await _edition_wished(house, wish)
    game = await game_wished(house, wish.game, edition)
    _seats_wished(game, wish)
    options = _options_wished(game, wish)
    chairs = _chairs_wished(game, wish, device)
    match = StoredMatch(
        secrets.token_urlsafe(9),
        game.key,
        game.rules,
        wish.seats,
        options,
        game.edition,
        game.digest,
        edition,
        secrets.token_bytes(SEED_BYTES),
        now(),
        wish.practice,
    )
    live = Live(match, game, chairs)
    started = all(chair.kind != "open" for chair in chairs)
    draft = live.draft()
    if started:
        draft.deal()
    await house.store.add_match(match, chairs, draft.rows, started, started and draft.over, house.matches_a_device)
    live.started = started
    live.accept(draft)
    house.keep(live)
    house.log.info("match created", match=match.id, game=match.game, seats=match.seats, started=started)
    runner.nudge(match.id)
    return live.summary(device)


async def _edition_wished(house: House, wish: MatchWish) -> str | None:
    """The text of the edition file to play with; None for the one that comes with the game."""
    if wish.edition is not None:
        return wish.edition
    if wish.edition_of is None:
        return house.editions.get(wish.game)
    other = (await house.live(wish.edition_of)).match
    if other.game != wish.game:
        raise problem("no-match")
    return other.edition_text


async def game_wished(house: House, key: str, edition: str | None) -> AnyGame:
    """The game of that key with the edition of that text, if there is one and it can be played."""
    if edition is not None and len(edition.encode("utf-8", "surrogatepass")) > LARGEST_EDITION:
        raise problem("too-large")
    try:
        return await house.game(key, edition)
    except KeyError:
        raise problem("unknown-game", facts={"game": key}) from None
    except EditionError as error:
        broken = error.violations
        raise problem("edition", facts={"count": len(broken)}, violations=broken) from None


def _seats_wished(game: AnyGame, wish: MatchWish) -> None:
    if not game.fewest <= wish.seats <= game.most or len(wish.chairs) != wish.seats:
        raise problem("seats", facts={"found": wish.seats, "fewest": game.fewest, "most": game.most})


def _options_wished(game: AnyGame, wish: MatchWish) -> dict[str, bool]:
    known = {switch.key: switch.default for switch in game.switches}
    for key in wish.options:
        if key not in known:
            raise problem("unknown-option", facts={"option": key, "options": ", ".join(known)})
    return known | wish.options


def _chairs_wished(game: AnyGame, wish: MatchWish, device: str) -> list[StoredChair]:
    return [_chair_wished(game, seat, chair, device) for seat, chair in enumerate(wish.chairs)]


def _chair_wished(game: AnyGame, seat: int, wish: ChairWish, device: str) -> StoredChair:
    if wish.kind == "bot":
        known = bots.names(game)
        if wish.bot not in known:
            raise problem("unknown-bot", facts={"bot": wish.bot or "", "bots": ", ".join(known)})
        return StoredChair(seat, "bot", wish.name, bot=wish.bot)
    if wish.kind == "open":
        return StoredChair(seat, "open", wish.name)
    return StoredChair(seat, "person", wish.name, device=device)


async def sit(house: House, runner: BotRunner, device: str, match: str, seat: int, name: str) -> Match:
    """Take an open chair; the match starts when the last is taken."""
    async with house.lock(match):
        live = await house.live(match)
        if not 0 <= seat < len(live.chairs):
            raise problem("no-seat")
        if live.chairs[seat].kind != "open":
            raise problem("taken")
        chair = StoredChair(seat, "person", name, device=device)
        started = all(other.kind != "open" or other.seat == seat for other in live.chairs)
        draft = live.draft()
        if started:
            draft.deal()
        try:
            await house.store.sit(match, chair, draft.rows, started, started and draft.over, house.matches_a_device)
        except NumberTakenError:
            house.forget(match)
            raise problem("taken") from None
        except BaseException:
            house.forget(match)
            raise
        live.accept(draft)
        live.sit(chair, started)
        house.wake(match)
    runner.nudge(match)
    return live.summary(device)


async def mine(house: House, device: str) -> list[Match]:
    """The newest matches in which this device holds a chair or which it loaded; those of other rules are left out."""
    listed = []
    for match in await house.store.matches_of(device, LISTED):
        try:
            listed.append((await house.live(match)).summary(device))
        except ProblemError as error:
            if error.problem.code != "other-rules":
                raise
    return listed


async def read(house: House, device: str, match: str) -> Match:
    return (await house.live(match)).summary(device)


async def terms(house: House, match: str, language: str) -> bytes:
    """The texts of what the match's edition names and describes, by message, as JSON: for all who look the same."""
    return await asyncio.to_thread(_terms, (await house.live(match)).game, language)


@lru_cache(maxsize=64)
def _terms(game: AnyGame, language: str) -> bytes:
    return ENCODER.encode(Words(game.key, language, titles=game.titles, terms=game.terms).terms())


async def seated(house: House, device: str, match: str, seat: int) -> Live:
    """The match, if the device may know what that seat knows: its own, a watcher's, any once the match is over."""
    live = await house.live(match)
    if seat != WATCHER and not 0 <= seat < len(live.chairs):
        raise problem("no-seat")
    if seat == WATCHER or live.over:
        return live
    return _held(live, device, seat)


async def holding(house: House, device: str, match: str, seat: int) -> Live:
    """The match, if the device may act for that seat."""
    live = await house.live(match)
    if seat != WATCHER and not 0 <= seat < len(live.chairs):
        raise problem("no-seat")
    return _held(live, device, seat)


def _held(live: Live, device: str, seat: int) -> Live:
    if seat == WATCHER or live.chairs[seat].device != device:
        raise problem("not-your-seat")
    return live


async def table(house: House, device: str, match: str, seat: int, at: int = -1) -> bytes:
    """Table, as JSON: as it is, or, once the match is over, as it was after move `at`."""
    if at < 0:
        await seated(house, device, match, seat)
        return (await house.settled(match, Seat(seat))).table_json(Seat(seat))
    live = await house.live(match)
    if not live.over:
        raise problem("not-over")
    await seated(house, device, match, seat)
    if at > live.number:
        raise problem("no-number", facts={"at": at, "number": live.number})
    return ENCODER.encode(await asyncio.to_thread(live.table_at, Seat(seat), at))


async def move(house: House, runner: BotRunner, device: str, match: str, posting: MovePosting) -> bytes:
    """Do a move for a seat that the device holds; the Table after it, as JSON."""
    seat = Seat(posting.seat)
    async with house.lock(match):
        live = await holding(house, device, match, seat)
        in_play(live)
        current(live, posting)
        action = _action(live, posting.move)
        if action not in live.game.legal(live.state, seat):
            raise refused(live.game.why_not(live.state, seat, action))
        draft = live.draft()
        draft.do(seat, action)
        draft.deal()
        await house.commit(live, draft)
    runner.nudge(match)
    return (await house.settled(match, seat)).table_json(seat)


async def undo(house: House, runner: BotRunner, device: str, match: str, posting: UndoPosting) -> bytes:
    """Take back the last moves of a seat that the device holds; the Table after that, as JSON."""
    seat = Seat(posting.seat)
    async with house.lock(match):
        live = await holding(house, device, match, seat)
        in_play(live)
        current(live, posting)
        if not live.may_undo(seat) or not await house.allows(live, posting.to):
            raise problem("no-undo")
        await house.take_back(live, StoredUndo(seat, posting.to))
    house.log.info("moves taken back", match=match, seat=seat, count=posting.number - posting.to)
    runner.nudge(match)
    return (await house.settled(match, seat)).table_json(seat)


def current(live: Live, posting: MovePosting | UndoPosting) -> None:
    """Problem "stale" unless the sender saw this very table: after an undo its number alone does not tell."""
    undos = len(live.undone) if posting.undos is None else posting.undos
    if (posting.number, undos) != (live.number, len(live.undone)):
        raise problem("stale", facts={"number": live.number})


def in_play(live: Live) -> None:
    """Problem unless the match has begun and is not over."""
    if not live.started:
        raise problem("not-started")
    if live.over:
        raise problem("over")


def _action(live: Live, text: str) -> AnyAction:
    action = live.game.parse(text)
    if action is None:
        raise problem("unknown-move")
    return action


async def why(house: House, device: str, match: str, seat: int, text: str) -> Refusal | None:
    """Why that seat may not do that now; None if it may."""
    live = await holding(house, device, match, seat)
    in_play(live)
    action = _action(live, text)
    if action in live.game.legal(live.state, Seat(seat)):
        return None
    return live.game.why_not(live.state, Seat(seat), action)


async def story(house: House, device: str, match: str, seat: int, after: int) -> bytes:
    """Story, as JSON: what that seat was told of every move after that number."""
    return (await seated(house, device, match, seat)).story_json(Seat(seat), after)
