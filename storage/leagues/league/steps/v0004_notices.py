"""What became of people in their seasons, and where notices stand that are deleted when they have done their work."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "league_0004"
down_revision = "league_0003"
branch_labels = None
depends_on = "0006"

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
LOG = sa.table("season_log", *map(sa.column, ("season", "kind", "payload")))
MEMBERS = sa.table("season_members", *map(sa.column, ("season", "person", "moved")))


def upgrade() -> None:
    """Add the column, with what the logs tell, and make the table."""
    op.add_column("season_members", sa.Column("moved", sa.String(16)))
    connection = op.get_bind()
    finals = connection.execute(sa.select(LOG.c.season, LOG.c.payload).where(LOG.c.kind == "final")).all()
    for season, payload in finals:
        for person, moved in json.loads(payload)["moved"]:
            of_person = (MEMBERS.c.season == season) & (MEMBERS.c.person == person)
            connection.execute(sa.update(MEMBERS).where(of_person).values(moved=moved))
    season_key = sa.ForeignKey("seasons.id", name="fk_season_notices_season")
    op.create_table(
        "season_notices",
        sa.Column("season", COUNTED, season_key, autoincrement=False, nullable=False),
        sa.Column("message", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("season", "message", name="pk_season_notices"),
        sqlite_with_rowid=False,
    )
