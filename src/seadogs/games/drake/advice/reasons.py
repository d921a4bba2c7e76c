"""Why the captain would take the option it likes best: the coach's half of the advice.

A reason is true of the option it speaks for, and made of the plan that the advice was made of. It is a named
fact, message `advice-<name>`; its facts go by the names that the message files resolve.
"""

from seadogs.games.drake.actions import Action
from seadogs.games.drake.advice import captain, reasons_laying, reasons_sea, reasons_street
from seadogs.games.drake.edition import Edition
from seadogs.games.drake.views import View
from seadogs.kernel.telling import Told


def explain(edition: Edition, view: View, options: list[Action]) -> tuple[Action, Told]:
    """The first of the options that are advised most, and the reason."""
    worth = captain.advise(edition, view, options)
    action = options[worth.index(max(worth))]
    if len(options) == 1:
        return action, Told("only-choice", {})
    if min(worth) == max(worth):
        return action, Told("even", {})
    return action, reason(edition, view, action)


def reason(edition: Edition, view: View, action: Action) -> Told:
    """Why this action, which is the one advised, is advised."""
    asked = view.frame if view.frame != "" else view.phase
    if asked == "street":
        return reasons_street.visiting(edition, view, action)
    if asked in ("drake-extra", "investor-choice", "dockside-choice"):
        return reasons_street.gaining(edition, view, action)
    if asked == "missions":
        return reasons_laying.placing(edition, view, action)
    if asked in ("frigates", "garrisons"):
        return reasons_laying.countering(edition, view)
    if asked == "informer":
        return reasons_laying.looking(view, action)
    if asked == "informer-exchange":
        return reasons_laying.exchanging(view, action)
    if asked == "informer-move":
        return reasons_laying.moving(edition, view, action)
    if asked == "return-or-not":
        return reasons_sea.returning(edition, view, action)
    return reasons_sea.resolving(edition, view, action)
