"""Records: what is written can be read, and what is damaged is named by line."""

import json
import re
from collections.abc import Callable, Mapping

import pytest

from seadogs.kernel import record
from seadogs.kernel.names import CHANCE
from seadogs.kernel.record import Header, Record, Row
from tests.kernel.records import GAME, HEADER, MOVES, ROOT, TEXT, WHOLE, error_of, header_line, reading, with_row

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
        (with_row("[1, -1]"), 2, "not-object", {"found": "[1, -1]"}),
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
            {"key": "options", "expected": "options", "found": "[rich]"},
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
