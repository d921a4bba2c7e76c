"""Undo: one may take back one's own last moves while the turn goes on and nobody has learnt anything by them."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest

from seadogs.kernel import record
from seadogs.kernel.names import CHANCE, WATCHER, Seat
from seadogs.kernel.undo import (
    OTHERS,
    PAUSE,
    SURPRISED,
    SURPRISED_TRIES,
    TRIES,
    WORLDS,
    Run,
    learns,
    offered,
    run_of,
    undone,
)
from tests.toy.game import BIDDING, PRIZE, Action, CoinSeen, Cove, Event, State, View

GAME = Cove()
RED, BLUE, GREEN = Seat(0), Seat(1), Seat(2)

# Red is dealt a 3, blue a 1. Red wins the first prize.
OPENING = [(CHANCE, "deal 3"), (CHANCE, "deal 1"), (BLUE, "bid 0"), (RED, "bid 1")]
WON = len(OPENING)  # the number after which red is asked what it takes
Moves = list[tuple[Seat, str]]


def record_of(moves: Moves, seats: int = 2) -> record.Record:
    return record.from_moves(record.header_for(GAME, seats), moves)


def may_return_to(*more: tuple[Seat, str], opening: Moves = OPENING, seats: int = 2) -> int | None:
    return offered(GAME, record_of([*opening, *more], seats))


@pytest.mark.parametrize("move", ["gem", "pass"])
def test_an_open_move_may_be_taken_back_while_one_is_still_asked(move: str) -> None:
    assert may_return_to((RED, move)) == WON


def test_a_look_that_showed_something_may_not() -> None:
    assert may_return_to((RED, "peek 1")) is None


def test_a_look_at_what_one_knows_already_may() -> None:
    """Nobody learnt anything: blue's coin was known to red, and the others see only that red looked."""
    again: Moves = [(RED, "peek 1"), (BLUE, "bid 0"), (RED, "bid 1")]
    assert may_return_to(*again, (RED, "peek 1")) == WON + len(again)


def test_a_move_that_opened_what_others_chose_may_not() -> None:
    """Red's bid, the last, opens blue's; and red, having won, is asked again."""
    assert may_return_to() is None


def test_a_turn_that_has_passed_may_not() -> None:
    assert may_return_to((RED, "gem"), (RED, "bid 0")) is None  # red is not asked any more
    assert may_return_to((RED, "gem"), (BLUE, "bid 0")) is None  # somebody else moved


def test_what_chance_did_is_never_taken_back() -> None:
    assert may_return_to(opening=OPENING[:1]) is None
    assert may_return_to(opening=OPENING[:2]) is None


def test_nothing_is_taken_back_before_the_first_move_and_after_the_last() -> None:
    assert may_return_to(opening=[]) is None
    turn: Moves = [(BLUE, "bid 0"), (RED, "bid 0"), (RED, "pass")]
    assert may_return_to((RED, "pass"), *turn, *turn) is None  # three rounds: over


def test_only_the_part_of_a_turn_after_a_look_may_be_taken_back() -> None:
    """Where one seat moves several times: what lies before the look stays."""
    run, state = run_of(GAME, record_of([*OPENING, (RED, "peek 1")]))
    assert run.earliest() is None
    gem = GAME.parse("gem")
    assert gem is not None
    state.phase = "prize"  # a second prize in one turn, which the rules of Cove do not know
    state.round = 0
    run.add(WON + 2, RED, gem, state)
    GAME.apply(state, RED, gem)
    assert run.earliest() == WON + 1
    assert run.allows(WON + 1)
    assert not run.allows(WON)
    assert not run.allows(WON + 2)
    assert not run.allows(WON - 1)


class TwoGems(Cove):
    """Who takes the first gem is asked again."""

    def decide(self, state: State, seat: Seat, action: Action) -> list[Event]:
        if action.kind == "gem" and sum(state.gems) == 0:
            return self.prize(state, seat, action)
        return super().decide(state, seat, action)


def test_a_turn_may_be_taken_back_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who may take back more may take back less: no world need be imagined for that."""
    game = TwoGems()
    moves = [*OPENING, (RED, "gem"), (RED, "gem")]
    run, _ = run_of(game, record.from_moves(record.header_for(game, 2), moves))
    assert run.earliest() == WON
    assert not run.allows(WON - 1)  # red saw then what blue had bid
    assert not run.allows(WON + 2)
    monkeypatch.setattr(TwoGems, "imagine", lambda *_: pytest.fail("looked again"))
    assert run.allows(WON + 1)
    assert run.allows(WON)


def test_the_record_is_cut_at_the_row_returned_to() -> None:
    whole = record_of([*OPENING, (RED, "gem")])
    assert undone(whole, WON) == record_of(OPENING)


class Whispers(Cove):
    """To take a gem costs a stone if blue's coin is a 1: to be seen by all, told to nobody."""

    def prize(self, state: State, seat: Seat, action: Action) -> list[Event]:
        events = super().prize(state, seat, action)
        if action.kind == "gem" and state.coins[1] == 1:
            state.stones[seat] -= 1
            state.spent += 1
        return events


def test_what_is_seen_and_not_told_counts_as_learnt() -> None:
    whole = record.from_moves(record.header_for(Whispers(), 2), [*OPENING, (RED, "gem")])
    assert offered(Whispers(), whole) is None


class Rare(Cove):
    """A gem is for whoever holds a 3: which no other thinks likely, so that it is so in no world of theirs."""

    def legal(self, state: State, seat: Seat) -> list[Action]:
        may_take = state.phase != PRIZE or state.coins[seat] == 3
        return [move for move in super().legal(state, seat) if move.kind != "gem" or may_take]

    def imagine(self, state: State, seat: Seat, rng: Random) -> State:
        guess = super().imagine(state, seat, rng)
        if seat != RED:
            guess.coins[RED] = 1
        return guess


class RareGift(Rare):
    """... and with the gem one shows blue what coin green has, without looking."""

    def prize(self, state: State, seat: Seat, action: Action) -> list[Event]:
        events = super().prize(state, seat, action)
        if action.kind == "gem":
            state.seen.add((BLUE, GREEN))
            events.append(CoinSeen(GREEN, state.coins[GREEN], BLUE))
        return events


# Red is dealt the 3 and takes the gem.
RED_TAKES: Moves = [
    *((CHANCE, f"deal {coin}") for coin in (3, 1, 2)), (BLUE, "bid 0"), (GREEN, "bid 0"), (RED, "bid 1"), (RED, "gem"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "found"), [(Rare(), 6), (RareGift(), None)])
def test_where_nothing_can_be_looked_at_only_what_the_mover_foresaw_may_be_taken_back(
    game: Cove, found: int | None
) -> None:
    whole = record.from_moves(record.header_for(game, 3), RED_TAKES)
    state = record.replay(game, whole, 6)
    gem = [move for move in game.legal(state, RED) if move.kind == "gem"]
    for other in (BLUE, GREEN, WATCHER):
        assert gem[0] not in game.legal(game.imagine(state, other, Random(1)), RED)
    assert offered(game, whole) == found


def test_everybody_who_looks_on_counts_and_nobody_who_knew() -> None:
    """With three seats, red's and blue's bids are open to none before green's opens them all."""
    moves: Moves = [(CHANCE, f"deal {coin}") for coin in (1, 2, 3)]
    moves += [(RED, "bid 0"), (BLUE, "bid 1")]
    state = record.replay(GAME, record_of(moves, 3))
    bid = [move for move in GAME.legal(state, GREEN) if move.number == 2]
    assert learns(GAME, state, GREEN, bid, GREEN)
    assert learns(GAME, state, GREEN, bid, WATCHER)
    gem = [move for move in GAME.actions if move.kind == "gem"]
    GAME.apply(state, GREEN, bid[0])
    for observer in (RED, BLUE, GREEN, WATCHER):
        assert not learns(GAME, state, GREEN, gem, observer)
    peek = [move for move in GAME.actions if (move.kind, move.number) == ("peek", BLUE)]
    assert learns(GAME, state, GREEN, peek, GREEN)
    for observer in (RED, BLUE, WATCHER):
        assert not learns(GAME, state, GREEN, peek, observer)


# Blue bids, which is open to none before all have.
BLUE_BIDS: Moves = RED_TAKES[:4]


@pytest.mark.parametrize(
    ("game", "moves", "to", "observer", "most"),
    [
        (
            Rare(),
            BLUE_BIDS,
            3,
            GREEN,
            OTHERS * TRIES,
        ),  # that she has bid, whatever it is
        (Rare(), RED_TAKES, 6, BLUE, SURPRISED * SURPRISED_TRIES),  # which of her prizes red has taken
        (RareGift(), RED_TAKES, 6, BLUE, SURPRISED * SURPRISED_TRIES),  # what red could not foresee
    ],
)
def test_few_worlds_are_imagined_for_whom_nothing_was_told_that_might_have_been_otherwise(
    monkeypatch: pytest.MonkeyPatch, game: Cove, moves: Moves, to: int, observer: Seat, most: int
) -> None:
    imagined: list[Seat] = []
    imagine = Rare.imagine

    def counted(self: Rare, state: State, seat: Seat, rng: Random) -> State:
        imagined.append(seat)
        return imagine(self, state, seat, rng)

    monkeypatch.setattr(Rare, "imagine", counted)
    run, _ = run_of(game, record.from_moves(record.header_for(game, 3), moves))
    assert run.allows(to) is not isinstance(game, RareGift)
    assert imagined.count(moves[-1][0]) == WORLDS
    assert 0 < imagined.count(observer) <= most
    if most > WORLDS:
        assert imagined.count(observer) > WORLDS


def test_judging_pauses_after_a_few_worlds_and_after_each_who_looks_on(monkeypatch: pytest.MonkeyPatch) -> None:
    imagined: list[Seat] = []
    imagine = Cove.imagine

    def counted(self: Cove, state: State, seat: Seat, rng: Random) -> State:
        imagined.append(seat)
        return imagine(self, state, seat, rng)

    monkeypatch.setattr(Cove, "imagine", counted)
    run, _ = run_of(GAME, record_of([*OPENING, (RED, "gem")]))
    pauses: list[list[Seat]] = []
    for _ in run.judge():
        assert not run.judged
        pauses.append(imagined[:])
        imagined.clear()
    assert run.judged
    pauses.append(imagined)
    assert all(len(worlds) <= 2 * PAUSE for worlds in pauses)  # where somebody learnt, the next begins without a pause
    assert {seat for worlds in pauses for seat in worlds} == {RED, BLUE, WATCHER}
    assert WORLDS >= 32


# By definition: every history that a seat holds possible


@dataclass(frozen=True)
class History:
    """A match that might have been: who made which move, and what one observer saw of each."""

    state: State
    seen: tuple[tuple[View, tuple[Event, ...]], ...]


def step(history: History, seat: Seat, action: Action, observer: Seat) -> History:
    state = GAME.clone(history.state)
    story: list[Event] = []
    GAME.apply(state, seat, action, story)
    heard = tuple(part for event in story if (part := GAME.tell(event, observer)) is not None)
    return History(state, (*history.seen, (GAME.view(state, observer), heard)))


def real(moves: list[tuple[Seat, Action]], seats: int, observer: Seat) -> History:
    history = History(GAME.start(seats), ())
    for seat, action in moves:
        history = step(history, seat, action, observer)
    return history


def possible(moves: list[tuple[Seat, Action]], seats: int, observer: Seat) -> Iterator[History]:
    """Every history in which the same seats moved and the observer saw exactly what it did see."""
    truth = real(moves, seats, observer)
    alike = [History(GAME.start(seats), ())]
    for number, (seat, _) in enumerate(moves):
        grown = [
            step(history, seat, action, observer) for history in alike for action in GAME.legal(history.state, seat)
        ]
        alike = [history for history in grown if history.seen[number] == truth.seen[number]]
    yield from alike


def allowed(moves: list[tuple[Seat, Action]], seats: int, to: int) -> bool:
    """Whether whoever moved last may take the match back to `to`: the rule, word by word."""
    mover = moves[-1][0]
    if mover == CHANCE or any(seat != mover for seat, _ in moves[to:]):
        return False
    if mover not in GAME.waiting(real(moves, seats, WATCHER).state):
        return False
    for observer in [*map(Seat, range(seats)), WATCHER]:
        truth = real(moves, seats, observer)
        for history in possible(moves[:to], seats, observer):
            other = history
            for number, (seat, action) in enumerate(moves[to:], to):
                if action not in GAME.legal(other.state, seat):
                    break  # whoever moved chose to rule this history out, and did not learn it
                other = step(other, seat, action, observer)
                if other.seen[number] != truth.seen[number]:
                    return False
    return True


@pytest.mark.parametrize(("seats", "seed"), [(seats, seed) for seats in (2, 3) for seed in range(12)])
def test_undo_is_offered_exactly_when_the_definition_allows_it(seats: int, seed: int) -> None:
    """Whole matches; after each move, every row to which one might return."""
    rng = Random(seed)
    state, run = GAME.start(seats), Run(GAME, seats)
    moves: list[tuple[Seat, Action]] = []
    while waiting := GAME.waiting(state):
        seat = rng.choice(waiting)
        if moves and state.phase == BIDDING and moves[-1][0] in waiting and rng.random() < 0.5:
            seat = moves[-1][0]
        action = rng.choice(GAME.legal(state, seat))
        run.add(len(moves) + 1, seat, action, state)
        GAME.apply(state, seat, action)
        moves.append((seat, action))
        rows = [to for to in range(len(moves)) if allowed(moves, seats, to)]
        found = run.earliest() if run.is_open(state) else None
        assert found == (rows[0] if rows else None), moves
        if run.is_open(state):
            assert [to for to in range(len(moves) + 1) if run.allows(to)] == rows
        texts = [(each, GAME.text(made)) for each, made in moves]
        assert offered(GAME, record_of(texts, seats)) == found  # whoever judged every move on the way, or none
