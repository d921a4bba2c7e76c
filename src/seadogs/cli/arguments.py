"""From the texts of a command line to values; Problem, in the reader's own language, for what is none."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from seadogs.cli.problem import Problem
from seadogs.games import AnyGame, found, open_game
from seadogs.kernel.provenance import EditionError, Violation
from seadogs.play import bots
from seadogs.play.words import Words

LARGEST_FILE: Final = 16 << 20  # bytes; a record takes some tens of thousands
ON: Final = ("true", "yes", "on", "1")
OFF: Final = ("false", "no", "off", "0")


def whole(name: str, least: int, most: int | None = None) -> Callable[[str], int]:
    """A reader of whole numbers for the argument `name`."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError as error:
            raise Problem("not-a-number", name=name, text=str(text)) from error
        if number < least:
            raise Problem("too-small", name=name, number=str(number), least=least)
        if most is not None and number > most:
            raise Problem("too-large", name=name, number=str(number), most=most)
        return number

    return read


def read_file(path: str) -> str:
    """The text of a file. Raises Problem if it cannot be read, is no text, or is far too large."""
    try:
        with Path(path).open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
    except FileNotFoundError as error:
        raise Problem("file-missing", file=path) from error
    except (OSError, ValueError) as error:  # ValueError: a path with a null byte
        raise Problem("file-unreadable", file=path) from error
    if len(raw) > LARGEST_FILE:
        raise Problem("file-too-large", file=path, megabytes=LARGEST_FILE >> 20)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Problem("file-not-text", file=path) from error


def game_key(text: str) -> str:
    """The key of a game there is."""
    if text not in found():
        raise Problem("game-unknown", game=text, games=", ".join(found()))
    return text


def open_with(key: str, edition: str | None, language: str) -> tuple[AnyGame, str | None]:
    """The game of that key, and the text of the edition file at path `edition` if one is named."""
    game_key(key)
    text = read_file(edition) if edition is not None else None
    try:
        return open_game(key, text), text
    except EditionError as error:
        first, more = error.violations[0], len(error.violations) - 1
        sentence = violation_sentence(Words(key, language), first)
        raise Problem("edition-broken", file=str(edition), sentence=sentence, more=more) from error


def violation_sentence(words: Words, broken: Violation) -> str:
    """Where an edition is wrong, and how, in the words of its file."""
    return words.raw(f"edition-{broken.constraint}", {"where": broken.where, **broken.facts})


def seats_of(game: AnyGame, seats: int) -> int:
    if not game.fewest <= seats <= game.most:
        raise Problem("seats", game=game.key, seats=str(seats), fewest=game.fewest, most=game.most)
    return seats


def seat_of(seats: int, seat: int, watchers: int = 0) -> int:
    """A chair of a table of `seats`, counted from 0; `watchers` is 1 where WATCHER will do as well."""
    if not (0 <= seat < seats or (watchers and seat == -2)):
        raise Problem("seat", seat=str(seat), last=seats - 1)
    return seat


def bots_of(game: AnyGame, text: str) -> list[str]:
    """Names of bots, parted by commas."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in bots.names(game):
            raise Problem("bot-unknown", bot=name, bots=", ".join(bots.names(game)))
    return names


def options_of(game: AnyGame, texts: list[str] | None) -> Mapping[str, bool]:
    """Switches as `key=true`, one or several in a text, parted by commas."""
    known = [switch.key for switch in game.switches]
    options: dict[str, bool] = {}
    for text in ",".join(texts or ()).split(",") if texts else ():
        key, _, value = (part.strip() for part in text.partition("="))
        if key not in known:
            raise Problem("option-unknown", game=game.key, option=key, options=", ".join(known) or "-")
        if value.lower() not in ON + OFF:
            raise Problem("option-value", option=key)
        options[key] = value.lower() in ON
    return options
