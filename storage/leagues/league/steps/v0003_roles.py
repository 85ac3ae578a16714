"""The role of champions, whether a channel is gone, and names that differ in more than the case of their letters."""

from __future__ import annotations

from collections.abc import Iterator

import sqlalchemy as sa
from alembic import op

revision = "league_0003"
down_revision = "league_0002"
branch_labels = None
depends_on = "0006"

LEAGUES = sa.table("leagues", sa.column("id"), sa.column("server"), sa.column("name"), sa.column("folded"))


def upgrade() -> None:
    """Add the columns; of leagues whose names are the same by now, the later ones keep theirs with a number."""
    op.add_column("leagues", sa.Column("champion_role", sa.BigInteger()))
    op.add_column("leagues", sa.Column("channel_lost", sa.BigInteger()))
    op.add_column("leagues", sa.Column("folded", sa.String(128)))
    connection = op.get_bind()
    for league, folded in list(_folded(connection)):
        connection.execute(sa.update(LEAGUES).where(LEAGUES.c.id == league).values(folded=folded))
    op.create_index("uq_leagues_server_folded", "leagues", ["server", "folded"], unique=True)


def _folded(connection: sa.Connection) -> Iterator[tuple[int, str]]:
    taken = set[tuple[int, str]]()
    chosen = sa.select(LEAGUES.c.id, LEAGUES.c.server, LEAGUES.c.name).order_by(LEAGUES.c.id)
    for league, server, name in connection.execute(chosen):
        folded = name.casefold()
        yield league, f"{folded} {league}" if (server, folded) in taken else folded
        taken.add((server, folded))
