"""Which match is the rematch of which."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "rematch_0001"
down_revision = None
branch_labels = ("rematch",)
depends_on = "0006"

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "rematches",
        sa.Column(
            "match",
            COUNTED,
            sa.ForeignKey("matches.id", name="fk_rematches_match"),
            autoincrement=False,
            nullable=False,
        ),
        sa.Column("former", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_rematches"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_rematches_former_match", "rematches", ["former", "match"])
