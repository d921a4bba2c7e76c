"""What the database holds: its tables, and the structs that its rows are read into. `migrations` makes the tables."""

import sqlalchemy as sa
from msgspec import Struct

from seadogs.kernel.record import Row

TABLES = sa.MetaData()
DEVICES = sa.Table(
    "devices", TABLES, sa.Column("token_hash", sa.String, primary_key=True), sa.Column("created", sa.String)
)
MATCHES = sa.Table(
    "matches",
    TABLES,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("game", sa.String),
    sa.Column("rules", sa.Integer),
    sa.Column("seats", sa.Integer),
    sa.Column("options", sa.JSON),
    sa.Column("edition", sa.String),
    sa.Column("digest", sa.String),
    sa.Column("edition_text", sa.Text),
    sa.Column("seed", sa.LargeBinary),
    sa.Column("created", sa.String),
    sa.Column("started", sa.Boolean),
    sa.Column("over", sa.Boolean),
    sa.Column("practice", sa.Boolean),
    sa.Column("imported_by", sa.String),
    sa.Column("commitment", sa.String),
)
CHAIRS = sa.Table(
    "chairs",
    TABLES,
    sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String),
    sa.Column("name", sa.String),
    sa.Column("bot", sa.String),
    sa.Column("device", sa.String, sa.ForeignKey("devices.token_hash"), index=True),
)
MOVES = sa.Table(
    "moves",
    TABLES,
    sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("text", sa.String),
)
UNDONE = sa.Table(
    "undone",
    TABLES,
    sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("serial", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("kept", sa.Integer),
    sa.Column("texts", sa.JSON),
    sa.Column("created", sa.String),
)


class StoredMatch(Struct, frozen=True):
    """A match as begun. `edition_text` is that of an edition file, None for the printed default.

    A match loaded from a record has the device that did so in `imported_by`, the record's own `commitment`, and an
    empty seed where the record tells none.
    """

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, bool]
    edition: str
    digest: str
    edition_text: str | None
    seed: bytes
    created: str
    practice: bool = False
    imported_by: str | None = None
    commitment: str | None = None


class StoredChair(Struct, frozen=True):
    """`device` is the hash of the secret of the device that sits there, if a person does."""

    seat: int
    kind: str  # person, open or bot
    name: str
    bot: str | None = None
    device: str | None = None


class StoredUndo(Struct, frozen=True):
    """`seat` took back its moves, so that `kept` moves were left."""

    seat: int
    kept: int


class Stored(Struct, frozen=True):
    """All there is of one match; `undone` in the order it was done."""

    match: StoredMatch
    chairs: list[StoredChair]
    rows: list[Row]
    started: bool
    undone: list[StoredUndo]
