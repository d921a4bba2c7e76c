"""Taking back one's own moves. Whether one may follows from the moves, `imagine`, `tell` and `view`, in every game.

A seat may take back its last moves while its turn goes on (it is still asked, and nobody else has moved since, nor
Chance) and while nobody has learnt anything by them. Somebody has learnt something if, in a world that was possible
to that seat before, the same moves would have shown it something else. docs/adr/0011 weighs this.
"""

from collections.abc import Generator, Sequence
from random import Random
from typing import Final, Generic, TypeVar

from seadogs.kernel.game import Game
from seadogs.kernel.names import CHANCE, WATCHER, Seat
from seadogs.kernel.record import Record, Row, action_of, replay

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")

WORLDS: Final = 64  # possible to the mover, in which the moves are made again and told
OTHERS: Final = 24  # possible to each other who looks on: what several learn is found in any one's
TRIES: Final = 8  # times as many worlds are imagined, where in most of them the moves were not possible
PAUSE: Final = 8  # worlds, before others get a turn
VIEWED: Final = 2  # of them also looked at: in a sound game a view shows nothing new that was not told
SEED: Final = 2026  # always the same worlds, so that an offer holds until something happens


def learns(game: Game[S, A, E, V], before: S, seat: Seat, moves: list[A], observer: Seat) -> bool:
    """Whether `observer` knows more of the table once `seat` has made `moves`, one after another, on `before`."""
    learning = _learning(game, before, seat, moves, observer)
    while True:
        try:
            next(learning)
        except StopIteration as judged:
            return bool(judged.value)


def _learning(
    game: Game[S, A, E, V], before: S, seat: Seat, moves: list[A], observer: Seat
) -> Generator[None, None, bool]:
    """As `learns`, with pauses.

    A world in which the moves are not all legal says nothing: it was the mover who chose to rule it out. So it does
    not count among those looked at: who keeps one of two tiles from a hidden hand could do so in few of them.
    """
    rng = Random(SEED)
    truth = game.clone(before)
    told = [_told(game, truth, seat, move, observer) for move in moves]
    view: V | None = None  # costs more than a world, and is not always needed
    wanted = WORLDS if observer == seat else OTHERS
    looked = 0
    for tried in range(1, wanted * TRIES + 1):
        world = game.imagine(before, observer, rng)
        for move, heard in zip(moves, told, strict=True):
            if move not in game.legal(world, seat):
                break
            if _told(game, world, seat, move, observer) != heard:
                return True
        else:
            looked += 1
            if looked <= VIEWED:
                view = game.view(truth, observer) if view is None else view
                if game.view(world, observer) != view:
                    return True
            if looked == wanted:
                break
        if tried % PAUSE == 0:
            yield
    return False


def _told(game: Game[S, A, E, V], state: S, seat: Seat, move: A, observer: Seat) -> list[E]:
    """Make the move; what `observer` hears of it."""
    story: list[E] = []
    game.apply(state, seat, move, story)
    heard = [game.tell(event, observer) for event in story]
    return [event for event in heard if event is not None]


class Run(Generic[S, A, E, V]):
    """The moves that one seat made last, one after another, and how many of them it may take back."""

    def __init__(self, game: Game[S, A, E, V], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.seat = CHANCE  # whose moves they are; none of Chance's are kept
        self.start = 0  # the number of the move before the first
        self.moves: list[A] = []
        self._tables: list[S] = []  # before each
        self._judged = 0  # of how many moves `_kept` speaks
        self._kept: int | None = None  # how many of them stay at the least; None if all do

    def copy(self) -> "Run[S, A, E, V]":
        other = Run(self.game, self.seats)
        other.seat, other.start, other._judged, other._kept = self.seat, self.start, self._judged, self._kept
        other.moves, other._tables = self.moves[:], self._tables[:]
        return other

    def add(self, number: int, seat: Seat, move: A, state: S) -> None:
        """Move `number` is about to be made on `state`."""
        if seat != self.seat or seat == CHANCE:
            self.seat, self.start = seat, number - 1
            self.moves, self._tables = [], []
            self._judged, self._kept = 0, None
        if seat != CHANCE:
            self.moves.append(move)
            self._tables.append(self.game.clone(state))

    @property
    def judged(self) -> bool:
        return self._judged == len(self.moves)

    def judge(self) -> Generator[None, None, None]:
        """Work out what `earliest` says; pauses about every half millisecond, for whoever has other things to do."""
        made = len(self.moves)
        candidates = range(made)
        if made > 1 and self._judged == made - 1:
            # What the last move alone tells nobody, it tells nobody after moves that told nothing either.
            if (yield from self._is_silent(made - 1)):
                self._judged, self._kept = made, made - 1 if self._kept is None else self._kept
                return
            candidates = range(made - 1)
        kept: int | None = None
        for candidate in candidates:
            if (yield from self._is_silent(candidate)):
                kept = candidate
                break
        self._judged, self._kept = made, kept

    def _is_silent(self, kept: int) -> Generator[None, None, bool]:
        """Whether the moves after the first `kept` told nobody anything."""
        others = [Seat(seat) for seat in range(self.seats) if seat != self.seat]
        for observer in (self.seat, *others, WATCHER):
            learnt = yield from _learning(self.game, self._tables[kept], self.seat, self.moves[kept:], observer)
            if learnt:
                return False
            yield
        return True

    def earliest(self) -> int | None:
        """The number of the earliest move after which the match may stand again; None if nothing may be undone.

        Who asks knows that the seat is still asked (`is_open`).
        """
        if not self.judged:
            for _ in self.judge():
                pass
        return None if self._kept is None else self.start + self._kept

    def allowing(self, to: int) -> Generator[None, None, bool]:
        """Whether the seat may take back its moves after number `to`, if it is still asked; pauses as `judge` does."""
        if not self.start <= to < self.start + len(self.moves):
            return False
        if self.judged and to == self.earliest():
            return True
        return (yield from self._is_silent(to - self.start))

    def allows(self, to: int) -> bool:
        """As `allowing`, without a pause."""
        judging = self.allowing(to)
        while True:
            try:
                next(judging)
            except StopIteration as judged:
                return bool(judged.value)

    def is_open(self, state: S) -> bool:
        """Whether the seat's turn goes on, `state` being the table after its moves."""
        return bool(self.moves) and self.seat in self.game.waiting(state)


def run_of(game: Game[S, A, E, V], record: Record) -> tuple[Run[S, A, E, V], S]:
    """The moves made last in a record, and the table after them. Raises RecordError as `replay` does."""
    begun = last_run(record.rows)
    state = replay(game, record, begun)
    run = Run(game, record.header.seats)
    for row in record.rows[begun:]:
        action = action_of(game, state, row)
        run.add(row.number, row.seat, action, state)
        game.apply(state, row.seat, action)
    return run, state


def last_run(rows: Sequence[Row]) -> int:
    """After how many of the rows those begin that one seat made last, one after another."""
    begun = len(rows)
    while begun and rows[begun - 1].seat == rows[-1].seat:
        begun -= 1
    return begun


def offered(game: Game[S, A, E, V], record: Record) -> int | None:
    """The row to which the seat that moved last may take the match back; None if it may not."""
    run, state = run_of(game, record)
    return run.earliest() if run.is_open(state) else None


def undone(record: Record, to: int) -> Record:
    """The record up to row `to`: what is left after an undo."""
    return Record(record.header, record.rows[:to])
