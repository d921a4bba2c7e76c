"""The suite is worth something: it passes a sound toy, and each way to break the toy fails the check meant for it.

A broken toy is the toy with one function wrong, as a tired programmer might leave it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import cast

import pytest

from seadogs.games import AnyGame
from seadogs.kernel import undo
from seadogs.kernel.names import Facts, Prompt, Seat, Switch
from seadogs.kernel.refusal import Refusal
from seadogs.kernel.telling import Told
from tests.conformance import checks, hidden, undoing
from tests.conformance.checks import CHECKS, Check
from tests.conformance.hidden import HIDDEN_CHECKS
from tests.conformance.sittings import MANNERS, Sitting, slugs
from tests.conformance.undoing import UNDO_CHECKS
from tests.toy.game import (
    BIDDING,
    DEALING,
    MANUAL,
    NO_BID,
    NO_COIN,
    PRIZE,
    Action,
    BidLaid,
    CoinSeen,
    Cove,
    Event,
    Passed,
    State,
    View,
)

CLAUSES = slugs(MANUAL.read_text("utf-8"))


def sittings_of(game: AnyGame) -> list[Sitting]:
    return [
        Sitting(game, CLAUSES, seats, {"rich": bool(seed % 2)}, seed=seed, manner=MANNERS[seed % 3])
        for seats in (2, 3, 4)
        for seed in range(8)
    ]


@pytest.mark.parametrize("check", [*CHECKS, *HIDDEN_CHECKS, *UNDO_CHECKS], ids=lambda check: check.__name__)
def test_the_sound_toy_passes(check: Check) -> None:
    for sitting in sittings_of(Cove()):
        check(sitting)


# The action table


class WrongIndex(Cove):
    def index(self, action: Action) -> int:
        return min(action.id, 5)


class TwoActionsOfOneText(Cove):
    def text(self, action: Action) -> str:
        return "bid" if action.kind == "bid" else super().text(action)


class ParsesAnything(Cove):
    def parse(self, text: str) -> Action | None:
        return super().parse(text.strip())


class SeatsAnybody(Cove):
    def start(self, seats: int, options: Mapping[str, bool] | None = None) -> State:
        return State(seats, 3)


class DefaultsNotItsOwn(Cove):
    def start(self, seats: int, options: Mapping[str, bool] | None = None) -> State:
        return super().start(seats, {"rich": True} if options is None else options)


class SwitchOfNoClause(Cove):
    def __init__(self) -> None:
        super().__init__()
        self.switches = (Switch("rich", False, "no.such-clause"),)


# Whose turn it is, and what may be done


class AnswersTheUnasked(Cove):
    def legal(self, state: State, seat: Seat) -> list[Action]:
        return super().legal(state, seat) or [self.actions[-1]]


class LeavesASeatWithoutChoice(Cove):
    def legal(self, state: State, seat: Seat) -> list[Action]:
        return [action for action in super().legal(state, seat) if action.kind != "bid" or action.number]


class NeverEnds(Cove):
    def prize(self, state: State, seat: Seat, action: Action) -> list[Event]:
        if action.kind == "pass":
            state.round = 0
        return super().prize(state, seat, action)


class WaitsForOneSeatTwice(Cove):
    def waiting(self, state: State) -> list[Seat]:
        return super().waiting(state) * 2


class MakesActionsAnew(Cove):
    def legal(self, state: State, seat: Seat) -> list[Action]:
        return [replace(action) for action in super().legal(state, seat)]


class NamesAChoiceTwice(Cove):
    def legal(self, state: State, seat: Seat) -> list[Action]:
        options = super().legal(state, seat)
        return options + options[:1]


class OffersWhatCannotBeDone(Cove):
    def prize(self, state: State, seat: Seat, action: Action) -> list[Event]:
        assert action.kind != "gem", "nobody wrote this rule"
        return super().prize(state, seat, action)


class OddsBeyondOne(Cove):
    def odds(self, state: State) -> list[tuple[Action, float]]:
        return [(action, chance * 1.01) for action, chance in super().odds(state)]


class OddsForgetAnOutcome(Cove):
    def odds(self, state: State) -> list[tuple[Action, float]]:
        return [(action, 1 / 2) for action, _ in super().odds(state)[1:]]


class OrderMatters(Cove):
    """A second bid of the same number costs a stone."""

    def bid(self, state: State, seat: Seat, action: Action) -> list[Event]:
        if action.number in state.bids and NO_BID in state.bids and state.stones[seat] > action.number:
            state.stones[seat] -= 1
        return super().bid(state, seat, action)


class OthersChoicesBindMine(Cove):
    def legal(self, state: State, seat: Seat) -> list[Action]:
        options = super().legal(state, seat)
        others = [action for action in options if state.phase != BIDDING or action.number not in state.bids]
        return others or options


class CitesNothing(Cove):
    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal:
        return replace(super().why_not(state, seat, action), clause="no.such-clause")


class RefusesWithoutCode(Cove):
    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal:
        return replace(super().why_not(state, seat, action), code="")


class PromptForgetsAChoice(Cove):
    def prompt(self, state: State, seat: Seat) -> Prompt:
        prompt = super().prompt(state, seat)
        return replace(prompt, choices=prompt.choices[:-1])


class PromptCitesNothing(Cove):
    def prompt(self, state: State, seat: Seat) -> Prompt:
        return replace(super().prompt(state, seat), clause="")


# State


class CloneSharesAList(Cove):
    def clone(self, state: State) -> State:
        other = super().clone(state)
        other.gems = state.gems
        return other


class CloneForgets(Cove):
    def clone(self, state: State) -> State:
        other = super().clone(state)
        other.seen = set()
        return other


class LookingChangesTheTable(Cove):
    def view(self, state: State, seat: Seat) -> View:
        state.spent += 0 if seat >= 0 else 1
        return super().view(state, seat)


class ImaginingChangesTheTable(Cove):
    def imagine(self, state: State, seat: Seat, rng: Random) -> State:
        state.bag.reverse()
        return super().imagine(state, seat, rng)


class LosesStones(Cove):
    def bid(self, state: State, seat: Seat, action: Action) -> list[Event]:
        spent = state.spent
        events = super().bid(state, seat, action)
        state.spent = spent + (state.spent - spent) // 2 * 2
        return events


class LastComesFirst(Cove):
    def places(self, state: State) -> list[int]:
        return [len(state.coins) + 1 - place for place in super().places(state)]


class PlacesWithAHole(Cove):
    def places(self, state: State) -> list[int]:
        return [place + 1 for place in super().places(state)]


# Stories, records and words


class StoryChangesTheMatch(Cove):
    def apply(self, state: State, seat: Seat, action: Action, story: list[Event] | None = None) -> None:
        super().apply(state, seat, action, story)
        if story is None and action.kind == "gem":
            state.spent += 1


class KeepsARecordOfItsOwn(Cove):
    """What happens depends on how often the game was asked before."""

    calls = 0

    def prize(self, state: State, seat: Seat, action: Action) -> list[Event]:
        KeepsARecordOfItsOwn.calls += 1
        state.spent += KeepsARecordOfItsOwn.calls % 2
        return super().prize(state, seat, action)


class ViewHoldsTheTable(Cove):
    def view(self, state: State, seat: Seat) -> View:
        return replace(super().view(state, seat), seen=cast("tuple[int, ...]", frozenset(state.coins)))


class ViewCanBeChanged(Cove):
    def view(self, state: State, seat: Seat) -> View:
        return replace(super().view(state, seat), gems=cast("tuple[int, ...]", list(state.gems)))


@dataclass(frozen=True)
class PassedWith(Passed):
    facts: tuple[int, ...]


class EventHoldsAList(Cove):
    def prize(self, state: State, seat: Seat, action: Action) -> list[Event]:
        events = super().prize(state, seat, action)
        return [PassedWith(seat, tuple(state.gems))] if action.kind == "pass" else events


class AdvisesOnTheFirstOnly(Cove):
    def advise(self, view: View, options: list[Action], strategy: str = "") -> list[float]:
        return super().advise(view, options, strategy)[:1]


class FavoursWhatIsNoStrategy(Cove):
    """Takes a name it does not know for the even player."""

    def advise(self, view: View, options: list[Action], strategy: str = "") -> list[float]:
        return super().advise(view, options, strategy if strategy in self.strategies else "")


class AdvisesItsSpiesOnTheFirstOnly(Cove):
    def advise(self, view: View, options: list[Action], strategy: str = "") -> list[float]:
        advice = super().advise(view, options, strategy)
        return advice[:1] if strategy else advice


class NamesAStrategyTwice(Cove):
    def __init__(self) -> None:
        super().__init__()
        self.strategies = ("spy", "spy")


class ExplainsAnotherOption(Cove):
    def explain(self, view: View, options: list[Action]) -> tuple[Action, Told]:
        _, reason = super().explain(view, options)
        return options[-1], reason


class ReasonHoldsTheAction(Cove):
    def explain(self, view: View, options: list[Action]) -> tuple[Action, Told]:
        action, _ = super().explain(view, options)
        return action, Told(action.kind, cast(Facts, {"action": action}))


# Secrets


class ViewShowsBids(Cove):
    def view(self, state: State, seat: Seat) -> View:
        return replace(super().view(state, seat), bids=tuple(state.bids))


class ViewShowsTheBag(Cove):
    """What is left in the bag says what was dealt."""

    def view(self, state: State, seat: Seat) -> View:
        return replace(super().view(state, seat), seen=tuple(state.bag))


class PromptTellsOfBids(Cove):
    def prompt(self, state: State, seat: Seat) -> Prompt:
        return replace(super().prompt(state, seat), facts={"highest": max(state.bids)})


class ChoicesBetrayCoins(Cove):
    def legal(self, state: State, seat: Seat) -> list[Action]:
        options = super().legal(state, seat)
        return [action for action in options if action.kind != "peek" or state.coins[action.number] > 1]


class RefusalBetraysCoins(Cove):
    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal:
        refusal = super().why_not(state, seat, action)
        return replace(refusal, facts={"coins": sum(state.coins)}) if state.phase == PRIZE else refusal


class WaitingBetraysBids(Cove):
    """Who bids nothing is asked again at once, which all can see."""

    def waiting(self, state: State) -> list[Seat]:
        return sorted(super().waiting(state), key=lambda seat: state.bids[seat - 1])


class OpenScoresCountCoins(Cove):
    def scores(self, state: State) -> list[int]:
        return [coin + 2 * gems for coin, gems in zip(state.coins, state.gems, strict=True)]


class StoryShowsEverything(Cove):
    def tell(self, event: Event, seat: Seat) -> Event | None:
        return event


class OwnerHearsNothing(Cove):
    def tell(self, event: Event, seat: Seat) -> Event | None:
        return None if isinstance(event, CoinSeen) else super().tell(event, seat)


class StoryHintsAtBids(Cove):
    """A bid of nothing is told apart from all others."""

    def tell(self, event: Event, seat: Seat) -> Event | None:
        part = super().tell(event, seat)
        return None if isinstance(event, BidLaid) and event.stones == 0 and event.only != seat else part


class OpenEventBetraysCoins(Cove):
    def prize(self, state: State, seat: Seat, action: Action) -> list[Event]:
        events = super().prize(state, seat, action)
        return [Passed(Seat(max(state.coins)))] if action.kind == "pass" else events


class RuleReadsASecret(Cove):
    """Whoever owns the best coin pays nothing for a bid: the stones betray it, the story does not say."""

    def bid(self, state: State, seat: Seat, action: Action) -> list[Event]:
        events = super().bid(state, seat, action)
        if state.phase == PRIZE and state.spent:
            lucky = state.coins.index(max(state.coins))
            state.stones[lucky] += 1
            state.spent -= 1
        return events


class ImaginesTheTruth(Cove):
    def imagine(self, state: State, seat: Seat, rng: Random) -> State:
        return state.clone()


class ForgetsWhatItSaw(Cove):
    def imagine(self, state: State, seat: Seat, rng: Random) -> State:
        blind = state.clone()
        blind.seen = set()
        guess = super().imagine(blind, seat, rng)
        guess.seen = state.seen.copy()
        return guess


class ImaginesCoinsThatAreNot(Cove):
    def imagine(self, state: State, seat: Seat, rng: Random) -> State:
        guess = super().imagine(state, seat, rng)
        if state.phase != DEALING and seat >= 0:
            guess.bag = [0, 0, 0]
            guess.coins = [coin if state.knows(seat, other) else 3 for other, coin in enumerate(guess.coins)]
        return guess


class ImaginesBidsBeyondMeans(Cove):
    def imagine(self, state: State, seat: Seat, rng: Random) -> State:
        guess = super().imagine(state, seat, rng)
        for other in range(len(guess.bids)):
            if other != seat and guess.bids[other] != NO_BID:
                guess.bids[other] = 9
        return guess

    def census(self, state: State) -> dict[str, int]:
        hands = sum(coin != NO_COIN for coin in state.coins)
        bids = sum(bid for bid in state.bids if bid != NO_BID)
        assert bids <= sum(state.stones), "more stones in closed hands than there are"
        return {"coins": sum(state.bag) + hands, "stones": sum(state.stones) + state.spent}


# Undo


class GemBetraysCoins(Cove):
    """Whoever takes a gem is asked in words that tell more than a view and a story: undo cannot know of it."""

    def prompt(self, state: State, seat: Seat) -> Prompt:
        prompt = super().prompt(state, seat)
        betrays = state.phase == BIDDING and sum(state.gems) > 0
        return replace(prompt, facts={"highest": max(state.coins)}) if betrays else prompt


BROKEN: list[tuple[type[Cove], Check]] = [
    (WrongIndex, checks.action_ids_are_table_indexes),
    (TwoActionsOfOneText, checks.action_texts_are_unique_and_parse_back),
    (ParsesAnything, checks.other_texts_parse_to_nothing),
    (SeatsAnybody, checks.other_seats_and_options_are_refused_at_the_start),
    (DefaultsNotItsOwn, checks.options_left_out_have_their_defaults),
    (SwitchOfNoClause, checks.options_left_out_have_their_defaults),
    (AnswersTheUnasked, checks.someone_can_act_until_the_match_is_over),
    (LeavesASeatWithoutChoice, checks.someone_can_act_until_the_match_is_over),
    (NeverEnds, checks.someone_can_act_until_the_match_is_over),
    (WaitsForOneSeatTwice, checks.someone_can_act_until_the_match_is_over),
    (MakesActionsAnew, checks.legal_actions_are_the_table_s_own),
    (NamesAChoiceTwice, checks.legal_actions_are_the_table_s_own),
    (OffersWhatCannotBeDone, checks.legal_actions_are_the_table_s_own),
    (OddsBeyondOne, checks.chance_names_exactly_its_outcomes),
    (OddsForgetAnOutcome, checks.chance_names_exactly_its_outcomes),
    (OrderMatters, checks.order_of_simultaneous_choices_does_not_matter),
    (OthersChoicesBindMine, checks.order_of_simultaneous_choices_does_not_matter),
    (CitesNothing, checks.illegal_actions_are_refused_with_a_clause_of_the_manual),
    (RefusesWithoutCode, checks.illegal_actions_are_refused_with_a_clause_of_the_manual),
    (PromptForgetsAChoice, checks.prompts_offer_exactly_the_legal_actions),
    (PromptCitesNothing, checks.prompts_offer_exactly_the_legal_actions),
    (CloneSharesAList, checks.earlier_states_stay_as_they_were),
    (CloneForgets, checks.earlier_states_stay_as_they_were),
    (LookingChangesTheTable, checks.asking_changes_nothing),
    (ImaginingChangesTheTable, checks.asking_changes_nothing),
    (LosesStones, checks.components_are_never_made_or_lost),
    (LastComesFirst, checks.scores_and_places_agree),
    (PlacesWithAHole, checks.scores_and_places_agree),
    (StoryChangesTheMatch, checks.a_story_changes_nothing),
    (KeepsARecordOfItsOwn, checks.a_record_replays_to_the_same_end),
    (ViewHoldsTheTable, checks.views_and_events_are_plain_values),
    (ViewCanBeChanged, checks.views_and_events_are_plain_values),
    (EventHoldsAList, checks.views_and_events_are_plain_values),
    (AdvisesOnTheFirstOnly, checks.advice_has_one_number_an_option),
    (AdvisesItsSpiesOnTheFirstOnly, checks.advice_has_one_number_an_option),
    (FavoursWhatIsNoStrategy, checks.advice_favours_the_strategies_named_and_no_other),
    (NamesAStrategyTwice, checks.advice_favours_the_strategies_named_and_no_other),
    (ExplainsAnotherOption, checks.advice_comes_with_its_reason),
    (ReasonHoldsTheAction, checks.advice_comes_with_its_reason),
    (ViewShowsBids, hidden.imagined_states_look_like_the_truth),
    (ViewShowsTheBag, hidden.imagined_states_look_like_the_truth),
    (PromptTellsOfBids, hidden.imagined_states_look_like_the_truth),
    (ChoicesBetrayCoins, hidden.imagined_states_look_like_the_truth),
    (RefusalBetraysCoins, hidden.imagined_states_look_like_the_truth),
    (WaitingBetraysBids, hidden.imagined_states_look_like_the_truth),
    (OpenScoresCountCoins, hidden.imagined_states_look_like_the_truth),
    (ForgetsWhatItSaw, hidden.imagined_states_look_like_the_truth),
    (StoryShowsEverything, hidden.secrets_are_told_to_their_owner_alone),
    (OwnerHearsNothing, hidden.secrets_are_told_to_their_owner_alone),
    (StoryHintsAtBids, hidden.secret_choices_sound_alike),
    (StoryShowsEverything, hidden.secret_choices_sound_alike),
    (OpenEventBetraysCoins, hidden.imagined_states_stay_alike_until_the_story_differs),
    (RuleReadsASecret, hidden.imagined_states_stay_alike_until_the_story_differs),
    (ImaginesTheTruth, hidden.imagination_varies_where_there_are_secrets),
    (ImaginesCoinsThatAreNot, hidden.imagined_states_play_to_the_end),
    (ImaginesBidsBeyondMeans, hidden.imagined_states_play_to_the_end),
    (GemBetraysCoins, undoing.undo_is_offered_exactly_when_nobody_learnt),
    (KeepsARecordOfItsOwn, undoing.an_undone_move_leaves_no_trace),
]


@pytest.mark.parametrize(("broken", "check"), BROKEN, ids=lambda it: it.__name__)
def test_a_broken_toy_fails(broken: type[Cove], check: Check) -> None:
    def plays_all() -> None:
        for sitting in sittings_of(broken()):
            check(sitting)

    with pytest.raises((AssertionError, TypeError)):  # TypeError: hash() of what can be changed
        plays_all()


@pytest.mark.parametrize("worlds", [0, 1])
def test_a_guard_that_hardly_looks_fails(worlds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "WORLDS", worlds)
    with pytest.raises(AssertionError):
        _undo_is_exact()


def test_a_guard_that_offers_less_than_it_may_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo.Run, "earliest", lambda run: None)
    with pytest.raises(AssertionError):
        _undo_is_exact()


def _undo_is_exact() -> None:
    for sitting in sittings_of(Cove()):
        undoing.undo_is_offered_exactly_when_nobody_learnt(sitting)


def test_every_check_fails_on_some_broken_toy() -> None:
    assert {check for _, check in BROKEN} == {*CHECKS, *HIDDEN_CHECKS, *UNDO_CHECKS}
