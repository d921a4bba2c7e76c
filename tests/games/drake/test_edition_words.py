"""Each constraint on an edition file is told in English, Greek and Spanish, with where and what."""

import pytest

from seadogs.kernel.provenance import Violation
from seadogs.play.words import LANGUAGES, Words
from tests.games.drake.broken_editions import BROKEN, changed

SILENT = {"kinds", "keys", "words", "meant", "place", "second", "expected", "stock", "missing"}


def said(violation: Violation, language: str) -> str:
    """The sentence, every argument of which is there."""
    words = Words("drake", language, strict=True)
    return words.raw(f"edition-{violation.constraint}", {"where": violation.where, **violation.facts})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", BROKEN)
def test_a_sentence_says_where_and_with_which_values(slug: str, language: str) -> None:
    violation = next(broken for broken in changed(*BROKEN[slug][1]) if broken.constraint == slug)
    sentence = said(violation, language)
    assert violation.where in sentence
    for name, fact in violation.facts.items():
        assert name in SILENT or str(fact) in sentence or fact == "none", name


def test_a_sentence_in_full() -> None:
    violations = changed(("destination/panama/treasure", "golf"), ("supply/crew", None))
    assert [said(violation, "en") for violation in violations] == [
        "supply.crew: the value “crew” is missing: add it.",
        "destination.panama.treasure says “golf”; did you mean “gold”?",
    ]
    violation = changed(*BROKEN["supplies-suffice"][1])[0]
    assert said(violation, "en") == (
        "amounts.5-players: supplies-a + supplies-b give 17 supplies, but of 21 in the box Dockside can take "
        "5: at most 16 are left, so correct the amounts."
    )
