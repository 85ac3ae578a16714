"""Assignment of due work to shards by guild; direct messages belong to the first shard."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import asdict

SHARD_BITS = 22
"""Number of low bits of a guild id that do not affect its shard.

Discord computes the shard as `(guild_id >> 22) % shard_count`.
"""


class Shard(Struct, frozen=True):
    """The number of a shard, and the number of shards in total."""

    shard: int
    count: int

    def contains(self, guild_id: int) -> bool:
        """Return whether a guild belongs to this shard; 0 means direct messages."""
        return (guild_id >> SHARD_BITS) % self.count == self.shard


def condition(table: str, shard: Shard | None) -> str:
    """Return the SQL condition for rows whose owner belongs to a shard.

    If `shard` is None, the condition is true for all rows. `parameters` returns the values of the condition's
    parameters.
    """
    if shard is None:
        return "TRUE"
    return f"""(COALESCE(
        CASE {table}.owner_kind
            WHEN 'match' THEN (SELECT matches.guild_id FROM matches WHERE matches.id = {table}.owner)
            WHEN 'guild' THEN {table}.owner
            WHEN 'season' THEN (
                SELECT leagues.guild_id FROM leagues JOIN seasons ON seasons.league = leagues.id
                WHERE seasons.id = {table}.owner
            )
            ELSE 0
        END, 0
    ) >> {SHARD_BITS}) % :count = :shard"""  # noqa: S608 - only names of tables and columns


def parameters(shard: Shard | None) -> dict[str, int]:
    """Return the statement parameters for a shard."""
    return {} if shard is None else asdict(shard)
