"""What the balance report counts here: the order drawn, the houses visited on voyage 1, and where points come from."""

from typing import Final, final

from seadogs.games.drake.events import Event
from seadogs.games.drake.events_ashore import FrigateDrawn, InvestorPaid, Visited, VoyageBegan
from seadogs.games.drake.events_sea import (
    AdmiralScored,
    CargoScored,
    ChestOpened,
    Conquered,
    ConquestsScored,
    GovernorScored,
    HeroHailed,
)
from seadogs.games.drake.game import Drake

FEATURE: Final = "location"  # messages `location-<key>`
SOURCE: Final = "income"  # messages `income-<key>`
EARLY: Final = 1  # voyage of three

SOURCES: Final = {
    HeroHailed: "hero",
    ConquestsScored: "conquests",
    AdmiralScored: "offices",
    GovernorScored: "offices",
    CargoScored: "commodities",
    ChestOpened: "chest",
}


@final
class Watch:
    """One game as it is heard."""

    def __init__(self, game: Drake, seats: int) -> None:
        self.lots = [0] * seats
        self.gained: list[set[str]] = [set() for _ in range(seats)]  # by seat: houses visited early
        start = int(game.printed.start_score)
        self.points: list[dict[str, int]] = [{"start": start} for _ in range(seats)]  # they sum to the score
        self._early = True

    def hear(self, event: Event) -> None:
        if isinstance(event, VoyageBegan):
            self._early = event.voyage <= EARLY
        elif isinstance(event, FrigateDrawn):
            self.lots[event.seat] = event.dock
        elif isinstance(event, Visited):
            if self._early:
                self.gained[event.seat].add(event.location)
        elif isinstance(event, InvestorPaid):
            self._score(event.seat, "investor", -event.points)
        elif isinstance(event, Conquered):
            self._score(event.seat, event.kind, event.points)
        elif isinstance(
            event, HeroHailed | ConquestsScored | AdmiralScored | GovernorScored | CargoScored | ChestOpened
        ):
            self._score(event.seat, SOURCES[type(event)], event.points)

    def _score(self, seat: int, source: str, points: int) -> None:
        self.points[seat][source] = self.points[seat].get(source, 0) + points
