"""Every game that has editions reads any text: it is an edition, or it is told what is wrong, in three languages."""

import re
from importlib.resources import files

import pytest
from hypothesis import given
from hypothesis import strategies as st

from seadogs.kernel.edition_file import SHAPE_CONSTRAINTS
from seadogs.play.words import LANGUAGES, Words
from tests.conformance.editions import (
    NO_EDITION,
    WITH_EDITIONS,
    constraints_of,
    default_text,
    read_or_blamed,
    violations_in,
)

each_game = pytest.mark.parametrize("key", WITH_EDITIONS)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_game
def test_the_edition_that_comes_with_a_game_breaks_nothing(key: str) -> None:
    assert violations_in(key, default_text(key)) == []


@each_game
@pytest.mark.parametrize("slug", NO_EDITION)
def test_a_text_that_is_no_edition_is_refused_with_the_reason(slug: str, key: str) -> None:
    (broken,) = violations_in(key, NO_EDITION[slug])
    assert broken.constraint == slug
    for language in LANGUAGES:
        assert Words(key, language, strict=True).raw(f"edition-{slug}", {"where": broken.where, **broken.facts})


@each_game
@each_language
def test_every_constraint_has_its_sentence_and_no_other_stands_there(language: str, key: str) -> None:
    constraints = constraints_of(key)
    assert len(constraints) == len(set(constraints))
    texts = {
        package: files(package).joinpath(f"messages/edition/{language}.ftl").read_text("utf-8")
        for package in ("seadogs", f"seadogs.games.{key}")
    }
    named = {package: re.findall(r"^edition-(\S+) =", text, re.MULTILINE) for package, text in texts.items()}
    assert set(named["seadogs"]) == set(SHAPE_CONSTRAINTS)
    assert sorted(name for names in named.values() for name in names) == sorted(constraints)


@each_game
@given(st.text(max_size=200))
def test_any_text_is_read_or_blamed(key: str, text: str) -> None:
    read_or_blamed(key, text)


@each_game
@given(st.data())
def test_a_damaged_edition_is_read_or_blamed(key: str, data: st.DataObject) -> None:
    text = default_text(key)
    for _ in range(data.draw(st.integers(0, 4))):
        start, length = data.draw(st.integers(0, len(text))), data.draw(st.integers(0, 40))
        text = text[:start] + data.draw(st.text(max_size=3)) + text[start + length :]
    read_or_blamed(key, text)
