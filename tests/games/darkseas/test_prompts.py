"""A question names what is really offered, and all of it: asked of whole matches, in three languages."""

from collections.abc import Iterator

import pytest

from seadogs.games.darkseas.terms import BASIC
from seadogs.kernel.names import CHANCE, Prompt
from seadogs.kernel.playout import weighted
from seadogs.kernel.random32 import Random32
from seadogs.play.words import LANGUAGES
from tests.conformance.sayings import one_of_a_kind
from tests.games.darkseas.table import GAME, Table, seat_of
from tests.games.darkseas.test_words import words

# How a question names a kind of choice. Kinds that are the only ones at their question ("which tile?") need no name.
NAMED = {
    "en": {
        "keep-dice": "Keep the dice", "roll-again": "roll any of them again", "scheme": "Scheme",
        "move-captain": "ove your captain|where does your captain go", "stay-captain": "let him stay",
        "draw-tiles": "draw plunder tiles", "take-doubloon": "take 1 doubloon", "take-nothing": "neither|nothing",
        "activate": "Activate a tile", "sail": "ail on", "anchor": "drop anchor",
        "place-tile": "Place a plunder tile", "place-nothing": "or none",
        "upgrade": "a Dread Pirate, or", "leave-plain": "leave it plain",
    },
    "el": {
        "keep-dice": "Κρατάς τα ζάρια", "roll-again": "ξαναρίχνεις", "scheme": "σχέδιο",
        "move-captain": "ήγαινε τον καπετάνιο σου|πού πηγαίνει ο καπετάνιος", "stay-captain": "άφησέ τον",
        "draw-tiles": "τραβάς πλακίδια", "take-doubloon": "παίρνεις 1 δουβλόνι",
        "take-nothing": "τίποτε", "activate": "Ενεργοποιείς", "sail": "λέεις", "anchor": "ρίχνεις άγκυρα",
        "place-tile": "Τοποθετείς ένα πλακίδιο", "place-nothing": "ή κανένα",
        "upgrade": "Κάνεις τρομερό", "leave-plain": "τον αφήνεις κανονικό",
    },
    "es": {
        "keep-dice": "Te quedas los dados", "roll-again": "vuelves a tirar", "scheme": "Trama",
        "move-captain": "ueve a tu capitán|adónde va tu capitán", "stay-captain": "deja que se quede",
        "draw-tiles": "robas losetas", "take-doubloon": "tomas 1 doblón",
        "take-nothing": "ninguna de las dos|nada", "activate": "Activas una loseta", "sail": "igues navegando",
        "anchor": "echas el ancla", "place-tile": "Colocas una loseta", "place-nothing": "o ninguna?",
        "upgrade": "Haces temible", "leave-plain": "lo dejas corriente",
    },
}  # fmt: skip


def asked(seats: int, seed: int, together: bool) -> Iterator[Prompt]:
    """Every question of a match in which captains choose a kind of move first, then one of that kind."""
    rng, state = Random32(seed), GAME.start(seats, {"simultaneous": together})
    while waiting := GAME.waiting(state):
        seat = waiting[rng.below(len(waiting))]
        if seat == CHANCE:
            action = weighted(GAME.odds(state), rng.unit())
        else:
            yield GAME.prompt(state, seat)
            action = one_of_a_kind(GAME, GAME.legal(state, seat), rng)
        GAME.apply(state, seat, action, None)


def misnamed(prompt: Prompt, language: str) -> set[str]:
    """Kinds of choice that the question names though they are not offered, or passes over though they are."""
    sentence = words(language).prompt(prompt)
    offered = {choice.name for choice in prompt.choices}
    named = {kind for kind, ways in NAMED[language].items() if any(way in sentence for way in ways.split("|"))}
    return named ^ (offered & NAMED[language].keys())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "together"), [(2, False), (3, True), (4, False)])
def test_a_question_names_what_is_offered_and_nothing_else(seats: int, together: bool, language: str) -> None:
    for seed in range(3):
        for prompt in asked(seats, seed, together):
            assert misnamed(prompt, language) == set(), (words(language).prompt(prompt), prompt.choices)


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_no_plunder_tile_is_left_the_island_offers_none(language: str) -> None:
    """captain.island tiles.reshuffle"""
    table = Table(2)
    table.give("blue", hand=" ".join(table.keys[:BASIC]))
    table.roll("red red red red")
    table.do("blue", "stay")
    assert "draw" not in " ".join(table.legal("blue"))
    prompt = GAME.prompt(table.state, seat_of("blue"))
    assert misnamed(prompt, language) == set(), words(language).prompt(prompt)


def test_a_question_that_offers_one_kind_of_thing_has_a_name_of_its_own() -> None:
    """ship.activate ship.clockwise"""
    kinds: dict[str, set[frozenset[str]]] = {}
    for prompt in asked(3, 7, together=False):
        kinds.setdefault(prompt.name, set()).add(frozenset(choice.name for choice in prompt.choices))
    assert kinds["ship"] == {frozenset({"activate", "sail", "anchor"})}
    assert kinds["ship-tiles"] == {frozenset({"activate", "anchor"})}
    assert kinds["ship-sail"] == {frozenset({"sail", "anchor"})}
    assert kinds["captain"] == {frozenset({"move-captain", "stay-captain"})}


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_tile_can_be_activated_it_is_said_what_it_does(language: str) -> None:
    """ship.activate"""
    text = words(language)
    effects = {
        key.removeprefix("effect-of-"): said for key, said in text.terms().items() if key.startswith("effect-of-")
    }
    asked_of = [
        choice for prompt in asked(3, 7, together=False) for choice in prompt.choices if choice.name == "activate"
    ]
    assert len({choice.facts["tile"] for choice in asked_of}) > 3
    for choice in asked_of:
        design = max((key for key in effects if str(choice.facts["tile"]).startswith(key)), key=len)
        assert effects[design] in text.say("preview-activate", choice.facts)
