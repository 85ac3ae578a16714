"""What binds the chance of a match by the second scheme; matches without a row go on under the first."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

MATCH = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Make the tables of commitments and contributions."""
    op.create_table(
        "commitments",
        sa.Column("match", MATCH, nullable=False),
        sa.Column("channel", sa.BigInteger()),
        sa.Column("message", sa.BigInteger()),
        sa.Column("transcript", sa.Text()),
        sa.Column("transcript_channel", sa.BigInteger()),
        sa.Column("transcript_message", sa.BigInteger()),
        sa.PrimaryKeyConstraint("match", name="pk_commitments"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_commitments_match"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "contributions",
        sa.Column("match", MATCH, nullable=False),
        sa.Column("place", sa.SmallInteger(), nullable=False),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("channel", sa.BigInteger()),
        sa.Column("message", sa.BigInteger()),
        sa.PrimaryKeyConstraint("match", "place", name="pk_contributions"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_contributions_match"),
        sqlite_with_rowid=False,
    )
