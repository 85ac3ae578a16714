"""The keys of matches whose transcript names nobody any more who was forgotten."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "fairness_0001"
down_revision = None
branch_labels = ("fairness",)
depends_on = "0006"

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "frozen_keys",
        sa.Column(
            "match",
            COUNTED,
            sa.ForeignKey("matches.id", name="fk_frozen_keys_match"),
            autoincrement=False,
            nullable=False,
        ),
        sa.Column("key", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_frozen_keys"),
        sqlite_with_rowid=False,
    )
