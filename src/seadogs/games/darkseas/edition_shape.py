"""What an edition file holds: the shape of every value by table and key, and the vocabulary of effects."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from seadogs.games.darkseas.terms import COLOURS, RESOURCES, TREASURES
from seadogs.kernel.edition_reader import COUNT, Schema, Shape

LANGUAGES: Final = ("en", "el", "es")
LONGEST_FLAVOUR: Final = 160  # characters
LARGEST_COUNT: Final = 9  # of anything in an effect
DEEPEST: Final = 6  # steps within steps
MOST_STEPS: Final = 8  # in one list
MOST_TILES: Final = 200  # tables [[tile]] that are read at all

SYMBOLS: Final = ("anchor", "palm", "skull", "sun", "lantern", "kraken")
STARTS: Final = ("s", "ne")  # the harbours that begin with a tile

# The tables of plain values


BOX: Final[Mapping[str, int]] = {  # as the rulebook counts them
    "islands": 4,
    "harbours": 24,
    "starting-tiles": 8,
    "tiles": 66,
    "pirates": 40,
    "dread-pirates": 48,
    "ships": 4,
    "captains": 4,
    "treasures-of-a-kind": 4,
    "doubloons-of-1": 24,
    "doubloons-of-3": 12,
    "dice": 5,
}
PLAY: Final[Mapping[str, int]] = {
    "rounds": 12,
    "dice": 4,  # that the active player rolls
    "start-treasures": 1,
    "start-doubloons": 3,
    "start-tiles": 4,
    "berths": 4,  # pirates at a harbour
    "upgrade-price": 1,  # doubloons
    "island-draw": 2,  # plunder tiles
    "island-keep": 1,
    "island-doubloons": 1,
    "scheme-keep": 1,  # of the treasures drawn
}
SCORE: Final[Mapping[str, int]] = {
    "doubloons-a-point": 3,
    "points-dread": 1,
    "points-harbour": 1,
    "points-full": 1,
}
SETS: Final = (0, 1, 3, 6, 10)  # points for none to four treasures of a kind

SCHEMA: Final[Schema] = {
    "supply": dict.fromkeys(BOX, COUNT),
    "play": dict.fromkeys(PLAY, COUNT),
    "score": {**dict.fromkeys(SCORE, COUNT), "sets": Shape("numbers", length=len(SETS))},
    "colours": {str(at): Shape("word", words=COLOURS) for at in range(1, len(COLOURS) + 1)},
    "symbols": dict.fromkeys(COLOURS, Shape("word", words=SYMBOLS)),
    "treasures": {str(at): Shape("word", words=TREASURES) for at in range(1, len(TREASURES) + 1)},
}
TILE_KEYS: Final = ("key", "title", "effect", "scheme", "flavour")
STARTING_KEYS: Final = ("key", "title", "effect", "harbour")
SCHEME: Final[Mapping[str, Shape]] = {
    "resource": Shape("word", words=RESOURCES),
    "colours": Shape("words", words=COLOURS),
}

# The vocabulary of effects

WHERE: Final = ("here", "anywhere", "matching", "island")
WHO: Final = ("me", "chosen", "each")
MEASURES: Final = (
    "pirates",
    "dread",
    "tiles",
    "harbours-with-pirate",
    "harbours-with-3",
    "harbours-empty",
    "treasure-kinds",
    "doubloons",
)
PLACED: Final = MEASURES[:3]  # those that are counted at a place
CONDITIONS: Final[Mapping[str, str]] = {  # a condition's key, and what it measures
    "pirates_at_least": "pirates",
    "dread_at_least": "dread",
    "tiles_at_least": "tiles",
    "doubloons_at_least": "doubloons",
    "treasure_kinds_at_least": "treasure-kinds",
    "harbours_with_pirates": "harbours-with-pirate",
    "harbours_with_3": "harbours-with-3",
    "harbours_empty": "harbours-empty",
}


@dataclass(frozen=True)
class Verb:
    """A verb of the vocabulary: the words it takes, the keys it needs, those it may have, and how it is written."""

    words: tuple[str, ...]  # none: roll, if and either take something else
    needs: tuple[str, ...]
    may: tuple[str, ...]
    example: str
    where: tuple[str, ...] = ("here", "anywhere", "matching")


VERBS: Final[Mapping[str, Verb]] = {
    "gain": Verb(("doubloons", "infamy"), ("count",), ("by",), '{ gain = "doubloons", count = 1 }'),
    "place": Verb(("pirate", "dread"), ("where",), ("count",), '{ place = "pirate", where = "here" }'),
    "replace": Verb(("pirate",), ("where",), ("otherwise",), '{ replace = "pirate", where = "here" }'),
    "remove": Verb(("pirate",), (), ("by",), '{ remove = "pirate", by = "each" }'),
    "discard": Verb(("tile",), (), ("by",), '{ discard = "tile", by = "chosen" }'),
    "pay": Verb(
        ("doubloons", "treasure", "pirate"),
        ("count",),
        ("then", "by"),
        '{ pay = "doubloons", count = 1, then = [{ gain = "infamy", count = 1 }] }',
    ),
    "pay_up_to": Verb(
        ("doubloons",),
        ("count", "each"),
        (),
        '{ pay_up_to = "doubloons", count = 3, each = [{ gain = "infamy", count = 1 }] }',
    ),
    "draw": Verb(("treasures", "tiles"), ("count",), ("keep",), '{ draw = "treasures", count = 2, keep = 1 }'),
    "roll": Verb((), ("then",), (), '{ roll = true, then = [{ place = "pirate", where = "matching" }] }'),
    "if": Verb(
        (),
        ("then",),
        ("else",),
        '{ if = { pirates_at_least = 1, where = "here" }, then = [{ gain = "infamy", count = 1 }] }',
    ),
    "either": Verb(
        (),
        (),
        ("by",),
        '{ either = [[{ gain = "doubloons", count = 2 }], [{ place = "pirate", where = "here" }]] }',
    ),
    "choose": Verb(("other",), ("then",), (), '{ choose = "other", then = [{ remove = "pirate", by = "chosen" }] }'),
    "each": Verb(("player", "other"), ("do",), (), '{ each = "player", do = [{ remove = "pirate", by = "each" }] }'),
    "look": Verb(
        ("treasures",),
        ("at",),
        (),
        '{ choose = "other", then = [{ look = "treasures", at = "chosen" }] }',
    ),
    "move_captain": Verb(("other",), (), (), '{ move_captain = "other" }'),
    "copy": Verb(("tile",), (), (), '{ copy = "tile" }'),
    "end": Verb(
        ("infamy",),
        ("count", "per"),
        ("every", "where"),
        '{ end = "infamy", count = 1, per = "dread", every = 2 }',
        where=("island",),
    ),
}
# Inside one of these none of the same: there is one player chosen, one whose part it is, one count of what was paid.
# And no copy, because the tile copied may have its own.
ALONE: Final = ("choose", "each", "pay_up_to")
STEPS: Final = ("then", "else", "otherwise", "each", "do")  # the keys that hold steps
