"""Records played again: to any move, with every rule, and with the proof of what Chance did."""

from collections.abc import Mapping

import pytest

from seadogs.kernel import record
from seadogs.kernel.dealer import Dealer
from seadogs.kernel.names import CHANCE, Seat
from seadogs.kernel.record import Header, Record, Row
from tests.kernel.records import GAME, HEADER, MOVES, SEED, WHOLE, error_of, replaying
from tests.toy.game import Event, State

# Playing again


def test_a_record_replays_to_its_end() -> None:
    state = record.replay(GAME, WHOLE)
    assert GAME.waiting(state) == []
    assert GAME.scores(state) == [3 + 2, 1]
    assert state.stones == [1, 1]
    assert state.seen == {(1, 0)}


def test_a_record_replays_to_any_move() -> None:
    assert GAME.dump(record.replay(GAME, WHOLE, to=0)) == GAME.dump(GAME.start(2))
    assert record.replay(GAME, WHOLE, to=1).coins == [3, 0]
    assert record.replay(GAME, WHOLE, to=5).gems == [1, 0]
    assert GAME.dump(record.replay(GAME, WHOLE, to=11)) == GAME.dump(record.replay(GAME, WHOLE))


@pytest.mark.parametrize("to", [-1, 12])
def test_a_move_beyond_the_record_is_an_error(to: int) -> None:
    error = error_of(lambda: record.replay(GAME, WHOLE, to=to))
    assert (error.code, error.facts) == ("move-missing", {"to": str(to), "moves": 11})


def test_replay_adds_to_the_story_it_is_given() -> None:
    story: list[Event] = []
    record.replay(GAME, WHOLE, to=1, story=story)
    record.replay(GAME, WHOLE, to=2, story=story)
    assert [type(event).__name__ for event in story] == ["CoinDealt"] * 3


def test_a_bad_record_leaves_the_story_as_it_was() -> None:
    story: list[Event] = []
    broken = record.from_moves(HEADER, [*MOVES[:4], (Seat(1), "gem")])
    error = error_of(lambda: record.replay(GAME, broken, story=story))
    assert error.line == 6
    assert story == []


def test_options_of_the_header_are_played() -> None:
    rich = record.from_moves(record.header_for(GAME, 2, {"rich": True}), MOVES[:2])
    assert record.replay(GAME, rich).stones == [4, 4]


@pytest.mark.parametrize(
    ("header", "code", "facts"),
    [
        (Header("drake", 1, "sand-1", 2), "game-other", {"found": "drake", "expected": "cove"}),
        (Header("cove", 2, "sand-1", 2), "rules-other", {"found": "2", "expected": 1}),
        (Header("cove", 1, "sand-2", 2), "edition-other", {"found": "sand-2", "expected": "sand-1"}),
        (
            Header("cove", 1, "sand-1", 2, digest="sha256:0"),
            "digest-other",
            {"found": "sha256:0", "expected": "sha256:c0ffee"},
        ),
        (Header("cove", 1, "sand-1", 5), "seats-other", {"found": 5, "fewest": 2, "most": 4}),
        (
            Header("cove", 1, "sand-1", 2, options={"poor": True}),
            "option-unknown",
            {"option": "poor", "options": "rich"},
        ),
    ],
)
def test_a_record_of_something_else_is_refused(header: Header, code: str, facts: Mapping[str, object]) -> None:
    error = replaying(header)
    assert (error.line, error.code, error.facts) == (1, code, facts)


def test_equal_values_under_another_name_play_the_same_game() -> None:
    renamed = Header("cove", 1, "my-own-copy", 2, digest="sha256:c0ffee")
    assert record.replay(GAME, Record(renamed)).coins == [0, 0]


def test_an_illegal_move_is_named_with_its_line_and_the_rule() -> None:
    error = replaying(HEADER, *MOVES[:2], (Seat(0), "bid 4"))
    assert (error.line, error.code) == (4, "action-illegal")
    assert error.facts == {"number": 3, "seat": 0, "text": "bid 4"}
    assert error.refusal is not None
    assert (error.refusal.code, error.refusal.clause) == ("stones-short", "bid.stones")


def test_a_move_out_of_turn_is_named_with_the_rule() -> None:
    error = replaying(HEADER, *MOVES[:4], (Seat(1), "gem"))
    assert (error.line, error.code) == (6, "seat-not-asked")
    assert error.refusal is not None
    assert error.refusal.clause == "turn.asked"
    assert replaying(HEADER, (Seat(0), "bid 1")).code == "seat-not-asked"
    assert replaying(HEADER, *MOVES[:2], (CHANCE, "deal 1")).code == "seat-not-asked"


def test_what_chance_cannot_bring_is_named() -> None:
    error = replaying(record.header_for(GAME, 3), (CHANCE, "deal 3"), (CHANCE, "deal 3"), (CHANCE, "deal 3"))
    assert (error.line, error.code, error.refusal) == (4, "outcome-impossible", None)


def test_a_text_that_names_no_action_is_named() -> None:
    error = replaying(HEADER, (CHANCE, "deal out the rum\n" * 9))
    assert (error.line, error.code) == (2, "action-unknown")
    shown = str(error.facts["text"])
    assert shown.startswith("deal out the rum")
    assert len(shown) <= 60
    assert shown.isprintable()


def test_a_row_after_the_end_is_named() -> None:
    error = replaying(HEADER, *MOVES, (Seat(0), "pass"))
    assert (error.line, error.code) == (13, "match-over")


def test_rows_with_a_gap_made_by_hand_are_refused() -> None:
    gap = Record(HEADER, (Row(1, CHANCE, "deal 3"), Row(3, CHANCE, "deal 1")))
    error = error_of(lambda: record.replay(GAME, gap))
    assert (error.line, error.code) == (3, "number-gap")


# The audit


def dealt(header: Header, seed: bytes) -> Record:
    """A match in which Chance does what the dealer of that seed deals, and seats the first thing they may."""
    state: State = record.start(GAME, header)
    dealer = Dealer(seed)
    moves: list[tuple[Seat, str]] = []
    while waiting := GAME.waiting(state):
        seat = waiting[0]
        chance = seat == CHANCE
        action = dealer.pick(GAME.odds(state), len(moves) + 1) if chance else GAME.legal(state, seat)[0]
        moves.append((seat, GAME.text(action)))
        GAME.apply(state, seat, action)
    return record.from_moves(header, moves)


def test_a_published_seed_proves_what_chance_did() -> None:
    header = record.header_for(GAME, 4, None, Dealer(SEED).commitment(), SEED.hex())
    honest = dealt(header, SEED)
    assert GAME.dump(record.verify(GAME, honest)) == GAME.dump(record.replay(GAME, honest))


def test_an_outcome_that_was_not_dealt_is_found() -> None:
    header = record.header_for(GAME, 4, None, Dealer(SEED).commitment(), SEED.hex())
    cheat = dealt(header, bytes(32))
    assert cheat.rows[:4] != dealt(header, SEED).rows[:4]
    error = error_of(lambda: record.verify(GAME, cheat))
    assert error.code == "outcome-other"
    wrong, right = cheat.rows[error.line - 2], dealt(header, SEED).rows[error.line - 2]
    assert error.facts == {"number": wrong.number, "found": wrong.text, "expected": right.text}


def test_a_seed_that_was_not_the_one_committed_to_is_found() -> None:
    header = record.header_for(GAME, 2, None, Dealer(bytes(32)).commitment(), SEED.hex())
    error = error_of(lambda: record.verify(GAME, dealt(header, SEED)))
    assert (error.line, error.code) == (1, "commitment-other")


def test_without_a_seed_there_is_nothing_to_audit_but_the_moves() -> None:
    assert GAME.dump(record.verify(GAME, WHOLE)) == GAME.dump(record.replay(GAME, WHOLE))
    assert error_of(lambda: record.verify(GAME, record.from_moves(HEADER, MOVES[2:]))).line == 2
