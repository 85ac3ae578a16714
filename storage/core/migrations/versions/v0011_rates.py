"""What people have opened and whom they have invited lately, and which invitations have been told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add a table, and a column; whoever was invited before has been told."""
    op.create_table(
        "rates",
        sa.Column("id", COUNTED, nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("whom", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_rates"),
    )
    op.create_index("ix_rates_person_what_at", "rates", ["person", "what", "at"])
    op.add_column(
        "invites", sa.Column("is_told", sa.Boolean(), nullable=False, server_default=sa.text("true"))
    )
