"""Broken toys that tell, or know, what they should not. Each has one function wrong."""

from dataclasses import replace
from random import Random

from seadogs.kernel.names import Prompt, Seat
from seadogs.kernel.refusal import Refusal
from tests.toy.game import (
    BIDDING,
    DEALING,
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
