"""Leagues, seasons, their logs and secrets, and what is made of the logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "league_0001"
down_revision = None
branch_labels = ("league",)
depends_on = "0006"

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def season_key(table: str) -> tuple[sa.Column[int], ...]:
    """Return the column that says to which season a row belongs."""
    season = sa.ForeignKey("seasons.id", name=f"fk_{table}_season")
    return (sa.Column("season", COUNTED, season, autoincrement=False, nullable=False),)


def number(name: str, kind: type[sa.Integer] = sa.Integer) -> sa.Column[int]:
    """Return another column of a key."""
    return sa.Column(name, kind(), autoincrement=False, nullable=False)


def upgrade() -> None:
    """Make the tables."""
    leagues_and_seasons()
    logs()
    projections()


def leagues_and_seasons() -> None:
    """Make the tables of leagues and seasons."""
    op.create_table(
        "leagues",
        sa.Column("id", COUNTED, nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("creator", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("role", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_leagues"),
        sa.UniqueConstraint("server", "name", name="uq_leagues_server_name"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "seasons",
        sa.Column("id", COUNTED, nullable=False),
        sa.Column("league", COUNTED, sa.ForeignKey("leagues.id", name="fk_seasons_league"), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("opened", sa.BigInteger(), nullable=False),
        sa.Column("card", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_seasons"),
        sa.UniqueConstraint("league", "number", name="uq_seasons_league_number"),
        sqlite_autoincrement=True,
    )


def logs() -> None:
    """Make the tables of logs and secrets."""
    op.create_table(
        "season_secrets",
        *season_key("season_secrets"),
        sa.Column("draw", sa.String(64), nullable=False),
        sa.Column("lots", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("season", name="pk_season_secrets"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "season_log",
        *season_key("season_log"),
        number("seq"),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("season", "seq", name="pk_season_log"),
        sqlite_with_rowid=False,
    )


def projections() -> None:
    """Make the tables of what the logs come to, and of where posts stand."""
    op.create_table(
        "season_members",
        *season_key("season_members"),
        number("person", sa.BigInteger),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("division", sa.Integer()),
        sa.Column("tier", sa.Integer()),
        sa.PrimaryKeyConstraint("season", "person", name="pk_season_members"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_season_members_person_season", "season_members", ["person", "season"])
    op.create_table(
        "season_divisions",
        *season_key("season_divisions"),
        number("division"),
        sa.Column("card", sa.BigInteger()),
        sa.PrimaryKeyConstraint("season", "division", name="pk_season_divisions"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "season_tables",
        *season_key("season_tables"),
        number("number"),
        sa.Column("division", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("match", sa.BigInteger()),
        sa.PrimaryKeyConstraint("season", "number", name="pk_season_tables"),
        sqlite_with_rowid=False,
    )
    op.create_index("uq_season_tables_match", "season_tables", ["match"], unique=True)
    op.create_index("ix_season_tables_season_state", "season_tables", ["season", "state"])
    op.create_table(
        "season_fixtures",
        *season_key("season_fixtures"),
        number("number"),
        number("replays", sa.SmallInteger),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("season", "number", "replays", name="pk_season_fixtures"),
        sqlite_with_rowid=False,
    )
