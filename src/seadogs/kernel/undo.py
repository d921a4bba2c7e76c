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
OTHERS: Final = 12  # possible to each other who looks on: what several learn is found in any one's
TRIES: Final = 2  # times as many are imagined for them, where in some of them the moves were not possible
SURPRISED: Final = 24  # as OTHERS, of one who heard what the mover could not foresee, or which of several moves it was
SURPRISED_TRIES: Final = 8
INSTEAD: Final = 3  # other moves of a kind that are tried for that
PAUSE: Final = 16  # worlds, before others get a turn
VIEWED: Final = 2  # of the mover's also looked at, and one of others': in a sound game a view shows only what was told
SEED: Final = 2026  # always the same worlds, so that an offer holds until something happens


def learns(game: Game[S, A, E, V], before: S, seat: Seat, moves: list[A], observer: Seat) -> bool:
    """Whether `observer` knows more of the table once `seat` has made `moves`, one after another, on `before`."""
    trial = _Trial(game, before, seat, moves, [observer])
    mover_learns = _finished(trial.mover_learns())
    return mover_learns if observer == seat else _finished(trial.other_learns(observer))


def _finished(judging: Generator[None, None, bool]) -> bool:
    """What it comes to, without a pause."""
    while True:
        try:
            next(judging)
        except StopIteration as judged:
            return bool(judged.value)


class _Trial(Generic[S, A, E, V]):
    """Moves of one seat, made on a table, and again in worlds that somebody held possible before them."""

    def __init__(self, game: Game[S, A, E, V], before: S, seat: Seat, moves: list[A], everyone: Sequence[Seat]) -> None:
        self.game = game
        self.before = before
        self.seat = seat
        self.moves = moves
        self.others = [other for other in everyone if other != seat]
        self.surprised: set[Seat] = set()  # the others who heard something that the mover could not foresee
        self.trusted: set[Seat] = set()  # the others who heard which of several moves was made
        self.truth = game.clone(before)
        self.stories: list[list[E]] = []
        for move in moves:
            instead = self._instead(move)
            story = self._made(self.truth, move)
            self.stories.append(story)
            self.trusted.update([who for who in self.others if self._is_telling(story, instead, who)])

    def is_silent(self) -> Generator[None, None, bool]:
        """Whether nobody learns anything; pauses after every few worlds, and after each who looks on."""
        if (yield from self.mover_learns()):
            return False
        for other in self.others:
            yield
            if (yield from self.other_learns(other)):
                return False
        return True

    def mover_learns(self) -> Generator[None, None, bool]:
        looked = yield from self._looked(self.seat, WORLDS, WORLDS, VIEWED)
        if not looked:  # then not all of the worlds were heard
            self.surprised.update(self.others)
        return not looked

    def other_learns(self, other: Seat) -> Generator[None, None, bool]:
        """To be asked after `mover_learns`: what that found out says how many worlds are needed.

        If the mover could foresee all that this one heard, there can be nothing in it but secrets of the mover's own.
        Then none at all will do if the moves are possible in no world, and few if what was heard does not even tell
        which of several moves was made. Who heard something else may have learnt it, and what cannot be looked at
        counts as learnt.
        """
        if other in self.surprised:
            return not (yield from self._looked(other, SURPRISED, SURPRISED * SURPRISED_TRIES, 1))
        wanted, tries = (SURPRISED, SURPRISED_TRIES) if other in self.trusted else (OTHERS, TRIES)
        return (yield from self._looked(other, wanted, wanted * tries, 1)) is None

    def _looked(self, observer: Seat, wanted: int, tries: int, viewed: int) -> Generator[None, None, int | None]:
        """In how many worlds the moves show the observer the same; None as soon as something else in one.

        A world in which the moves are not all legal says nothing: it was the mover who chose to rule it out. So it does
        not count among those looked at: who keeps one of two tiles from a hidden hand could do so in few of them.
        """
        rng = Random(SEED)
        view: V | None = None  # costs more than a world, and is not always needed
        looked = 0
        for tried in range(1, tries + 1):
            world = self.game.imagine(self.before, observer, rng)
            alike = self._alike(world, observer)
            if alike and looked < viewed:
                view = self.game.view(self.truth, observer) if view is None else view
                alike = self.game.view(world, observer) == view
            if alike is not None:
                if not alike:
                    return None
                looked += 1
                if looked == wanted:
                    break
            if tried % PAUSE == 0:
                yield
        return looked

    def _alike(self, world: S, observer: Seat) -> bool | None:
        """Make the moves in this world: whether they tell the observer the same; None if they cannot all be made."""
        for move, story in zip(self.moves, self.stories, strict=True):
            if move not in self.game.legal(world, self.seat):
                return None
            other = self._made(world, move)
            if other == story:
                continue
            if self._heard(other, observer) != self._heard(story, observer):
                return False
            if observer == self.seat:
                self.surprised.update(
                    [who for who in self.others if self._heard(other, who) != self._heard(story, who)]
                )
        return True

    def _instead(self, move: A) -> list[list[E]]:
        """The stories of other moves of this kind that the mover could make on the table as it stands."""
        legal = self.game.legal(self.truth, self.seat)
        alike = [other for other in legal if type(other) is type(move) and other != move]
        return [self._made(self.game.clone(self.truth), other) for other in alike[:INSTEAD]]

    def _is_telling(self, story: list[E], instead: list[list[E]], who: Seat) -> bool:
        """Whether `who` can hear from the story which of several moves of a kind was made: perhaps one's own secret."""
        heard = self._heard(story, who)
        return any(self._heard(other, who) != heard for other in instead)

    def _made(self, state: S, move: A) -> list[E]:
        """Make the move; all that the table saw of it."""
        story: list[E] = []
        self.game.apply(state, self.seat, move, story)
        return story

    def _heard(self, story: list[E], observer: Seat) -> list[E]:
        heard = [self.game.tell(event, observer) for event in story]
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
        everyone = [*map(Seat, range(self.seats)), WATCHER]
        trial = _Trial(self.game, self._tables[kept], self.seat, self.moves[kept:], everyone)
        return (yield from trial.is_silent())

    def earliest(self) -> int | None:
        """The number of the earliest move after which the match may stand again; None if nothing may be undone.

        Who asks knows that the seat is still asked (`is_open`).
        """
        if not self.judged:
            for _ in self.judge():
                pass
        return None if self._kept is None else self.start + self._kept

    def allowing(self, to: int) -> Generator[None, None, bool]:
        """Whether the seat may take back its moves after number `to`, if it is still asked; pauses as `judge` does.

        Who may take back more may take back less: by the last moves others learn what the mover gave away, at most.
        """
        if not self.start <= to < self.start + len(self.moves):
            return False
        if self.judged and (earliest := self.earliest()) is not None and to >= earliest:
            return True
        return (yield from self._is_silent(to - self.start))

    def allows(self, to: int) -> bool:
        """As `allowing`, without a pause."""
        return _finished(self.allowing(to))

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
