"""What travels between client and server, as JSON. Names and meanings are the client's contract (see /schema).

A seat is 0..n-1, -1 for chance, -2 for whoever watches without a chair. A number is that of a match's last move,
0 before the first.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from seadogs.kernel.names import Prompt
from seadogs.kernel.telling import Told

LARGEST_EDITION = 262_144  # bytes of UTF-8
LARGEST_RECORD = 1_048_576  # bytes of UTF-8

# Whatever a person types, on one line, and nothing that turns the words around it about. Python's $ alone would let
# a line end pass.
Name = Annotated[
    str,
    Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]*$(?!\n)"),
]
Key = Annotated[str, Meta(max_length=80)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]


class SwitchOffer(Struct, frozen=True):
    """A rule that a match may turn on or off."""

    key: str
    default: bool
    clause: str


class GameOffer(Struct, frozen=True):
    """A game that this server has, with its printed default edition, and the bots that play it."""

    key: str
    rules: int
    fewest: int
    most: int
    switches: list[SwitchOffer]
    edition: str
    digest: str
    bots: list[str]


class Device(Struct, frozen=True):
    """The secret by which a device is known: a cookie for browsers, a bearer token for programs."""

    token: str


class ChairWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: this device's person, whoever comes, or a bot of that name."""

    kind: Literal["mine", "open", "bot"]
    name: Name = ""
    bot: Key | None = None


class MatchWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A match to begin: one chair for each seat. `edition` is the text of an edition file; without one it is played
    with the edition of match `edition_of`, and without that with the server's. In a match for practice the server
    gives advice."""

    game: Key
    seats: int
    chairs: Annotated[list[ChairWish], Meta(max_length=20)]
    options: Annotated[dict[Key, bool], Meta(max_length=50)] = {}
    edition: str | None = None
    practice: bool = False
    edition_of: Key | None = None


class RecordPosting(Struct, frozen=True, forbid_unknown_fields=True):
    """A match's record to be looked at here, and what to call its captains, by seat. `edition` is the text of the
    edition file that it was played with, if that is not the game's own."""

    record: str
    names: Annotated[list[Name], Meta(max_length=20)] = []
    edition: str | None = None


class ChairTaking(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name = ""


Undos = Annotated[
    int | None, Meta(description="The `undos` of the table that its sender saw; left out, only the number is compared.")
]


class MovePosting(Struct, frozen=True, forbid_unknown_fields=True):
    """A move by the text of one of the prompt's choices, and the table's number that its sender saw."""

    seat: Annotated[int, Meta(ge=0, le=99)]
    number: Annotated[int, Meta(ge=0, le=2**53)]
    move: MoveText
    undos: Undos = None


class UndoPosting(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat takes back its moves after number `to`; `number` is the table's that its sender saw."""

    seat: Annotated[int, Meta(ge=0, le=99)]
    number: Annotated[int, Meta(ge=0, le=2**53)]
    to: Annotated[int, Meta(ge=0, le=2**53)]
    undos: Undos = None


class Chair(Struct, frozen=True):
    """`mine`: this device holds it. `bot` is the bot's name, where one sits."""

    seat: int
    kind: Literal["person", "open", "bot"]
    name: str
    bot: str | None
    mine: bool


class Match(Struct, frozen=True):
    """A match as one device sees it. `commitment` is the SHA-256 of the dealer's `seed`; hex, told once over.

    A match that was `imported` (loaded from a record) is over: nothing can be done in it. Its record may know neither
    seed nor commitment (""), and may break off before the end; `scores` are then as they stood.
    """

    id: str
    game: str
    rules: int
    edition: str
    digest: str
    titles: dict[str, str]
    options: dict[str, bool]
    chairs: list[Chair]
    started: bool
    over: bool
    number: int
    waiting: list[int]
    commitment: str
    created: str
    scores: list[int] | None = None
    places: list[int] | None = None
    seed: str | None = None
    practice: bool = False
    imported: bool = False


class Step(Struct, frozen=True):
    """What one seat was told of one move. `seat` is who moved; the move itself is not told."""

    number: int
    seat: int
    story: list[Told]


class Table(Struct, frozen=True):
    """What one seat may know now, and what it is asked, if anything. `view` is of the match's game.

    `undo` is the number after which this seat may make the match stand again, by taking back its own last moves; null
    if it may not. `undos` counts how often that was done in the match: with `number` it says which table this is.
    """

    number: int
    view: Any
    prompt: Prompt | None
    waiting: list[int]
    undo: int | None
    undos: int


class Undone(Struct, frozen=True):
    """`seat` took back its moves after number `to`. As the data of a stream's event `undone`: forget those steps.

    `undos` is which one it was, counted from 1 through the match: a table or a story whose `undos` is at least that
    knows of it.
    """

    to: int
    seat: int
    undos: int


class Story(Struct, frozen=True):
    """What one seat was told so far, and between which of these moves others were made and taken back.

    `undos` counts how often that was done in the match: a stream goes on from the last step's number and `undos`
    together.
    """

    steps: list[Step]
    undone: list[Undone]
    undos: int


class News(Struct, frozen=True):
    """The data of a stream's event `table`: what happened since its last id, and the table now."""

    steps: list[Step]
    table: Table


class Worth(Struct, frozen=True):
    """How good a choice looks: higher is better."""

    text: str
    value: float


class Advice(Struct, frozen=True):
    """What a sensible player would do in that seat, knowing no more than it does; `reason` is a sentence
    (message `advice-<name>`). It is for the table of that `number` and those `undos`, and for no other."""

    choices: list[Worth]
    best: str
    reason: Told
    number: int
    undos: int


class Health(Struct, frozen=True):
    """`engine` is "compiled" or "interpreted"."""

    status: Literal["ok"]
    version: str
    engine: Literal["compiled", "interpreted"]
