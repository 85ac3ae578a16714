"""The marks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "tide_0001"
down_revision = None
branch_labels = ("tide",)
depends_on = "0001"

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "tide_marks",
        sa.Column(
            "match", COUNTED, sa.ForeignKey("matches.id", name="fk_tide_marks_match"), autoincrement=False
        ),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("match", "person", name="pk_tide_marks"),
        sqlite_with_rowid=False,
    )
