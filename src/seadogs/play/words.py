"""Sentences for people: named facts become words in a reader's language, by the Fluent files of house and
game.

One catalogue serves Python and the browser, so the arguments of a message follow one convention. Before a
fact reaches its message, what is a key becomes a word:

- `seat`, `other`, `only`: the captain's name.
- `place`, `elsewhere`: the edition's title, or else the message `place-<key>`.
- `location`, `item`, `commodity`, `treasure`, `disc`, `kind`: the message `<name>-<key>`.
- Any other text stays as it is, and so do numbers; true and false become "true" and "false".

Beside each of these stands the bare key, `$<name>_key`, for selectors, and the word's forms `$<name>_to`,
`$<name>_at` and `$<name>_the`: the attribute of that name of the word's message, or else the word itself.
The message of a word is given `$count`, which is 1 where the facts do not say. An empty key is an empty word.
"""

import os
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from seadogs.kernel.names import CHANCE, WATCHER, Choice, Fact, Facts, Prompt
from seadogs.kernel.refusal import Refusal
from seadogs.kernel.telling import Told

LANGUAGES: Final = ("en", "el", "es")
CAPTAINS: Final = ("seat", "other", "only")
PLACES: Final = ("place", "elsewhere")
NAMED: Final = ("location", "item", "commodity", "treasure", "disc", "kind")
FORMS: Final = ("to", "at", "the")


class WordsError(LookupError):
    """A message is missing, or does not fit its arguments."""


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the terminal, by the usual variables, if there is a catalogue for it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if stated := environment.get(name):
            language = stated[:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


@lru_cache(maxsize=16)
def bundle(game: str, language: str) -> FluentBundle:
    """The messages of the house and, where `game` is not "", of that game."""
    made = FluentBundle([language], use_isolating=False)
    for package in ("seadogs", f"seadogs.games.{game}") if game else ("seadogs",):
        for text in _catalogues(files(package) / "messages", f"{language}.ftl"):
            made.add_resource(FluentResource(text))
    return made


def _catalogues(folder: Traversable, name: str) -> Iterator[str]:
    """The texts of all files of that name in the folder and those below it."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name) if folder.is_dir() else ():
        if entry.is_dir():
            yield from _catalogues(entry, name)
        elif entry.name == name:
            yield entry.read_text("utf-8")


class Words:
    """What one reader is told, at one table.

    `game` is the game's key, or "" for the house alone; `names` the captains' names by seat; `titles` the
    edition's names of places by key. Where `strict`, a message that is missing or broken raises WordsError;
    otherwise the reader sees its name in angle brackets rather than nothing.
    """

    def __init__(
        self,
        game: str,
        language: str,
        names: Sequence[str] = (),
        titles: Mapping[str, str] | None = None,
        *,
        strict: bool = False,
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no words in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.names = tuple(names)
        self._bundle = bundle(game, language)
        self._titles = dict(titles or {})
        self._strict = strict

    def event(self, told: Told) -> str:
        return self.say(f"event-{told.name}", told.facts)

    def prompt(self, prompt: Prompt) -> str:
        """The question alone, without its choices."""
        return self.say(f"prompt-{prompt.name}", {"seat": prompt.seat, **prompt.facts})

    def choice(self, choice: Choice) -> str:
        return self.say(f"choice-{choice.name}", choice.facts)

    def refusal(self, refusal: Refusal) -> str:
        return self.say(f"refusal-{refusal.code}", refusal.facts)

    def has(self, message: str) -> bool:
        """Whether there is a message of that name."""
        return self._bundle.has_message(message)

    def raw(self, message: str, facts: Facts) -> str:
        """The sentence `message` makes of facts that are to be seen as they are written, keys and all."""
        return self._format(message, None, {name: _plain(fact) for name, fact in facts.items()})

    def say(self, message: str, facts: Facts | None = None) -> str:
        """The sentence `message` makes of `facts`."""
        return self._format(message, None, self.arguments(facts or {}))

    def arguments(self, facts: Facts) -> dict[str, str | int]:
        """What a message is given for `facts`."""
        made = {name: _plain(fact) for name, fact in facts.items()}
        counted = {"count": made.get("count", 1)}
        for name, fact in facts.items():
            if name in CAPTAINS and isinstance(fact, int):
                self._add_word(made, name, fact, self.captain(fact), "", counted)
            elif name in PLACES and isinstance(fact, str):
                title = self._titles.get(fact, "")
                self._add_word(made, name, fact, title, "" if title or not fact else f"place-{fact}", counted)
            elif name in NAMED and isinstance(fact, str):
                self._add_word(made, name, fact, "", f"{name}-{fact}" if fact else "", counted)
        return made

    def captain(self, seat: int) -> str:
        """Who sits at `seat`: the name given, else what the game calls that seat (message `captain-seat-<n>`)."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        if self.has(f"captain-seat-{seat}"):
            return self.say(f"captain-seat-{seat}")
        if seat == CHANCE:
            return self.say("captain-chance")
        if seat == WATCHER:
            return self.say("captain-watcher")
        return self.say("captain-unnamed", {"number": seat + 1})

    def _add_word(
        self,
        made: dict[str, str | int],
        name: str,
        key: Fact,
        word: str,
        message: str,
        facts: Mapping[str, str | int],
    ) -> None:
        """Put `word`, or what `message` says, in the place of the key; key and forms go beside it."""
        made[f"{name}_key"] = key
        made[name] = self._format(message, None, facts) if message else word
        for form in FORMS:
            shaped = self._format(message, form, facts) if message and self._has_form(message, form) else made[name]
            made[f"{name}_{form}"] = shaped

    def _has_form(self, message: str, form: str) -> bool:
        return self.has(message) and form in self._bundle.get_message(message).attributes

    def _format(self, message: str, form: str | None, arguments: Mapping[str, str | int]) -> str:
        found = self._bundle.get_message(message) if self.has(message) else None
        pattern = found and (found.attributes[form] if form else found.value)
        if not pattern:
            return self._lacking(message, "there is no such message")
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        if errors and self._strict:
            return self._lacking(message, "; ".join(str(error) for error in errors))
        return str(text)

    def _lacking(self, message: str, reason: str) -> str:
        if self._strict:
            raise WordsError(f"{message} ({self.language}): {reason}")
        return f"<{message}>"


def _plain(fact: Fact) -> str | int:
    return ("true" if fact else "false") if isinstance(fact, bool) else fact
