"""The one door through which records, bots, servers and environments see a game."""

from abc import abstractmethod
from collections.abc import Mapping
from random import Random
from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from seadogs.kernel.names import Prompt, Seat, Switch
from seadogs.kernel.refusal import Refusal
from seadogs.kernel.telling import Phrase, Told

S = TypeVar("S")  # State: the whole table, secrets included
A = TypeVar("A")  # Action: one choice; frozen, made once, compared with `is`
E = TypeVar("E")  # Event: what the table saw
V = TypeVar("V")  # View: what one seat may know; its `seat` says whose it is


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, A, E, V]):
    """Rules as functions over one mutable state. Holds no match, no clock and no random numbers."""

    key: str  # the folder's name
    rules: int  # changes whenever an old record would replay differently
    fewest: int
    most: int
    longest: int  # no match has more moves than this, Chance's among them, whoever plays
    switches: tuple[Switch, ...]
    edition: str  # the name of what is printed
    digest: str  # of its values
    titles: Mapping[str, str]  # place names as this edition prints them, by key
    terms: Mapping[str, Phrase]  # what else this edition names or describes, by the name of the message it becomes
    strategies: tuple[str, ...]  # what else than all sources of points alike the advice can favour, by name
    actions: list[A]  # every action there is; its index is its code for networks

    @abstractmethod
    def start(self, seats: int, options: Mapping[str, bool] | None = None) -> S:
        """A fresh table; ValueError if `seats` or an option is not the game's."""

    @abstractmethod
    def waiting(self, state: S) -> list[Seat]:
        """Who must decide now: one seat, several at once, [CHANCE], or nobody: the match is over."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> list[A]:
        """The one truth about what `seat` may do now; empty when it is not asked."""

    @abstractmethod
    def odds(self, state: S) -> list[tuple[A, float]]:
        """While waiting is [CHANCE]: each outcome and its probability; they sum to 1."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: A, story: list[E] | None = None) -> None:
        """Do a legal action. Appends what happened to `story` if there is one."""

    @abstractmethod
    def clone(self, state: S) -> S:
        """An equal state that shares nothing with this one that may change."""

    @abstractmethod
    def scores(self, state: S) -> list[int]:
        """Points by seat: open ones during play, final ones once nobody is waited for."""

    @abstractmethod
    def places(self, state: S) -> list[int]:
        """Rank by seat, 1 the winner, by score and then by the rulebook's tie-break."""

    @abstractmethod
    def view(self, state: S, seat: Seat) -> V:
        """What `seat` (or WATCHER) may know, built up from nothing."""

    @abstractmethod
    def tell(self, event: E, seat: Seat) -> E | None:
        """What `seat` (or WATCHER) may hear of an event; None if it hears nothing."""

    @abstractmethod
    def imagine(self, state: S, seat: Seat, rng: Random) -> S:
        """Another state that this seat cannot tell from the real one (determinization)."""

    @abstractmethod
    def why_not(self, state: S, seat: Seat, action: A) -> Refusal:
        """Why `seat` may not do this now, from what that seat may know. Meaningless for legal actions."""

    @abstractmethod
    def prompt(self, state: S, seat: Seat) -> Prompt:
        """What `seat` is asked, while it is waited for."""

    @abstractmethod
    def advise(self, view: V, options: list[A], strategy: str = "") -> list[float]:
        """How good each option looks to a sensible player who knows only `view`: higher is better.

        With one of `strategies`, to a player who favours it; ValueError if there is no such strategy.
        """

    @abstractmethod
    def explain(self, view: V, options: list[A]) -> tuple[A, Told]:
        """The first of the options that `advise` likes best, and why, as a named fact: message `advice-<name>`.

        There must be at least one option. The reason is made of what `view` shows, and speaks to its seat.
        """

    @abstractmethod
    def index(self, action: A) -> int:
        """The action's place in `actions`."""

    @abstractmethod
    def text(self, action: A) -> str:
        """The action as records and people write it: "visit tavern"."""

    @abstractmethod
    def parse(self, text: str) -> A | None:
        """The action of that text, or None if there is none."""

    @abstractmethod
    def dump(self, state: S) -> dict[str, object]:
        """The whole table as plain values, equal for equal states. Never for a seat's eyes."""

    @abstractmethod
    def census(self, state: S) -> dict[str, int]:
        """How many of each component there are, wherever they lie: the same in every state."""


def all_options(game: Game[S, A, E, V], seats: int, options: Mapping[str, bool] | None) -> dict[str, bool]:
    """Every option of a match, as chosen or else by its default. ValueError as `Game.start` says."""
    if not game.fewest <= seats <= game.most:
        raise ValueError(f"seats must be {game.fewest} to {game.most}, not {seats}")
    full = {switch.key: switch.default for switch in game.switches}
    for key, choice in (options or {}).items():
        if key not in full:
            raise ValueError(f"no option {key!r}; there are {', '.join(full)}")
        full[key] = bool(choice)
    return full
