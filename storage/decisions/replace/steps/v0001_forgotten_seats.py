"""Which seats of a running match somebody had who was forgotten."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "replace_0001"
down_revision = None
branch_labels = ("replace",)
depends_on = "0006"

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "forgotten_seats",
        sa.Column(
            "match",
            COUNTED,
            sa.ForeignKey("matches.id", name="fk_forgotten_seats_match"),
            autoincrement=False,
            nullable=False,
        ),
        sa.Column("seat", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("salt", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", "hash", name="pk_forgotten_seats"),
        sqlite_with_rowid=False,
    )
