"""An event becomes a named fact; whom it is for is no fact."""

from dataclasses import dataclass

import pytest

from seadogs.kernel.names import Seat
from seadogs.kernel.telling import Told, kebab, told
from tests.toy.game import CoinDealt, GemTaken


def test_an_event_is_told_by_its_name_and_its_fields() -> None:
    assert told(GemTaken(Seat(2))) == Told("gem-taken", {"seat": 2})


def test_who_may_hear_it_is_left_out() -> None:
    assert told(CoinDealt(Seat(1), 3, Seat(1))) == Told("coin-dealt", {"seat": 1, "coin": 3})


@dataclass(frozen=True)
class Whisper:
    event: CoinDealt
    only: Seat


@dataclass(frozen=True)
class HeardByTheRest:
    coin: int
    but: Seat


def test_an_event_that_carries_another_is_told_as_that_one() -> None:
    assert told(Whisper(CoinDealt(Seat(1), 3, Seat(1)), Seat(1))) == Told("coin-dealt", {"seat": 1, "coin": 3})


def test_who_may_not_hear_it_is_left_out() -> None:
    assert told(HeardByTheRest(3, Seat(1))) == Told("heard-by-the-rest", {"coin": 3})


@pytest.mark.parametrize(
    ("camel", "name"),
    [("FrigateDrawn", "frigate-drawn"), ("Roll", "roll"), ("PutOutToSea", "put-out-to-sea")],
)
def test_names_are_in_small_letters_with_hyphens(camel: str, name: str) -> None:
    assert kebab(camel) == name
