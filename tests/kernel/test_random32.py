"""The generator of the playouts: xoshiro128**, the same numbers whatever it runs on."""

from collections import Counter

import pytest

from seadogs.kernel.random32 import Random32

WORD = 1 << 32


def rotated(x: int, k: int) -> int:
    return ((x << k) | (x >> (32 - k))) % WORD


def xoshiro128(state: list[int], count: int) -> list[int]:
    """Blackman and Vigna's xoshiro128**, as published."""
    s = list(state)
    words = []
    for _ in range(count):
        words.append(rotated(s[1] * 5 % WORD, 7) * 9 % WORD)
        t = (s[1] << 9) % WORD
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotated(s[3], 11)
    return words


@pytest.mark.parametrize("seed", [0, 1, 7, 2**31, 2**32 - 1, 2**40 + 3, -1])
def test_the_words_are_those_of_the_published_generator(seed: int) -> None:
    rng = Random32(seed)
    state = [int(rng.a), int(rng.b), int(rng.c), int(rng.d)]
    assert all(0 <= part < WORD for part in state)
    assert any(state)
    assert [int(rng.word()) for _ in range(500)] == xoshiro128(state, 500)


def test_the_published_example() -> None:
    """From state 1, 2, 3, 4: the first words that the reference program prints."""
    rng = Random32(0)
    rng.a, rng.b, rng.c, rng.d = 1, 2, 3, 4
    assert [int(rng.word()) for _ in range(4)] == [11520, 0, 5927040, 70819200]


def test_different_seeds_give_different_words() -> None:
    assert len({int(Random32(seed).word()) for seed in range(2000)}) == 2000


@pytest.mark.parametrize("n", [1, 2, 3, 6, 18, 1000, 2**24])
def test_numbers_below_n_are_below_n(n: int) -> None:
    rng = Random32(n)
    numbers = [int(rng.below(n)) for _ in range(3000)]
    assert min(numbers) >= 0
    assert max(numbers) < n


def test_numbers_below_six_come_about_equally_often() -> None:
    rng = Random32(5)
    counts = Counter(int(rng.below(6)) for _ in range(12_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert max(abs(count - 2000) for count in counts.values()) < 5 * (12_000 * 5 / 36) ** 0.5


def test_units_lie_in_zero_to_one_and_spread() -> None:
    rng = Random32(3)
    units = [rng.unit() for _ in range(4000)]
    assert min(units) >= 0
    assert max(units) < 1
    assert abs(sum(units) / len(units) - 0.5) < 0.03
