"""Actions as texts: what stands in records, what people type, what bots send. Every text is one action.

Tiles go by the edition's keys, places by direction, slots by direction and side, captains by colour.
"""

from seadogs.games.darkseas.actions import (
    ACTIONS,
    Action,
    Activate,
    Anchor,
    ChoosePlayer,
    CopyTile,
    DealHarbour,
    DiscardTile,
    DrawFirst,
    DrawTile,
    DrawTiles,
    DrawTreasure,
    KeepDice,
    KeepTile,
    KeepTreasure,
    LayHarbour,
    LeavePlain,
    MoveCaptain,
    OpenWith,
    PayDoubloons,
    PayTreasure,
    PlaceNothing,
    PlacePirate,
    PlaceTile,
    RemovePirate,
    ReplacePirate,
    RollAgain,
    RollDie,
    Sail,
    Scheme,
    StayCaptain,
    TakeBranch,
    TakeDoubloon,
    ThrowAway,
    Upgrade,
)
from seadogs.games.darkseas.edition import Edition
from seadogs.games.darkseas.terms import COLOURS, DICE, DIRECTIONS, SLOTS, SPOTS, TREASURES

SIDES = ("a", "b")
PIRATE_KINDS = ("pirate", "dread")


def text_of(action: Action, edition: Edition) -> str:
    """The text of an action; tiles by the keys of an edition."""
    keys = edition.keys
    match action:
        case DrawTile():
            return f"tile {keys[action.tile]}"
        case OpenWith():
            return f"open {keys[action.tile]}"
        case ThrowAway():
            return f"throw {keys[action.tile]}"
        case Scheme():
            return f"scheme {keys[action.tile]}"
        case KeepTile():
            return f"keep tile {keys[action.tile]}"
        case PlaceTile():
            return f"place {keys[action.tile]} {SIDES[action.side]}"
        case _:
            return plain_text(action)


def plain_text(action: Action) -> str:
    """The text of an action that names a colour, a place, a slot or a captain."""
    match action:
        case DealHarbour():
            return f"deal {COLOURS[action.colour]}"
        case LayHarbour():
            return f"harbour {COLOURS[action.colour]}"
        case RollDie():
            return f"roll {COLOURS[action.colour]}"
        case DrawFirst():
            return f"first {COLOURS[action.seat]}"
        case DrawTreasure():
            return f"treasure {TREASURES[action.treasure]}"
        case RollAgain():
            return " ".join(["reroll", *(str(die + 1) for die in range(DICE) if action.dice >> die & 1)])
        case MoveCaptain():
            return f"captain {SPOTS[action.spot]}"
        case TakeBranch():
            return f"branch {action.branch + 1}"
        case Activate():
            return f"activate {SLOTS[action.slot]}"
        case DiscardTile():
            return f"discard {SLOTS[action.slot]}"
        case CopyTile():
            return f"copy {SLOTS[action.slot]}"
        case _:
            return effect_text(action)


def effect_text(action: Action) -> str:
    """The text of an answer to what a tile, a scheme or a bonus asks."""
    match action:
        case PlacePirate():
            return f"pirate {DIRECTIONS[action.direction]}"
        case ReplacePirate():
            return f"dread {DIRECTIONS[action.direction]}"
        case RemovePirate():
            return f"remove {DIRECTIONS[action.direction]} {PIRATE_KINDS[action.dread]}"
        case KeepTreasure():
            return f"keep {TREASURES[action.treasure]}"
        case PayTreasure():
            return f"pay {TREASURES[action.treasure]}"
        case PayDoubloons():
            return f"pay {action.count}"
        case ChoosePlayer():
            return f"choose {COLOURS[action.seat]}"
        case _:
            return bare_text(action)


def bare_text(action: Action) -> str:
    """The text of an action that names nothing."""
    match action:
        case KeepDice():
            return "keep"
        case StayCaptain():
            return "stay"
        case TakeDoubloon():
            return "take doubloon"
        case DrawTiles():
            return "draw tiles"
        case Sail():
            return "sail"
        case Anchor():
            return "anchor"
        case PlaceNothing():
            return "place nothing"
        case Upgrade():
            return "upgrade"
        case LeavePlain():
            return "plain"
        case _:
            return "take nothing"


def texts(edition: Edition) -> list[str]:
    """The text of every action, in the order of ACTIONS."""
    return [text_of(action, edition) for action in ACTIONS]


def actions_by_text(edition: Edition) -> dict[str, Action]:
    """Every text that is understood."""
    return {text_of(action, edition): action for action in ACTIONS}
