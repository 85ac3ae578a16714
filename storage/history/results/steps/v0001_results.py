"""What finished matches brought; of those that ended before, `harbourmaster league rebuild` makes the rows."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "results_0001"
down_revision = None
branch_labels = ("results",)
depends_on = "0006"

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "results",
        sa.Column(
            "match",
            COUNTED,
            sa.ForeignKey("matches.id", name="fk_results_match"),
            autoincrement=False,
            nullable=False,
        ),
        sa.Column("seat", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("how", sa.String(16), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("seats", sa.SmallInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("is_brought_in", sa.Boolean(), nullable=False),
        sa.Column("person", sa.BigInteger()),
        sa.Column("robot", sa.String(32)),
        sa.Column("place", sa.SmallInteger(), nullable=False),
        sa.Column("shared", sa.SmallInteger(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.Column("late", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", "how", name="pk_results"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_results_person_server_ended_match", "results", ["person", "server", "ended", "match"])
