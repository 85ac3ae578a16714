"""What each rated match made of ratings; those of before come with `harbourmaster league rebuild`."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "ratings_0002"
down_revision = "ratings_0001"
branch_labels = None
depends_on = "0006"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "rating_changes",
        sa.Column("server", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("ended", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("match", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("server", "game", "person", "ended", "match", name="pk_rating_changes"),
        sqlite_with_rowid=False,
    )
