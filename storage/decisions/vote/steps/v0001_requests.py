"""What people have lately asked the others at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "vote_0001"
down_revision = None
branch_labels = ("vote",)
depends_on = "0006"

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "vote_requests",
        sa.Column("id", COUNTED, nullable=False),
        sa.Column(
            "match",
            COUNTED,
            sa.ForeignKey("matches.id", name="fk_vote_requests_match"),
            nullable=False,
        ),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_vote_requests"),
    )
    op.create_index("ix_vote_requests_match_person", "vote_requests", ["match", "person"])
