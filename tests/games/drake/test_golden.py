"""The golden playthroughs: nothing about a whole game changes unnoticed. How they are written: golden_text.py."""

from collections import Counter

import pytest

from tests.conformance.matches import moves_in
from tests.games.drake.golden_text import SEATS, bots_play, path_of, rendered

POINTS = (
    "conquered",
    "hero-hailed",
    "conquests-scored",
    "admiral-scored",
    "governor-scored",
    "cargo-scored",
    "chest-opened",
)


def facts_of(line: str) -> dict[str, str]:
    return dict(word.split("=", 1) for word in line.split()[1:])


@pytest.mark.parametrize("seats", SEATS)
def test_a_golden_playthrough_plays_the_same_today(seats: int) -> None:
    text = path_of(seats).read_text(encoding="utf-8")
    assert rendered(seats, moves_in(text)) == text


@pytest.mark.parametrize("seats", SEATS)
def test_all_points_of_a_golden_playthrough_are_told_and_add_up(seats: int) -> None:
    """setup.score voyage.conquests final.commodities final.chest: each score is 4 and what was told of it"""
    text = path_of(seats).read_text(encoding="utf-8")
    scores: Counter[str] = Counter()
    for line in text.splitlines():
        name = line.split()[0] if line.startswith("    ") else ""
        if name == "frigate-drawn":
            scores[facts_of(line)["seat"]] += 4
        elif name in POINTS:
            scores[facts_of(line)["seat"]] += int(facts_of(line)["points"])
        elif name == "investor-paid":
            scores[facts_of(line)["seat"]] -= int(facts_of(line)["points"])
    end = text[text.index("# the end") :].splitlines()[1:]
    standing = {line.split(":")[0].removeprefix("#   "): int(line.split()[2]) for line in end}
    assert scores == standing
    assert len(standing) == seats


@pytest.mark.parametrize("seats", SEATS)
def test_a_golden_playthrough_shows_what_a_reader_must_see(seats: int) -> None:
    """Every chapter of the rules has its part in it."""
    told = {
        line.split()[0] for line in path_of(seats).read_text(encoding="utf-8").splitlines() if line.startswith("   ")
    }
    assert told >= {
        "last-gun-given", "tile-laid", "galleon-sighted", "visited", "put-out", "treasure-laid", "frigate-laid",
        "garrison-laid", "governor-swapped", "reach-fixed", "mission-laid", "mission-turned", "conquered",
        "counter-turned", "treasure-taken", "traded", "came-home", "conquests-scored", "berth-set", "game-won",
    }  # fmt: skip


def test_a_playthrough_that_differs_is_noticed() -> None:
    text = rendered(3, bots_play(3, 1, "random"))
    assert rendered(3, moves_in(text)) == text
    assert rendered(3, bots_play(3, 2, "random")) != text
