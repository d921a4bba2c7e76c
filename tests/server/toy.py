"""A toy game for the server's tests: chance deals secret cards, all seats hide a coin at once, the sum decides.

Every secret is a word that names its owner, "heron-2" or "gold-2", and nothing secret is ever revealed: a byte
that seat 1 receives may hold words of seat 1 only. With the switch `gestures` a seat may do other things before it
hides its coin: wave, which all see, and peek at its neighbour's card, which it alone sees.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from seadogs.kernel.game import Game
from seadogs.kernel.names import CHANCE, Choice, Prompt, Seat, Switch
from seadogs.kernel.provenance import EditionError, Violation
from seadogs.kernel.refusal import Refusal
from seadogs.kernel.telling import Phrase, Told, printed

CARDS: Final = ("heron", "walrus", "lynx")
COINS: Final = ("copper", "silver", "gold")
ROUNDS: Final = 3
EDITIONS = "toy"  # what an edition's text begins with
FEWEST: Final = 2
MOST: Final = 5


@dataclass(frozen=True)
class Deal:
    seat: int
    card: int


@dataclass(frozen=True)
class Hide:
    coin: int


@dataclass(frozen=True)
class Gesture:
    kind: str  # wave or peek


WAVE: Final = Gesture("wave")
PEEK: Final = Gesture("peek")
WAVES: Final = 3  # in a round
DEALS: Final = [[Deal(seat, card) for card in range(len(CARDS))] for seat in range(MOST)]
HIDES: Final = [Hide(coin) for coin in range(len(COINS))]


@dataclass(frozen=True)
class CardDealt:
    seat: Seat
    card: str
    only: Seat


@dataclass(frozen=True)
class CoinHidden:
    seat: Seat
    coin: str
    only: Seat


@dataclass(frozen=True)
class Waved:
    seat: Seat
    times: int


@dataclass(frozen=True)
class CardSeen:
    seat: Seat  # whose card
    card: str
    only: Seat


@dataclass(frozen=True)
class RoundWon:
    seat: Seat
    round: int


@dataclass(frozen=True)
class PlayerView:
    seat: int
    hidden: bool
    score: int


@dataclass(frozen=True)
class View:
    seat: int
    round: int
    players: tuple[PlayerView, ...]
    card: str
    coin: str
    seen: str = ""  # the neighbour's card


class State:
    def __init__(self, seats: int, gestures: bool = False) -> None:
        self.gestures = gestures
        self.waves = [0] * seats
        self.peeked = [False] * seats
        self.round = 1
        self.cards = [-1] * seats
        self.coins = [-1] * seats
        self.scores = [0] * seats


class Toy(Game[State, Any, Any, View]):
    key = "toy"
    rules = 1
    fewest = FEWEST
    most = MOST
    longest = ROUNDS * MOST * (2 + WAVES + 1)
    switches = (Switch("no_gold", False, "coins"), Switch("gestures", False, "turns"))
    titles: Mapping[str, str] = {"beach": "The Beach"}
    strategies: tuple[str, ...] = ()
    terms: Mapping[str, Phrase] = {"coin-gold": printed({"en": "a gold coin", "el": "ένα χρυσό νόμισμα"})}

    def __init__(self, edition: str | None) -> None:
        if edition is not None and not edition.startswith(EDITIONS):
            raise EditionError([Violation("not-toy", "head", {"found": edition[:10]})])
        self.edition = edition or "toy-1"
        self.digest = f"sha256:{self.edition}"
        self.actions = [*(deal for row in DEALS for deal in row), WAVE, PEEK, *HIDES]

    def start(self, seats: int, options: Mapping[str, bool] | None = None) -> State:
        return State(seats, (options or {}).get("gestures", False))

    def waiting(self, state: State) -> list[Seat]:
        if state.round > ROUNDS:
            return []
        if -1 in state.cards:
            return [CHANCE]
        return [Seat(seat) for seat, coin in enumerate(state.coins) if coin < 0]

    def legal(self, state: State, seat: Seat) -> list[Any]:
        if seat not in self.waiting(state):
            return []
        if seat == CHANCE:
            return [action for action, _ in self.odds(state)]
        gestures: list[Any] = []
        if state.gestures:
            gestures = [WAVE] * (state.waves[seat] < WAVES) + [PEEK] * (not state.peeked[seat])
        # the walrus may hide no gold: what is legal hangs on a secret
        return gestures + [hide for hide in HIDES if hide.coin < 2 or state.cards[seat] != 1]

    def odds(self, state: State) -> list[tuple[Any, float]]:
        seat = state.cards.index(-1)
        return [(deal, 1 / len(CARDS)) for deal in DEALS[seat]]

    def apply(self, state: State, seat: Seat, action: Any, story: list[Any] | None = None) -> None:
        events: list[Any] = [] if story is None else story
        if isinstance(action, Deal):
            owner = Seat(action.seat)
            state.cards[owner] = action.card
            events.append(CardDealt(owner, f"{CARDS[action.card]}-{owner}", owner))
            return
        if isinstance(action, Gesture):
            events.append(self.gesture(state, seat, action))
            return
        state.coins[seat] = action.coin
        events.append(CoinHidden(seat, f"{COINS[action.coin]}-{seat}", seat))
        if -1 not in state.coins:
            sums = [card + coin for card, coin in zip(state.cards, state.coins, strict=True)]
            best = Seat(sums.index(max(sums)))
            state.scores[best] += 1
            events.append(RoundWon(best, state.round))
            state.round += 1
            state.cards = [-1] * len(sums)
            state.coins = [-1] * len(sums)
            state.waves = [0] * len(sums)
            state.peeked = [False] * len(sums)

    def gesture(self, state: State, seat: Seat, action: Gesture) -> Any:
        if action is WAVE:
            state.waves[seat] += 1
            return Waved(seat, state.waves[seat])
        state.peeked[seat] = True
        other = Seat((seat + 1) % len(state.cards))
        return CardSeen(other, f"{CARDS[state.cards[other]]}-{other}", seat)

    def clone(self, state: State) -> State:
        other = State(len(state.scores), state.gestures)
        other.waves, other.peeked = state.waves[:], state.peeked[:]
        other.round = state.round
        other.cards, other.coins, other.scores = state.cards[:], state.coins[:], state.scores[:]
        return other

    def scores(self, state: State) -> list[int]:
        return state.scores[:]

    def places(self, state: State) -> list[int]:
        return [1 + sum(other > score for other in state.scores) for score in state.scores]

    def view(self, state: State, seat: Seat) -> View:
        own = seat >= 0
        card = f"{CARDS[state.cards[seat]]}-{seat}" if own and state.cards[seat] >= 0 else ""
        coin = f"{COINS[state.coins[seat]]}-{seat}" if own and state.coins[seat] >= 0 else ""
        players = [PlayerView(i, state.coins[i] >= 0, score) for i, score in enumerate(state.scores)]
        other = (seat + 1) % len(state.cards)
        seen = f"{CARDS[state.cards[other]]}-{other}" if own and state.peeked[seat] else ""
        return View(seat, state.round, tuple(players), card, coin, seen)

    def tell(self, event: Any, seat: Seat) -> Any:
        if getattr(event, "only", seat) == seat:
            return event
        return replace(event, coin="") if isinstance(event, CoinHidden) else None

    def imagine(self, state: State, seat: Seat, rng: Random) -> State:
        other = self.clone(state)
        for i in range(len(other.cards)):
            known = seat >= 0 and state.peeked[seat] and i == (seat + 1) % len(other.cards)
            if i != seat and not known and other.cards[i] >= 0:
                other.cards[i] = rng.randrange(len(CARDS))
        return other

    def why_not(self, state: State, seat: Seat, action: Any) -> Refusal:
        if seat not in self.waiting(state):
            return Refusal("not-asked", "turns", {"seat": seat})
        if isinstance(action, Deal):
            return Refusal("not-yours", "turns")
        return Refusal("walrus", "coins", {"seat": seat})

    def prompt(self, state: State, seat: Seat) -> Prompt:
        choices = [self.choice(action) for action in self.legal(state, seat)]
        return Prompt(seat, "hide", "coins", {}, tuple(choices))

    def choice(self, action: Any) -> Choice:
        if isinstance(action, Gesture):
            return Choice(self.text(action), action.kind, {})
        return Choice(self.text(action), "hide", {"coin": COINS[action.coin]})

    def advise(self, view: View, options: list[Any], strategy: str = "") -> list[float]:
        if strategy:
            raise ValueError(f"no strategy {strategy!r}")
        return [float(getattr(option, "coin", -1)) for option in options]

    def explain(self, view: View, options: list[Any]) -> tuple[Any, Told]:
        best = max(options, key=lambda option: getattr(option, "coin", -1))
        return best, Told("hide", {"coin": COINS[best.coin]})

    def index(self, action: Any) -> int:
        return self.actions.index(action)

    def text(self, action: Any) -> str:
        if isinstance(action, Deal):
            return f"deal {action.seat} {CARDS[action.card]}"
        if isinstance(action, Gesture):
            return action.kind
        return f"hide {COINS[action.coin]}"

    def parse(self, text: str) -> Any:
        return next((action for action in self.actions if self.text(action) == text), None)

    def dump(self, state: State) -> dict[str, object]:
        gestures = {"waves": state.waves[:], "peeked": state.peeked[:]}
        table = {"round": state.round, "cards": state.cards[:], "coins": state.coins[:], "scores": state.scores[:]}
        return table | gestures

    def census(self, state: State) -> dict[str, int]:
        return {}


def found() -> list[str]:
    return ["toy"]


def open_game(key: str, edition: str | None = None) -> Toy:
    if key != "toy":
        raise KeyError(key)
    return Toy(edition)
