"""Three languages say the same things: the same messages with the same arguments."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from seadogs.play.words import FORMS
from tests.architecture.sources import GAMES, PACKAGE, ROOT

LANGUAGES = ("en", "el", "es")
CLIENT = ROOT / "client" / "src"
CATALOGUES = sorted({path.parent for home in (PACKAGE, CLIENT) for path in home.rglob("*.ftl")})
# One fact comes in several forms (see play/words.py), and languages differ in which of them they need.
FORM = re.compile(f"_({'|'.join(('key', *FORMS))})$")


class Arguments(Visitor):
    """Collects what a pattern is given by the program."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  Fluent's own spelling
        self.names.add(FORM.sub("", node.id.name))


def messages(path: Path) -> Iterator[tuple[str, set[str]]]:
    """Every message and attribute of a catalogue with its arguments. Fails on what Fluent cannot read."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if not isinstance(entry, ast.Message):
            continue
        parts = [(entry.id.name, entry.value)] if entry.value else []
        parts += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
        for name, pattern in parts:
            arguments = Arguments()
            arguments.visit(pattern)
            yield name, arguments.names


def catalogue(folder: Path, language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for name, arguments in messages(folder / f"{language}.ftl"):
        assert name not in found, f"{folder.name}/{language}.ftl says {name} twice"
        found[name] = arguments
    return found


def test_every_game_has_words() -> None:
    assert GAMES
    assert {game / "messages" for game in GAMES} <= set(CATALOGUES)


@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_all_languages_have_the_same_messages_and_arguments(folder: Path) -> None:
    assert {path.name for path in folder.iterdir() if path.is_file()} == {f"{each}.ftl" for each in LANGUAGES}
    english = catalogue(folder, "en")
    assert english
    for language in LANGUAGES[1:]:
        other = catalogue(folder, language)
        assert english.keys() ^ other.keys() == set(), f"{language}: only one of the two has these"
        assert {name: other[name] for name in english if english[name] != other[name]} == {}, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_each_message_in_one_catalogue_only(language: str) -> None:
    """One page may load several catalogues at once: the frame's and one game's."""
    for game in GAMES:
        homes = (game, CLIENT / "games" / game.name)
        seen: set[str] = set()
        for folder in CATALOGUES:
            is_shared = "games" not in folder.parts
            if is_shared or any(folder.is_relative_to(home) for home in homes):
                names = set(catalogue(folder, language))
                assert not seen & names, folder
                seen |= names


# What undoing is called (docs/glossary.md), in whatever form a sentence needs it.
UNDOING = {"el": re.compile("αναίρεσ|αναιρ", re.IGNORECASE), "es": re.compile("desha[cz]|deshec", re.IGNORECASE)}


@pytest.mark.parametrize("language", UNDOING)
def test_undoing_is_one_word_wherever_it_is_spoken_of(language: str) -> None:
    texts = [(folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in CATALOGUES]
    said = [line for text in texts for line in text.splitlines() if re.match(r"[a-z-]*(undo|undone)\b.* = ", line)]
    assert len(said) > 2
    assert [line for line in said if not UNDOING[language].search(line.partition("=")[2])] == []
