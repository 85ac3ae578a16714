"""What binds the match of a table before it begins."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "league_0002"
down_revision = "league_0001"
branch_labels = None
depends_on = "0006"

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table."""
    season = sa.ForeignKey("seasons.id", name="fk_season_bindings_season")
    op.create_table(
        "season_bindings",
        sa.Column("season", COUNTED, season, autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("replays", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("match", sa.BigInteger(), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("channel", sa.BigInteger()),
        sa.Column("message", sa.BigInteger()),
        sa.PrimaryKeyConstraint("season", "number", "replays", name="pk_season_bindings"),
        sqlite_with_rowid=False,
    )
