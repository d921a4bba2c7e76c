"""What Francis Drake says in three languages: a sentence for everything, whatever the facts, and no secret in it.

That the languages have the same messages, attributes and arguments is tests/architecture/test_words.py; whole matches
are told in tests/conformance/test_sayings.py.
"""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import combinations, permutations, product
from typing import Any, get_args

import pytest

from seadogs.games.drake import asking, events, events_ashore, events_sea
from seadogs.games.drake import game as game_
from seadogs.games.drake.actions import ACTIONS, DrawFrigate, LayGalleon, LayTile, Roll
from seadogs.games.drake.events import HIDDEN, SEALED
from seadogs.games.drake.state import PHASES
from seadogs.games.drake.terms import CAPTAINS, COMMODITIES, DISCS, ITEMS, KINDS, LOCATIONS, TREASURES
from seadogs.kernel.names import Choice, Facts, Seat
from seadogs.kernel.telling import Told, told
from seadogs.play.words import LANGUAGES, Words
from tests.conformance.sayings import assert_clean, messages_in, topics, written

GAME = game_.open_game()
NAMES = ("Nikos", "Berta", "Ines", "Tom", "Hugo")
FOREIGN = "nombre-de-dios"  # a destination of an edition that somebody else wrote
TITLES = {**GAME.titles, FOREIGN: "Nombre de Dios"}
LONGEST_LABEL = 48  # characters: what a button holds on a phone
OFFICES = ("admiral", "governor", "informer", "golden-hind", "ghost-ship")
SPEAKERS = ("event", "prompt", "choice", "refusal", "preview", "advice", "guide")
REASONS = ("full", "frigate", "crew", "guns", "goods", "bare")
PHRASES = (
    "name-place", "the-place", "at-place", "to-place", "name-elsewhere", "at-elsewhere", "to-elsewhere",
)  # fmt: skip

# What each textual field of an event may hold. Of the destinations, one of each gender in Greek or kind of name.
TEXTS = {
    "place": ("panama", "veracruz", "galleon-2", FOREIGN),
    "elsewhere": ("cartagena", "galleon-4", FOREIGN),
    "location": LOCATIONS,
    "item": ITEMS,
    "disc": DISCS,
    "kind": KINDS,
    "treasure": TREASURES,
    "commodity": COMMODITIES,
    "reason": REASONS,
}
SECRET = {("FrigateLaid", "guns"), ("GarrisonLaid", "troops"), ("MissionLaid", "disc"), ("MissionSetAside", "disc")}


@cache
def words(language: str) -> Words:
    return Words("drake", language, NAMES, TITLES, strict=True)


def every_language() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("language", LANGUAGES)


def choice_names() -> set[str]:
    """What a captain may do, and the other name that passing has once the Informer has looked."""
    chance = (DrawFrigate, LayTile, LayGalleon, Roll)
    return {asking.choice_name(action) for action in ACTIONS if not isinstance(action, chance)} | {"leave-missions"}


def prompt_names() -> set[str]:
    return {name for name, _ in asking.QUESTIONS.values()} | {"drake-again", "street-sail"}


def keyed() -> Iterator[str]:
    """Every message that is looked up by a key of the game."""
    for prefix, keys in {
        "phase": PHASES, "captain": CAPTAINS, "office": OFFICES, "location": LOCATIONS, "place": tuple(GAME.titles),
        "kind": KINDS, "item": ITEMS, "commodity": COMMODITIES, "treasure": TREASURES, "disc": (*DISCS, SEALED),
        "captain-seat": tuple(str(seat) for seat in range(GAME.most)),
    }.items():  # fmt: skip
        yield from (f"{prefix}-{key}" for key in keys)
    for switch in GAME.switches:
        yield from (f"switch-{switch.key}", f"switch-{switch.key}-help")
    yield from ("game-title", "game-blurb")


@every_language()
def test_everything_has_a_message(language: str) -> None:
    wanted = set(keyed())
    wanted |= {f"event-{told_name(kind)}" for kind in event_classes()}
    wanted |= {f"prompt-{name}" for name in prompt_names()}
    wanted |= {f"choice-{name}" for name in choice_names()}
    wanted |= {f"refusal-{code}" for code in written("drake", "Refusal")}
    wanted |= {f"preview-{name}" for name in choice_names()}
    wanted |= {f"advice-{name}" for name in written("drake", "Told", "advice")}
    wanted |= {f"guide-{topic}" for topic in topics("drake")} | set(topics("drake").values())
    assert {name for name in wanted if not words(language).has(name)} == set()


@every_language()
def test_no_message_is_about_something_that_the_game_never_says(language: str) -> None:
    spoken = {f"event-{told_name(kind)}" for kind in event_classes()}
    spoken |= {f"prompt-{name}" for name in prompt_names()} | {f"choice-{name}" for name in choice_names()}
    spoken |= {f"refusal-{code}" for code in written("drake", "Refusal")}
    spoken |= {f"preview-{name}" for name in choice_names()}
    spoken |= {f"advice-{name}" for name in written("drake", "Told", "advice")}
    spoken |= {f"guide-{topic}" for topic in topics("drake")}
    names = messages_in("drake", language)
    assert {name for name in names if name.split("-")[0] in SPEAKERS} == spoken


# Events, with every kind of fact they may have


def event_classes() -> list[Any]:
    homes = (events_ashore, events_sea)
    found = [thing for home in homes for thing in vars(home).values() if is_dataclass(thing)]
    assert set(found) == set(get_args(events.Event))
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
        elif field.type is int:
            values.append((0, 1, 2) + ((HIDDEN,) if (kind.__name__, field.name) in SECRET else ()))
        else:
            values.append(TEXTS[field.name] + ((SEALED,) if (kind.__name__, field.name) in SECRET else ()))
    return (kind(*chosen) for chosen in product(*values))


@every_language()
@pytest.mark.parametrize("kind", event_classes(), ids=lambda kind: kind.__name__)
def test_an_event_is_one_clean_sentence_whatever_its_facts(kind: Any, language: str) -> None:
    for event in instances(kind):
        assert_clean("drake", words(language).event(told(event)), told(event))


@every_language()
def test_what_is_hidden_is_told_without_a_value(language: str) -> None:
    hidden = [
        Told("frigate-laid", {"place": "galleon-2", "guns": HIDDEN}),
        Told("garrison-laid", {"place": "panama", "troops": HIDDEN}),
        Told("mission-laid", {"seat": 0, "place": "panama", "disc": SEALED}),
        Told("mission-set-aside", {"seat": 0, "disc": SEALED}),
    ]
    for fact in hidden:
        sentence = words(language).event(fact).replace(words(language).say("at-place", {"place": "galleon-2"}), "")
        assert not any(figure in sentence for figure in "0123456789"), sentence


def test_sentences_as_they_are_read() -> None:
    read = {
        "en": [
            "A frigate counter with 2 guns was laid face down at the galleon of zone 2.",
            "Berta placed the Golden Hind face down at Panama.",
            "Nikos captured the galleon of zone 2 (disc 1) for 8 VP and paid 4 guns.",
            "Tom attacked Veracruz (disc 3) and failed: it would have cost 4 crew and 1 gun.",
        ],
        "el": [
            "Ένας κλειστός δείκτης φρεγάτας με 2 κανόνια τοποθετήθηκε στο γαλεόνι της ζώνης 2.",
            "Berta: τοποθέτησε κλειστά τη Χρυσή Ελαφίνα στον Παναμά.",
            "Nikos: κούρσεψε το γαλεόνι της ζώνης 2 (δίσκος 1) για 8 ΠΝ και πλήρωσε 4 κανόνια.",
            "Tom: επιτέθηκε στη Βερακρούς (δίσκος 3) και απέτυχε. Θα κόστιζε 4 μέλη πληρώματος και 1 κανόνι.",
        ],
        "es": [
            "Se colocó una ficha de fragata de 2 cañones boca abajo en el galeón de la zona 2.",
            "Berta colocó la Cierva Dorada boca abajo en Panamá.",
            "Nikos apresó el galeón de la zona 2 (disco 1) por 8 PV y pagó 4 cañones.",
            "Tom atacó Veracruz (disco 3) y fracasó: le habría costado 4 tripulantes y 1 cañón.",
        ],
    }
    conquest: Facts = {
        "seat": 0, "place": "galleon-2", "disc": "1", "kind": "galleon", "points": 8, "crew": 0, "guns": 4,
    }  # fmt: skip
    said = [
        Told("frigate-laid", {"place": "galleon-2", "guns": 2}),
        Told("mission-laid", {"seat": 1, "place": "panama", "disc": "hind"}),
        Told("conquered", conquest),
        Told("attack-failed", {"seat": 3, "place": "veracruz", "disc": "3", "crew": 4, "guns": 1}),
    ]
    for language in LANGUAGES:
        assert [words(language).event(fact) for fact in said] == read[language]


# Destinations


def phrases(reader: Words, place: str) -> list[str]:
    """A destination in all the ways in which a sentence may name it."""
    facts: Facts = {"place": place, "elsewhere": place}
    return [reader.say(phrase, facts) for phrase in PHRASES]


@every_language()
def test_a_destination_goes_by_its_name_in_the_reader_s_language(language: str) -> None:
    own = Words("drake", language, NAMES, dict.fromkeys(GAME.titles, "TITLE"), strict=True)
    for place in GAME.titles:
        assert not any("TITLE" in phrase for phrase in phrases(own, place)), place


@every_language()
def test_a_destination_of_another_edition_goes_by_its_title(language: str) -> None:
    assert all(phrase.endswith("Nombre de Dios") for phrase in phrases(words(language), FOREIGN))


# Choices and refusals


def choices() -> Iterator[Choice]:
    """Choices with the longest facts they may have."""
    for place, disc in product(GAME.titles, DISCS):
        yield Choice("", "place-mission", {"place": place, "disc": disc})
    for place in GAME.titles:
        yield from (Choice("", name, {"place": place}) for name in ("peek-discs", "peek-defence"))
    for place, elsewhere in combinations(GAME.titles, 2):
        yield Choice("", "exchange", {"place": place, "elsewhere": elsewhere})
    for place, elsewhere in permutations(GAME.titles, 2):
        yield Choice("", "move", {"place": place, "elsewhere": elsewhere})
    for location, count in product(LOCATIONS, (0, 3)):
        yield Choice("", "visit", {"location": location, "position": 1, "circle": 1, "count": count})
    for crew, guns, hidden in product((0, 1, 5), (0, 1, 4), (False, True)):
        cost: Mapping[str, Any] = {"place": "veracruz", "crew": crew, "guns": guns, "points": 5, "hidden": hidden}
        yield from (Choice("", name, cost) for name in ("attack", "pay", "decline"))


@every_language()
def test_a_choice_fits_its_button_and_differs_from_the_others(language: str) -> None:
    labels = {(choice.name, words(language).choice(choice)) for choice in choices()}
    assert max(len(label) for _, label in labels) <= LONGEST_LABEL, max(labels, key=lambda pair: len(pair[1]))
    placing = [label for name, label in labels if name == "place-mission"]
    visits = [label for name, label in labels if name == "visit"]
    assert (len(placing), len(visits)) == (len(DISCS) * len(GAME.titles), 2 * len(LOCATIONS))


@every_language()
def test_an_unasked_move_is_answered_with_what_is_asked(language: str) -> None:
    chance = {"draw", "tiles", "galleons", "roll", "sailing", "over"}
    answers = [
        words(language).say("refusal-not-asked", {"question": question}) for question in sorted(prompt_names() - chance)
    ]
    answers.append(words(language).say("refusal-not-asked", {"question": "anything else"}))
    assert len(set(answers)) == len(answers)
