"""Francis Drake behind the common door."""

from collections.abc import Mapping
from random import Random
from typing import final

from seadogs.games.drake import asking, imagine, inventory, look, refusals, telling, texts
from seadogs.games.drake.actions import ACTIONS, Action
from seadogs.games.drake.advice import captain, reasons, taste
from seadogs.games.drake.edition import Edition, load, plymouth_1
from seadogs.games.drake.events import Event
from seadogs.games.drake.rules import play
from seadogs.games.drake.rules.scoring import ranking
from seadogs.games.drake.state import OVER, State, new_state
from seadogs.games.drake.terms import DISC_COUNT, FEWEST, MOST, SHUFFLED, TAVERN
from seadogs.games.drake.views import View
from seadogs.kernel.game import Game, all_options
from seadogs.kernel.names import Prompt, Seat, Switch
from seadogs.kernel.refusal import Refusal
from seadogs.kernel.telling import Phrase, Told

SWITCHES = (
    Switch("fixed_street", False, "setup.tiles"),
    Switch("tavern_thrown", False, "location.tavern"),
    Switch("hero_slides", False, "return.hero"),
)


def open_game(edition: str | None = None) -> "Drake":
    """The game with the edition of that text, or with the packaged one. EditionError if the text is unusable."""
    return Drake(plymouth_1() if edition is None else load(edition))


def longest_match(edition: Edition) -> int:
    """No match has more moves, Chance's among them: those with five captains who leave nothing out."""
    laid = SHUFFLED + len(edition.galleon_guns)
    laid += len(edition.frigates) - 1 + len(edition.garrisons) - 1  # the last of either is laid with the one before
    street = MOST * int(edition.player_discs) + MOST  # every disc, and putting out
    given = int(edition.location_circles[TAVERN]) + 2 * MOST + 1  # dice; the Investor, Dockside and Drake let choose
    missions = MOST * DISC_COUNT + 2  # laid; the Informer
    decisions = 3 * MOST * (DISC_COUNT - 1)  # to attack, to pay, to go home, but for the Ghost Ship
    return MOST + int(edition.voyages) * (laid + street + given + missions + decisions)


@final
class Drake(Game[State, Action, Event, View]):
    def __init__(self, edition: Edition) -> None:
        self.printed = edition
        self.key = "drake"
        self.rules = 1
        self.fewest = FEWEST
        self.most = MOST
        self.longest = longest_match(edition)
        self.switches = SWITCHES
        self.edition = edition.name
        self.digest = edition.digest
        self.titles = {edition.places[n]: edition.titles[n] for n in range(len(edition.places))}
        self.terms: Mapping[str, Phrase] = {}
        self.strategies = taste.STRATEGIES
        self.actions = ACTIONS
        self.texts: list[str] = texts.texts(edition)
        self.by_text: dict[str, Action] = texts.actions_by_text(edition)

    def start(self, seats: int, options: Mapping[str, bool] | None = None) -> State:
        chosen = all_options(self, seats, options)
        return new_state(self.printed, seats, chosen["fixed_street"], chosen["tavern_thrown"], chosen["hero_slides"])

    def waiting(self, state: State) -> list[Seat]:
        return [] if state.phase == OVER else [Seat(play.actor(state))]

    def legal(self, state: State, seat: Seat) -> list[Action]:
        if state.phase == OVER or play.actor(state) != seat:
            return []
        return play.choices(state)

    def odds(self, state: State) -> list[tuple[Action, float]]:
        return play.odds(state)

    def apply(self, state: State, seat: Seat, action: Action, story: list[Event] | None = None) -> None:
        play.perform(state, action, story)

    def clone(self, state: State) -> State:
        return state.clone()

    def scores(self, state: State) -> list[int]:
        return [int(mat.score) for mat in state.mats]

    def places(self, state: State) -> list[int]:
        order = ranking(state)
        return [order.index(seat) + 1 for seat in range(len(order))]

    def view(self, state: State, seat: Seat) -> View:
        return look.view(state, seat)

    def tell(self, event: Event, seat: Seat) -> Event | None:
        return telling.tell(event, seat)

    def imagine(self, state: State, seat: Seat, rng: Random) -> State:
        return imagine.imagine(state, seat, rng)

    def why_not(self, state: State, seat: Seat, action: Action) -> Refusal:
        return refusals.why_not(state, seat, action)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return asking.prompt(state, seat)

    def advise(self, view: View, options: list[Action], strategy: str = "") -> list[float]:
        return captain.advise(self.printed, view, options, taste.of(strategy))

    def explain(self, view: View, options: list[Action]) -> tuple[Action, Told]:
        return reasons.explain(self.printed, view, options)

    def index(self, action: Action) -> int:
        return action.id

    def text(self, action: Action) -> str:
        return self.texts[action.id]

    def parse(self, text: str) -> Action | None:
        return self.by_text.get(text)

    def dump(self, state: State) -> dict[str, object]:
        return inventory.dump(state)

    def census(self, state: State) -> dict[str, int]:
        return inventory.census(state)
