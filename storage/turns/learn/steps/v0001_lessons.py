"""Where people are in the lessons of games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "learn_0001"
down_revision = None
branch_labels = ("learn",)
depends_on = "0006"

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "lessons",
        sa.Column("id", COUNTED, nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_lessons"),
        sa.UniqueConstraint("person", "game", name="uq_lessons_person_game"),
    )
