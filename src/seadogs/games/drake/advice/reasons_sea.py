"""Why to carry a mission out, or let it go, and why to go home."""

from mypy_extensions import i64

from seadogs.games.drake.actions import Action, Decline, ReturnHome, Trade
from seadogs.games.drake.advice.aims import best_of, key_of, rounded
from seadogs.games.drake.advice.hold import best_set, hold_of
from seadogs.games.drake.advice.sea import hero_value, missions_left
from seadogs.games.drake.advice.worth import Target, commodity_gain, conquest_step, targets
from seadogs.games.drake.edition import Edition
from seadogs.games.drake.terms import COMMODITIES, PLACES
from seadogs.games.drake.views import View
from seadogs.kernel.names import Fact
from seadogs.kernel.telling import Told


def resolving(edition: Edition, view: View, action: Action) -> Told:
    """attack, pay, trade or decline."""
    if isinstance(action, Trade):
        return trading(edition, view, action.commodity)
    place: i64 = [seen.place for seen in view.places].index(view.frame_place)
    goal = targets(edition, view)[place]
    seen = view.places[place]
    hold = hold_of(view)
    facts: dict[str, Fact] = {
        "place": seen.place,
        "points": seen.points,
        "treasure": seen.treasure,
        "step": int(conquest_step(edition, hold.kinds, goal.kind)),
    }
    if isinstance(action, Decline):
        return declining(edition, view, place, facts)
    if not hold.can(goal):
        return Told("attack-gamble", facts)
    return Told("pay" if view.frame == "pay" else "attack", facts)


def declining(edition: Edition, view: View, place: i64, facts: dict[str, Fact]) -> Told:
    """resolve.decline: what the other missions bring without this one, which they could not with it."""
    kept = still_possible(edition, view, place)
    facts["elsewhere"] = key_of(view, best_of(kept))
    facts["missions"] = len(kept)
    return Told("decline", facts)


def still_possible(edition: Edition, view: View, without: i64) -> list[Target]:
    """The best set of my missions still to come, but for one place."""
    left = missions_left(edition, view, without)
    chosen = [False] * PLACES
    best_set(edition, left, 0, len(left), hold_of(view), chosen)
    return [goal for goal in left if chosen[goal.place]]


def trading(edition: Edition, view: View, commodity: i64) -> Told:
    """trade.port: by what the commodity adds to the sets."""
    mine = view.captains[view.seat]
    facts: dict[str, Fact] = {
        "place": view.frame_place,
        "commodity": COMMODITIES[commodity],
        "points": int(commodity_gain(edition, mine, int(commodity))),
    }
    return Told("trade", facts)


def returning(edition: Edition, view: View, action: Action) -> Told:
    """return.when, return.hero: the bonus against what is left to do."""
    left = missions_left(edition, view, -1)
    chosen = [False] * PLACES
    onward = best_set(edition, left, 0, len(left), hold_of(view), chosen)
    kept = [goal for goal in left if chosen[goal.place]]
    hero = int(hero_value(edition, view))
    facts: dict[str, Fact] = {
        "points": hero,
        "missions": len(kept),
        "worth": rounded(onward),
        "elsewhere": key_of(view, best_of(kept)),
    }
    if not isinstance(action, ReturnHome):
        return Told("sail-on", facts)
    return Told("return-hero" if hero > 0 else "return", facts)
