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
from seadogs.kernel.record import Header, Record, Row
from seadogs.kernel.telling import told
from seadogs.kernel.undo import Run, last_run, run_of
from seadogs.server.protocol import Chair, Match, News, Step, Story, Table, Undone
from seadogs.server.stored import Stored, StoredChair, StoredMatch, StoredUndo

AnyState: TypeAlias = Any
AnyAction: TypeAlias = Any
AnyEvent: TypeAlias = Any
AnyRun: TypeAlias = Run[Any, Any, Any, Any]

ENCODER: Final = msgspec.json.Encoder()
MOST_TOLD: Final = 64  # answers kept for whoever else asks the same: some for each seat of the largest table


class Deed(msgspec.Struct, frozen=True):
    """Who moved, what they did, and everything the table saw of it."""

    seat: Seat
    action: AnyAction
    story: list[AnyEvent]


class Draft:
    """Moves made on a clone of a live match, to be committed together or forgotten."""

    def __init__(self, live: "Live") -> None:
        self.game = live.game
        self.state = live.game.clone(live.state)
        self.number = live.number
        self.run = live.run.copy()
        self.dealer = Dealer(live.match.seed)
        self.rows: list[Row] = []
        self.deeds: list[Deed] = []

    def do(self, seat: Seat, action: AnyAction) -> None:
        """Do a legal action; the next number is its."""
        self.number += 1
        self.run.add(self.number, seat, action, self.state)
        story: list[AnyEvent] = []
        self.game.apply(self.state, seat, action, story)
        self.rows.append(Row(self.number, seat, self.game.text(action)))
        self.deeds.append(Deed(seat, action, story))

    def deal(self) -> None:
        """Let the dealer answer for as long as Chance is asked."""
        while self.game.waiting(self.state) == [CHANCE]:
            self.do(CHANCE, self.dealer.pick(self.game.odds(self.state), self.number + 1))

    @property
    def over(self) -> bool:
        return not self.game.waiting(self.state)


class Live:
    """A match as the server plays it. Read freely; change only while holding the match's lock."""

    def __init__(self, match: StoredMatch, game: AnyGame, chairs: Sequence[StoredChair]) -> None:
        self.match = match
        self.game = game
        self.chairs = list(chairs)
        self.state: AnyState = record.start(game, header_of(match))
        self.deeds: list[Deed] = []
        self.run: AnyRun = Run(game, match.seats)  # the moves made last by one seat
        self.undone: list[StoredUndo] = []
        self.started = False
        self.sittings = 0  # how often somebody sat down, for the streams to notice
        self._told: dict[tuple[int, int], bytes] = {}  # by seat and number, of the table as it is now

    @property
    def number(self) -> int:
        return len(self.deeds)

    @property
    def over(self) -> bool:
        return self.imported or (self.started and not self.game.waiting(self.state))

    @property
    def imported(self) -> bool:
        """Whether it was loaded from a record, so that nobody plays it."""
        return self.match.imported_by is not None

    def waiting(self) -> list[Seat]:
        return self.game.waiting(self.state) if self.started and not self.imported else []

    def draft(self) -> Draft:
        return Draft(self)

    def accept(self, draft: Draft) -> None:
        """Make committed moves the truth in memory."""
        self.state = draft.state
        self.run = draft.run
        self.deeds.extend(draft.deeds)
        self._told.clear()

    def take_back(self, undo: StoredUndo) -> None:
        """Make a committed undo the truth in memory."""
        self.deeds = self.deeds[: undo.kept]
        self.run, self.state = run_of(self.game, self.record())
        self.undone.append(undo)
        self._told.clear()

    def record(self) -> Record:
        """All moves so far, secrets included."""
        moves = ((deed.seat, self.game.text(deed.action)) for deed in self.deeds)
        return record.from_moves(header_of(self.match), moves)

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

    def may_undo(self, seat: Seat) -> bool:
        """Whether the moves made last are those of `seat`, and its turn goes on: what is left to ask is `run`."""
        return seat == self.run.seat and not self.over and self.run.is_open(self.state)

    # What is told. Everything below depends on the seat, and is all that leaves the server.

    def table(self, seat: Seat) -> Table:
        waiting = self.waiting()
        prompt = self.game.prompt(self.state, seat) if seat in waiting else None
        undo = self.run.earliest() if self.may_undo(seat) else None
        view = self.game.view(self.state, seat)
        return Table(self.number, view, prompt, [int(who) for who in waiting], undo, len(self.undone))

    def table_at(self, seat: Seat, number: int) -> Table:
        """What `seat` saw after move `number`, once nobody has a secret any more."""
        state = record.replay(self.game, self.record(), number)
        waiting = [int(who) for who in self.game.waiting(state)]
        return Table(number, self.game.view(state, seat), None, waiting, None, len(self.undone))

    def table_json(self, seat: Seat) -> bytes:
        return self._once(seat, -1, lambda: self.table(seat))

    def steps(self, seat: Seat, after: int) -> list[Step]:
        """What `seat` was told of every move after number `after`."""
        return [self._step(number, seat) for number in range(max(after, 0) + 1, self.number + 1)]

    def story_json(self, seat: Seat, after: int) -> bytes:
        return ENCODER.encode(Story(self.steps(seat, after), self.taken_back(), len(self.undone)))

    def taken_back(self) -> list[Undone]:
        """Who took their moves back, and to where: without what a later undo took back with all that lay around it."""
        found: list[Undone] = []
        for undos, undo in enumerate(self.undone, 1):
            stand = [earlier for earlier in found if earlier.to <= undo.kept]
            found = [*stand, Undone(undo.kept, undo.seat, undos)]
        return found

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
            commitment=header_of(match).commitment or "",
            created=match.created,
            scores=[int(score) for score in game.scores(self.state)] if over else None,
            places=[int(place) for place in game.places(self.state)] if over else None,
            seed=header_of(match).seed if over else None,
            practice=match.practice,
            imported=self.imported,
        )

    def _step(self, number: int, seat: Seat) -> Step:
        deed = self.deeds[number - 1]
        heard = [self.game.tell(event, seat) for event in deed.story]
        return Step(number, deed.seat, [told(event) for event in heard if event is not None])

    def _once(self, seat: Seat, after: int, make: Any) -> bytes:
        key = (seat, after)
        if key not in self._told:
            if len(self._told) == MOST_TOLD:  # streams may begin after any number there is
                self._told.clear()
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
        Dealer(match.seed).commitment() if match.seed else match.commitment,
        match.seed.hex() or None,
    )


def rebuild(stored: Stored, game: AnyGame) -> Live:
    """The live match that its rows replay to. Raises record.RecordError if they are of other rules."""
    live = Live(stored.match, game, stored.chairs)
    begun = last_run(stored.rows)
    for row in stored.rows:
        action = record.action_of(game, live.state, row)
        if row.number > begun:
            live.run.add(row.number, row.seat, action, live.state)
        story: list[AnyEvent] = []
        game.apply(live.state, row.seat, action, story)
        live.deeds.append(Deed(row.seat, action, story))
    live.undone = stored.undone
    live.started = stored.started
    return live


def _chair(chair: StoredChair, device: str) -> Chair:
    kind: Any = chair.kind
    return Chair(chair.seat, kind, chair.name, chair.bot, chair.device == device)
