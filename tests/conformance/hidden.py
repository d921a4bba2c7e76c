"""What must hold of every game about secrets: checks of the same kind as in `checks`.

A seat's knowledge is what `observed`, `refused` and `heard` give, as bytes. `imagine` makes states that
differ from the truth in what a seat cannot know, and in nothing else: each bears witness against the other.
"""

from collections.abc import Iterator
from random import Random
from typing import Final

from seadogs.kernel.names import WATCHER, Seat
from tests.conformance.checks import Check
from tests.conformance.sittings import (
    AnyEvent,
    AnyState,
    Sitting,
    Turn,
    after,
    heard,
    is_legal,
    named,
    observed,
    refused,
    turns,
)

FOLLOWED: Final = 4  # moves for which a guess is followed before another is made


def imagined_states_look_like_the_truth(sitting: Sitting) -> None:
    """To the seat that imagines: the same view, prompt, legal actions and refusals, byte for byte."""
    game, state, rng = sitting.game, sitting.start(), Random(sitting.seed)
    for turn in turns(sitting, state):
        for seat in sitting.everyone():
            if not sitting.sampled(turn.number + seat):
                continue
            guess = game.imagine(state, seat, rng)
            assert guess is not state
            assert observed(sitting, guess, seat) == observed(sitting, state, seat), (turn.number, seat)
            if seat >= 0:
                assert refused(sitting, guess, seat) == refused(sitting, state, seat), (turn.number, seat)


def imagined_states_stay_alike_until_the_story_differs(sitting: Sitting) -> None:
    """Of two states that a seat cannot tell apart, the same moves make two that it cannot tell apart, as long
    as it is told the same of both: what it sees of them says no more than the story did.

    And the other way round: where it sees the same afterwards, it was told the same. `_followed` ends
    where a move is legal in one of the two alone.
    """
    for turn, seat, guess in _followed(sitting):
        truth, story = after(sitting, turn.state, turn.seat, turn.action)
        made_up: list[AnyEvent] = []
        sitting.game.apply(guess, turn.seat, turn.action, made_up)
        told_alike = named(heard(sitting, story, seat)) == named(heard(sitting, made_up, seat))
        seen_alike = observed(sitting, truth, seat) == observed(sitting, guess, seat)
        assert told_alike == seen_alike, (turn.number, seat, story, made_up)


def _followed(sitting: Sitting) -> Iterator[tuple[Turn, Seat, AnyState]]:
    """Each move with one seat's guess at the state before it. Whoever takes a guess makes the move on it.

    Every few moves another seat guesses anew; and so it does where the guess came to differ.
    """
    game, state, rng = sitting.game, sitting.start(), Random(sitting.seed)
    seats = sitting.everyone()
    guess: AnyState | None = None
    seat = WATCHER
    for turn in turns(sitting, state):
        if guess is not None and observed(sitting, guess, seat) != observed(sitting, state, seat):
            guess = None
        if guess is None or (turn.number + sitting.seed) % FOLLOWED == 0:
            seat = rng.choice(seats)
            guess = game.imagine(state, seat, rng)
        if is_legal(sitting, guess, turn.seat, turn.action):
            yield turn, seat, guess
        else:
            guess = None


def imagination_varies_where_there_are_secrets(sitting: Sitting) -> None:
    """Each seat from which something was hidden can imagine, at some time, what is not the truth."""
    game, state, rng = sitting.game, sitting.start(), Random(sitting.seed)
    story: list[AnyEvent] = []
    kept_from: set[Seat] = set()
    varied: set[Seat] = set()
    for turn in turns(sitting, state, story):
        for seat in kept_from - varied:
            if game.dump(game.imagine(state, seat, rng)) != game.dump(state):
                varied.add(seat)
        _, events = after(sitting, state, turn.seat, turn.action)
        kept_from |= {seat for seat in sitting.everyone() for event in events if _is_kept(event, seat)}
    assert varied == kept_from, f"{kept_from - varied} always imagine the truth"


def imagined_states_play_to_the_end(sitting: Sitting) -> None:
    """An imagined state is a table like any other, with all its components."""
    game, state, rng = sitting.game, sitting.start(), Random(sitting.seed)
    box = game.census(state)
    for turn in turns(sitting, state):
        if not sitting.sampled(turn.number):
            continue
        seat = sitting.everyone()[turn.number % (sitting.seats + 1)]
        guess = game.imagine(state, seat, rng)
        moves = turn.number - 1
        while waiting := game.waiting(guess):
            assert game.census(guess) == box
            who = rng.choice(waiting)
            game.apply(guess, who, rng.choice(game.legal(guess, who)))
            moves += 1
            assert moves <= game.longest
        assert game.census(guess) == box
        assert len(game.scores(guess)) == sitting.seats


def _is_kept(event: AnyEvent, seat: Seat) -> bool:
    """Whether the event is for one seat's ears and this is another, or for all ears but this seat's.

    What is for WATCHER alone is for nobody.
    """
    only = getattr(event, "only", seat)
    return only != seat or (hasattr(event, "only") and only == WATCHER) or getattr(event, "but", None) == seat


def secrets_are_told_to_their_owner_alone(sitting: Sitting) -> None:
    """An event marked `only` is told to that seat as it is; others hear part of it, or nothing.

    One marked `but` is told to all others as it is.
    """
    game, state = sitting.game, sitting.start()
    story: list[AnyEvent] = []
    for _ in turns(sitting, state, story):
        pass
    for event in story:
        for seat in sitting.everyone():
            part = game.tell(event, seat)
            assert (part == event) != _is_kept(event, seat), (seat, event, part)


def secret_choices_sound_alike(sitting: Sitting) -> None:
    """Where a seat sees and openly hears the same whichever action another took, the rest sounds the same too."""
    game, state, rng = sitting.game, sitting.start(), Random(sitting.seed)
    for turn in turns(sitting, state):
        options = game.legal(state, turn.seat)
        if len(options) < 2 or not sitting.sampled(turn.number):
            continue
        ends = [after(sitting, state, turn.seat, action) for action in rng.sample(options, min(len(options), 5))]
        for seat in sitting.everyone():
            sounds: dict[tuple[bytes, bytes], bytes] = {}
            for end, story in ends:
                if seat != turn.seat:
                    kept = [event for event in story if _is_kept(event, seat)]
                    openly = [event for event in story if not _is_kept(event, seat)]
                    known = (observed(sitting, end, seat), named(heard(sitting, openly, seat)))
                    sound = named(heard(sitting, kept, seat))
                    assert sounds.setdefault(known, sound) == sound, (seat, story)


HIDDEN_CHECKS: Final[tuple[Check, ...]] = (
    imagined_states_look_like_the_truth,
    imagined_states_stay_alike_until_the_story_differs,
    imagination_varies_where_there_are_secrets,
    imagined_states_play_to_the_end,
    secrets_are_told_to_their_owner_alone,
    secret_choices_sound_alike,
)
