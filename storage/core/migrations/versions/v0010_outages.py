"""An outage may be of one server alone; timers that fail are counted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from storage.core.migrations.renewing import read_rows, renew_table

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let the outages there are be of all servers, and no timer have failed."""
    kept = [row | {"server": 0} for row in read_rows("SELECT * FROM outages")]
    renew_table("outages", _make_outages, kept)
    op.add_column("timers", sa.Column("attempts", sa.Integer(), nullable=False, server_default=sa.text("0")))


def _make_outages() -> None:
    op.create_table(
        "outages",
        sa.Column("server", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("began", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("server", "began", name="pk_outages"),
        sqlite_with_rowid=False,
    )
