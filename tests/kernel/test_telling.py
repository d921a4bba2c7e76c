"""An event becomes a named fact; whom it is for is no fact."""

import pytest

from seadogs.kernel.names import Seat
from seadogs.kernel.telling import Told, kebab, told
from tests.toy.game import CoinDealt, GemTaken


def test_an_event_is_told_by_its_name_and_its_fields() -> None:
    assert told(GemTaken(Seat(2))) == Told("gem-taken", {"seat": 2})


def test_who_may_hear_it_is_left_out() -> None:
    assert told(CoinDealt(Seat(1), 3, Seat(1))) == Told("coin-dealt", {"seat": 1, "coin": 3})


@pytest.mark.parametrize(
    ("camel", "name"),
    [("FrigateDrawn", "frigate-drawn"), ("Roll", "roll"), ("PutOutToSea", "put-out-to-sea")],
)
def test_names_are_in_small_letters_with_hyphens(camel: str, name: str) -> None:
    assert kebab(camel) == name
