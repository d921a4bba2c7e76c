"""Which of the captain's thoughts answers which question."""

from seadogs.games.drake.actions import Action
from seadogs.games.drake.advice import gains, laying, sea, street
from seadogs.games.drake.advice.taste import EVEN, Taste
from seadogs.games.drake.edition import Edition
from seadogs.games.drake.views import View


def advise(edition: Edition, view: View, options: list[Action], taste: Taste = EVEN) -> list[float]:
    """How good each option looks, in victory points, to a sensible captain who knows the edition and the view."""
    asked = view.frame if view.frame != "" else view.phase
    if asked == "street":
        return street.advise_visit(edition, view, options, taste)
    if asked in ("drake-extra", "investor-choice", "dockside-choice"):
        return gains.advise_gain(edition, view, options, taste)
    if asked == "missions":
        return laying.advise_placing(edition, view, options, taste)
    if asked in ("frigates", "garrisons"):
        return laying.advise_counter(edition, view, options, taste)
    if asked == "informer":
        return laying.advise_informer(edition, view, options)
    if asked == "informer-exchange":
        return laying.advise_exchange(edition, view, options, taste)
    if asked == "informer-move":
        return laying.advise_move(edition, view, options, taste)
    if asked == "return-or-not":
        return sea.advise_return(edition, view, options, taste)
    return sea.advise_mission(edition, view, options, taste)
