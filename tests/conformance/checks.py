"""What must hold of every game, one function each: AssertionError where it does not.

Each check is given a Sitting and plays its match as it needs. `CHECKS` is the list. `test_conformance` runs it
on every game found; `test_checks` on a toy, and on the toy broken in every way we could think of. What
concerns secrets stands in `hidden`.
"""

import math
import re
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Final, TypeAlias

from seadogs.kernel import record
from seadogs.kernel.names import CHANCE, Seat
from seadogs.kernel.telling import told
from tests.conformance.sittings import (
    AnyAction,
    AnyEvent,
    AnyState,
    Sitting,
    after,
    heard,
    is_legal,
    named,
    observed,
    packed,
    plain,
    refused,
    turns,
)

Check: TypeAlias = Callable[[Sitting], None]

KEBAB: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


# The action table


def action_ids_are_table_indexes(sitting: Sitting) -> None:
    game = sitting.game
    assert [game.index(action) for action in game.actions] == list(range(len(game.actions)))


def action_texts_are_unique_and_parse_back(sitting: Sitting) -> None:
    game = sitting.game
    texts = [game.text(action) for action in game.actions]
    assert len(set(texts)) == len(texts)
    for action, text in zip(game.actions, texts, strict=True):
        assert game.parse(text) is action, text
        assert re.fullmatch(r"[a-z0-9]+( [a-z0-9-]+)*", text), text


def other_texts_parse_to_nothing(sitting: Sitting) -> None:
    game = sitting.game
    text = game.text(game.actions[sitting.seed % len(game.actions)])
    for other in ("", " ", "nonsense", text + " ", " " + text, text.upper(), text + "\0", text * 2, "\udc80"):
        assert game.parse(other) is None, other


def other_seats_and_options_are_refused_at_the_start(sitting: Sitting) -> None:
    game = sitting.game
    for seats, options in (
        (game.fewest - 1, {}),
        (game.most + 1, {}),
        (0, {}),
        (-1, {}),
        (sitting.seats, {"no-such-option": True}),
    ):
        with suppress(ValueError):
            game.start(seats, options)
            raise AssertionError(f"started with {seats} seats and {options}")


def options_left_out_have_their_defaults(sitting: Sitting) -> None:
    game = sitting.game
    usual = {switch.key: switch.default for switch in game.switches}
    assert game.dump(game.start(sitting.seats)) == game.dump(game.start(sitting.seats, usual))
    assert {switch.clause for switch in game.switches} <= sitting.clauses


# Whose turn it is, and what may be done


def someone_can_act_until_the_match_is_over(sitting: Sitting) -> None:
    """... and nobody else can; Chance acts alone; the match ends within the game's bound (`turns` counts)."""
    game, state = sitting.game, sitting.start()
    seats = [*sitting.everyone(), CHANCE]
    for turn in turns(sitting, state):
        waiting = game.waiting(state)
        assert waiting == [CHANCE] or all(0 <= seat < sitting.seats for seat in waiting)
        assert len(set(waiting)) == len(waiting)
        for seat in seats:
            assert bool(game.legal(state, seat)) == (seat in waiting), (turn.number, seat)
    assert not any(game.legal(state, seat) for seat in seats)


def legal_actions_are_the_table_s_own(sitting: Sitting) -> None:
    """... each named once, and each one can be done."""
    game, state = sitting.game, sitting.start()
    for turn in turns(sitting, state):
        for seat in game.waiting(state):
            options = game.legal(state, seat)
            assert all(action is game.actions[game.index(action)] for action in options)
            assert len(set(map(game.index, options))) == len(options)
            if sitting.sampled(turn.number):
                for action in options:
                    after(sitting, state, seat, action)


def chance_names_exactly_its_outcomes(sitting: Sitting) -> None:
    """The odds are positive, sum to one and name the legal actions of Chance."""
    game, state = sitting.game, sitting.start()
    for turn in turns(sitting, state):
        if turn.seat != CHANCE:
            continue
        odds = game.odds(state)
        assert [action for action, _ in odds] == game.legal(state, CHANCE)
        assert all(0 < chance <= 1 for _, chance in odds)
        assert math.isclose(math.fsum(chance for _, chance in odds), 1, abs_tol=1e-9)


def order_of_simultaneous_choices_does_not_matter(sitting: Sitting) -> None:
    """Whoever else has chosen already, a seat has the same choices and the same state comes of them.

    A choice that Chance must follow at once (a draw) is made by no two seats in another order.
    """
    game, state, rng = sitting.game, sitting.start(), Random(sitting.seed)
    for _ in turns(sitting, state):
        picks = {seat: rng.choice(game.legal(state, seat)) for seat in game.waiting(state)}
        waiting = [seat for seat, pick in picks.items() if not calls_chance(sitting, state, seat, pick)]
        if len(waiting) < 2:
            continue
        choices = {seat: game.legal(state, seat) for seat in waiting}
        ends: list[object] = []
        for order in (waiting, waiting[::-1], rng.sample(waiting, len(waiting))):
            other = game.clone(state)
            for seat in order:
                assert game.legal(other, seat) == choices[seat]
                game.apply(other, seat, picks[seat])
            ends.append(game.dump(other))
        assert ends[0] == ends[1] == ends[2]


def calls_chance(sitting: Sitting, state: AnyState, seat: Seat, action: AnyAction) -> bool:
    """Whether Chance acts next after this choice, while others still had to choose."""
    after_it, _ = after(sitting, state, seat, action)
    return len(sitting.game.waiting(state)) > 1 and sitting.game.waiting(after_it) == [CHANCE]


def illegal_actions_are_refused_with_a_clause_of_the_manual(sitting: Sitting) -> None:
    game, state = sitting.game, sitting.start()
    for turn in turns(sitting, state):
        if not sitting.sampled(turn.number):
            continue
        for seat in sitting.everyone()[:-1]:
            for action in game.actions:
                if not is_legal(sitting, state, seat, action):
                    refusal = game.why_not(state, seat, action)
                    assert refusal.clause in sitting.clauses, (refusal, game.text(action))
                    assert KEBAB.fullmatch(refusal.code), refusal
                    packed(refusal)


def prompts_offer_exactly_the_legal_actions(sitting: Sitting) -> None:
    game, state = sitting.game, sitting.start()
    for _ in turns(sitting, state):
        for seat in game.waiting(state):
            if seat == CHANCE:
                continue
            prompt = game.prompt(state, seat)
            assert prompt.seat == seat
            texts = [game.text(action) for action in game.legal(state, seat)]
            assert [choice.text for choice in prompt.choices] == texts
            assert prompt.clause in sitting.clauses, prompt.clause
            assert all(KEBAB.fullmatch(name) for name in (prompt.name, *(c.name for c in prompt.choices)))
            packed(prompt)


# State


def earlier_states_stay_as_they_were(sitting: Sitting) -> None:
    """A clone equals its origin; what is done to either leaves the other as it was."""
    game, state = sitting.game, sitting.start()
    earlier: list[tuple[AnyState, dict[str, object]]] = []
    for turn in turns(sitting, state):
        clone = game.clone(state)
        dump = game.dump(state)
        assert game.dump(clone) == dump
        if sitting.sampled(turn.number):
            game.apply(clone, turn.seat, turn.action, [])
            assert game.dump(state) == dump
            clone = game.clone(state)
        earlier.append((clone, dump))
    for clone, dump in earlier:
        assert game.dump(clone) == dump


def asking_changes_nothing(sitting: Sitting) -> None:
    game, state = sitting.game, sitting.start()
    for turn in turns(sitting, state):
        if not sitting.sampled(turn.number):
            continue
        dump = game.dump(state)
        for seat in sitting.everyone():
            first = observed(sitting, state, seat)
            game.imagine(state, seat, Random(sitting.seed))
            if seat >= 0:
                refused(sitting, state, seat)
            game.scores(state), game.places(state), game.census(state)
            assert observed(sitting, state, seat) == first
        assert game.dump(state) == dump


def components_are_never_made_or_lost(sitting: Sitting) -> None:
    game, state = sitting.game, sitting.start()
    box = game.census(state)
    assert sum(box.values()) > 0
    assert min(box.values()) >= 0
    for _ in turns(sitting, state):
        assert game.census(state) == box
    assert game.census(state) == box


def scores_and_places_agree(sitting: Sitting) -> None:
    """A place is one more than the number of seats ahead, and no seat with fewer points is ahead."""
    game, state = sitting.game, sitting.start()

    def agree() -> None:
        scores, places = game.scores(state), game.places(state)
        assert len(scores) == len(places) == sitting.seats
        assert all(place == 1 + sum(other < place for other in places) for place in places)
        ranked = sorted(zip(places, scores, strict=True))
        assert [score for _, score in ranked] == sorted(scores, reverse=True), (scores, places)

    for _ in turns(sitting, state):
        agree()
    agree()


# Stories, records and words


def a_story_changes_nothing(sitting: Sitting) -> None:
    """A match played in silence goes as the same match does when it is told."""
    game, silent, loud = sitting.game, sitting.start(), sitting.start()
    story: list[AnyEvent] = []
    for turn in turns(sitting, silent):
        game.apply(loud, turn.seat, turn.action, story)
    assert game.dump(silent) == game.dump(loud)
    assert story


def a_record_replays_to_the_same_end(sitting: Sitting) -> None:
    """Written down and read back: the same state, scores and story, told at once or move by move."""
    game, state = sitting.game, sitting.start()
    story: list[AnyEvent] = []
    pieces: list[list[AnyEvent]] = [[] for _ in sitting.everyone()]
    moves = []
    halfway: tuple[int, dict[str, object]] = (0, game.dump(state))
    for turn in turns(sitting, state, story):
        moves.append((turn.seat, game.text(turn.action)))
        if sitting.sampled(turn.number):
            halfway = (turn.number - 1, game.dump(state))
        _, piece = after(sitting, state, turn.seat, turn.action)
        for seat, told_so_far in zip(sitting.everyone(), pieces, strict=True):
            told_so_far.extend(heard(sitting, piece, seat))
    text = record.write(record.from_moves(record.header_for(game, sitting.seats, sitting.options), moves))
    again: list[AnyEvent] = []
    end = record.replay(game, record.read(text), story=again)
    assert game.dump(end) == game.dump(state)
    assert (game.scores(end), game.places(end)) == (game.scores(state), game.places(state))
    assert again == story
    for seat, told_so_far in zip(sitting.everyone(), pieces, strict=True):
        assert named(heard(sitting, again, seat)) == named(told_so_far)
    assert game.dump(record.replay(game, record.read(text), to=halfway[0])) == halfway[1]


def views_and_events_are_plain_values(sitting: Sitting) -> None:
    """... that JSON can hold and nobody can change; an event's name and facts make a sentence."""
    game, state = sitting.game, sitting.start()
    story: list[AnyEvent] = []
    for turn in turns(sitting, state, story):
        if sitting.sampled(turn.number):
            for seat in sitting.everyone():
                view = game.view(state, seat)
                hash(view)  # fails where anything in it could be changed
                packed(view)
    for event in story:
        hash(event)
        for seat in sitting.everyone():
            part = game.tell(event, seat)
            assert part is None or type(part) is type(event)
            if part is not None:
                sentence = told(part)
                assert KEBAB.fullmatch(sentence.name)
                assert all(type(fact) in (str, int, bool) for fact in sentence.facts.values()), sentence
    plain(game.dump(state))


def advice_has_one_number_an_option(sitting: Sitting) -> None:
    game, state = sitting.game, sitting.start()
    for turn in turns(sitting, state):
        if turn.seat == CHANCE or not sitting.sampled(turn.number):
            continue
        options = game.legal(state, turn.seat)
        view = game.view(state, turn.seat)
        for strategy in ("", *game.strategies):
            advice = game.advise(view, options, strategy)
            assert len(advice) == len(options)
            assert all(math.isfinite(worth) for worth in advice)
        assert game.advise(view, options) == game.advise(view, options, "")


def advice_favours_the_strategies_named_and_no_other(sitting: Sitting) -> None:
    game, state = sitting.game, sitting.start()
    assert len(set(game.strategies)) == len(game.strategies)
    assert all(KEBAB.fullmatch(strategy) for strategy in game.strategies)
    for turn in turns(sitting, state):
        if turn.seat != CHANCE:
            with suppress(ValueError):
                game.advise(game.view(state, turn.seat), game.legal(state, turn.seat), "no such strategy")
                raise AssertionError("a strategy that is none was taken for one")
            return


def advice_comes_with_its_reason(sitting: Sitting) -> None:
    """What is explained is what is advised; the reason is a named fact of plain values."""
    game, state = sitting.game, sitting.start()
    for turn in turns(sitting, state):
        if turn.seat == CHANCE or not sitting.sampled(turn.number):
            continue
        options = game.legal(state, turn.seat)
        view = game.view(state, turn.seat)
        advice = game.advise(view, options)
        action, reason = game.explain(view, options)
        assert action is options[advice.index(max(advice))]
        assert KEBAB.fullmatch(reason.name), reason
        assert all(type(fact) in (str, int, bool) for fact in reason.facts.values()), reason


CHECKS: Final[tuple[Check, ...]] = (
    action_ids_are_table_indexes,
    action_texts_are_unique_and_parse_back,
    other_texts_parse_to_nothing,
    other_seats_and_options_are_refused_at_the_start,
    options_left_out_have_their_defaults,
    someone_can_act_until_the_match_is_over,
    legal_actions_are_the_table_s_own,
    chance_names_exactly_its_outcomes,
    order_of_simultaneous_choices_does_not_matter,
    illegal_actions_are_refused_with_a_clause_of_the_manual,
    prompts_offer_exactly_the_legal_actions,
    earlier_states_stay_as_they_were,
    asking_changes_nothing,
    components_are_never_made_or_lost,
    scores_and_places_agree,
    a_story_changes_nothing,
    a_record_replays_to_the_same_end,
    views_and_events_are_plain_values,
    advice_has_one_number_an_option,
    advice_favours_the_strategies_named_and_no_other,
    advice_comes_with_its_reason,
)
