"""Actions as texts: what stands in records, what people type, what bots send. Every text is one action.

Places go by the edition's keys, discs by number or `hind` and `ghost`, captains by colour.
"""

from seadogs.games.drake.actions import (
    ACTIONS,
    Action,
    Attack,
    Decline,
    DrawFrigate,
    ExchangeMissions,
    LayFrigate,
    LayGalleon,
    LayGarrison,
    LayTile,
    MoveMission,
    Pay,
    PeekDefence,
    PeekDiscs,
    PlaceMission,
    PutOutToSea,
    ReturnHome,
    Roll,
    SailOn,
    TakeBundle,
    TakeGalleon,
    TakeItem,
    Trade,
    VisitLocation,
)
from seadogs.games.drake.edition import Edition
from seadogs.games.drake.terms import CAPTAINS, COMMODITIES, DISCS, ITEMS, LOCATIONS


def text_of(action: Action, edition: Edition) -> str:
    """The text of an action in the words of an edition: its destinations' keys, its Investor's bundles."""
    places = edition.places
    match action:
        case VisitLocation():
            return f"visit {LOCATIONS[action.tile]}"
        case PlaceMission():
            return f"place {DISCS[action.disc]} {places[action.place]}"
        case PeekDiscs():
            return f"peek discs {places[action.place]}"
        case PeekDefence():
            return f"peek defence {places[action.place]}"
        case ExchangeMissions():
            return f"exchange {places[action.place]} {places[action.elsewhere]}"
        case MoveMission():
            return f"move {places[action.place]} {places[action.elsewhere]}"
        case Trade():
            return f"trade {COMMODITIES[action.commodity]}"
        case TakeItem():
            return f"take {ITEMS[action.item]}"
        case TakeBundle():
            bundle = action.bundle
            return f"take {edition.investor_crew[bundle]} crew {edition.investor_guns[bundle]} guns"
        case TakeGalleon():
            return "take galleon"
        case _:
            return plain_text(action)


def plain_text(action: Action) -> str:
    """The text of an action that names no place: the rest of the captains', and Chance's."""
    match action:
        case PutOutToSea():
            return "sail"
        case Attack():
            return "attack"
        case Pay():
            return "pay"
        case Decline():
            return "decline"
        case ReturnHome():
            return "return"
        case SailOn():
            return "stay"
        case DrawFrigate():
            return f"draw {CAPTAINS[action.seat]}"
        case LayTile():
            return f"tile {LOCATIONS[action.tile]}"
        case LayGalleon():
            return f"galleon {action.counter + 1}"
        case Roll():
            return f"roll {action.thrown}"
        case LayFrigate():
            return f"frigate {action.guns}"
        case LayGarrison():
            return f"garrison {action.troops}"
        case _:
            return "pass"


def texts(edition: Edition) -> list[str]:
    """The text of every action, in the order of ACTIONS."""
    return [text_of(action, edition) for action in ACTIONS]


def actions_by_text(edition: Edition) -> dict[str, Action]:
    """Every text that is understood. An exchange may name its two places in either order."""
    places = edition.places
    understood: dict[str, Action] = {text_of(action, edition): action for action in ACTIONS}
    for action in ACTIONS:
        if isinstance(action, ExchangeMissions):
            understood[f"exchange {places[action.elsewhere]} {places[action.place]}"] = action
    return understood
