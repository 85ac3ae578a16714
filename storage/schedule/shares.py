"""Shares: of all that is due, what belongs to the servers of a shard; direct messages belong to the first."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Table, case, func, literal_column, select

from storage.league.schema import leagues, seasons
from storage.match.schema import matches

SHARD_BITS = 22
"""Discord's rule: of a server's id all bits but these, modulo the number of shards."""


class Share(Struct, frozen=True):
    """One of `count` shards."""

    shard: int
    count: int

    def has(self, server: int) -> bool:
        """Tell whether a server is of this shard; 0 stands for direct messages."""
        return (server >> SHARD_BITS) % self.count == self.shard


def within(table: Table, share: Share | None) -> tuple[ColumnElement[bool], ...]:
    """Return what holds for rows of a table whose owner belongs to a share; None: to anybody."""
    if share is None:
        return ()
    of_match = select(matches.c.server).where(matches.c.id == table.c.owner).scalar_subquery()
    of_season = (
        select(leagues.c.server)
        .join(seasons, seasons.c.league == leagues.c.id)
        .where(seasons.c.id == table.c.owner)
        .scalar_subquery()
    )
    server: ColumnElement[Any] = case(
        (table.c.owner_kind == "match", of_match),
        (table.c.owner_kind == "server", table.c.owner),
        (table.c.owner_kind == "season", of_season),
        else_=0,
    )
    bits: ColumnElement[Any] = literal_column(str(SHARD_BITS))
    return ((func.coalesce(server, 0).bitwise_rshift(bits) % share.count) == share.shard,)
