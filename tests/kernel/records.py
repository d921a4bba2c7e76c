"""One match of the toy as a record, and the errors of what is done to it."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from seadogs.kernel import record
from seadogs.kernel.names import CHANCE, Seat
from seadogs.kernel.record import Header, RecordError
from tests.toy.game import Cove

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
