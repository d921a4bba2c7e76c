"""The golden playthroughs: nothing about a whole game changes unnoticed. How they are written: golden_text.py."""

from collections import Counter

import pytest

from tests.conformance.matches import moves_in
from tests.games.darkseas.golden_text import MATCHES, bots_play, path_of, rendered

POINTS = ("treasure-scored", "game-scored", "tile-scored")


def facts_of(line: str) -> dict[str, str]:
    return dict(word.split("=", 1) for word in line.split() if "=" in word)


def told_in(name: str) -> list[str]:
    """The lines of what happened, without how they were told."""
    text = path_of(name).read_text("utf-8")
    lines = [line.strip() for line in text.splitlines() if line.startswith("    ")]
    return [line.removeprefix("(whispered) ") for line in lines if not line.startswith("(echoed)")]


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_playthrough_plays_the_same_today(name: str) -> None:
    text = path_of(name).read_text("utf-8")
    assert rendered(name, moves_in(text)) == text


@pytest.mark.parametrize("name", MATCHES)
def test_all_points_of_a_golden_playthrough_are_told_and_add_up(name: str) -> None:
    """wealth.treasure wealth.doubloons power.dread power.harbour power.full power.tiles"""
    scores: Counter[str] = Counter()
    gained: Counter[str] = Counter()
    ended: dict[str, int] = {}
    for line in told_in(name):
        facts, event = facts_of(line), line.split()[0]
        if event in POINTS:
            scores[facts["seat"]] += int(facts["points"])
        elif event == "infamy-gained":
            gained[facts["seat"]] += int(facts["count"])
        elif event == "game-ended":
            ended[facts["seat"]] = int(facts["points"])
        if facts.get("source") == "infamy":
            assert int(facts["points"]) == gained[facts["seat"]]
    assert scores == ended
    assert len(ended) == MATCHES[name][0]


@pytest.mark.parametrize("name", MATCHES)
def test_in_a_golden_playthrough_all_that_was_whispered_is_echoed(name: str) -> None:
    """option.simultaneous: turn by turn; only what one alone may know keeps its secret."""
    lines = path_of(name).read_text("utf-8").splitlines()
    whispered = [line.split(") ")[1].split() for line in lines if line.startswith("    (whispered) ")]
    echoed = [line.split(") ")[1].split() for line in lines if line.startswith("    (echoed) ")]
    names = Counter((words[0], words[1]) for words in whispered if words[0] != "treasure-seen")
    assert names == Counter((words[0], words[1]) for words in echoed)
    kept = [words for words in echoed if words[0] in ("tile-kept", "treasure-kept")]
    assert all("hidden" in words[2] for words in kept)
    assert bool(whispered) == ("all-at-once" in name)


def test_the_golden_playthroughs_show_what_a_reader_must_see() -> None:
    """Every chapter of the rules has its part in them."""
    told = {line.split()[0] for name in MATCHES for line in told_in(name)}
    assert told >= {
        "harbour-laid", "treasure-drawn", "tile-drawn", "opening-revealed", "first-drawn", "round-began", "dice-rolled",
        "turn-began", "turns-began", "turn-done", "schemed", "captain-moved", "ship-sailed", "tile-activated",
        "tile-copied", "tile-placed", "tile-replaced", "fifth-rolled", "doubloons-gained", "doubloons-paid",
        "infamy-gained", "pirate-placed", "dread-placed", "pirate-replaced", "pirate-removed", "nothing-lost",
        "treasure-kept", "treasures-returned", "treasure-paid", "tile-kept", "tile-discarded", "player-chosen",
        "treasures-looked-at", "treasure-seen", "stack-reshuffled", "tile-deferred", "tile-resolved",
        "treasure-scored", "game-scored", "tile-scored", "game-ended",
    }  # fmt: skip


def test_a_playthrough_that_differs_is_noticed() -> None:
    text = rendered("3-captains", bots_play(3, 1, "random"))
    assert rendered("3-captains", moves_in(text)) == text
    assert rendered("3-captains", bots_play(3, 2, "random")) != text
