"""Who wants to be told of open tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "table_alerts_0001"
down_revision = None
branch_labels = ("table_alerts",)
depends_on = "0006"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "opening_wishes",
        sa.Column("server", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("told", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("server", "person", name="pk_opening_wishes"),
        sqlite_with_rowid=False,
    )
