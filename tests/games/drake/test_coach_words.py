"""What Francis Drake says before a move: previews of choices, and the guide to a first match.

That everything has a message is test_words.
"""

from collections.abc import Iterator
from itertools import product

from seadogs.games.drake.terms import KINDS
from seadogs.kernel.names import Facts
from seadogs.play.words import LANGUAGES, catalogue
from tests.conformance.sayings import LONGEST_PREVIEW, assert_clean, topics
from tests.games.drake.test_words import LONGEST_LABEL, every_language, words


def missions() -> Iterator[Facts]:
    """What a mission may cost and pay: each kind, hidden or known, crowded or not, with treasure and without."""
    for kind, spread, step, there in product(KINDS, (0, 2), (0, 6), (0, 1, 3)):
        for treasure, galleon, have in (("", False, 0), ("silver", True, 1), ("gold", True, 5), ("jewel", True, 2)):
            yield {
                "place": "galleon-2", "elsewhere": "rio-de-la-hacha", "kind": kind, "points": 5, "spread": spread,
                "crew_least": 1, "crew_most": 1 + spread, "guns_least": have, "guns_most": have + spread,
                "crew_have": have, "guns_have": have, "goods_have": have, "galleon": galleon, "treasure": treasure,
                "step": step, "circles_left": 2, "discs_there": there, "sets_gain": 8, "disc": "1",
            }  # fmt: skip


@every_language()
def test_a_mission_s_preview_is_clean_whatever_its_facts(language: str) -> None:
    for facts in missions():
        for name in ("place-mission", "move", "attack", "pay", "decline", "peek-discs", "peek-defence"):
            sentence = words(language).say(f"preview-{name}", facts)
            assert_clean("drake", sentence, (name, facts))
            assert len(sentence) <= LONGEST_PREVIEW, sentence


@every_language()
def test_a_guide_s_topic_has_a_title_and_two_sentences(language: str) -> None:
    bundle = catalogue("drake", language).bundle
    for topic in topics("drake"):
        title = bundle.get_message(f"guide-{topic}").attributes["title"]
        assert 0 < len(str(bundle.format_pattern(title)[0])) <= LONGEST_LABEL
        text = words(language).say(f"guide-{topic}")
        assert_clean("drake", text, topic)
        assert text.count(". ") == 1, text


def test_previews_as_they_are_read() -> None:
    read = {
        "en": [
            "10 Guns B: the next free circle gives 2 guns. You pass locations 4 to 9 for this voyage.",
            "Disc 2 at Cartagena: 2 to 4 crew and 1 gun for 4 VP. A new kind adds 3 VP. 2 other discs lie there.",
        ],
        "el": [
            (
                "10 Κανόνια Β: ο επόμενος ελεύθερος κύκλος δίνει 2 κανόνια. "
                "Προσπερνάς τις τοποθεσίες 4 ως 9 σε αυτό το ταξίδι."
            ),
            (
                "Δίσκος 2 στην Καρταχένα: 2 ως 4 μέλη πληρώματος και 1 κανόνι για 4 ΠΝ. "
                "Νέο είδος: 3 ΠΝ επιπλέον. Εκεί βρίσκονται άλλοι 2 δίσκοι."
            ),
        ],
        "es": [
            (
                "10 Cañones B: el siguiente círculo libre da 2 cañones. "
                "Pasas de largo los lugares 4 a 9 en esta travesía."
            ),
            (
                "Disco 2 en Cartagena: de 2 a 4 tripulantes y 1 cañón por 4 PV. "
                "Una clase nueva añade 3 PV. Allí hay 2 discos más."
            ),
        ],
    }  # fmt: skip
    visit: Facts = {
        "location": "guns-b", "position": 10, "circle": 1, "count": 2, "item": "guns", "gains": 2, "lacking": 0,
        "guns": 2, "passes": 6, "passes_from": 4, "passes_to": 9,
    }  # fmt: skip
    mission: Facts = {
        "place": "cartagena", "disc": "2", "kind": "fort", "points": 4, "crew_least": 2, "crew_most": 4,
        "guns_least": 1, "guns_most": 1, "spread": 2, "step": 3, "discs_there": 2,
    }  # fmt: skip
    for language in LANGUAGES:
        said = [words(language).say("preview-visit", visit), words(language).say("preview-place-mission", mission)]
        assert said == read[language]
