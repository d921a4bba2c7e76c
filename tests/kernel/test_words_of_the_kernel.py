"""The kernel's plain records cannot be changed, and compare by what they hold."""

from dataclasses import FrozenInstanceError

import pytest

from seadogs.kernel.names import CHANCE, WATCHER, Choice, Prompt, Seat, Switch
from seadogs.kernel.provenance import PROVENANCES, Value, Violation
from seadogs.kernel.refusal import Refusal


def test_chance_and_watcher_are_no_chairs() -> None:
    assert CHANCE == -1
    assert WATCHER == -2


@pytest.mark.parametrize(
    ("it", "field"),
    [
        (Switch("rich", False, "bid.stones"), "default"),
        (Choice("gem", "gem", {}), "text"),
        (Prompt(Seat(0), "prize", "prize.gem", {}, ()), "choices"),
        (Refusal("not-asked", "turn.asked"), "clause"),
        (Value("supply.crew", 28, "rule"), "value"),
        (Violation("key-missing", "supply"), "where"),
    ],
)
def test_they_cannot_be_changed(it: object, field: str) -> None:
    with pytest.raises(FrozenInstanceError):
        setattr(it, field, None)


def test_refusals_are_equal_by_what_they_say() -> None:
    assert Refusal("short", "pay", {"have": 1}) == Refusal("short", "pay", {"have": 1})
    assert Refusal("short", "pay", {"have": 1}) != Refusal("short", "pay", {"have": 2})


def test_a_value_comes_from_a_rule_or_we_say_from_where() -> None:
    assert PROVENANCES == ("rule", "derived", "seen", "invented")
