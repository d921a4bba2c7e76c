"""The first shape: devices, matches, chairs, moves."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("token_hash", sa.String, primary_key=True),
        sa.Column("created", sa.String, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("edition", sa.String, nullable=False),
        sa.Column("digest", sa.String, nullable=False),
        sa.Column("edition_text", sa.Text),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.String, nullable=False),
        sa.Column("started", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
    )
    op.create_table(
        "chairs",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("bot", sa.String),
        sa.Column("device", sa.String, sa.ForeignKey("devices.token_hash"), index=True),
    )
    op.create_table(
        "moves",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for table in ("moves", "chairs", "matches", "devices"):
        op.drop_table(table)
