"""How far a mean or a share from a sample may lie from the truth, at 95 in 100."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean, stdev
from typing import Final

Z95: Final = NormalDist().inv_cdf(0.975)  # 1.95996
_T95: Final = (12.70620, 4.30265, 3.18245, 2.77645)  # Student's t for 1 to 4 degrees of freedom


@dataclass(frozen=True)
class Estimate:
    """A value and its 95 % interval. `low` and `high` equal the value if nothing is known of its spread."""

    value: float
    low: float
    high: float


def mean(sample: Sequence[float]) -> Estimate:
    """The mean of `sample`, at least one number, with Student's interval."""
    middle = fmean(sample)
    if len(sample) < 2:
        return Estimate(middle, middle, middle)
    reach = t95(len(sample) - 1) * stdev(sample) / math.sqrt(len(sample))
    return Estimate(middle, middle - reach, middle + reach)


def share(won: float, games: int) -> Estimate:
    """The share `won / games` with Wilson's score interval. A shared win may count as a part of one."""
    part = won / games
    square = Z95 * Z95 / games
    middle = (part + square / 2) / (1 + square)
    reach = Z95 / (1 + square) * math.sqrt(part * (1 - part) / games + square / (4 * games))
    low = middle - reach if won > 0 else 0.0  # exact at the ends, where rounding would show
    high = middle + reach if won < games else 1.0
    return Estimate(part, low, high)


def t95(freedom: int) -> float:
    """Student's t that 95 in 100 stay within, for 1 or more degrees of freedom; right to three digits.

    Cornish and Fisher's expansion (Abramowitz and Stegun 26.7.5), which is too rough below five degrees.
    """
    if freedom <= len(_T95):
        return _T95[freedom - 1]
    z, n = Z95, float(freedom)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3
