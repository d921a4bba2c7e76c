"""Dark Seas behind the common door."""

from collections.abc import Mapping
from random import Random
from typing import final

from seadogs.games.darkseas import asking, imagine, inventory, look, phrases, refusals, telling, texts
from seadogs.games.darkseas.actions import ACTIONS, Action
from seadogs.games.darkseas.advice import captain, reasons, taste
from seadogs.games.darkseas.edition import Edition, load, plunder_1
from seadogs.games.darkseas.events import Event
from seadogs.games.darkseas.rules import play, scoring
from seadogs.games.darkseas.state import State, new_state
from seadogs.games.darkseas.terms import BASIC, FEWEST, MOST, SLOT_COUNT, TILES
from seadogs.games.darkseas.views import View
from seadogs.kernel.game import Game, all_options
from seadogs.kernel.names import Prompt, Seat, Switch
from seadogs.kernel.refusal import Refusal
from seadogs.kernel.telling import Phrase, Told

SWITCHES = (
    Switch("choose_harbours", False, "setup.island"),
    Switch("simultaneous", False, "option.simultaneous"),
)

SCHEMING = 4 + 4 * 4 * 2  # moves: four schemes at most, each for four pirates with four upgrades


def longest(edition: Edition) -> int:
    """No match has more moves: every island's deal and choices, then what a turn can hold in every round.

    A turn: schemes; the captain's step, and the island's draw; six harbours, and the anchor; a tile placed. In a
    round every tile that lies on an island is activated once at most (ship.once), and the islands have room for
    twelve each: the longest ones.
    """
    deal = 5 + int(edition.start_treasures) + int(edition.start_tiles) + 2
    turn = SCHEMING + 2 + int(edition.island_draw) + int(edition.island_keep) + 6 + 1 + 1
    starting = [tile for tile in range(BASIC, TILES) for _ in range(MOST)]
    lengths = sorted(1 + int(edition.longest[tile]) for tile in [*range(BASIC), *starting])
    activating = sum(lengths[-MOST * SLOT_COUNT :])
    return MOST * deal + 1 + int(edition.rounds) * (4 + 1 + 4 + MOST * turn + activating)


def open_game(edition: str | None = None) -> "DarkSeas":
    """The game with the edition of that text, or with the packaged one. EditionError if the text is unusable."""
    return DarkSeas(plunder_1() if edition is None else load(edition))


@final
class DarkSeas(Game[State, Action, Event, View]):
    def __init__(self, edition: Edition) -> None:
        self.printed = edition
        self.key = "darkseas"
        self.rules = 1
        self.fewest = FEWEST
        self.most = MOST
        self.longest = longest(edition)
        self.switches = SWITCHES
        self.edition = edition.name
        self.digest = edition.digest
        self.titles: Mapping[str, str] = {}
        self.terms: Mapping[str, Phrase] = phrases.terms(edition.printed)
        self.strategies = taste.STRATEGIES
        self.actions = ACTIONS
        self.texts: list[str] = texts.texts(edition)
        self.by_text: dict[str, Action] = texts.actions_by_text(edition)

    def start(self, seats: int, options: Mapping[str, bool] | None = None) -> State:
        chosen = all_options(self, seats, options)
        return new_state(self.printed, seats, chosen["choose_harbours"], chosen["simultaneous"])

    def waiting(self, state: State) -> list[Seat]:
        return play.waiting(state)

    def legal(self, state: State, seat: Seat) -> list[Action]:
        return play.choices(state, seat)

    def odds(self, state: State) -> list[tuple[Action, float]]:
        return play.odds(state)

    def apply(self, state: State, seat: Seat, action: Action, story: list[Event] | None = None) -> None:
        play.perform(state, seat, action, story)

    def clone(self, state: State) -> State:
        return state.clone()

    def scores(self, state: State) -> list[int]:
        return scoring.scores(state)

    def places(self, state: State) -> list[int]:
        return scoring.places(state)

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
