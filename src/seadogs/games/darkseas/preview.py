"""What each choice would cost and pay now, as facts, for the sentence that names it.

`gain` is how much more (or less) the seat would have if the game ended right after it. What a draw, a die or
another's answer decides stays out: `asks` then names the first thing that is open.
"""

from seadogs.games.darkseas.actions import (
    Action,
    Activate,
    ChoosePlayer,
    CopyTile,
    DiscardTile,
    DrawTiles,
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
    ReplacePirate,
    RollAgain,
    Sail,
    Scheme,
    StayCaptain,
    TakeBranch,
    TakeDoubloon,
    ThrowAway,
    Upgrade,
)
from seadogs.games.darkseas.look import reach, wakes
from seadogs.games.darkseas.rules.play import go, runner
from seadogs.games.darkseas.rules.scoring import total
from seadogs.games.darkseas.rules.setup import bare_harbour
from seadogs.games.darkseas.rules.ship import next_harbour
from seadogs.games.darkseas.state import ASKS, NO_ASK, PHASES, State, dice_of
from seadogs.games.darkseas.terms import (
    COLOURS,
    DICE,
    DIRECTIONS,
    NOBODY,
    NOTHING,
    OPENING_SLOT,
    RESOURCES,
    SLOTS,
    SPOTS,
    TREASURES,
)
from seadogs.kernel.names import Fact, Facts


def choice_facts(state: State, seat: int, action: Action) -> Facts:
    """What the choice's sentence needs, and what it would cost or pay now."""
    match action:
        case LayHarbour():
            return {"colour": COLOURS[action.colour]} | direction_facts(state, seat)
        case OpenWith():
            scores = scores_at_end(state, action.tile)
            return {"tile": tile_key(state, action.tile), "slot": SLOTS[OPENING_SLOT], "scores": scores}
        case ThrowAway() | KeepTile():
            return {"tile": tile_key(state, action.tile)}
        case RollAgain():
            return dice_facts(state, action.dice)
        case MoveCaptain():
            return spot_facts(state, seat, action.spot)
        case StayCaptain():
            return spot_facts(state, seat, int(state.mats[seat].captain))
        case Sail():
            return sail_facts(state, seat)
        case ChoosePlayer():
            return other_facts(state, action.seat)
        case TakeBranch():
            return branch_facts(state, seat, action.branch)
        case _:
            return named(state, seat, action) | outcome(state, seat, action)


def named(state: State, seat: int, action: Action) -> dict[str, Fact]:
    """What the choice is about."""
    match action:
        case Scheme():
            colour = int(state.edition.die[action.tile])
            return {
                "tile": tile_key(state, action.tile),
                "colour": COLOURS[colour],
                "resource": RESOURCES[state.edition.resource[action.tile]],
                "count": int(dice_of(state, colour)),
            }
        case Activate() | CopyTile():
            tile = int(state.mats[seat].slots[action.slot])
            design = state.edition.designs[int(state.edition.design[tile])]
            return {"tile": tile_key(state, tile), "slot": SLOTS[action.slot], "effect": f"of-{design}"}
        case DiscardTile():
            return {"tile": tile_key(state, int(state.mats[seat].slots[action.slot])), "slot": SLOTS[action.slot]}
        case PlaceTile():
            slot = 2 * int(state.mats[seat].ship) + action.side
            replaced = tile_key(state, int(state.mats[seat].slots[slot]))
            return {
                "tile": tile_key(state, action.tile),
                "slot": SLOTS[slot],
                "tile2": replaced,
                "replaces": bool(replaced),
                "scores": scores_at_end(state, action.tile),
            }
        case PlacePirate() | ReplacePirate():
            return at(state, seat, action.direction)
        case RemovePirate():
            return at(state, seat, action.direction) | {"dread": bool(action.dread)}
        case Upgrade() | LeavePlain():
            return at(state, seat, int(state.mats[seat].spot)) | {"price": int(state.edition.upgrade_price)}
        case KeepTreasure() | PayTreasure():
            held = int(state.mats[seat].treasures[action.treasure])
            return {"treasure": TREASURES[action.treasure], "held": held}
        case PayDoubloons():
            return {"count": action.count}
        case TakeDoubloon():
            return {"count": int(state.edition.island_doubloons)}
        case DrawTiles():
            return {"count": int(state.edition.island_draw), "keep": int(state.edition.island_keep)}
        case _:
            return {}


def outcome(state: State, seat: int, action: Action) -> dict[str, Fact]:
    """What comes of it at once: points if the game ended then, doubloons, and the first thing left open.

    Tried on a clone, and only what is done, not what follows it (`play.perform`): where all play at the same time
    that could be others' tiles. So nothing hidden shows: Chance does not act, and others' answers are not guessed.
    """
    running = int(runner(state, seat))
    if running == NOBODY:
        return {}
    after = state.clone()
    go(after, running, action, None)
    before, mat = state.mats[seat], after.mats[seat]
    asking = after.mats[running].ask
    return {
        "gain": int(total(after, mat) - total(state, before)),
        "doubloons": int(mat.doubloons - before.doubloons),
        "infamy": int(mat.infamy - before.infamy),
        "asks": ASKS[asking],
    }


def at(state: State, seat: int, direction: int) -> dict[str, Fact]:
    """A harbour, and how many pirates are there."""
    mat = state.mats[seat]
    return {
        "direction": DIRECTIONS[direction],
        "colour": COLOURS[mat.harbours[direction]],
        "pirates": int(mat.plain[direction] + mat.dread[direction]),
    }


def direction_facts(state: State, seat: int) -> dict[str, Fact]:
    """The harbour that a question is about: the next to be laid, or where the pirate goes that may be upgraded."""
    if seat < 0:
        return {}
    mat = state.mats[seat]
    if PHASES[state.phase] == "harbours":
        return {"direction": DIRECTIONS[bare_harbour(mat)]}
    if mat.spot == NOTHING:
        return {}
    return {"direction": DIRECTIONS[mat.spot], "colour": COLOURS[mat.harbours[mat.spot]]}


def dice_facts(state: State, dice: int) -> dict[str, Fact]:
    """Which dice, by what they show; "" beyond."""
    shown = [COLOURS[state.dice[die]] for die in range(DICE) if dice >> die & 1]
    facts: dict[str, Fact] = {"count": len(shown)}
    for n in range(DICE):
        facts[f"colour{n + 1}"] = shown[n] if n < len(shown) else ""
    return facts


def spot_facts(state: State, seat: int, spot: int) -> dict[str, Fact]:
    """captain.move: where he would stand, how far the ship could then go, and what it would wake."""
    mat = state.mats[seat]
    facts: dict[str, Fact] = {"spot": SPOTS[spot]}
    facts["colour"] = COLOURS[mat.harbours[spot - 1]] if spot else ""
    facts["stops"], facts["wakes"] = -1, -1  # by a tile's word: the ship is on its way
    if mat.ask == NO_ASK:
        stops = reach(state, seat, spot).stops
        facts["stops"] = len(stops)
        facts["wakes"] = sum(stop.wakes for stop in stops)
    return facts


def sail_facts(state: State, seat: int) -> dict[str, Fact]:
    """ship.enter: the next harbour, what lets the ship in, and what it would wake there."""
    mat = state.mats[seat]
    direction = int(next_harbour(mat))
    colour = int(mat.harbours[direction])
    return {
        "direction": DIRECTIONS[direction],
        "colour": COLOURS[colour],
        "by": "die" if dice_of(state, colour) else "captain",
        "wakes": wakes(state, seat, direction),
    }


def other_facts(state: State, other: int) -> dict[str, Fact]:
    """Another player, and what that player has, as all may see."""
    mat = state.mats[other]
    return {
        "other": other,
        "pirates": sum(int(mat.plain[n] + mat.dread[n]) for n in range(len(DIRECTIONS))),
        "treasures": sum(int(count) for count in mat.treasures),
    }


def branch_facts(state: State, seat: int, branch: int) -> dict[str, Fact]:
    """Which of the two things that the tile offers: its words are the edition's (`phrases`)."""
    running = int(runner(state, seat))
    tile = int(state.mats[running].tile)
    design = state.edition.designs[state.edition.design[tile]]
    return {"tile": tile_key(state, tile), "branch": f"{design}-{branch + 1}"}


def scores_at_end(state: State, tile: int) -> bool:
    """power.tiles: nothing wakes such a tile."""
    return bool(state.edition.scores[tile])


def tile_key(state: State, tile: int) -> str:
    return "" if tile == NOTHING else state.edition.keys[tile]
