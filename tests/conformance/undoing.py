"""What must hold of every game about undo: checks of the same kind as in `checks`.

What may be taken back is worked out a second time, from its definition: the moves are made again in many imagined
worlds, and everything that a seat sees and hears of each move is compared, byte by byte.
"""

from collections.abc import Iterator
from random import Random
from typing import Final, TypeAlias

from seadogs.kernel import record
from seadogs.kernel.names import CHANCE, Seat
from seadogs.kernel.undo import Run, offered, undone
from tests.conformance.checks import Check
from tests.conformance.sittings import (
    AnyAction,
    AnyEvent,
    AnyState,
    Sitting,
    heard,
    is_legal,
    named,
    observed,
    turns,
)

Moves: TypeAlias = list[tuple[Seat, AnyAction]]

FEW: Final = 40  # worlds for each seat, where it is said that nobody learnt anything
MANY: Final = 300  # worlds for each seat, where it is said that somebody did


def told_and_seen(sitting: Sitting, state: AnyState, seat: Seat, action: AnyAction, observer: Seat) -> bytes:
    """Make the move; all that `observer` hears of it and sees after it."""
    story: list[AnyEvent] = []
    sitting.game.apply(state, seat, action, story)
    return named(heard(sitting, story, observer)) + observed(sitting, state, observer)


def shown(sitting: Sitting, before: AnyState, moves: Moves, observer: Seat) -> list[bytes]:
    """Make the moves on a copy of the table; what `observer` hears and sees of each."""
    truth = sitting.game.clone(before)
    return [told_and_seen(sitting, truth, seat, action, observer) for seat, action in moves]


def learnt(sitting: Sitting, before: AnyState, moves: Moves, worlds: int, rng: Random) -> bool:
    """Whether anybody can tell, by these moves, a world from another that looked the same before them.

    Who learns something mostly does so in the first few worlds: so all observers have one world each in turn.
    """
    real = {observer: shown(sitting, before, moves, observer) for observer in sitting.everyone()}
    return any(
        differs(sitting, sitting.game.imagine(before, observer, rng), moves, observer, real[observer])
        for _ in range(worlds)
        for observer in real
    )


def differs(sitting: Sitting, world: AnyState, moves: Moves, observer: Seat, real: list[bytes]) -> bool:
    """Whether these moves, made in this world as far as they can be, show the observer something else."""
    for (seat, action), seen in zip(moves, real, strict=True):
        if not is_legal(sitting, world, seat, action):
            return False
        if told_and_seen(sitting, world, seat, action, observer) != seen:
            return True
    return False


def ends(sitting: Sitting) -> Iterator[tuple[AnyState, list[AnyState], Moves, int | None]]:
    """After each move: the table, the tables before every move, the moves, and where an undo would lead."""
    game, state = sitting.game, sitting.start()
    run = Run(game, sitting.seats)
    tables: list[AnyState] = []
    moves: Moves = []
    for turn in turns(sitting, state):
        if moves:
            yield state, tables, moves, run.earliest() if run.is_open(state) else None
        tables.append(game.clone(state))
        moves.append((turn.seat, turn.action))
        run.add(turn.number, turn.seat, turn.action, state)
    yield state, tables, moves, run.earliest() if run.is_open(state) else None


def undo_is_offered_exactly_when_nobody_learnt(sitting: Sitting) -> None:
    """... since the row returned to, nobody else moved, and the seat is asked still: the earliest such row."""
    rng = Random(sitting.seed)
    telling: set[int] = set()  # rows after which the moves told somebody something; so they do with more moves added
    for state, tables, moves, found in ends(sitting):
        mover, number = moves[-1][0], len(moves)
        first = number
        while mover in sitting.game.waiting(state) and mover != CHANCE and first and moves[first - 1][0] == mover:
            first -= 1
        kept = number if found is None else found
        assert first <= kept <= number, (number, found)
        for to in range(first, kept):
            assert to in telling or learnt(sitting, tables[to], moves[to:], MANY, rng), (number, to)
            telling.add(to)
        if found is not None and sitting.sampled(number):
            assert not learnt(sitting, tables[found], moves[found:], FEW, rng), (number, found)


def an_undone_move_leaves_no_trace(sitting: Sitting) -> None:
    """After an undo the table, the stories and the views are those of the record cut short, and play goes on."""
    game = sitting.game
    header = record.header_for(game, sitting.seats, sitting.options)
    for state, tables, moves, found in ends(sitting):
        if found is None or not sitting.sampled(len(moves)):
            continue
        dump = game.dump(state)
        whole = record.from_moves(header, [(seat, game.text(action)) for seat, action in moves])
        assert offered(game, whole) == found
        cut = undone(whole, found)
        story: list[AnyEvent] = []
        again = record.replay(game, record.read(record.write(cut)), story=story)
        assert game.dump(again) == game.dump(tables[found])
        earlier: list[AnyEvent] = []
        record.replay(game, whole, found, earlier)
        for seat in sitting.everyone():
            assert observed(sitting, again, seat) == observed(sitting, tables[found], seat)
            assert named(heard(sitting, story, seat)) == named(heard(sitting, earlier, seat))
        for seat, action in moves[found:]:
            game.apply(again, seat, action)
        assert game.dump(again) == dump == game.dump(state)


UNDO_CHECKS: Final[tuple[Check, ...]] = (undo_is_offered_exactly_when_nobody_learnt, an_undone_move_leaves_no_trace)
