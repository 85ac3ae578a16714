"""Shares: of all that is due, what belongs to the servers of a shard; direct messages belong to the first."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import asdict

SHARD_BITS = 22
"""Discord's rule: of a server's id all bits but these, modulo the number of shards."""


class Share(Struct, frozen=True):
    """One of `count` shards."""

    shard: int
    count: int

    def has(self, server: int) -> bool:
        """Tell whether a server is of this shard; 0 stands for direct messages."""
        return (server >> SHARD_BITS) % self.count == self.shard


def within(table: str, share: Share | None) -> str:
    """Return what holds for rows of a table whose owner belongs to a share, by its `values`; None: to anybody."""
    if share is None:
        return "TRUE"
    return f"""(COALESCE(
        CASE {table}.owner_kind
            WHEN 'match' THEN (SELECT matches.server FROM matches WHERE matches.id = {table}.owner)
            WHEN 'server' THEN {table}.owner
            WHEN 'season' THEN (
                SELECT leagues.server FROM leagues JOIN seasons ON seasons.league = leagues.id
                WHERE seasons.id = {table}.owner
            )
            ELSE 0
        END, 0
    ) >> {SHARD_BITS}) % :count = :shard"""  # noqa: S608 - our own names


def values(share: Share | None) -> dict[str, int]:
    """Return what a statement about a share needs."""
    return {} if share is None else asdict(share)
