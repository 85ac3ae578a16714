"""Until which season of a league hosts keep somebody away who was forgotten."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "league_0006"
down_revision = "league_0005"
branch_labels = None
depends_on = "0006"

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table."""
    league = sa.ForeignKey("leagues.id", name="fk_forgotten_bars_league")
    op.create_table(
        "forgotten_bars",
        sa.Column("league", COUNTED, league, autoincrement=False, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("salt", sa.String(32), nullable=False),
        sa.Column("until", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("league", "hash", name="pk_forgotten_bars"),
        sqlite_with_rowid=False,
    )
