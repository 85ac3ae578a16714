"""When people were last seen choosing in a match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "notices_0001"
down_revision = None
branch_labels = ("notices",)
depends_on = "0006"

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table; who is choosing now is seen with their next choice."""
    op.create_table(
        "presences",
        sa.Column(
            "match",
            COUNTED,
            sa.ForeignKey("matches.id", name="fk_presences_match"),
            autoincrement=False,
            nullable=False,
        ),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("match", "person", name="pk_presences"),
        sqlite_with_rowid=False,
    )
