"""The suite is worth something: it passes a sound toy, and each way to break the toy fails the check meant for it.

The broken toys stand in `broken` and `broken_secrets`.
"""

import pytest

from seadogs.games import AnyGame
from seadogs.kernel import undo
from tests.conformance import broken, broken_secrets, checks, hidden, undoing
from tests.conformance.checks import CHECKS, Check
from tests.conformance.hidden import HIDDEN_CHECKS
from tests.conformance.sittings import MANNERS, Sitting, slugs
from tests.conformance.undoing import UNDO_CHECKS
from tests.toy.game import (
    MANUAL,
    Cove,
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


BROKEN: list[tuple[type[Cove], Check]] = [
    (broken.WrongIndex, checks.action_ids_are_table_indexes),
    (broken.TwoActionsOfOneText, checks.action_texts_are_unique_and_parse_back),
    (broken.ParsesAnything, checks.other_texts_parse_to_nothing),
    (broken.SeatsAnybody, checks.other_seats_and_options_are_refused_at_the_start),
    (broken.DefaultsNotItsOwn, checks.options_left_out_have_their_defaults),
    (broken.SwitchOfNoClause, checks.options_left_out_have_their_defaults),
    (broken.AnswersTheUnasked, checks.someone_can_act_until_the_match_is_over),
    (broken.LeavesASeatWithoutChoice, checks.someone_can_act_until_the_match_is_over),
    (broken.NeverEnds, checks.someone_can_act_until_the_match_is_over),
    (broken.WaitsForOneSeatTwice, checks.someone_can_act_until_the_match_is_over),
    (broken.MakesActionsAnew, checks.legal_actions_are_the_table_s_own),
    (broken.NamesAChoiceTwice, checks.legal_actions_are_the_table_s_own),
    (broken.OffersWhatCannotBeDone, checks.legal_actions_are_the_table_s_own),
    (broken.OddsBeyondOne, checks.chance_names_exactly_its_outcomes),
    (broken.OddsForgetAnOutcome, checks.chance_names_exactly_its_outcomes),
    (broken.OrderMatters, checks.order_of_simultaneous_choices_does_not_matter),
    (broken.OthersChoicesBindMine, checks.order_of_simultaneous_choices_does_not_matter),
    (broken.CitesNothing, checks.illegal_actions_are_refused_with_a_clause_of_the_manual),
    (broken.RefusesWithoutCode, checks.illegal_actions_are_refused_with_a_clause_of_the_manual),
    (broken.PromptForgetsAChoice, checks.prompts_offer_exactly_the_legal_actions),
    (broken.PromptCitesNothing, checks.prompts_offer_exactly_the_legal_actions),
    (broken.CloneSharesAList, checks.earlier_states_stay_as_they_were),
    (broken.CloneForgets, checks.earlier_states_stay_as_they_were),
    (broken.LookingChangesTheTable, checks.asking_changes_nothing),
    (broken.ImaginingChangesTheTable, checks.asking_changes_nothing),
    (broken.LosesStones, checks.components_are_never_made_or_lost),
    (broken.LastComesFirst, checks.scores_and_places_agree),
    (broken.PlacesWithAHole, checks.scores_and_places_agree),
    (broken.StoryChangesTheMatch, checks.a_story_changes_nothing),
    (broken.KeepsARecordOfItsOwn, checks.a_record_replays_to_the_same_end),
    (broken.ViewHoldsTheTable, checks.views_and_events_are_plain_values),
    (broken.ViewCanBeChanged, checks.views_and_events_are_plain_values),
    (broken.EventHoldsAList, checks.views_and_events_are_plain_values),
    (broken.AdvisesOnTheFirstOnly, checks.advice_has_one_number_an_option),
    (broken.AdvisesItsSpiesOnTheFirstOnly, checks.advice_has_one_number_an_option),
    (broken.FavoursWhatIsNoStrategy, checks.advice_favours_the_strategies_named_and_no_other),
    (broken.NamesAStrategyTwice, checks.advice_favours_the_strategies_named_and_no_other),
    (broken.ExplainsAnotherOption, checks.advice_comes_with_its_reason),
    (broken.ReasonHoldsTheAction, checks.advice_comes_with_its_reason),
    (broken_secrets.ViewShowsBids, hidden.imagined_states_look_like_the_truth),
    (broken_secrets.ViewShowsTheBag, hidden.imagined_states_look_like_the_truth),
    (broken_secrets.PromptTellsOfBids, hidden.imagined_states_look_like_the_truth),
    (broken_secrets.ChoicesBetrayCoins, hidden.imagined_states_look_like_the_truth),
    (broken_secrets.RefusalBetraysCoins, hidden.imagined_states_look_like_the_truth),
    (broken_secrets.WaitingBetraysBids, hidden.imagined_states_look_like_the_truth),
    (broken_secrets.OpenScoresCountCoins, hidden.imagined_states_look_like_the_truth),
    (broken_secrets.ForgetsWhatItSaw, hidden.imagined_states_look_like_the_truth),
    (broken_secrets.StoryShowsEverything, hidden.secrets_are_told_to_their_owner_alone),
    (broken_secrets.OwnerHearsNothing, hidden.secrets_are_told_to_their_owner_alone),
    (broken_secrets.StoryHintsAtBids, hidden.secret_choices_sound_alike),
    (broken_secrets.StoryShowsEverything, hidden.secret_choices_sound_alike),
    (broken_secrets.OpenEventBetraysCoins, hidden.imagined_states_stay_alike_until_the_story_differs),
    (broken_secrets.RuleReadsASecret, hidden.imagined_states_stay_alike_until_the_story_differs),
    (broken_secrets.ImaginesTheTruth, hidden.imagination_varies_where_there_are_secrets),
    (broken_secrets.ImaginesCoinsThatAreNot, hidden.imagined_states_play_to_the_end),
    (broken_secrets.ImaginesBidsBeyondMeans, hidden.imagined_states_play_to_the_end),
    (broken_secrets.GemBetraysCoins, undoing.undo_is_offered_exactly_when_nobody_learnt),
    (broken.KeepsARecordOfItsOwn, undoing.an_undone_move_leaves_no_trace),
]


@pytest.mark.parametrize(("toy", "check"), BROKEN, ids=lambda it: it.__name__)
def test_a_broken_toy_fails(toy: type[Cove], check: Check) -> None:
    def plays_all() -> None:
        for sitting in sittings_of(toy()):
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
