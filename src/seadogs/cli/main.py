"""The command `seadogs`: runs a command line; whatever is wrong becomes one sentence and an exit code."""

import errno
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final, TextIO, cast

import typer
from typer.exceptions import TyperException

from seadogs.cli.app import PROGRAM, application
from seadogs.cli.problem import Problem
from seadogs.cli.session import Session, shown
from seadogs.kernel.names import Fact
from seadogs.play.words import LANGUAGES, system_language

WRONG: Final = 2
UNHEARD: Final = 1  # nobody reads the output any more
INTERRUPTED: Final = 130

UNWRITTEN: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)  # what a full or broken disk says

LONGEST: Final = 1000  # characters of what a person wrote, told back; messages refuse 2,500

# What typer found wrong with a command line, by the name of its error.
USAGE: Final[Mapping[str, str]] = {
    "NoSuchOption": "no-such-option",
    "BadOptionUsage": "option-needs-value",
    "MissingParameter": "missing",
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command line (this process's own if None); the exit code."""
    _open_what_is_closed()
    given, language = _language(sys.argv[1:] if arguments is None else list(arguments))
    here = Session(language if language in LANGUAGES else system_language())
    try:
        if language not in LANGUAGES:
            raise Problem("language", language=language, languages=", ".join(LANGUAGES))
        code = _run(given, here)
        sys.stdout.flush()
    except BrokenPipeError:
        _hush()
        return UNHEARD
    except OSError as error:
        if error.errno not in UNWRITTEN:
            raise
        _hush()
        return _complain(here, Problem("output"))
    except Problem as problem:
        return _complain(here, problem)
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def _run(arguments: list[str], here: Session) -> int:
    """The exit code of the command, or a Problem."""
    command = typer.main.get_command(application())
    try:
        with command.make_context(PROGRAM, arguments, obj=here) as context:
            done = command.invoke(context)
    except typer.Exit as end:
        return end.exit_code
    except TyperException as error:
        raise _usage_problem(error) from error
    return done if isinstance(done, int) else 0


def _usage_problem(error: Any) -> Problem:
    """What typer says in English, as a message of ours."""
    context = getattr(error, "ctx", None)
    command = context.command_path if context else PROGRAM
    facts: dict[str, Fact] = {"command": command}
    name = USAGE.get(type(error).__name__, "usage")
    if name in ("no-such-option", "option-needs-value"):
        facts["option"] = error.option_name
    if name == "missing":
        parameter = error.param
        facts["parameter"] = parameter.metavar or parameter.name.upper()
    return Problem(name, **facts)


def _complain(here: Session, problem: Problem) -> int:
    facts = {name: fact[:LONGEST] if isinstance(fact, str) else fact for name, fact in problem.facts.items()}
    sentence = here.words.say(f"wrong-{problem.name}", facts).replace("\n", " ")
    here.err.print(shown(f"{PROGRAM}: {sentence}"), soft_wrap=True)
    return WRONG


def _language(arguments: list[str]) -> tuple[list[str], str]:
    """The command line without `--lang`, which may stand anywhere before a lone `--`, and the language."""
    language = system_language()
    rest: list[str] = []
    while arguments:
        word = arguments.pop(0)
        if word == "--":
            return [*rest, word, *arguments], language
        if word.startswith("--lang="):
            language = word.removeprefix("--lang=")
        elif word == "--lang":
            language = arguments.pop(0) if arguments else ""
        else:
            rest.append(word)
    return rest, language


def _open_what_is_closed() -> None:
    """Whoever starts a program may close its streams, which Python then lacks: nothing is read or written instead."""
    sys.stdin = sys.stdin or _nothing("r")
    sys.stdout = sys.stdout or _nothing("w")
    sys.stderr = sys.stderr or _nothing("w")


def _nothing(mode: str) -> TextIO:
    """An empty stream, open for as long as the program runs."""
    return cast(TextIO, open(os.devnull, mode, encoding="utf-8"))


def _hush() -> None:
    """Lets Python end without a word about the output that nobody reads."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
