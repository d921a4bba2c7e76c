"""Why the captain would take the option it likes best: the coach's half of the advice.

A reason is true of the option it speaks for, and made of what the advice was made of. It is a named fact, message
`advice-<name>`; its facts go by the names that the message files resolve.
"""

from seadogs.games.darkseas.actions import (
    Action,
    Activate,
    ChoosePlayer,
    DiscardTile,
    DrawTiles,
    KeepDice,
    KeepTile,
    KeepTreasure,
    LayHarbour,
    LeavePlain,
    MoveCaptain,
    OpenWith,
    PayDoubloons,
    PayTreasure,
    PlacePirate,
    PlaceTile,
    RemovePirate,
    RollAgain,
    Sail,
    Scheme,
    StayCaptain,
    TakeDoubloon,
    ThrowAway,
    Upgrade,
)
from seadogs.games.darkseas.advice import captain
from seadogs.games.darkseas.edition import Edition
from seadogs.games.darkseas.terms import (
    COLOURS,
    DIRECTIONS,
    RESOURCES,
    SLOTS,
    SPOTS,
    TREASURES,
)
from seadogs.games.darkseas.views import View
from seadogs.kernel.names import Fact
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
    if isinstance(action, Scheme):
        colour = int(edition.die[action.tile])
        facts: dict[str, Fact] = {
            "tile": edition.keys[action.tile],
            "count": view.dice.count(COLOURS[colour]),
            "resource": RESOURCES[edition.resource[action.tile]],
        }
        return Told("scheme", facts)
    if isinstance(action, RollAgain):
        return Told("roll-again", {"count": bin(action.dice).count("1")})
    if isinstance(action, KeepDice):
        return Told("keep-dice", {})
    if isinstance(action, MoveCaptain | StayCaptain):
        return captain_reason(view, action)
    if isinstance(action, DrawTiles):
        return Told("draw-tiles", {})
    if isinstance(action, TakeDoubloon):
        return Told("take-doubloon", {})
    return island_reason(edition, view, action)


def captain_reason(view: View, action: MoveCaptain | StayCaptain) -> Told:
    """captain.move, ship.enter: how far the ship comes with him there."""
    if view.frame:
        return Told("steer", {})
    spot = SPOTS[action.spot] if isinstance(action, MoveCaptain) else view.islands[view.seat].captain
    for reach in view.reach:
        if reach.captain == spot:
            stops, wakes = len(reach.stops), sum([stop.wakes for stop in reach.stops])
            if spot == "island":
                return Told("captain-island", {"stops": stops, "wakes": wakes})
            if any(stop.by == "captain" for stop in reach.stops):
                return Told("captain-opens", {"spot": spot, "stops": stops, "wakes": wakes})
            return Told("captain-guards", {"spot": spot, "stops": stops, "wakes": wakes})
    return Told("best", {})


def island_reason(edition: Edition, view: View, action: Action) -> Told:
    """Ship, tiles, pirates and treasures."""
    mine = view.islands[view.seat]
    if isinstance(action, Activate):
        tile = mine.harbours[action.slot // 2].tiles[action.slot % 2]
        return Told("activate", {"tile": tile.key if tile is not None else ""})
    if isinstance(action, Sail):
        here = DIRECTIONS.index(mine.ship)
        return Told("sail", {"direction": DIRECTIONS[(here + 1) % len(DIRECTIONS)]})
    if isinstance(action, PlaceTile):
        return placing_reason(edition, view, action)
    if isinstance(action, PlacePirate):
        return pirate_reason(edition, view, action.direction)
    if isinstance(action, Upgrade):
        return Told("upgrade", {})
    if isinstance(action, LeavePlain):
        return Told("leave-plain", {})
    if isinstance(action, KeepTreasure):
        held = mine.own_treasures[action.treasure]
        return Told("keep-treasure", {"treasure": TREASURES[action.treasure], "count": held + 1})
    return seldom_reason(edition, view, action)


def placing_reason(edition: Edition, view: View, action: PlaceTile) -> Told:
    """place.tile, power.tiles: what the tile does in the rounds that are left, or at the end."""
    key = edition.keys[action.tile]
    if edition.scores[action.tile]:
        return Told("place-scores", {"tile": key})
    left = view.rounds - view.round
    if left == 0:
        return Told("best", {})
    slot = SLOTS[2 * DIRECTIONS.index(view.islands[view.seat].ship) + action.side]
    return Told("place", {"tile": key, "slot": slot, "left": left})


def pirate_reason(edition: Edition, view: View, direction: int) -> Told:
    """power.harbour, power.full: what a pirate does there."""
    here = view.islands[view.seat].harbours[direction].pirates
    facts: dict[str, Fact] = {"direction": DIRECTIONS[direction]}
    if here == 0:
        return Told("pirate-first", facts)
    if here == edition.berths - 1:
        return Told("pirate-full", facts)
    return Told("pirate-builds", facts)


def seldom_reason(edition: Edition, view: View, action: Action) -> Told:
    """What is not asked in every turn."""
    if isinstance(action, OpenWith):
        scores = bool(edition.scores[action.tile])
        return Told("place-scores" if scores else "open-with", {"tile": edition.keys[action.tile]})
    if isinstance(action, ThrowAway):
        return Told("throw-away", {"tile": edition.keys[action.tile]})
    if isinstance(action, KeepTile):
        return Told("keep-tile", {"tile": edition.keys[action.tile]})
    if isinstance(action, RemovePirate | PayTreasure | DiscardTile):
        return Told("lose-least", {})
    if isinstance(action, PayDoubloons):
        return Told("pay-doubloons", {"count": action.count})
    if isinstance(action, ChoosePlayer):
        return Told("choose-leader", {"other": action.seat})
    if isinstance(action, LayHarbour):
        return Told("even", {})
    if view.step == "ship":
        return Told("anchor", {})
    if view.step == "place":
        return Told("place-nothing", {})
    return Told("best", {})
