"""What every command has at hand: the reader's language and two screens."""

import json
import re
import sys
from typing import Any, Final

import typer
from rich.console import Console, RenderableType
from rich.padding import Padding

from seadogs.kernel.names import Fact
from seadogs.play.words import Words

PLAIN_WIDTH = 160  # columns where nobody watches: files and pipes have no edge

# What would steer the terminal, turn the words about, or cannot be written: all but tabs and line ends.
UNSHOWN: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


def shown(text: str) -> str:
    """`text` as it may be printed, whoever wrote it: files and their names hold anything."""
    return UNSHOWN.sub("\N{REPLACEMENT CHARACTER}", text)


class Session:
    """`out` is for results, `err` for progress and for what went wrong.

    Both are plain where they are no terminal, and without colour where NO_COLOR is set.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = Words("", language)
        self.out = _console(sys.stdout)
        self.err = _console(sys.stderr)

    def say(self, message: str, **facts: Fact) -> None:
        """One line of the house's words on the output."""
        self.line(self.words.say(message, facts))

    def line(self, text: str = "", style: str | None = None) -> None:
        """One line of text, never folded, never read as markup, and harmless."""
        self.out.print(shown(text), style=style, soft_wrap=True, markup=False, highlight=False)

    def block(self, renderable: RenderableType, indent: int = 0) -> None:
        """Something of several lines, such as a table, without blanks at the ends of its lines."""
        with self.out.capture() as caught:
            self.out.print(Padding(renderable, (0, 0, 0, indent), expand=False))
        for line in caught.get().splitlines():
            self.out.file.write(line.rstrip() + "\n")

    def json(self, value: Any) -> None:
        """A value for programs: JSON on the output, indented."""
        text = json.dumps(value, indent=2, ensure_ascii=False)
        self.line(UNSHOWN.sub(lambda found: f"\\u{ord(found[0]):04x}", text))


def _console(stream: Any) -> Console:
    console = Console(file=stream, markup=False, highlight=False, emoji=False)
    return console if console.is_terminal else Console(file=stream, width=PLAIN_WIDTH, markup=False, highlight=False)


def of(context: typer.Context) -> Session:
    """The session of a running command."""
    session = context.obj
    assert isinstance(session, Session)
    return session
