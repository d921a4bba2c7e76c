"""Facts become sentences: the conventions of arguments, and a sentence for all that a game can say."""

from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from importlib import import_module
from typing import Any, get_args

import pytest

from seadogs.games import AnyGame, found, open_game
from seadogs.kernel.names import CHANCE, WATCHER, Choice, Facts, Prompt, Seat
from seadogs.kernel.playout import weighted
from seadogs.kernel.random32 import Random32
from seadogs.kernel.refusal import Refusal
from seadogs.kernel.telling import Phrase, Told, kebab, printed, told
from seadogs.play import words as words_
from seadogs.play.words import LANGUAGES, Catalogue, Words, WordsError, system_language

FTL = """
captain-chance = Fate
captain-watcher = Onlooker
captain-unnamed = Captain { $number }
captain-seat-1 = Blue
location-tavern = Tavern
    .to = to the Tavern
place-port = the port
    .at = in the port
item-guns = { $count ->
    [one] gun
   *[other] guns
    }
disc-ghost = Ghost Ship
event-visited = { $seat } went { $location_to }.
event-took = { $seat } took { $count } { $item } ({ $item_key }).
event-laid = { $seat } laid { $disc_key ->
    [ghost] the { $disc }
   *[other] a disc
    } { $place_at }.
event-swapped = { $seat } and { $other } swapped { $place } and { $elsewhere }.
event-known = { $known ->
    [true] yes
   *[false] no
    }
prompt-turn = { $seat }, where to?
choice-visit = go { $location_to }
refusal-late = { $location } closes at { $hour }.
one-item = a { $item }
event-said = { $seat } said { $line } ({ $line_the }).
event-built = { $seat } built { $design } ({ $design_the }, { $design_key }).
effect-get = Get { $count } { $item }
    .to = get { $count } { $item }
effect-wave = Wave
    .to = wave
effect-pay = Pay { $count } { $item } to { $then_to }
effect-whole = { $steps } ({ $then_count ->
    [0] no steps
   *[other] { $then_count } steps
    }, { $steps_key }).
effect-row = { $do }
effect-nod = nod
    .does = nods
effect-they = All { $do_does }. { $do_start }!
join-then = { $before }. { $after }
    .to = { $before }, then { $after }
"""


def get(count: int) -> Phrase:
    return Phrase("effect-get", {"count": count, "item": "guns"})


WAVE = Phrase("effect-wave", {})
PAY = Phrase("effect-pay", {"count": 1, "item": "guns", "then": (get(2), WAVE)})
TERMS = {
    "design-inn": printed({"en": "The Inn", "el": "Το πανδοχείο"}),
    "effect-of-get": get(2),
    "effect-of-inn": Phrase("effect-whole", {"steps": PAY, "then": (WAVE, WAVE, WAVE)}),
    "effect-of-cave": Phrase("effect-row", {"do": (get(1), WAVE)}),
    "effect-of-crew": Phrase("effect-they", {"do": Phrase("effect-nod", {})}),
    "effect-of-crowd": Phrase("effect-they", {"do": (Phrase("effect-nod", {}), Phrase("effect-nod", {}))}),
    "effect-of-void": Phrase("effect-row", {"do": ()}),
}


@pytest.fixture
def words(monkeypatch: pytest.MonkeyPatch) -> Words:
    made = Catalogue("en", [FTL])
    monkeypatch.setattr(words_, "catalogue", lambda game, language: made)
    return Words("any", "en", ["Ann"], {"cadiz": "Cádiz", "port": ""}, TERMS, strict=True)


def test_a_phrase_has_the_forms_of_its_message_and_one_that_begins_a_sentence(words: Words) -> None:
    assert words.say("effect-of-crew") == "All nods. Nod!"
    assert words.say("effect-of-crowd") == "All nods nods. Nod nod!"


def test_a_seat_is_its_captain_s_name(words: Words) -> None:
    assert words.event(Told("visited", {"seat": 0, "location": "tavern"})) == "Ann went to the Tavern."


def test_a_seat_without_a_name_is_what_the_game_or_the_house_calls_it(words: Words) -> None:
    assert [words.captain(seat) for seat in (0, 1, 2)] == ["Ann", "Blue", "Captain 3"]
    assert [words.captain(seat) for seat in (CHANCE, WATCHER)] == ["Fate", "Onlooker"]


def test_a_counted_word_is_given_the_count(words: Words) -> None:
    assert words.event(Told("took", {"seat": 0, "item": "guns", "count": 1})) == "Ann took 1 gun (guns)."
    assert words.event(Told("took", {"seat": 0, "item": "guns", "count": 2})) == "Ann took 2 guns (guns)."
    assert words.say("one-item", {"item": "guns"}) == "a gun"


def test_the_bare_key_serves_selectors_and_a_form_serves_its_place(words: Words) -> None:
    laid: Facts = {"seat": 0, "disc": "ghost", "place": "port"}
    assert words.event(Told("laid", laid)) == "Ann laid the Ghost Ship in the port."


def test_two_of_a_kind_are_told_apart_by_a_digit(words: Words) -> None:
    given = words.arguments({"location": "tavern", "location2": "tavern"})
    assert given["location2_to"] == given["location_to"] == "to the Tavern"


def test_a_place_is_the_edition_s_title_where_it_prints_one(words: Words) -> None:
    facts: Facts = {"seat": 0, "other": 1, "place": "cadiz", "elsewhere": "port"}
    assert words.event(Told("swapped", facts)) == "Ann and Blue swapped Cádiz and the port."


def test_a_title_has_no_forms_and_stands_for_them(words: Words) -> None:
    assert words.arguments({"place": "cadiz"})["place_at"] == "Cádiz"


def test_true_and_false_can_be_selected(words: Words) -> None:
    assert [words.event(Told("known", {"known": known})) for known in (True, False)] == ["yes", "no"]


def test_prompts_choices_and_refusals_have_messages_of_their_own(words: Words) -> None:
    choice = Choice("visit tavern", "visit", {"location": "tavern"})
    assert words.prompt(Prompt(Seat(0), "turn", "any.clause", {}, (choice,))) == "Ann, where to?"
    assert words.choice(choice) == "go to the Tavern"
    assert words.refusal(Refusal("late", "any.clause", {"location": "tavern", "hour": 9})) == "Tavern closes at 9."


def test_a_text_without_a_word_of_its_kind_stays_as_it_is(words: Words) -> None:
    assert words.event(Told("said", {"seat": 0, "line": "Arr"})) == "Ann said Arr (Arr)."


def test_an_edition_s_phrase_is_a_message_like_the_files_ones(words: Words) -> None:
    assert words.has("design-inn")
    assert words.say("design-inn") == "The Inn"
    assert words.event(Told("built", {"seat": 0, "design": "inn"})) == "Ann built The Inn (The Inn, inn)."
    assert words.event(Told("built", {"seat": 0, "design": "moon"})) == "Ann built moon (moon, moon)."


def test_a_phrase_holds_others_in_the_form_that_it_asks_for(words: Words) -> None:
    assert words.say("effect-of-inn") == "Pay 1 gun to get 2 guns, then wave (3 steps, effect-pay)."


def test_a_row_of_phrases_stands_one_after_the_other(words: Words) -> None:
    assert words.say("effect-of-cave") == "Get 1 gun Wave"
    assert words.say("effect-of-void") == ""


def test_what_is_printed_in_other_languages_only_is_read_in_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words_, "catalogue", lambda game, language: Catalogue(language, []))
    terms = {"design-inn": printed({"en": "The Inn", "es": "La posada"})}
    assert [Words("any", language, terms=terms).say("design-inn") for language in ("es", "el")] == [
        "La posada",
        "The Inn",
    ]


def test_all_terms_are_told_with_their_forms(words: Words) -> None:
    told_ = words.terms()
    assert told_["design-inn"] == "The Inn"
    assert (told_["effect-of-get"], told_["effect-of-get.to"]) == ("Get 2 guns", "get 2 guns")


def test_raw_facts_are_seen_as_they_are_written(words: Words) -> None:
    assert words.raw("one-item", {"item": "guns"}) == "a guns"


def test_what_is_missing_is_an_error_where_words_are_strict(words: Words) -> None:
    with pytest.raises(WordsError):
        words.say("no-such-message")
    with pytest.raises(WordsError):
        words.say("refusal-late", {"location": "tavern"})
    with pytest.raises(WordsError):
        words.event(Told("visited", {"seat": 0, "location": "moon"}))


def test_what_is_missing_shows_its_name_to_players(words: Words) -> None:
    lenient = Words("any", "en")
    assert lenient.say("no-such-message") == "<no-such-message>"
    assert words.say("captain-chance") == "Fate"


def test_the_language_is_the_terminal_s_if_there_are_words_in_it() -> None:
    assert system_language({"LANG": "el_GR.UTF-8"}) == "el"
    assert system_language({"LANG": "en_US.UTF-8", "LC_ALL": "es_ES"}) == "es"
    assert system_language({"LANG": "fr_FR.UTF-8"}) == "en"
    assert system_language({"LANG": "C", "LC_MESSAGES": "", "LC_ALL": ""}) == "en"
    assert system_language({}) == "en"


def test_there_are_no_words_in_other_languages() -> None:
    with pytest.raises(ValueError, match="fr"):
        Words("", "fr")


# Every game found


def sittings(game: AnyGame) -> Iterator[tuple[int, dict[str, bool]]]:
    """Every number of captains, with the switches as they are and all the other way."""
    for seats in range(game.fewest, game.most + 1):
        yield seats, {}
        yield seats, {switch.key: not switch.default for switch in game.switches}


@cache
def said(key: str) -> tuple[tuple[str, Any], ...]:
    """All that a game says in some random matches, each different thing once: ("event", Told(...)), ..."""
    game = open_game(key)
    heard: dict[str, tuple[str, Any]] = {}
    for seats, options in sittings(game):
        for seed in range(3):
            for kind, thing in match(game, seats, options, Random32(seed)):
                heard.setdefault(f"{kind} {thing}", (kind, thing))
    return tuple(heard.values())


def match(game: AnyGame, seats: int, options: dict[str, bool], rng: Random32) -> Iterator[tuple[str, Any]]:
    state = game.start(seats, options)
    while waiting := game.waiting(state):
        story: list[Any] = []
        seat = waiting[0]
        if seat == CHANCE:
            action = weighted(game.odds(state), rng.unit())
        else:
            prompt = game.prompt(state, seat)
            yield "prompt", prompt
            yield from (("choice", choice) for choice in prompt.choices)
            legal = game.legal(state, seat)
            for _ in range(8):
                tried = game.actions[rng.below(len(game.actions))]
                if tried not in legal:
                    yield "refusal", game.why_not(state, seat, tried)
                other = Seat(rng.below(seats))
                if other not in waiting:
                    yield "refusal", game.why_not(state, other, tried)
            action = legal[rng.below(len(legal))]
        game.apply(state, seat, action, story)
        for reader in (*map(Seat, range(seats)), WATCHER):
            heard = [game.tell(event, reader) for event in story]
            yield from (("event", told(event)) for event in heard if event is not None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", found())
def test_all_that_a_game_says_is_a_sentence(key: str, language: str) -> None:
    game = open_game(key)
    words = Words(key, language, [f"Captain-{n}" for n in range(game.most)], game.titles, game.terms, strict=True)
    wrong: dict[str, str] = {}
    for kind, thing in said(key):
        try:
            sentence = getattr(words, kind)(thing)
        except WordsError as error:
            wrong.setdefault(f"{kind} {getattr(thing, 'name', getattr(thing, 'code', ''))}", str(error))
            continue
        if not sentence or any(mark in sentence for mark in ("{", "}", "<", "\u2068", "\u2069")):
            wrong[str(thing)] = sentence
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", found())
def test_every_event_has_a_sentence_however_rare(key: str, language: str) -> None:
    kinds = get_args(import_module(f"seadogs.games.{key}.events").Event)
    # One that holds another, for a later time or for some seats only, is told as that one.
    names = {kebab(kind.__name__) for kind in kinds if "event" not in {field.name for field in fields(kind)}}
    assert names
    words = Words(key, language)
    assert {name for name in names if not words.has(f"event-{name}")} == set()
