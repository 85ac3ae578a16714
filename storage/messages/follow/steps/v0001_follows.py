"""Who follows matches of others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "follow_0001"
down_revision = None
branch_labels = ("follow",)
depends_on = "0006"

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "follows",
        sa.Column(
            "match",
            COUNTED,
            sa.ForeignKey("matches.id", name="fk_follows_match"),
            autoincrement=False,
            nullable=False,
        ),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("is_each", sa.Boolean(), nullable=False),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("match", "person", name="pk_follows"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_follows_person", "follows", ["person"])
