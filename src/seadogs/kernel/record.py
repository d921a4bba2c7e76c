"""A match as text: what can be read back by people and by programs, years later.

JSON lines. The first line is the header, then one line a move, chance's moves among them:

    {"seadogs": 1, "game": "cove", "rules": 1, "edition": "sand-1", "seats": 4, ...}
    {"number": 1, "seat": -1, "text": "deal 2"}

`docs/records.md` describes the format and lists every code of RecordError. Text in, text out: files are
others' business.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeVar

from seadogs.kernel.dealer import Dealer
from seadogs.kernel.game import Game
from seadogs.kernel.names import CHANCE, Fact, Facts, Seat
from seadogs.kernel.plain import LARGEST, plain
from seadogs.kernel.record_lines import LineReader, RecordError, trees

__all__ = [
    "Header", "Record", "RecordError", "Row", "action_of", "from_moves", "header_for", "read", "read_bytes",
    "replay", "start", "verify", "write", "write_header", "write_row",
]  # fmt: skip

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")

FORMAT: Final = 1  # of the file, not of the rules
MOST_SEATS: Final = 99  # of any game


@dataclass(frozen=True)
class Header:
    """What a match is played with. An option left out has its default; `digest` may be left out by hand."""

    game: str
    rules: int
    edition: str
    seats: int
    digest: str | None = None
    options: Mapping[str, bool] = field(default_factory=dict)
    commitment: str | None = None  # the dealer's, in hex
    seed: str | None = None  # the dealer's, in hex; published after the match, if at all


@dataclass(frozen=True)
class Row:
    """Move `number` (from 1, without gaps): what `seat`, or CHANCE, did, in the words of the action table."""

    number: int
    seat: Seat
    text: str


@dataclass(frozen=True)
class Record:
    """A whole match, or as far as it has come: `rows` in the order played."""

    header: Header
    rows: tuple[Row, ...] = ()


# Making a record


def header_for(
    game: Game[S, A, E, V],
    seats: int,
    options: Mapping[str, bool] | None = None,
    commitment: str | None = None,
    seed: str | None = None,
) -> Header:
    """The header of a match of this game, with every option spelled out."""
    full = {switch.key: switch.default for switch in game.switches} | dict(options or {})
    return Header(game.key, game.rules, game.edition, seats, game.digest, full, commitment, seed)


def from_moves(header: Header, moves: Iterable[tuple[Seat, str]]) -> Record:
    """The record of these moves, (seat, text) in the order played."""
    return Record(header, tuple(Row(number, seat, text) for number, (seat, text) in enumerate(moves, 1)))


# Writing


def write(record: Record) -> str:
    """The record as text, which `read` reads."""
    return write_header(record.header) + "".join(map(write_row, record.rows))


def write_header(header: Header) -> str:
    """One line, its end included; what is not known is left out."""
    known: dict[str, object] = {"seadogs": FORMAT, "game": header.game, "rules": header.rules}
    known |= {"edition": header.edition, "digest": header.digest, "seats": header.seats}
    known |= {"options": dict(header.options), "commitment": header.commitment, "seed": header.seed}
    return _line({key: value for key, value in known.items() if value is not None})


def write_row(row: Row) -> str:
    """One line, its end included."""
    return _line({"number": row.number, "seat": row.seat, "text": row.text})


def _line(values: Mapping[str, object]) -> str:
    return json.dumps(values, ensure_ascii=False) + "\n"


# Reading


def read_bytes(raw: bytes) -> Record:
    """The record in a file's bytes. Raises RecordError and nothing else."""
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(raw.count(b"\n", 0, error.start) + 1, "not-text") from error
    return read(text)


def read(text: str) -> Record:
    """The record written in `text`. Raises RecordError and nothing else.

    A byte order mark, Windows' line ends, a missing last line end and blank lines at the end do no harm.
    """
    header, *rows = trees(text)
    made = _header(header)
    return Record(made, tuple(_row(row, line, made.seats) for line, row in enumerate(rows, 2)))


_HEADER: Final = ("seadogs", "game", "rules", "edition", "digest", "seats", "options", "commitment", "seed")
_ROW: Final = ("number", "seat", "text")


def _header(tree: dict[str, object]) -> Header:
    reader = LineReader(tree, 1)
    if "seadogs" in tree and reader.number("seadogs", 0, LARGEST) != FORMAT:
        raise RecordError(1, "format-unknown", {"found": plain(tree["seadogs"]), "expected": FORMAT})
    reader.keys(_HEADER, (*_HEADER[:4], "seats"))
    return Header(
        game=reader.text("game"),
        rules=reader.number("rules", 1, LARGEST),
        edition=reader.text("edition"),
        seats=reader.number("seats", 1, MOST_SEATS),
        digest=reader.text("digest") if "digest" in tree else None,
        options=reader.options() if "options" in tree else {},
        commitment=reader.hexadecimal("commitment") if "commitment" in tree else None,
        seed=reader.hexadecimal("seed") if "seed" in tree else None,
    )


def _row(tree: dict[str, object], line: int, seats: int) -> Row:
    reader = LineReader(tree, line)
    reader.keys(_ROW, _ROW)
    number = reader.number("number", 1, LARGEST)
    if number != line - 1:
        raise RecordError(line, "number-gap", {"found": number, "expected": line - 1})
    return Row(number, Seat(reader.number("seat", CHANCE, seats - 1)), reader.text("text"))


# Playing it again


def start(game: Game[S, A, E, V], header: Header) -> S:
    """The fresh table of a match with this header. Raises RecordError if it is not of this game."""
    printed: tuple[str, Fact, Fact] = ("edition", header.edition, game.edition)
    if header.digest is not None:  # the values, not their name, are what counts
        printed = ("digest", header.digest, game.digest)
    same = (("game", header.game, game.key), ("rules", header.rules, game.rules), printed)
    for what, found, expected in same:
        if found != expected:
            raise RecordError(1, f"{what}-other", {"found": plain(found), "expected": expected})
    if not game.fewest <= header.seats <= game.most:
        facts: Facts = {"found": header.seats, "fewest": game.fewest, "most": game.most}
        raise RecordError(1, "seats-other", facts)
    known = [switch.key for switch in game.switches]
    for key in header.options:
        if key not in known:
            raise RecordError(1, "option-unknown", {"option": plain(key), "options": ", ".join(known)})
    return game.start(header.seats, header.options)


def replay(game: Game[S, A, E, V], record: Record, to: int | None = None, story: list[E] | None = None) -> S:
    """The state after move `to` (0: before the first), or after all; what happened is appended to `story`.

    Raises RecordError, and then leaves `story` as it was.
    """
    rows = _rows_to(record, to)
    state = start(game, record.header)
    heard: list[E] | None = None if story is None else []
    for row in rows:
        game.apply(state, row.seat, action_of(game, state, row), heard)
    if story is not None and heard is not None:
        story.extend(heard)
    return state


def verify(game: Game[S, A, E, V], record: Record) -> S:
    """As `replay`, but where the seed is published: also whether Chance did what the dealer dealt.

    Whoever audits must hold the record's commitment against the one that was shown before the match.
    """
    header = record.header
    state = start(game, header)
    dealer = Dealer(bytes.fromhex(header.seed)) if header.seed is not None else None
    if dealer and header.commitment is not None and dealer.commitment() != header.commitment:
        facts: Facts = {"found": header.commitment, "expected": dealer.commitment()}
        raise RecordError(1, "commitment-other", facts)
    for row in _rows_to(record, None):
        action = action_of(game, state, row)
        if dealer and row.seat == CHANCE:
            dealt = dealer.pick(game.odds(state), row.number)
            if dealt is not action:
                facts = {"number": row.number, "found": plain(row.text), "expected": game.text(dealt)}
                raise RecordError(row.number + 1, "outcome-other", facts)
        game.apply(state, row.seat, action)
    return state


def action_of(game: Game[S, A, E, V], state: S, row: Row) -> A:
    """The legal action that `row` writes down. Raises RecordError; never changes `state`."""
    line = row.number + 1
    facts: Facts = {"number": row.number, "seat": row.seat, "text": plain(row.text)}
    waiting = game.waiting(state)
    if not waiting:
        raise RecordError(line, "match-over", facts)
    action = game.parse(row.text)
    if action is None:
        raise RecordError(line, "action-unknown", facts)
    if action in game.legal(state, row.seat):
        return action
    code = "seat-not-asked"
    if row.seat in waiting:
        code = "outcome-impossible" if row.seat == CHANCE else "action-illegal"
    refusal = game.why_not(state, row.seat, action) if row.seat != CHANCE else None
    raise RecordError(line, code, facts, refusal)


def _rows_to(record: Record, to: int | None) -> tuple[Row, ...]:
    """The first `to` rows, or all; RecordError if there are not so many or their numbers have a gap."""
    moves = len(record.rows)
    if to is not None and not 0 <= to <= moves:
        raise RecordError(moves + 1, "move-missing", {"to": plain(to), "moves": moves})
    rows = record.rows[:to]
    for expected, row in enumerate(rows, 1):
        if row.number != expected:
            raise RecordError(expected + 1, "number-gap", {"found": row.number, "expected": expected})
    return rows
