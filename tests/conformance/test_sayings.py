"""Every game speaks in clean sentences in three languages, whatever happens, and has words for all that it can say."""

from functools import cache
from typing import Any

import pytest

from seadogs.games import found, open_game
from seadogs.play.words import LANGUAGES, Words
from tests.conformance.sayings import (
    LONGEST_LABEL,
    LONGEST_PREVIEW,
    assert_clean,
    messages_in,
    sentence_of,
    spoken,
    tables,
    topics,
    written,
)

NAMES = ("Nikos", "Berta", "Ines", "Tom", "Hugo")

each_game = pytest.mark.parametrize("key", found())
each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def words(key: str, language: str) -> Words:
    game = open_game(key)
    return Words(key, language, NAMES, game.titles, game.terms, strict=True)


@cache
def said_at(key: str, number: int) -> tuple[tuple[str, Any], ...]:
    seats, options = tables(key)[number]
    return spoken(open_game(key), seats, 2, options)


@pytest.mark.parametrize(("key", "number"), [(key, number) for key in found() for number in range(len(tables(key)))])
@each_language
def test_whole_matches_are_told_in_clean_sentences(language: str, key: str, number: int) -> None:
    things = said_at(key, number)
    assert {kind for kind, _ in things} == {"prompt", "choice", "event", "refusal", "preview", "advice"}
    for kind, thing in things:
        sentence = sentence_of(words(key, language), kind, thing)
        assert kind != "preview" or len(sentence) <= LONGEST_PREVIEW, sentence
        assert kind != "choice" or len(sentence) <= LONGEST_LABEL, sentence
        assert_clean(key, sentence + "." if kind == "choice" else sentence, thing)


@each_game
@each_language
def test_refusals_reasons_options_and_hints_have_their_words(language: str, key: str) -> None:
    wanted = {f"refusal-{code}" for code in written(key, "Refusal")}
    wanted |= {f"advice-{name}" for name in written(key, "Told", "advice")} | {"game-title", "game-blurb"}
    wanted |= {f"guide-{topic}" for topic in topics(key)} | set(topics(key).values())
    for switch in open_game(key).switches:
        wanted |= {f"switch-{switch.key}", f"switch-{switch.key}-help"}
    assert {name for name in wanted if not words(key, language).has(name)} == set()
    spare = {name for name in messages_in(key, language) if name.startswith("refusal-")}
    assert spare == {name for name in wanted if name.startswith("refusal-")}
