"""What Dark Seas says in three languages: a sentence for everything, whatever the facts, and no secret in it.

That the languages have the same messages, attributes and arguments is tests/architecture/test_words.py; what tiles
say is test_edition_texts.py, and whole matches are told in tests/conformance/test_sayings.py.
"""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import product
from typing import Any, get_args

import pytest

from seadogs.games.darkseas import asking, events, events_tiles, events_turn
from seadogs.games.darkseas import game as game_
from seadogs.games.darkseas.events import HIDDEN
from seadogs.games.darkseas.state import ASKS, PHASES, STEPS
from seadogs.games.darkseas.terms import COLOURS, DIRECTIONS, RESOURCES, SLOTS, SPOTS, TREASURES
from seadogs.kernel.names import Choice, Seat
from seadogs.kernel.telling import Told, told
from seadogs.play.words import LANGUAGES, Words
from tests.conformance.sayings import assert_clean, messages_in, spoken, topics, written

GAME = game_.open_game()
NAMES = ("Nikos", "Berta", "Ines", "Tom")
TILES = ("press-gang-green", "braggarts-table-orange", "mockingbird", "dive-bar")
SOURCES = ("infamy", "treasures", "doubloons", "dread", "harbours", "full", "tiles")
SPEAKERS = ("event", "prompt", "question", "choice", "preview", "refusal", "advice", "guide", "asks")
CHANCE_S = {
    "treasures",
    "tiles",
    "first",
    "rolling",
    "turns",
    "resolving",
    "over",
    "roll",
    "draw-treasure",
    "draw-tile",
}

# What each textual field of an event may hold; of tiles two with a scheme, one without, a starting one.
TEXTS = {
    "tile": TILES, "tile2": TILES[1:], "slot": (SLOTS[0], SLOTS[11]), "direction": DIRECTIONS, "spot": SPOTS,
    "colour": COLOURS, "colour1": COLOURS, "colour2": ("red",), "colour3": ("blue",), "colour4": ("blue",),
    "treasure": TREASURES, "resource": RESOURCES, "source": SOURCES, "by": ("die", "captain"),
}  # fmt: skip
EMPTY = {("TileDiscarded", "slot"): ""}
SECRET = {("TreasureDrawn", "treasure"), ("TreasureKept", "treasure"), *((name, "tile") for name in (
    "TileDrawn", "TileKept", "OpeningChosen", "ThrowChosen"))}  # fmt: skip


@cache
def words(language: str) -> Words:
    return Words("darkseas", language, NAMES, {}, GAME.terms, strict=True)


def every_language() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("language", LANGUAGES)


def prompt_names() -> set[str]:
    narrower = {name for parts in asking.WITHOUT.values() for _, name, _ in parts}
    return {name for name, _ in asking.QUESTIONS.values()} | narrower | {"throw-away"}


def keyed() -> Iterator[str]:
    """Every message that is looked up by a key of the game."""
    for prefix, keys in {
        "phase": PHASES, "step": STEPS, "captain": COLOURS[: GAME.most], "colour": COLOURS, "direction": DIRECTIONS,
        "spot": SPOTS, "slot": SLOTS, "treasure": (*TREASURES, HIDDEN), "tile": (HIDDEN,), "resource": RESOURCES,
        "source": SOURCES, "captain-seat": tuple(str(seat) for seat in range(GAME.most)),
    }.items():  # fmt: skip
        yield from (f"{prefix}-{key}" for key in keys)
    for switch in GAME.switches:
        yield from (f"switch-{switch.key}", f"switch-{switch.key}-help")
    yield from ("game-title", "game-blurb")


def spoken_of() -> set[str]:
    """All that the game may say, by the message that says it."""
    names = {f"event-{told_name(kind)}" for kind in event_classes()}
    names |= {f"prompt-{name}" for name in prompt_names()}
    names |= {f"question-{name}" for name in prompt_names() - CHANCE_S}
    names |= {f"{kind}-{name}" for kind in ("choice", "preview") for name in asking.NAMES.values()}
    names |= {f"asks-{name}" for name in ASKS if name}
    names |= {f"refusal-{code}" for code in written("darkseas", "Refusal")}
    names |= {f"advice-{name}" for name in written("darkseas", "Told", "advice")}
    return names | {f"guide-{topic}" for topic in topics("darkseas")}


@every_language()
def test_everything_has_a_message(language: str) -> None:
    wanted = {*keyed(), *spoken_of(), *topics("darkseas").values()}
    assert {name for name in wanted if not words(language).has(name)} == set()


@every_language()
def test_no_message_is_about_something_that_the_game_never_says(language: str) -> None:
    names = messages_in("darkseas", language)
    assert {name for name in names if name.split("-")[0] in SPEAKERS} == spoken_of()


# Events, with every kind of fact they may have


def event_classes() -> list[Any]:
    homes = (events_turn, events_tiles)
    found = [thing for home in homes for thing in vars(home).values() if is_dataclass(thing)]
    assert set(found) == set(get_args(events.Plain))
    return found


def told_name(kind: Any) -> str:
    return told(next(instances(kind))).name


def instances(kind: Any) -> Iterator[Any]:
    """Events of a class: small numbers, hidden ones where they may be hidden, and each key of each fact."""
    values: list[tuple[Any, ...]] = []
    for field in fields(kind):
        if field.name in ("seat", "only"):
            values.append((Seat(0),))
        elif field.name == "other":
            values.append((Seat(1),))
        elif field.type is bool:
            values.append((True, False))
        elif field.type is int:
            values.append((0, 1, 2))
        else:
            secret = (HIDDEN,) if (kind.__name__, field.name) in SECRET else ()
            empty = ("",) if (kind.__name__, field.name) in EMPTY else ()
            values.append((*TEXTS[field.name], *secret, *empty))
    return (kind(*chosen) for chosen in product(*values))


@every_language()
@pytest.mark.parametrize("kind", event_classes(), ids=lambda kind: kind.__name__)
def test_an_event_is_one_clean_sentence_whatever_its_facts(kind: Any, language: str) -> None:
    for event in instances(kind):
        assert_clean("darkseas", words(language).event(told(event)), told(event))


@every_language()
def test_what_is_hidden_is_told_without_a_name(language: str) -> None:
    hidden = [
        Told("treasure-drawn", {"seat": 0, "treasure": HIDDEN}),
        Told("treasure-kept", {"seat": 0, "treasure": HIDDEN}),
        Told("tile-drawn", {"seat": 0, "tile": HIDDEN}),
        Told("tile-kept", {"seat": 0, "tile": HIDDEN}),
        Told("opening-chosen", {"seat": 0, "tile": HIDDEN}),
        Told("throw-chosen", {"seat": 0, "tile": HIDDEN}),
    ]
    reader = words(language)
    titles = {reader.say(term) for term in GAME.terms if term.startswith("design-")}
    treasures = {reader.say(f"treasure-{key}", {"count": 1}) for key in TREASURES}
    for fact in hidden:
        assert not any(name in reader.event(fact) for name in titles | treasures), reader.event(fact)


def test_sentences_as_they_are_read() -> None:
    read = {
        "en": [
            "Nikos schemed with “Press Gang” (green) for 2 doubloons.",
            "Berta sailed into the south-west harbour (purple), where the captain stood.",
            "Nikos discarded “Braggarts’ Table” at the north harbour.",
            "Nikos discarded “Braggarts’ Table”.",
            "Nikos scored 1 for 1 map.",
        ],
        "el": [
            "Nikos: έπαιξε το σχέδιο από το «Στρατολόγοι» (πράσινο) για 2 δουβλόνια.",
            "Berta: μπήκε στο νοτιοδυτικό λιμάνι (μωβ), όπου ήταν ο καπετάνιος.",
            "Nikos: ξεσκαρτάρισε το «Το Τραπέζι των Παλικαράδων» στο βόρειο λιμάνι.",
            "Nikos: ξεσκαρτάρισε το «Το Τραπέζι των Παλικαράδων».",
            "Nikos: πήρε 1 για θησαυρούς: 1 χάρτης.",
        ],
        "es": [
            "Nikos tramó con «Leva Forzosa» (verde) por 2 doblones.",
            "Berta entró en el puerto sudoeste (morado), donde estaba el capitán.",
            "Nikos descartó «La Mesa de los Fanfarrones» en el puerto norte.",
            "Nikos descartó «La Mesa de los Fanfarrones».",
            "Nikos sumó 1 por 1 mapa.",
        ],
    }
    table = "braggarts-table-orange"
    said = [
        events_turn.Schemed(Seat(0), "press-gang-green", "green", "doubloons", 2),
        events_turn.ShipSailed(Seat(1), "sw", "purple", "captain"),
        events_tiles.TileDiscarded(Seat(0), table, "n-a"),
        events_tiles.TileDiscarded(Seat(0), table, ""),
        events_turn.TreasureScored(Seat(0), "map", 1, 1),
    ]
    for language in LANGUAGES:
        assert [words(language).event(told(event)) for event in said] == read[language]


@every_language()
def test_an_unasked_move_is_answered_with_what_is_asked(language: str) -> None:
    answers = [
        words(language).say("refusal-not-asked", {"question": question}) for question in prompt_names() - CHANCE_S
    ]
    assert len(set(answers)) == len(answers)


# Choices


@every_language()
def test_the_choices_of_a_question_differ(language: str) -> None:
    """Dice that show the same colour are told apart by their place on the table."""
    for kind, prompt in spoken(GAME, 2):
        if kind == "prompt":
            labels = [words(language).choice(choice) for choice in prompt.choices if choice.name != "roll-again"]
            assert len(set(labels)) == len(labels), labels


@every_language()
def test_copies_of_a_tile_are_told_apart_by_their_die(language: str) -> None:
    keys = GAME.printed.keys
    for name in ("open-with", "throw-away", "keep-tile"):
        assert len({words(language).choice(Choice("", name, {"tile": key})) for key in keys}) == len(keys)
