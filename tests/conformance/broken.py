"""Broken toys, each with one function wrong, as a tired programmer might leave it: what the whole table sees."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import cast

from seadogs.kernel.names import Facts, Prompt, Seat, Switch
from seadogs.kernel.refusal import Refusal
from seadogs.kernel.telling import Told
from tests.toy.game import (
    BIDDING,
    NO_BID,
    Action,
    Cove,
    Event,
    Passed,
    State,
    View,
)

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
