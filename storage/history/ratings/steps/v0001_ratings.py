"""Which matches are to be rated, pools, and ratings in them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "ratings_0001"
down_revision = None
branch_labels = ("ratings",)
depends_on = "0006"

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "rated",
        sa.Column(
            "match",
            COUNTED,
            sa.ForeignKey("matches.id", name="fk_rated_match"),
            autoincrement=False,
            nullable=False,
        ),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("ended", sa.BigInteger()),
        sa.Column("verdict", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_rated"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_rated_server_game_ended_match", "rated", ["server", "game", "ended", "match"])
    op.create_table(
        "pools",
        sa.Column("server", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("algorithm", sa.String(32), nullable=False),
        sa.Column("through_ended", sa.BigInteger(), nullable=False),
        sa.Column("through_match", sa.BigInteger(), nullable=False),
        sa.Column("dirty", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("server", "game", name="pk_pools"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "ratings",
        sa.Column("server", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("last", sa.BigInteger(), nullable=False),
        sa.Column("peak", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("server", "game", "person", name="pk_ratings"),
        sqlite_with_rowid=False,
    )
