"""Analyses of matches that are over, and their turns as far as they are judged."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "analysis_0001"
down_revision = None
branch_labels = ("analysis",)
depends_on = "0006"

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "analyses",
        _match("analyses"),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("result", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_analyses"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "judgements",
        _match("judgements"),
        sa.Column("place", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("judged", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("match", "place", name="pk_judgements"),
        sqlite_with_rowid=False,
    )


def _match(table: str) -> sa.Column[int]:
    key = sa.ForeignKey("matches.id", name=f"fk_{table}_match")
    return sa.Column("match", COUNTED, key, autoincrement=False, nullable=False)
