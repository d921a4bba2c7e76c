"""A tile's effect in signs, for a place where no sentence fits: the page draws each word of it as a picture.

Words: `coin star pirate dread chest tile` for things, preceded by `+2` (gained), `2` (counted) or `-1` (removed);
`->` (buys), `up-to`, `keep 1`, `per`, `most 2`, `here`, `anywhere`, `matching`, `roll`, `if`, `else`, `either`,
`or`, `all`, `others`, `other`, `look`, `captain`, `copy`, `end`, and measures as `harbour-pirate`, `harbour-3`,
`harbour-empty`, `kind`. Made of the very steps that the rules follow. Never compiled.
"""

from collections.abc import Iterable
from typing import Final

from seadogs.games.darkseas.edition_step import Amount, Step

THINGS: Final = {
    "doubloons": "coin",
    "infamy": "star",
    "pirate": "pirate",
    "dread": "dread",
    "treasure": "chest",
    "treasures": "chest",
    "tile": "tile",
    "tiles": "tile",
}
MEASURED: Final = {
    "pirates": "pirate",
    "dread": "dread",
    "tiles": "tile",
    "harbours-with-pirate": "harbour-pirate",
    "harbours-with-3": "harbour-3",
    "harbours-empty": "harbour-empty",
    "treasure-kinds": "kind",
    "doubloons": "coin",
}


def glyphs(steps: Iterable[Step]) -> list[str]:
    """The signs of some steps, in order."""
    return [sign for step in steps for sign in _signs(step)]


def _signs(step: Step) -> list[str]:
    count, thing = step.amount.count, THINGS.get(step.what, "")
    match step.verb:
        case "gain":
            return [f"+{count}", thing, *_per(step.amount)]
        case "place":
            return [f"+{count}", thing, step.where]
        case "remove" | "discard":
            return ["-1", thing]
        case "draw":
            return [str(count), thing, "keep", str(step.keep)] if step.keep != count else [f"+{count}", thing]
        case "look" | "copy":
            return [step.verb, thing]
        case "move_captain":
            return ["captain"]
        case "end":
            return ["end", f"+{count}", thing, *_per(step.amount)]
        case _:
            return _holding(step, [glyphs(branch) for branch in step.branches])


def _holding(step: Step, inner: list[list[str]]) -> list[str]:
    """The signs of a step that holds others, whose signs are `inner`."""
    count, thing = str(step.amount.count), THINGS.get(step.what, "")
    otherwise = [sign for branch in inner[1:] for sign in ("else", *branch)]
    match step.verb:
        case "replace":
            return ["pirate", "->", "dread", step.where, *(sign for branch in inner for sign in ("else", *branch))]
        case "pay":
            return [count, thing, *(sign for branch in inner for sign in ("->", *branch))]
        case "pay_up_to":
            return ["up-to", count, thing, "->", *inner[0]]
        case "roll":
            return ["roll", *inner[0]]
        case "if":
            return ["if", *_condition(step), "->", *inner[0], *otherwise]
        case "either":
            return ["either", *inner[0], "or", *inner[1]]
        case "choose" if all(each.verb == "look" for each in step.branches[0]):  # at another's, never one's own
            return inner[0]
        case "choose":
            return ["other", *inner[0]]
        case _:  # each
            return ["all" if step.what == "player" else "others", *inner[0]]


def _per(amount: Amount) -> list[str]:
    if not amount.per:
        return []
    every = [str(amount.every)] if amount.every > 1 else []
    place = [amount.where] if amount.where not in ("", "island") else []
    most = ["most", str(amount.most)] if amount.most else []
    return ["per", *every, MEASURED[amount.per], *place, *most]


def _condition(step: Step) -> list[str]:
    assert step.condition is not None
    place = [step.condition.where] if step.condition.where not in ("", "island") else []
    return [str(step.condition.least), MEASURED[step.condition.measure], *place]
