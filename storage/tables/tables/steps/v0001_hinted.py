"""The matches whose tables agreed to hints when they were opened."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "tables_0001"
down_revision = None
branch_labels = ("tables",)
depends_on = "0006"

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "hinted",
        sa.Column(
            "match",
            COUNTED,
            sa.ForeignKey("matches.id", name="fk_hinted_match"),
            autoincrement=False,
            nullable=False,
        ),
        sa.PrimaryKeyConstraint("match", name="pk_hinted"),
        sqlite_with_rowid=False,
    )
