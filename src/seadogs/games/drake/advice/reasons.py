"""Why the captain would take the option it likes best: the coach's half of the advice."""

from seadogs.games.drake.actions import Action
from seadogs.games.drake.advice import captain
from seadogs.games.drake.edition import Edition
from seadogs.games.drake.views import View
from seadogs.kernel.telling import Told


def explain(edition: Edition, view: View, options: list[Action]) -> tuple[Action, Told]:
    """The first of the options that are advised most, and the reason."""
    worth = captain.advise(edition, view, options)
    return options[worth.index(max(worth))], Told("best", {})
