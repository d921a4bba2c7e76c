"""Undo at the Dark Seas where it once was offered wrongly; what it is in general, conformance proves."""

from seadogs.games.darkseas.game import open_game
from tests.conformance.sittings import Sitting
from tests.conformance.undoing import undo_is_offered_exactly_when_nobody_learnt


def test_who_keeps_one_of_two_tiles_shows_the_others_the_other() -> None:
    """captain.island: the tile that is not kept is discarded face up; few of their worlds hold the tile that was kept"""
    picks = (829, 105, 739, 0, 249, 349, 217, 110, 614, 434, 177, 148, 36)
    options = {"choose_harbours": True, "simultaneous": False}
    undo_is_offered_exactly_when_nobody_learnt(Sitting(open_game(), frozenset(), 2, options, picks, 1160, "advised"))
