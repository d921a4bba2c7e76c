"""Cove: the smallest game with everything that the kernel must carry, behind the common door.

Coins dealt in secret, a simultaneous secret choice, knowledge that one seat gains, a switch, a tie-break. It
tests the kernel without leaning on a real game, and is broken on purpose to prove that the conformance suite
notices (tests/conformance/broken.py and broken_secrets.py). Clauses: manual/en.md.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from seadogs.kernel.game import Game, all_options
from seadogs.kernel.names import CHANCE, Choice, Prompt, Seat, Switch
from seadogs.kernel.refusal import Refusal
from seadogs.kernel.telling import Phrase, Told

MANUAL: Final = Path(__file__).parent / "manual" / "en.md"

COINS: Final = (1, 2, 3)
BAG: Final = (2, 2, 2)  # coins of each value
GEMS: Final = 2
ROUNDS: Final = 3
MOST_STONES: Final = 4
FEWEST: Final = 2
MOST: Final = 4
NO_COIN: Final = 0
NO_BID: Final = -1
HIDDEN: Final = -2

DEALING: Final = "dealing"
BIDDING: Final = "bidding"
PRIZE: Final = "prize"
OVER: Final = "over"


@dataclass(frozen=True)
class Action:
    id: int
    kind: str  # deal, bid, gem, peek or pass
    number: int  # the coin, the bid or the seat


def _table() -> list[Action]:
    rows = [("deal", coin) for coin in COINS] + [("bid", stones) for stones in range(MOST_STONES + 1)]
    rows += [("gem", 0), ("pass", 0)] + [("peek", seat) for seat in range(MOST)]
    return [Action(index, kind, number) for index, (kind, number) in enumerate(rows)]


ACTIONS: Final = _table()


def _all(kind: str) -> list[Action]:
    return [action for action in ACTIONS if action.kind == kind]


@dataclass(frozen=True)
class CoinDealt:
    seat: Seat
    coin: int
    only: Seat


@dataclass(frozen=True)
class BidLaid:
    seat: Seat
    stones: int
    only: Seat


@dataclass(frozen=True)
class BidOpened:
    seat: Seat
    stones: int


@dataclass(frozen=True)
class BidWon:
    seat: Seat


@dataclass(frozen=True)
class GemTaken:
    seat: Seat


@dataclass(frozen=True)
class CoinPeeked:
    seat: Seat
    other: Seat


@dataclass(frozen=True)
class CoinSeen:
    seat: Seat  # whose coin
    coin: int
    only: Seat


@dataclass(frozen=True)
class Passed:
    seat: Seat


@dataclass(frozen=True)
class CoinOpened:
    seat: Seat
    coin: int


Event: TypeAlias = CoinDealt | BidLaid | BidOpened | BidWon | GemTaken | CoinPeeked | CoinSeen | Passed | CoinOpened


class State:
    def __init__(self, seats: int, stones: int) -> None:
        self.phase = DEALING
        self.bag = list(BAG)
        self.coins = [NO_COIN] * seats
        self.stones = [stones] * seats
        self.bids = [NO_BID] * seats
        self.gems = [0] * seats
        self.spent = 0
        self.round = 0
        self.winner = Seat(0)
        self.seen: set[tuple[int, int]] = set()  # (who looked, at whose coin)

    def clone(self) -> "State":
        other = State(len(self.coins), 0)
        other.phase, other.spent, other.round, other.winner = self.phase, self.spent, self.round, self.winner
        other.bag, other.coins, other.stones = self.bag.copy(), self.coins.copy(), self.stones.copy()
        other.bids, other.gems, other.seen = self.bids.copy(), self.gems.copy(), self.seen.copy()
        return other

    def knows(self, seat: int, other: int) -> bool:
        """Whether `seat` knows the coin of `other`."""
        return seat == other or (seat, other) in self.seen or self.phase == OVER


@dataclass(frozen=True)
class View:
    phase: str
    round: int
    coins: tuple[int, ...]  # HIDDEN where this seat does not know
    stones: tuple[int, ...]
    bids: tuple[int, ...]
    gems: tuple[int, ...]
    waiting: tuple[int, ...]
    seen: tuple[int, ...]  # whose coins this seat has looked at


class Cove(Game[State, Action, Event, View]):
    def __init__(self) -> None:
        self.key = "cove"
        self.rules = 1
        self.fewest = FEWEST
        self.most = MOST
        self.longest = MOST + ROUNDS * (MOST + 1)
        self.switches = (Switch("rich", False, "bid.stones"),)
        self.edition = "sand-1"
        self.digest = "sha256:c0ffee"
        self.titles: Mapping[str, str] = {}
        self.terms: Mapping[str, Phrase] = {}
        self.strategies = ("spy",)
        self.actions = ACTIONS

    def start(self, seats: int, options: Mapping[str, bool] | None = None) -> State:
        rich = all_options(self, seats, options)["rich"]
        return State(seats, MOST_STONES if rich else MOST_STONES - 1)

    def waiting(self, state: State) -> list[Seat]:
        if state.phase == DEALING:
            return [CHANCE]
        if state.phase == BIDDING:
            return [Seat(seat) for seat, bid in enumerate(state.bids) if bid == NO_BID]
        return [state.winner] if state.phase == PRIZE else []

    def legal(self, state: State, seat: Seat) -> list[Action]:
        if seat not in self.waiting(state):
            return []
        if state.phase == DEALING:
            return [action for action in _all("deal") if state.bag[action.number - 1]]
        if state.phase == BIDDING:
            return [action for action in _all("bid") if action.number <= state.stones[seat]]
        others = [action for action in _all("peek") if action.number < len(state.coins) and action.number != seat]
        return (_all("gem") if sum(state.gems) < GEMS else []) + others + _all("pass")

    def odds(self, state: State) -> list[tuple[Action, float]]:
        left = sum(state.bag)
        return [(action, state.bag[action.number - 1] / left) for action in self.legal(state, CHANCE)]

    def apply(self, state: State, seat: Seat, action: Action, story: list[Event] | None = None) -> None:
        events = self.deal(state, action) if seat == CHANCE else self.decide(state, seat, action)
        if story is not None:
            story.extend(events)

    def deal(self, state: State, action: Action) -> list[Event]:
        """deal.coin"""
        owner = Seat(state.coins.index(NO_COIN))
        state.coins[owner] = action.number
        state.bag[action.number - 1] -= 1
        if NO_COIN not in state.coins:
            state.phase = BIDDING
        return [CoinDealt(owner, action.number, owner)]

    def decide(self, state: State, seat: Seat, action: Action) -> list[Event]:
        if action.kind == "bid":
            return self.bid(state, seat, action)
        events = self.prize(state, seat, action)
        state.round += 1
        state.phase = BIDDING
        if state.round == ROUNDS:
            state.phase = OVER
            events += [CoinOpened(Seat(owner), coin) for owner, coin in enumerate(state.coins)]
        return events

    def bid(self, state: State, seat: Seat, action: Action) -> list[Event]:
        """bid.secret"""
        state.bids[seat] = action.number
        events: list[Event] = [BidLaid(seat, action.number, seat)]
        if NO_BID in state.bids:
            return events
        state.winner = Seat(state.bids.index(max(state.bids)))
        events += [BidOpened(Seat(other), stones) for other, stones in enumerate(state.bids)]
        events.append(BidWon(state.winner))
        state.stones = [stones - bid for stones, bid in zip(state.stones, state.bids, strict=True)]
        state.spent += sum(state.bids)
        state.bids = [NO_BID] * len(state.bids)
        state.phase = PRIZE
        return events

    def prize(self, state: State, seat: Seat, action: Action) -> list[Event]:
        """prize.gem, prize.peek, prize.pass"""
        if action.kind == "gem":
            state.gems[seat] += 1
            return [GemTaken(seat)]
        if action.kind == "pass":
            return [Passed(seat)]
        other = Seat(action.number)
        state.seen.add((seat, other))
        return [CoinPeeked(seat, other), CoinSeen(other, state.coins[other], seat)]

    def clone(self, state: State) -> State:
        return state.clone()

    def scores(self, state: State) -> list[int]:
        """score.coin: coins count once they lie open."""
        coins = state.coins if state.phase == OVER else [0] * len(state.coins)
        return [coin + 2 * gems for coin, gems in zip(coins, state.gems, strict=True)]

    def places(self, state: State) -> list[int]:
        ranks = list(zip(self.scores(state), state.stones, strict=True))
        return [1 + sum(other > rank for other in ranks) for rank in ranks]

    def view(self, state: State, seat: Seat) -> View:
        coins = [
            coin if coin == NO_COIN or state.knows(seat, other) else HIDDEN for other, coin in enumerate(state.coins)
        ]
        bids = [bid if bid == NO_BID or other == seat else HIDDEN for other, bid in enumerate(state.bids)]
        seen = sorted(other for who, other in state.seen if who == seat)
        waiting = tuple(self.waiting(state))
        return View(
            state.phase, state.round, tuple(coins), tuple(state.stones), tuple(bids), tuple(state.gems),
            waiting, tuple(seen),
        )  # fmt: skip

    def tell(self, event: Event, seat: Seat) -> Event | None:
        if isinstance(event, CoinDealt) and event.only != seat:
            return replace(event, coin=HIDDEN)
        if isinstance(event, BidLaid) and event.only != seat:
            return replace(event, stones=HIDDEN)
        return None if isinstance(event, CoinSeen) and event.only != seat else event

    def imagine(self, state: State, seat: Seat, rng: Random) -> State:
        guess = state.clone()
        unknown = [other for other, coin in enumerate(state.coins) if coin != NO_COIN and not state.knows(seat, other)]
        pool = [coin for coin in COINS for _ in range(state.bag[coin - 1])] + [state.coins[i] for i in unknown]
        rng.shuffle(pool)
        for other in unknown:
            guess.coins[other] = pool.pop()
        guess.bag = [pool.count(coin) for coin in COINS]
        for other, bid in enumerate(state.bids):
            if other != seat and bid != NO_BID:
                guess.bids[other] = rng.randrange(state.stones[other] + 1)
        return guess

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal:
        if seat not in self.waiting(state):
            return Refusal("not-asked", "turn.asked")
        if state.phase == BIDDING:
            short = action.kind == "bid"
            return Refusal("stones-short", "bid.stones", {"have": state.stones[seat]}) if short else _WANTS_BID
        if action.kind == "gem":
            return Refusal("gems-gone", "prize.gem")
        return Refusal("peek-other", "prize.peek") if action.kind == "peek" else Refusal("prize-first", "prize.pass")

    def prompt(self, state: State, seat: Seat) -> Prompt:
        choices = tuple(
            Choice(self.text(action), action.kind, {"number": action.number}) for action in self.legal(state, seat)
        )
        clause = "bid.secret" if state.phase == BIDDING else "prize.gem"
        return Prompt(seat, state.phase, clause, {"round": state.round}, choices)

    def advise(self, view: View, options: list[Action], strategy: str = "") -> list[float]:
        if strategy not in ("", *self.strategies):
            raise ValueError(f"no strategy {strategy!r}")
        wanted = "peek" if strategy == "spy" else "gem"
        return [float(action.kind == wanted) for action in options]

    def explain(self, view: View, options: list[Action]) -> tuple[Action, Told]:
        advice = self.advise(view, options)
        action = options[advice.index(max(advice))]
        return action, Told(action.kind, {"number": action.number})

    def index(self, action: Action) -> int:
        return action.id

    def text(self, action: Action) -> str:
        return action.kind if action.kind in ("gem", "pass") else f"{action.kind} {action.number}"

    def parse(self, text: str) -> Action | None:
        return _BY_TEXT.get(text)

    def dump(self, state: State) -> dict[str, object]:
        return {
            "phase": state.phase, "bag": state.bag.copy(), "coins": state.coins.copy(),
            "stones": state.stones.copy(), "bids": state.bids.copy(), "gems": state.gems.copy(),
            "spent": state.spent, "round": state.round, "winner": int(state.winner),
            "seen": sorted(map(list, state.seen)),
        }  # fmt: skip

    def census(self, state: State) -> dict[str, int]:
        coins = sum(state.bag) + sum(coin != NO_COIN for coin in state.coins)
        return {"coins": coins, "stones": sum(state.stones) + state.spent}


_WANTS_BID: Final = Refusal("bid-first", "bid.secret")
_BY_TEXT: Final = {Cove().text(action): action for action in ACTIONS}
