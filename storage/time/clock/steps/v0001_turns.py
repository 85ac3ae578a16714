"""The turns of seats, as clocks count them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "clock_0001"
down_revision = None
branch_labels = ("clock",)
depends_on = "0006"

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table; a match that is being played counts its turns from now on."""
    op.create_table(
        "clock_turns",
        sa.Column(
            "match",
            COUNTED,
            sa.ForeignKey("matches.id", name="fk_clock_turns_match"),
            autoincrement=False,
            nullable=False,
        ),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Integer(), nullable=True),
        sa.Column("person", sa.BigInteger(), nullable=True),
        sa.Column("late", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("match", "seat", "number", name="pk_clock_turns"),
        sqlite_with_rowid=False,
    )
