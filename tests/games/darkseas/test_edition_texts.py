"""What tiles say is composed of what they do: reviewed texts of every design, and of all that the vocabulary allows."""

import re
import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from seadogs.games.darkseas.edition import plunder_1
from seadogs.games.darkseas.edition_effect import read_effect
from seadogs.games.darkseas.edition_shape import CONDITIONS, MEASURES, PLACED, VERBS
from seadogs.games.darkseas.edition_step import Step, every_step
from seadogs.games.darkseas.glyphs import glyphs
from seadogs.games.darkseas.phrases import effect, terms
from seadogs.kernel.edition_reader import Faults
from seadogs.kernel.telling import Phrase
from seadogs.play.words import LANGUAGES, Words
from tests.games.darkseas.broken_editions import DARKSEAS, TREE, changed

ROOT = Path(__file__).parents[3]
FOLDER = Path(__file__).parent / "golden"
GOLDEN: dict[str, dict[str, str]] = tomllib.loads((FOLDER / "tile-texts.toml").read_text("utf-8"))
OWNED: list[dict[str, Any]] = tomllib.loads((FOLDER / "owner-texts.toml").read_text("utf-8"))["case"]
TERMS = terms(plunder_1().printed)


def steps_of(*tree: dict[str, Any]) -> tuple[Step, ...]:
    faults = Faults()
    steps = read_effect(list(tree), "effect", faults)
    assert not faults.found, faults.found
    return steps


def text(language: str, *tree: dict[str, Any]) -> str:
    return composed(language, effect(steps_of(*tree)))


def composed(language: str, phrase: Phrase) -> str:
    return Words("darkseas", language, terms={"text": phrase}, strict=True).say("text")


# The designs


def test_the_golden_table_has_every_design_and_no_other() -> None:
    assert sorted(GOLDEN) == sorted(design["key"] for design in TREE["tile"] + TREE["starting"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GOLDEN)
def test_a_tile_says_what_was_reviewed(key: str, language: str) -> None:
    assert composed(language, TERMS[f"effect-of-{key}"]) == GOLDEN[key][language]


@pytest.mark.parametrize("key", GOLDEN)
def test_a_tile_has_its_signs(key: str) -> None:
    assert composed("en", TERMS[f"glyphs-{key}"]) == GOLDEN[key]["glyphs"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("design", TREE["tile"], ids=lambda design: design["key"])
def test_a_tile_has_its_title_and_its_joke(design: dict[str, Any], language: str) -> None:
    title = design["title"][language]
    assert composed(language, TERMS[f"design-{design['key']}"]) == (
        title["value"] if isinstance(title, dict) else title
    )
    if "flavour" in design:
        assert composed(language, TERMS[f"flavour-{design['key']}"]) == design["flavour"][language]


def test_no_joke_is_told_twice() -> None:
    jokes = [joke for design in TREE["tile"] for key, joke in design.get("flavour", {}).items() if key != "from"]
    assert len(jokes) == len(set(jokes)) == 36


# Numbers, cases and genders


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", OWNED, ids=lambda case: case["en"])
def test_what_an_owner_may_write_reads_as_well(case: dict[str, Any], language: str) -> None:
    assert text(language, *case["effect"]) == case[language]


# All that the vocabulary allows

DO: dict[str, Any] = {"gain": "doubloons", "count": 1}
ROLL: dict[str, Any] = {"roll": True, "then": [DO]}


def amounts() -> Iterator[dict[str, Any]]:
    for measure, every, most in product(MEASURES, (1, 2), (0, 3)):
        for where in ("here", "matching", "island") if measure in PLACED else ("",):
            yield {"per": measure, "every": every, "most": most} | ({"where": where} if where else {})


def conditions() -> Iterator[dict[str, Any]]:
    for key, least in product(CONDITIONS, (1, 2)):
        for where in ("here", "matching", "island") if CONDITIONS[key] in PLACED else ("",):
            yield {key: least} | ({"where": where} if where else {})


def plain() -> Iterator[dict[str, Any]]:
    """Steps of one's own that hold no others, with everything they may say."""
    for what, count in product(VERBS["gain"].words, (1, 2, *amounts())):
        yield {"gain": what, "count": count}
    for what, where, count in product(VERBS["place"].words, ("here", "anywhere", "matching"), (1, 2)):
        yield {"place": what, "where": where, "count": count}
    yield from ({"replace": "pirate", "where": where} for where in ("here", "anywhere", "matching"))
    yield from ({"draw": what, "count": 3, "keep": keep} for what in VERBS["draw"].words for keep in (1, 2, 3))
    yield from ({"remove": "pirate"}, {"discard": "tile"}, {"move_captain": "other"}, {"copy": "tile"})


def by_others(who: str) -> Iterator[dict[str, Any]]:
    """What other players may do."""
    for what, count in product(VERBS["gain"].words, (1, 2, *amounts())):
        yield {"gain": what, "count": count, "by": who}
    for what, count in product(VERBS["pay"].words, (1, 2)):
        for then in ([DO], [{"remove": "pirate", "by": who}], [{"remove": "pirate", "by": who}, ROLL]):
            yield {"pay": what, "count": count, "by": who, "then": then}
    yield from ({"remove": "pirate", "by": who}, {"discard": "tile", "by": who})
    branches: list[list[dict[str, Any]]] = [
        [{"pay": "treasure", "count": 1, "by": who}],
        [{"discard": "tile", "by": who}],
    ]
    yield {"either": branches, "by": who}
    yield {"either": [branches[0] * 2, branches[1] * 3], "by": who}


def holding(inner: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Steps of one's own that hold `inner`."""
    for what, count in product(VERBS["pay"].words, (1, 2)):
        yield {"pay": what, "count": count, "then": inner}
    yield from ({"pay_up_to": "doubloons", "count": count, "each": inner} for count in (1, 3))
    yield from ({"replace": "pirate", "where": where, "otherwise": inner} for where in ("here", "anywhere"))
    yield {"roll": True, "then": inner}
    yield {"either": [inner, [DO]]}
    for condition in conditions():
        yield {"if": condition, "then": inner}
        yield {"if": condition, "then": [DO], "else": inner}


def everything() -> Iterator[dict[str, Any]]:
    for step in plain():
        yield {"roll": True, "then": [step]}  # where matching is allowed
        yield {"roll": True, "then": [{"pay": "pirate", "count": 1, "then": [step, DO, step]}]}
    for inner in ([DO], [DO, DO], [ROLL], [{"choose": "other", "then": [{"remove": "pirate", "by": "chosen"}]}, DO]):
        yield from ({"roll": True, "then": [step]} for step in holding(inner))
    for verb, who, words in (("choose", "chosen", ("other",)), ("each", "each", ("player", "other"))):
        key = "then" if verb == "choose" else "do"
        for step, word in product(by_others(who), words):
            bodies = [[step], [DO, step, ROLL], [step, step, DO, step]]
            yield from ({"roll": True, "then": [{verb: word, key: body}, DO]} for body in bodies)
    look = {"look": "treasures", "at": "chosen"}
    chosen = {"remove": "pirate", "by": "chosen"}
    yield from ({"choose": "other", "then": then} for then in ([look], [look, DO, chosen], [chosen, look]))
    yield {"each": "other", "do": [{"look": "treasures", "at": "each"}]}
    for measure, every, count in product(MEASURES, (1, 2), (1, 2)):
        yield {"end": "infamy", "count": count, "per": measure, "every": every}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_with_every_option_has_a_message(language: str) -> None:
    """Strictly: a message or an argument that is missing is an error. What is said is whole and tidy."""
    seen: set[str] = set()
    for tree in everything():
        steps = steps_of(tree)
        said = composed(language, effect(steps))
        seen |= {step.verb for step in every_step(steps)}
        assert re.match(r"[A-ZΑ-ΩΆ-Ώ].*\.$", said), said
        assert not re.search(r"  |\.\.| \.| ,|[{}<>]", said), said
        assert all(sign and " " not in sign for sign in glyphs(steps)), tree
    assert seen == set(VERBS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_about_effects_is_said_by_some_effect(language: str) -> None:
    spoken: set[str] = set()
    for tree in everything():
        collect(effect(steps_of(tree)), spoken)
    catalogue = (DARKSEAS / f"messages/effects/{language}.ftl").read_text("utf-8")
    written = re.findall(r"^(effect-\S*) =", catalogue, re.MULTILINE)
    inside = {"effect-doubloons", "effect-infamy", "effect-most", "effect-where"}  # parts of other messages
    assert set(written) - inside == spoken


def collect(phrase: Phrase, names: set[str]) -> None:
    names.add(phrase.name)
    for part in phrase.facts.values():
        for inner in part if isinstance(part, tuple) else (part,):
            if isinstance(inner, Phrase):
                collect(inner, names)


# The documents


def test_the_examples_for_owners_are_understood() -> None:
    chapter = (ROOT / "docs/editions.md").read_text("utf-8").partition("# Dark Seas: write your own tiles")[2]
    written = re.findall(r"`(\[\{.*?\}\])`", chapter)
    assert len(written) == 4
    for example in written:
        steps_of(*tomllib.loads(f"effect = {example}")["effect"])
    (tile,) = tomllib.loads(chapter.partition("```toml\n")[2].partition("```")[0])["tile"]
    assert changed(("tile/trading-house", tile)) == []


def test_the_table_for_owners_has_every_verb() -> None:
    chapter = (ROOT / "docs/editions.md").read_text("utf-8").partition("## A step\n")[2].partition("## Examples")[0]
    assert set(VERBS) <= set(re.findall(r"`\{ (\w+) = ", chapter))
    assert all(f"`{key}`" in chapter for key in CONDITIONS)
    assert all(f'`"{measure}"`' in chapter for measure in MEASURES)
