"""The dealer: the same seed and number deal the same, anyone can check it, and the odds are kept."""

import hashlib
import hmac
from collections import Counter

import pytest

from seadogs.kernel.dealer import SEED_BYTES, Dealer
from seadogs.kernel.playout import weighted

SEED = bytes(range(SEED_BYTES))
COLOURS = [("red", 0.5), ("blue", 0.25), ("green", 0.25)]


def test_an_outcome_depends_on_seed_and_number_alone() -> None:
    first = [Dealer(SEED).pick(COLOURS, number) for number in range(1, 60)]
    dealer = Dealer(SEED)
    assert [dealer.pick(COLOURS, number) for number in range(59, 0, -1)] == first[::-1]
    assert [Dealer(bytes(SEED_BYTES)).pick(COLOURS, number) for number in range(1, 60)] != first


def test_the_commitment_is_the_seed_s_sha256() -> None:
    assert Dealer(SEED).commitment() == hashlib.sha256(SEED).hexdigest()


@pytest.mark.parametrize("number", [1, 2, 9, 100, 12345])
def test_anyone_can_deal_the_match_again_by_the_published_recipe(number: int) -> None:
    """HMAC-SHA256 of "move N" under the seed; its first six bytes are a fraction; the odds are laid end to end."""
    digest = hmac.digest(SEED, f"move {number}".encode(), "sha256")
    fraction = int.from_bytes(digest[:6], "big") / 2**48
    expected = "red" if fraction < 0.5 else "blue" if fraction < 0.75 else "green"
    assert Dealer(SEED).pick(COLOURS, number) == expected


def test_over_many_moves_the_odds_are_kept() -> None:
    """Each share within five standard deviations of its expectation; the seed is fixed, so never by luck."""
    count = 8000
    dealt = Counter(Dealer(SEED).pick(COLOURS, number) for number in range(count))
    for colour, chance in COLOURS:
        assert abs(dealt[colour] - count * chance) < 5 * (count * chance * (1 - chance)) ** 0.5


@pytest.mark.parametrize(
    ("unit", "outcome"),
    [(0.0, "red"), (0.4999, "red"), (0.5, "blue"), (0.7499, "blue"), (0.75, "green"), (0.9999, "green")],
)
def test_a_fraction_falls_on_the_outcome_whose_share_covers_it(unit: float, outcome: str) -> None:
    assert weighted(COLOURS, unit) == outcome


def test_what_rounding_leaves_over_is_the_last_outcome_s() -> None:
    assert weighted([("a", 0.3), ("b", 0.3), ("c", 0.3999999)], 0.99999999) == "c"
