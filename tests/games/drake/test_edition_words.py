"""Each constraint on an edition file has its sentence in English, Greek and Spanish, with where and what."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from seadogs.games.drake.edition import EditionError, load
from seadogs.games.drake.edition_check import constraints
from seadogs.kernel.provenance import Violation
from tests.games.drake.broken_editions import BROKEN, DRAKE, FILE_BROKEN, changed

LANGUAGES = ("en", "el", "es")


def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource((DRAKE / f"messages/edition/{language}.ftl").read_text("utf-8")))
    return found


def said(messages: FluentBundle, violation: Violation) -> str:
    pattern = messages.get_message(f"edition-{violation.constraint}").value
    assert pattern is not None
    sentence, errors = messages.format_pattern(pattern, {"where": violation.where, **violation.facts})
    assert not errors
    assert isinstance(sentence, str)
    return sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_constraint_has_its_sentence_and_no_other_stands_there(language: str) -> None:
    text = (DRAKE / f"messages/edition/{language}.ftl").read_text("utf-8")
    assert sorted(re.findall(r"^([a-z]\S*) =", text, re.MULTILINE)) == sorted(f"edition-{s}" for s in constraints())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", BROKEN)
def test_a_sentence_says_where_and_with_which_values(slug: str, language: str) -> None:
    violation = next(broken for broken in changed(*BROKEN[slug][1]) if broken.constraint == slug)
    sentence = said(bundle(language), violation)
    assert violation.where in sentence
    silent = {"kinds", "keys", "words", "meant", "place", "second", "expected", "stock", "missing"}
    for name, fact in violation.facts.items():
        assert name in silent or str(fact) in sentence or fact == "none", name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", FILE_BROKEN)
def test_a_sentence_about_the_file_has_all_its_facts(slug: str, language: str) -> None:
    with pytest.raises(EditionError) as caught:
        load(FILE_BROKEN[slug])
    assert said(bundle(language), caught.value.violations[0])


def test_a_sentence_in_full() -> None:
    english = bundle("en")
    violations = changed(("destination/panama/treasure", "golf"), ("supply/crew", None))
    assert [said(english, violation) for violation in violations] == [
        "supply.crew: the value “crew” is missing: add it.",
        "destination.panama.treasure says “golf”; did you mean “gold”?",
    ]
    violation = changed(*BROKEN["supplies-suffice"][1])[0]
    assert said(english, violation) == (
        "amounts.5-players: supplies-a + supplies-b give 17 supplies, but of 21 in the box Dockside can take "
        "5: at most 16 are left, so correct the amounts."
    )
