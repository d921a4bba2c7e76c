"""What the balance report counts: the order drawn for the first voyage."""

from seadogs.games.drake.events_ashore import FrigateDrawn
from seadogs.games.drake.features import Watch
from seadogs.games.drake.game import open_game
from seadogs.kernel.names import Seat


def test_a_lot_is_the_dock_that_the_frigate_was_drawn_for() -> None:
    heard = Watch(open_game(), 3)
    for dock, seat in enumerate((2, 0, 1), start=1):
        heard.hear(FrigateDrawn(Seat(seat), dock))
    assert heard.lots == [2, 3, 1]
