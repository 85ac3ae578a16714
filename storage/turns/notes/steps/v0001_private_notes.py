"""What people keep of matches for themselves."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "notes_0001"
down_revision = None
branch_labels = ("notes",)
depends_on = "0006"

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "private_notes",
        sa.Column(
            "match",
            COUNTED,
            sa.ForeignKey("matches.id", name="fk_private_notes_match"),
            autoincrement=False,
            nullable=False,
        ),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("match", "person", name="pk_private_notes"),
        sqlite_with_rowid=False,
    )
