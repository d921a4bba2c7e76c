"""Intervals against values that books print."""

import pytest

from seadogs.play.intervals import Estimate, mean, share, t95


@pytest.mark.parametrize(
    ("freedom", "printed"),
    [(1, 12.706), (4, 2.776), (5, 2.571), (7, 2.365), (10, 2.228), (30, 2.042), (120, 1.980), (9999, 1.960)],
)
def test_students_t_is_the_printed_table(freedom: int, printed: float) -> None:
    assert t95(freedom) == pytest.approx(printed, abs=0.004)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (95, 100, 0.8882, 0.9785), (5, 10, 0.2366, 0.7634)],
)
def test_wilson_s_interval_is_the_printed_one(won: float, games: int, low: float, high: float) -> None:
    found = share(won, games)
    assert found.value == won / games
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.0001)


def test_a_mean_has_student_s_interval() -> None:
    found = mean([1, 2, 3, 4, 5])
    assert found.value == 3
    assert (found.low, found.high) == pytest.approx((1.0368, 4.9632), abs=0.0001)


def test_one_number_says_nothing_about_the_spread() -> None:
    assert mean([7]) == Estimate(7, 7, 7)
