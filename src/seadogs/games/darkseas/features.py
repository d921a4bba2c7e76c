"""What the balance report counts here: who begins, the designs an island gains early, where its infamy comes from."""

from typing import Final, final

from seadogs.games.darkseas.events import Event
from seadogs.games.darkseas.events_turn import (
    FirstDrawn,
    GameScored,
    OpeningRevealed,
    RoundBegan,
    TilePlaced,
    TileScored,
    TreasureScored,
)
from seadogs.games.darkseas.game import DarkSeas

FEATURE: Final = "design"  # messages `design-<key>`
SOURCE: Final = "source"  # messages `source-<key>`
EARLY: Final = 4  # rounds: a third of the game


@final
class Watch:
    """One game as it is heard."""

    def __init__(self, game: DarkSeas, seats: int) -> None:
        self.lots = [0] * seats  # turns it has to wait in round 1, and one
        self.gained: list[set[str]] = [set() for _ in range(seats)]  # by seat: designs built early
        self.points: list[dict[str, int]] = [{} for _ in range(seats)]  # by seat and source; they sum to the score
        self._designs = {
            key: game.printed.designs[number]
            for key, number in zip(game.printed.keys, game.printed.design, strict=True)
        }
        self._early = True

    def hear(self, event: Event) -> None:
        if isinstance(event, RoundBegan):
            self._early = event.round <= EARLY
        elif isinstance(event, FirstDrawn):
            seats = len(self.lots)
            self.lots = [(seat - event.seat) % seats + 1 for seat in range(seats)]
        elif isinstance(event, OpeningRevealed | TilePlaced):
            if self._early:
                self.gained[event.seat].add(self._designs[event.tile])
        elif isinstance(event, TreasureScored):
            self._score(event.seat, "treasures", event.points)
        elif isinstance(event, TileScored):
            self._score(event.seat, "tiles", event.points)
        elif isinstance(event, GameScored):
            self._score(event.seat, event.source, event.points)

    def _score(self, seat: int, source: str, points: int) -> None:
        self.points[seat][source] = self.points[seat].get(source, 0) + points
