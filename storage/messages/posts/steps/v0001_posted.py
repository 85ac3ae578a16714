"""What stands last of a match in its channel: which message bears the buttons, which one grows, what was told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "posts_0001"
down_revision = None
branch_labels = ("posts",)
depends_on = "0006"

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table; of a match without a row nothing is known, and its card bears the buttons."""
    op.create_table(
        "posted",
        sa.Column("match", COUNTED, sa.ForeignKey("matches.id", name="fk_posted_match"), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("latest", sa.Text(), nullable=False),
        sa.Column("bearer", sa.BigInteger()),
        sa.Column("plain", sa.Text(), nullable=False),
        sa.Column("growing", sa.BigInteger()),
        sa.Column("growing_since", sa.BigInteger(), nullable=False),
        sa.Column("growing_from", sa.Integer(), nullable=False),
        sa.Column("told", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_posted"),
        sqlite_with_rowid=False,
    )
