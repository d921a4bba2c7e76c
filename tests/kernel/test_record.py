"""Records: what is written can be read, what is read can be played again, and what is wrong is named by line."""

import json
import re
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from seadogs.kernel import record
from seadogs.kernel.dealer import Dealer
from seadogs.kernel.names import CHANCE, Seat
from seadogs.kernel.record import Header, Record, RecordError, Row
from tests.toy.game import Cove, Event, State

ROOT = Path(__file__).parents[2]
GAME = Cove()
SEED = bytes(range(32))

# Two wreckers: red is dealt a 3, blue a 1; then three rounds.
MOVES = [
    (CHANCE, "deal 3"),
    (CHANCE, "deal 1"),
    (Seat(0), "bid 1"),
    (Seat(1), "bid 0"),
    (Seat(0), "gem"),
    (Seat(1), "bid 2"),
    (Seat(0), "bid 1"),
    (Seat(1), "peek 0"),
    (Seat(1), "bid 0"),
    (Seat(0), "bid 0"),
    (Seat(0), "pass"),
]
HEADER = record.header_for(GAME, 2)
WHOLE = record.from_moves(HEADER, MOVES)
TEXT = record.write(WHOLE)


def error_of(act: Callable[[], object]) -> RecordError:
    with pytest.raises(RecordError) as caught:
        act()
    return caught.value


def reading(text: str) -> RecordError:
    return error_of(lambda: record.read(text))


def replaying(header: Header, *moves: tuple[Seat, str]) -> RecordError:
    return error_of(lambda: record.replay(GAME, record.from_moves(header, moves)))


def header_line(**changes: object) -> str:
    """The header as JSON, with keys changed; None takes a key away."""
    values: dict[str, object] = json.loads(TEXT.split("\n")[0])
    return json.dumps({key: value for key, value in {**values, **changes}.items() if value is not None})


def with_row(line: str) -> str:
    return record.write_header(HEADER) + line + "\n"


# Writing and reading


def test_a_record_is_a_header_and_a_row_a_move_that_people_can_read() -> None:
    header, first, *others = TEXT.split("\n")
    assert json.loads(header) == {
        "seadogs": 1,
        "game": "cove",
        "rules": 1,
        "edition": "sand-1",
        "digest": "sha256:c0ffee",
        "seats": 2,
        "options": {"rich": False},
    }
    assert first == '{"number": 1, "seat": -1, "text": "deal 3"}'
    assert others[-1] == ""
    assert len(others) == len(MOVES)


def test_what_is_written_is_read_back() -> None:
    assert record.read(TEXT) == WHOLE
    assert record.read_bytes(TEXT.encode()) == WHOLE
    sealed = Record(Header("cove", 1, "sand-1", 3, None, {"rich": True}, "0" * 64, "f" * 64))
    assert record.read(record.write(sealed)) == sealed


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: "\ufeff" + text,
        lambda text: text + "\n",
        lambda text: text + "\r\n \r\n\t\n",
        lambda text: text.removesuffix("\n"),
        lambda text: "\ufeff" + text.replace("\n", "\r\n").rstrip(),
    ],
)
def test_what_editors_do_to_files_does_no_harm(change: Callable[[str], str]) -> None:
    assert record.read(change(TEXT)) == WHOLE
    assert record.read_bytes(change(TEXT).encode()) == WHOLE


def test_a_header_written_by_hand_may_leave_out_digest_and_options() -> None:
    text = header_line(digest=None, options=None) + "\n" + TEXT.split("\n", 1)[1]
    state = record.replay(GAME, record.read(text))
    assert GAME.dump(state) == GAME.dump(record.replay(GAME, WHOLE))


def test_every_line_end_inside_a_text_but_the_real_one_belongs_to_the_text() -> None:
    row = Row(1, CHANCE, "deal\u2028\u0085 3")
    read = record.read(record.write(Record(HEADER, (row,))))
    assert read.rows == (row,)


@pytest.mark.parametrize(
    ("text", "line", "code", "facts"),
    [
        ("", 1, "empty", {}),
        ("\r\n\n", 1, "empty", {}),
        (TEXT[:-3], 12, "cut-off", {}),
        (TEXT[: TEXT.index('"text"') + 2], 2, "cut-off", {}),
        (TEXT[:30], 1, "cut-off", {}),
        (with_row("number 1"), 2, "not-json", {"column": 1}),
        (with_row('{"number": 1, "seat": -1, "text": "deal 3"'), 2, "not-json", {"column": 43}),
        (with_row("{} {}"), 2, "not-json", {"column": 4}),
        (with_row("[1, -1]"), 2, "not-object", {"found": "[...]"}),
        (with_row("null"), 2, "not-object", {"found": "null"}),
        (with_row('{"number": 1, "number": 1, "seat": 0, "text": "x"}'), 2, "key-twice", {"key": "number"}),
        (with_row('{"number": NaN, "seat": 0, "text": "x"}'), 2, "number-endless", {"found": "NaN"}),
        (with_row('{"number": -Infinity, "seat": 0}'), 2, "number-endless", {"found": "-Infinity"}),
        (with_row('{"number": 1' + "0" * 3900 + "}"), 2, "key-missing", {"key": "seat"}),
        (with_row('{"number": 1, "seat": 0, "text": "' + "x" * 4000 + '"}'), 2, "line-too-long", {"most": 4000}),
        (with_row("[" * 3999), 2, "too-deep", {}),
        (with_row('{"number": 1, "seat": 0, "text": "\\ud800"}'), 2, "not-text", {}),
        (with_row('{"number": 1, "seat": 0, "text": "\udc80"}'), 2, "not-text", {}),
        (TEXT.replace("\n", "\n\n", 1), 2, "line-blank", {}),
        (with_row('{"number": 1, "seat": 0}'), 2, "key-missing", {"key": "text"}),
        (
            with_row('{"number": 1, "seat": 0, "text": "x", "by": 1}'),
            2,
            "key-unknown",
            {"key": "by", "keys": "number, seat, text"},
        ),
        (
            with_row('{"number": true, "seat": 0, "text": "x"}'),
            2,
            "type-wrong",
            {"key": "number", "expected": "number", "found": "true"},
        ),
        (
            with_row('{"number": 1.0, "seat": 0, "text": "x"}'),
            2,
            "type-wrong",
            {"key": "number", "expected": "number", "found": "1.0"},
        ),
        (
            with_row('{"number": 1, "seat": 0, "text": {"a": 1}}'),
            2,
            "type-wrong",
            {"key": "text", "expected": "text", "found": "{...}"},
        ),
        (
            with_row('{"number": 1, "seat": 2, "text": "x"}'),
            2,
            "number-out-of-range",
            {"key": "seat", "found": "2", "least": -1, "most": 1},
        ),
        (
            with_row('{"number": 1, "seat": -2, "text": "x"}'),
            2,
            "number-out-of-range",
            {"key": "seat", "found": "-2", "least": -1, "most": 1},
        ),
        (
            with_row('{"number": 1' + "0" * 300 + ', "seat": 0, "text": "x"}'),
            2,
            "number-out-of-range",
            {"key": "number", "found": "> 2^53", "least": 1, "most": 2**53 - 1},
        ),
        (with_row('{"number": 2, "seat": 0, "text": "x"}'), 2, "number-gap", {"found": 2, "expected": 1}),
        (header_line(seadogs=2), 1, "format-unknown", {"found": "2", "expected": 1}),
        (header_line(seadogs=None), 1, "key-missing", {"key": "seadogs"}),
        (header_line(edition=None), 1, "key-missing", {"key": "edition"}),
        (
            header_line(seats="2"),
            1,
            "type-wrong",
            {"key": "seats", "expected": "number", "found": "2"},
        ),
        (
            header_line(options=["rich"]),
            1,
            "type-wrong",
            {"key": "options", "expected": "options", "found": "[...]"},
        ),
        (
            header_line(options={"rich": 1}),
            1,
            "type-wrong",
            {"key": "rich", "expected": "true-false", "found": "1"},
        ),
        (header_line(seed="abc"), 1, "not-hexadecimal", {"key": "seed", "digits": 64}),
        (header_line(commitment="A" * 64), 1, "not-hexadecimal", {"key": "commitment", "digits": 64}),
    ],
)
def test_what_is_damaged_is_named_by_line_and_reason(
    text: str, line: int, code: str, facts: Mapping[str, object]
) -> None:
    error = reading(text)
    assert (error.line, error.code, error.facts) == (line, code, facts)
    assert error.refusal is None


def test_a_header_s_unknown_key_is_an_error_that_names_the_known_ones() -> None:
    error = reading(header_line(players=2))
    assert (error.line, error.code, error.facts["key"]) == (1, "key-unknown", "players")
    assert "seats" in str(error.facts["keys"])


def test_a_number_beyond_python_s_own_bound_is_an_error_like_any_other() -> None:
    text = '{"number": ' + "9" * 3_980 + "}"
    assert reading(with_row(text)).code == "key-missing"  # such numbers are read, if they are of no use
    assert reading('{"seadogs": ' + "9" * 3_900 + "}").facts["found"] == "> 2^53"


def test_bytes_that_are_no_text_are_named_by_their_line() -> None:
    raw = TEXT.encode().replace(b"deal 1", b"deal \xff")
    error = error_of(lambda: record.read_bytes(raw))
    assert (error.line, error.code) == (3, "not-text")
    halved = record.write(Record(HEADER, (Row(1, CHANCE, "ελ"),))).encode()
    cut = halved[: halved.index("λ".encode()) + 1]
    assert error_of(lambda: record.read_bytes(cut)).line == 2


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


# The page


def test_the_page_on_records_lists_every_code() -> None:
    folder = ROOT / "src/seadogs/kernel"
    source = (folder / "record.py").read_text() + (folder / "record_lines.py").read_text()
    calls = re.findall(r"(?:RecordError|\.error)\(.*", source)
    codes = {code for call in calls for code in re.findall(r'"([a-z]+(?:-[a-z]+)+|empty)"', call)}
    codes |= {f"{what}-other" for what in ("game", "rules", "edition", "digest")}
    codes |= {"cut-off", "not-json", "seat-not-asked", "outcome-impossible", "action-illegal"}
    page = (ROOT / "docs/records.md").read_text("utf-8").partition("## What can be wrong")[2]
    listed = set(re.findall(r"^\| `([a-z-]+)` \|", page, re.MULTILINE))
    assert codes - {"true-false"} == listed
