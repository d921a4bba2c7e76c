"""Any text as an edition of any game that has editions: it is one, or is told what is wrong with it."""

from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, Final

from seadogs.games import found, open_game
from seadogs.kernel.edition_file import LARGEST_FILE
from seadogs.kernel.provenance import EditionError, Violation

WITH_EDITIONS: Final = [key for key in found() if find_spec(f"seadogs.games.{key}.edition")]
NO_EDITION: Final = {  # texts, by what is wrong with them
    "file-too-large": "# x\n" * (LARGEST_FILE // 4 + 1),
    "line-too-long": "a." * 600 + "a = 1",
    "file-too-deep": "a = " + "[\n" * 20_000,
    "file-not-toml": "name = \n",
}


def module_of(key: str, name: str) -> Any:
    return import_module(f"seadogs.games.{key}.{name}")


def default_text(key: str) -> str:
    return files(f"seadogs.games.{key}").joinpath(f"editions/{open_game(key).edition}.toml").read_text("utf-8")


def violations_in(key: str, text: str) -> list[Violation]:
    """What is wrong with a text that may be anything."""
    try:
        module_of(key, "edition").load(text)
    except EditionError as error:
        return error.violations or [Violation("no-reason", "")]
    return []


def constraints_of(key: str) -> list[str]:
    constraints: list[str] = module_of(key, "edition_check").constraints()
    return constraints


def read_or_blamed(key: str, text: str) -> None:
    """AssertionError if a text is blamed for what is no constraint, or at length."""
    violations = violations_in(key, text)
    assert {broken.constraint for broken in violations} <= set(constraints_of(key))
    assert all(len(str(fact)) < 900 for broken in violations for fact in broken.facts.values())
