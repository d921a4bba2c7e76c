"""What tests read off a table: whose turn, holds, docks, the map, the story, all by colours and keys."""

from seadogs.games.drake.events import Event
from seadogs.games.drake.game import Drake, open_game
from seadogs.games.drake.state import FRAMES, PHASES, Mat, State
from seadogs.games.drake.terms import CAPTAINS, COMMODITIES, ITEMS, NOBODY, TREASURES
from seadogs.games.drake.views import CaptainView, PlaceView, View
from seadogs.kernel.names import CHANCE, WATCHER, Facts, Seat
from seadogs.kernel.refusal import Refusal
from seadogs.kernel.telling import Told, told

GAME = open_game()
FORTS = ("rio-de-la-hacha", "cartagena", "panama", "veracruz")
GALLEON_SPOTS = ("galleon-2", "galleon-3", "galleon-4")


def seat_of(captain: str) -> Seat:
    """Red is 0, and so on; `chance` and `watcher` as the kernel has them."""
    named = {"chance": CHANCE, "watcher": WATCHER}
    return named[captain] if captain in named else Seat(CAPTAINS.index(captain))


def captain_of(seat: int) -> str:
    return "chance" if seat == CHANCE else CAPTAINS[seat]


def coloured(fact: Told) -> dict[str, str | int | bool]:
    """A told fact's values, captains by colour."""
    return {key: captain_of(int(value)) if key in ("seat", "other") else value for key, value in fact.facts.items()}


def line_of(fact: Told) -> str:
    """`conquered seat=red place=veracruz points=5`."""
    return " ".join([fact.name, *(f"{key}={value}" for key, value in coloured(fact).items())])


class Seen:
    """A match in play, to be looked at. `story` holds all that happened."""

    game: Drake
    state: State
    captains: tuple[str, ...]
    events: list[Event]
    census: dict[str, int]

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def turn(self) -> str:
        """Who is waited for: a colour, `chance`, or `nobody`."""
        waiting = self.game.waiting(self.state)
        return captain_of(waiting[0]) if waiting else "nobody"

    @property
    def asked(self) -> str:
        """The name of the question that is open."""
        if self.turn == "chance":
            return FRAMES[self.state.frames[-1].kind] if self.state.frames else self.phase
        return self.game.prompt(self.state, seat_of(self.turn)).name

    @property
    def story(self) -> list[str]:
        return [line_of(told(event)) for event in self.events]

    def facts(self, name: str, **wanted: str | int) -> list[Facts]:
        """All that was told under that name with those values."""
        told_so = [each for each in map(told, self.events) if each.name == name]
        return [facts for facts in map(coloured, told_so) if wanted.items() <= facts.items()]

    def told(self, name: str, **wanted: str | int) -> bool:
        return bool(self.facts(name, **wanted))

    def heard(self, captain: str, name: str) -> list[Facts]:
        """What a captain (or `watcher`) could hear under that name."""
        heard = [self.game.tell(event, seat_of(captain)) for event in self.events]
        facts = [told(event) for event in heard if event is not None]
        return [coloured(fact) for fact in facts if fact.name == name]

    def mat(self, captain: str) -> Mat:
        return self.state.mats[seat_of(captain)]

    def hold(self, captain: str) -> dict[str, int]:
        return {item: int(self.mat(captain).hold[n]) for n, item in enumerate(ITEMS)}

    def pool(self) -> dict[str, int]:
        return {item: int(self.state.pool[n]) for n, item in enumerate(ITEMS)}

    def cargo(self, captain: str) -> dict[str, int]:
        return {kind: int(self.mat(captain).cargo[n]) for n, kind in enumerate(COMMODITIES)}

    def chest(self, captain: str) -> dict[str, int]:
        return {kind: int(self.mat(captain).chest[n]) for n, kind in enumerate(TREASURES)}

    def score(self, captain: str) -> int:
        return self.game.scores(self.state)[seat_of(captain)]

    def scores(self) -> dict[str, int]:
        return {captain: self.score(captain) for captain in self.captains}

    def homebound(self) -> list[str]:
        return [captain_of(seat) for seat in map(int, self.state.homebound) if seat != NOBODY]

    def outbound(self) -> list[str]:
        """The sailing order."""
        return [captain_of(seat) for seat in map(int, self.state.outbound) if seat != NOBODY]

    def view(self, captain: str) -> View:
        return self.game.view(self.state, seat_of(captain))

    def log(self, captain: str, eyes: str = "watcher") -> CaptainView:
        """A captain's log as another sees it."""
        return self.view(eyes).captains[seat_of(captain)]

    def place(self, place: str, eyes: str = "watcher") -> PlaceView:
        return next(each for each in self.view(eyes).places if each.place == place)

    def street(self) -> list[str]:
        return [location.location for location in self.view("watcher").street]

    def discs_seen(self, eyes: str, place: str) -> dict[str, str]:
        """What a captain sees of the discs at a destination: disc by owner."""
        seen = [mission for mission in self.view(eyes).missions if mission.place == place]
        return {captain_of(mission.seat): mission.disc for mission in seen}

    def arrivals(self, place: str) -> list[str]:
        """The discs at a destination in order of arrival: `red 1`."""
        missions = [mission for mission in self.view("watcher").missions if mission.place == place]
        return [f"{captain_of(mission.seat)} {mission.disc}" for mission in missions]

    def legal(self, captain: str = "") -> list[str]:
        """What a captain, or whoever is waited for, may do."""
        seat = seat_of(captain or self.turn)
        if seat == CHANCE:
            return [self.game.text(action) for action, _ in self.game.odds(self.state)]
        return [self.game.text(action) for action in self.game.legal(self.state, seat)]

    def odds(self) -> dict[str, float]:
        return {self.game.text(action): chance for action, chance in self.game.odds(self.state)}

    def refused(self, captain: str, text: str) -> Refusal:
        """Why a captain may not do this; fails if it is allowed, or if asking changes anything."""
        action = self.game.parse(text)
        assert action is not None, f"{text!r} is no action"
        assert text not in self.legal(captain), f"{captain} may {text!r}"
        before = self.game.dump(self.state)
        refusal = self.game.why_not(self.state, seat_of(captain), action)
        assert self.game.dump(self.state) == before
        return refusal

    def check(self) -> None:
        """No component was lost or made."""
        assert self.game.census(self.state) == self.census
