"""A match in memory: its state, the story of every move so far, and what may be told to whom.

Nothing here is truth: all of it is replayed from the stored rows when it is missing. A move is tried on a clone
(`Draft`); the live state changes only by `accept`, after the store has committed the draft's rows.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import msgspec

from seadogs.games import AnyGame
from seadogs.kernel import record
from seadogs.kernel.dealer import Dealer
from seadogs.kernel.names import CHANCE, Seat
from seadogs.kernel.record import Header, Row
from seadogs.kernel.telling import told
from seadogs.server.protocol import Chair, Match, News, Step, Story, Table
from seadogs.server.store import Stored, StoredChair, StoredMatch

AnyState: TypeAlias = Any
AnyAction: TypeAlias = Any
AnyEvent: TypeAlias = Any

ENCODER: Final = msgspec.json.Encoder()


class Deed(msgspec.Struct, frozen=True):
    """Who moved, and everything the table saw of it."""

    seat: int
    story: list[AnyEvent]


class Draft:
    """Moves made on a clone of a live match, to be committed together or forgotten."""

    def __init__(self, game: AnyGame, state: AnyState, number: int, seed: bytes) -> None:
        self.game = game
        self.state = game.clone(state)
        self.number = number
        self.dealer = Dealer(seed)
        self.rows: list[Row] = []
        self.deeds: list[Deed] = []

    def do(self, seat: Seat, action: AnyAction) -> None:
        """Do a legal action; the next number is its."""
        self.number += 1
        story: list[AnyEvent] = []
        self.game.apply(self.state, seat, action, story)
        self.rows.append(Row(self.number, seat, self.game.text(action)))
        self.deeds.append(Deed(seat, story))

    def deal(self) -> None:
        """Let the dealer answer for as long as Chance is asked."""
        while self.game.waiting(self.state) == [CHANCE]:
            self.do(CHANCE, self.dealer.pick(self.game.odds(self.state), self.number + 1))

    @property
    def over(self) -> bool:
        return not self.game.waiting(self.state)


class Live:
    """A match as the server plays it. Read freely; change only while holding the match's lock."""

    def __init__(
        self, match: StoredMatch, game: AnyGame, chairs: Sequence[StoredChair], state: AnyState, deeds: list[Deed]
    ) -> None:
        self.match = match
        self.game = game
        self.chairs = list(chairs)
        self.state = state
        self.deeds = deeds
        self.started = False
        self.sittings = 0  # how often somebody sat down, for the streams to notice
        self._told: dict[tuple[int, int], bytes] = {}  # by seat and number, of the table as it is now

    @property
    def number(self) -> int:
        return len(self.deeds)

    @property
    def over(self) -> bool:
        return self.started and not self.game.waiting(self.state)

    def waiting(self) -> list[Seat]:
        return self.game.waiting(self.state) if self.started else []

    def draft(self) -> Draft:
        return Draft(self.game, self.state, self.number, self.match.seed)

    def accept(self, draft: Draft) -> None:
        """Make committed moves the truth in memory."""
        self.state = draft.state
        self.deeds.extend(draft.deeds)
        self._told.clear()

    def sit(self, chair: StoredChair, started: bool) -> None:
        """Make a committed taking of a chair the truth in memory."""
        self.chairs[chair.seat] = chair
        self.started = started
        self.sittings += 1
        self._told.clear()

    def lot(self, purpose: str) -> int:
        """A number that only this server knows until the match's seed is published."""
        digest = hmac.new(self.match.seed, f"{purpose} {self.number}".encode(), hashlib.sha256).digest()
        return int.from_bytes(digest[:4], "big")

    # What is told. Everything below depends on the seat, and is all that leaves the server.

    def table(self, seat: Seat) -> Table:
        waiting = self.waiting()
        prompt = self.game.prompt(self.state, seat) if seat in waiting else None
        return Table(self.number, self.game.view(self.state, seat), prompt, [int(who) for who in waiting])

    def table_json(self, seat: Seat) -> bytes:
        return self._once(seat, -1, lambda: self.table(seat))

    def steps(self, seat: Seat, after: int) -> list[Step]:
        """What `seat` was told of every move after number `after`."""
        return [self._step(number, seat) for number in range(max(after, 0) + 1, self.number + 1)]

    def story_json(self, seat: Seat, after: int) -> bytes:
        return ENCODER.encode(Story(self.steps(seat, after)))

    def news_json(self, seat: Seat, after: int) -> bytes:
        return self._once(seat, after, lambda: News(self.steps(seat, after), self.table(seat)))

    def summary(self, device: str) -> Match:
        """The match as `device` sees it."""
        match, game, over = self.match, self.game, self.over
        chairs = [_chair(chair, device) for chair in self.chairs]
        return Match(
            id=match.id,
            game=match.game,
            rules=match.rules,
            edition=match.edition,
            digest=match.digest,
            titles=dict(game.titles),
            options=match.options,
            chairs=chairs,
            started=self.started,
            over=over,
            number=self.number,
            waiting=[int(seat) for seat in self.waiting()],
            commitment=Dealer(match.seed).commitment(),
            created=match.created,
            scores=[int(score) for score in game.scores(self.state)] if over else None,
            places=[int(place) for place in game.places(self.state)] if over else None,
            seed=match.seed.hex() if over else None,
        )

    def _step(self, number: int, seat: Seat) -> Step:
        deed = self.deeds[number - 1]
        heard = [self.game.tell(event, seat) for event in deed.story]
        return Step(number, deed.seat, [told(event) for event in heard if event is not None])

    def _once(self, seat: Seat, after: int, make: Any) -> bytes:
        key = (seat, after)
        if key not in self._told:
            self._told[key] = ENCODER.encode(make())
        return self._told[key]


def header_of(match: StoredMatch) -> Header:
    """The head of the match's record, seed and all: not for anybody's eyes before the end."""
    return Header(
        match.game,
        match.rules,
        match.edition,
        match.seats,
        match.digest,
        match.options,
        Dealer(match.seed).commitment(),
        match.seed.hex(),
    )


def rebuild(stored: Stored, game: AnyGame) -> Live:
    """The live match that its rows replay to. Raises record.RecordError if they are of other rules."""
    state = record.start(game, header_of(stored.match))
    deeds: list[Deed] = []
    for row in stored.rows:
        story: list[AnyEvent] = []
        game.apply(state, row.seat, record.action_of(game, state, row), story)
        deeds.append(Deed(row.seat, story))
    live = Live(stored.match, game, stored.chairs, state, deeds)
    live.started = stored.started
    return live


def _chair(chair: StoredChair, device: str) -> Chair:
    kind: Any = chair.kind
    return Chair(chair.seat, kind, chair.name, chair.bot, chair.device == device)
