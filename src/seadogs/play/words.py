"""Sentences for people: named facts become words in a reader's language, by the Fluent files of house and game.

One catalogue serves Python and the browser, so the arguments of a message follow one convention. Before a
fact reaches its message, what is a key becomes a word:

- `seat`, `other`, `only`: the captain's name.
- `place`, `elsewhere`: the edition's title, or else the message `place-<key>`.
- Any other text: the message `<name>-<key>`, if there is one; else it stays as it is. A digit at the end of a fact's
  name only tells it from its fellows: `tile2` is another `tile`.
- Numbers stay as they are; true and false become "true" and "false".

Beside each text and each captain stands the bare key, `$<name>_key`, for selectors, and the word's forms
`$<name>_to`, `$<name>_at`, `$<name>_the` and `$<name>_does`: the attribute of that name of the word's message, or else
the word itself. The message of a word is given `$count`, which is 1 where the facts do not say. An empty key is an
empty word.

What an edition names or describes comes as phrases (`Game.terms`), each of which is a message like those of the
files. A phrase within a phrase is an argument with key (its name) and forms: those above, each attribute that its
message has, and `$<name>_start`, which begins with a capital. Of a row of phrases `$<name>_count` says how many there
are, and the message `join-<name>`, given `$before` and `$after`, puts two parts together, or else a blank does.
"""

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from seadogs.kernel.names import CHANCE, WATCHER, Choice, Fact, Facts, Prompt
from seadogs.kernel.refusal import Refusal
from seadogs.kernel.telling import PRINTED, Part, Phrase, Told

LANGUAGES: Final = ("en", "el", "es")
CAPTAINS: Final = ("seat", "other", "only")
PLACES: Final = ("place", "elsewhere")
FORMS: Final = ("to", "at", "the", "does")

Arguments: TypeAlias = dict[str, str | int]
Word: TypeAlias = Mapping[str, str]  # a word by its forms; the word itself under ""


class WordsError(LookupError):
    """A message is missing, or does not fit its arguments."""


def system_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the terminal, by the usual variables, if there is a catalogue for it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if stated := environment.get(name):
            language = stated[:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


class Catalogue:
    """The messages of some Fluent texts in one language."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self.prefixes: set[str] = set()  # what stands before a hyphen in a message's name
        for text in texts:
            resource = FluentResource(text)
            self.bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, Message):
                    parts = entry.id.name.split("-")
                    self.prefixes.update("-".join(parts[:length]) for length in range(1, len(parts)))


@lru_cache(maxsize=16)
def catalogue(game: str, language: str) -> Catalogue:
    """The messages of the house and, where `game` is not "", of that game."""
    packages = ("seadogs", f"seadogs.games.{game}") if game else ("seadogs",)
    texts = [text for package in packages for text in _texts(files(package) / "messages", f"{language}.ftl")]
    return Catalogue(language, texts)


def _texts(folder: Traversable, name: str) -> Iterator[str]:
    """The texts of all files of that name in the folder and those below it."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name) if folder.is_dir() else ():
        if entry.is_dir():
            yield from _texts(entry, name)
        elif entry.name == name:
            yield entry.read_text("utf-8")


class Words:
    """What one reader is told, at one table.

    `game` is the game's key, or "" for the house alone; `names` the captains' names by seat; `titles` the
    edition's names of places by key; `terms` what else it names. Where `strict`, a message that is missing or broken
    raises WordsError, and so does a key without a word where its fellows have words; otherwise the reader sees the
    message's name in angle brackets rather than nothing. ValueError for a language that has no catalogue.
    """

    def __init__(
        self,
        game: str,
        language: str,
        names: Sequence[str] = (),
        titles: Mapping[str, str] | None = None,
        terms: Mapping[str, Phrase] | None = None,
        *,
        strict: bool = False,
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no words in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.names = tuple(names)
        self._catalogue = catalogue(game, language)
        self._bundle = self._catalogue.bundle
        self._titles = dict(titles or {})
        self._terms = terms or {}
        self._composed: dict[str, Word] = {}
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
        return message in self._terms or self._bundle.has_message(message)

    def raw(self, message: str, facts: Facts) -> str:
        """The sentence `message` makes of facts that are to be seen as they are written, keys and all."""
        return self._format(message, None, {name: _plain(fact) for name, fact in facts.items()})

    def say(self, message: str, facts: Facts | None = None) -> str:
        """The sentence `message` makes of `facts`."""
        return self._format(message, None, self.arguments(facts or {}))

    def terms(self) -> dict[str, str]:
        """Every term in the reader's language, by its message's name; its forms as `<name>.<form>`."""
        composed = {name: self._term(name) for name in self._terms}
        return {
            f"{name}.{form}" if form else name: text for name, word in composed.items() for form, text in word.items()
        }

    def arguments(self, facts: Facts) -> Arguments:
        """What a message is given for `facts`."""
        made = {name: _plain(fact) for name, fact in facts.items()}
        counted = {"count": made.get("count", 1)}
        for name, fact in facts.items():
            if isinstance(fact, str):
                _add(made, name, fact, self._word(name, fact, counted))
            elif name in CAPTAINS and not isinstance(fact, bool):
                _add(made, name, fact, {"": self.captain(fact)})
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

    def _word(self, name: str, key: str, counted: Mapping[str, str | int]) -> Word:
        """What the fact `name` says where it is `key`."""
        is_place = name in PLACES
        if not key or (is_place and self._titles.get(key)):
            return {"": self._titles.get(key, "") if is_place else ""}
        prefix = "place" if is_place else name.rstrip("0123456789")
        message = f"{prefix}-{key}"
        if message in self._terms:
            return self._term(message)
        if self.has(message) or is_place or (self._strict and prefix in self._catalogue.prefixes):
            return self._forms(message, counted)
        return {"": key}

    def _term(self, message: str) -> Word:
        if message not in self._composed:
            self._composed[message] = self._phrase(self._terms[message])
        return self._composed[message]

    def _phrase(self, phrase: Phrase) -> Word:
        """A phrase with the forms that its message has."""
        if phrase.name == PRINTED:
            texts = phrase.facts
            return {"": str(texts.get(self.language, next(iter(texts.values()))))}
        has = self._bundle.has_message(phrase.name)
        forms = tuple(self._bundle.get_message(phrase.name).attributes) if has else ()
        return self._forms(phrase.name, self._parts(phrase.facts), forms)

    def _parts(self, facts: Mapping[str, Part]) -> Arguments:
        """What a message is given for facts that may hold phrases."""
        made = self.arguments({name: fact for name, fact in facts.items() if not isinstance(fact, Phrase | tuple)})
        for name, fact in facts.items():
            if isinstance(fact, Phrase):
                _add(made, name, fact.name, self._begun(self._phrase(fact)))
            elif isinstance(fact, tuple):
                made[f"{name}_count"] = len(fact)
                _add(made, name, fact[0].name if fact else "", self._begun(self._joined(f"join-{name}", fact)))
        return made

    @staticmethod
    def _begun(word: Word) -> Word:
        """With the form that begins a sentence."""
        return {**word, "start": word[""][:1].upper() + word[""][1:]}

    def _joined(self, message: str, phrases: Sequence[Phrase]) -> Word:
        """A row of phrases one after the other, in each form that one of them has."""
        words = [self._phrase(phrase) for phrase in phrases]
        joined = {"": ""}
        for form in ("", *dict.fromkeys(form for word in words for form in word if form)):
            parts = [word.get(form, word[""]) for word in words]
            joined[form] = parts[0] if parts else ""
            for part in parts[1:]:
                around = {"before": joined[form], "after": part}
                shaped = form if form and self._has_form(message, form) else None
                joined[form] = self._format(message, shaped, around) if self.has(message) else " ".join(around.values())
        return joined

    def _forms(self, message: str, arguments: Mapping[str, str | int], forms: Sequence[str] = FORMS) -> Word:
        """A message and its forms."""
        word = {"": self._format(message, None, arguments)}
        word |= {form: self._format(message, form, arguments) for form in forms if self._has_form(message, form)}
        return word

    def _has_form(self, message: str, form: str) -> bool:
        return self._bundle.has_message(message) and form in self._bundle.get_message(message).attributes

    def _format(self, message: str, form: str | None, arguments: Mapping[str, str | int]) -> str:
        if message in self._terms:
            return self._term(message)[form or ""]
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


def _add(made: Arguments, name: str, key: str | int, word: Word) -> None:
    """Put a word in the place of its key; key and forms go beside it."""
    made[name] = word[""]
    made[f"{name}_key"] = key
    made.update({f"{name}_{form}": word.get(form, word[""]) for form in FORMS})
    made.update({f"{name}_{form}": text for form, text in word.items() if form})


def _plain(fact: Fact) -> str | int:
    return ("true" if fact else "false") if isinstance(fact, bool) else fact
