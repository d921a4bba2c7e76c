"""The house's words are complete: commands, parameters, records, problems."""

import ast
import re
from pathlib import Path
from typing import Any

import pytest
import typer

import seadogs
from seadogs.cli.app import application
from seadogs.cli.help import parameters_of
from seadogs.games import found
from seadogs.play.words import LANGUAGES, Words
from seadogs.server.problems import CODES
from tests.cli.conftest import Run

PACKAGE = Path(seadogs.__file__).parent


def commands(command: Any, path: tuple[str, ...] = ()) -> list[tuple[tuple[str, ...], Any]]:
    """Every command with its path, the root's empty."""
    below = getattr(command, "commands", {})
    return [(path, command)] + [each for name in below for each in commands(below[name], (*path, name))]


ALL = commands(typer.main.get_command(application()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("path", "command"), ALL, ids=[" ".join(path) or "seadogs" for path, _ in ALL])
def test_help_explains_every_parameter(run: Run, path: tuple[str, ...], command: Any, language: str) -> None:
    ran = run("--lang", language, *path, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert "<help" not in ran.out
    words = Words("", language)
    for parameter in parameters_of(command):
        explained = words.say("-".join(["help", *path, parameter.name]), {"games": ", ".join(found())})
        assert explained in ran.out


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    assert run().out == run("--help").out
    assert run().code == 0


def literals(path: Path, *functions: str) -> set[str]:
    """First arguments, as far as they are literal texts, of all calls of these functions in a file."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in functions and isinstance(node.args[0].value, str):
                found.add(node.args[0].value)
    return found


def test_every_message_that_the_command_line_says_exists() -> None:
    names = {name for path in (PACKAGE / "cli").glob("*.py") for name in literals(path, "say")}
    assert len(names) > 15
    for language in LANGUAGES:
        words = Words("", language)
        assert {name for name in names if not words.has(name)} == set(), language


def test_every_problem_of_the_server_has_a_sentence() -> None:
    for language in LANGUAGES:
        words = Words("", language, strict=True)
        assert all(words.say(f"problem-{code}") for code in CODES)


def test_every_error_of_a_record_has_a_sentence() -> None:
    text = (PACKAGE.parents[1] / "docs" / "records.md").read_text(encoding="utf-8")
    codes = re.findall(r"^\| `([a-z-]+)`", text.partition("## What can be wrong")[2], re.MULTILINE)
    assert len(codes) > 25
    for language in LANGUAGES:
        words = Words("", language)
        assert {code for code in codes if not words.has(f"record-{code}")} == set(), language
