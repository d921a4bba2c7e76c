"""What the balance report counts: who begins."""

from seadogs.games.darkseas.events_turn import FirstDrawn
from seadogs.games.darkseas.features import Watch
from seadogs.games.darkseas.game import open_game
from seadogs.kernel.names import Seat


def test_lots_are_counted_clockwise_from_whoever_begins() -> None:
    heard = Watch(open_game(), 4)
    heard.hear(FirstDrawn(Seat(2)))
    assert heard.lots == [3, 4, 1, 2]
