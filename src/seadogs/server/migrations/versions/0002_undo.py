"""Undo, practice and loaded records: what was taken back, and what a match is for."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("imported_by", sa.String))
    op.add_column("matches", sa.Column("commitment", sa.String))
    op.create_table(
        "undone",
        sa.Column("match", sa.String, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("serial", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kept", sa.Integer, nullable=False),
        sa.Column("texts", sa.JSON, nullable=False),
        sa.Column("created", sa.String, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("undone")
    for column in ("commitment", "imported_by", "practice"):
        op.drop_column("matches", column)
