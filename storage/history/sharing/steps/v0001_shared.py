"""What was posted of matches that are over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "sharing_0001"
down_revision = None
branch_labels = ("sharing",)
depends_on = "0006"

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "shared",
        sa.Column(
            "match",
            COUNTED,
            sa.ForeignKey("matches.id", name="fk_shared_match"),
            autoincrement=False,
            nullable=False,
        ),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger()),
        sa.Column("message", sa.BigInteger()),
        sa.PrimaryKeyConstraint("match", "what", name="pk_shared"),
        sqlite_with_rowid=False,
    )
