"""Whatever a file holds, the reader answers with a record or with a RecordError, and with nothing else."""

import json
import os
from collections.abc import Callable

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from seadogs.kernel import record
from seadogs.kernel.names import CHANCE, Seat
from seadogs.kernel.record import Header, Record, RecordError, Row
from tests.toy.game import ACTIONS, Action, Cove

GAME = Cove()
EXAMPLES = int(os.environ.get("SEADOGS_FUZZ", "300"))
FUZZ = settings(
    max_examples=EXAMPLES,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)

HEADER = record.header_for(GAME, 3)
MOVES = [(CHANCE, "deal 1"), (CHANCE, "deal 2"), (CHANCE, "deal 3"), (Seat(0), "bid 1"), (Seat(2), "bid 0")]
WHOLE = record.write(record.from_moves(HEADER, MOVES))

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=12),
    st.sampled_from([10**400, -1, 0, 1, 2, 3, "deal 1", "cove", "\ud800", float("nan")]),
)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
keys = st.sampled_from(
    ["seadogs", "game", "rules", "edition", "digest", "seats", "options", "seed", "commitment", "number", "text"]
)


def refusal_of(act: Callable[[], object]) -> RecordError | None:
    """The RecordError that `act` raises, if any; whatever else it raises fails the test."""
    try:
        act()
    except RecordError as error:
        return error
    return None


def survives(text: str) -> Record | None:
    """The record, or None if the text is refused as it should be: with a line that exists and printable facts."""
    error = refusal_of(lambda: record.verify(GAME, record.read(text)))
    if error is None:
        return record.read(text)
    assert 1 <= error.line <= text.count("\n") + 1
    for fact in error.facts.values():
        assert str(fact).isprintable()
        assert len(str(fact)) < 200
    return None


@FUZZ
@given(st.binary(max_size=200))
def test_any_bytes(raw: bytes) -> None:
    error = refusal_of(lambda: record.read_bytes(raw))
    assert error is not None  # no bytes at random are a header
    assert 1 <= error.line <= raw.count(b"\n") + 1


@FUZZ
@given(st.text(max_size=200))
def test_any_text(text: str) -> None:
    survives(text)


@FUZZ
@given(st.integers(0, len(WHOLE)), st.integers(0, 12), st.text(max_size=6))
def test_a_record_with_a_piece_cut_out_and_another_put_in(start: int, length: int, piece: str) -> None:
    survives(WHOLE[:start] + piece + WHOLE[start + length :])


@FUZZ
@given(st.integers(0, len(WHOLE.encode())), st.integers(0, 255))
def test_a_record_with_one_byte_changed(place: int, byte: int) -> None:
    raw = bytearray(WHOLE.encode())
    raw[place : place + 1] = bytes([byte])
    error = refusal_of(lambda: record.replay(GAME, record.read_bytes(bytes(raw))))
    assert error is None or 1 <= error.line <= len(MOVES) + 2


@FUZZ
@given(st.dictionaries(keys, anything, max_size=4), st.sets(keys, max_size=2))
def test_a_header_with_other_values(changes: dict[str, object], missing: set[str]) -> None:
    header, rows = WHOLE.split("\n", 1)
    values = {**json.loads(header), **changes}
    survives(json.dumps({key: values[key] for key in values if key not in missing}) + "\n" + rows)


@FUZZ
@given(st.lists(st.tuples(anything, anything, anything), max_size=4))
def test_rows_with_other_values(rows: list[tuple[object, object, object]]) -> None:
    lines = [json.dumps(dict(zip(("number", "seat", "text"), row, strict=True))) for row in rows]
    survives(record.write_header(HEADER) + "\n".join(lines))


@FUZZ
@given(st.lists(st.tuples(st.integers(-1, 2), st.sampled_from(ACTIONS)), max_size=14))
def test_any_moves_replay_or_are_refused_at_their_own_line(moves: list[tuple[int, Action]]) -> None:
    texts = [(Seat(seat), GAME.text(action)) for seat, action in moves]
    match = record.from_moves(HEADER, texts)
    error = refusal_of(lambda: record.replay(GAME, match))
    if error is not None:
        number = error.line - 1
        assert error.facts["number"] == number
        record.replay(GAME, match, to=number - 1)  # all before it is sound


@FUZZ
@given(
    st.integers(1, 99),
    st.dictionaries(st.text(st.characters(codec="utf-8"), max_size=8), st.booleans(), max_size=3),
    st.lists(st.text(st.characters(codec="utf-8"), max_size=20), max_size=5),
)
def test_what_is_written_is_read_back(seats: int, options: dict[str, bool], texts: list[str]) -> None:
    rows = tuple(Row(number, Seat(seats - 1), text) for number, text in enumerate(texts, 1))
    match = Record(Header("cove", 1, "sand-1", seats, None, options), rows)
    assert record.read(record.write(match)) == match
    assert record.read_bytes(record.write(match).encode()) == match


@FUZZ
@given(st.integers(1, len(WHOLE) - 1))
def test_a_record_cut_short_is_an_error_or_a_shorter_match(length: int) -> None:
    read = survives(WHOLE[:length])
    if read is not None:
        assert len(read.rows) < len(MOVES) or length == len(WHOLE) - 1
        assert read.rows == record.read(WHOLE).rows[: len(read.rows)]
