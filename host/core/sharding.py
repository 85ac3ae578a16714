"""Work sharing between processes: a guild's work is done by the process that has its shard."""

from __future__ import annotations

from host.core.context import Context
from host.core.owners import GUILD, MATCH, SEASON, Owner
from storage.core.scheduling.sharding import Shard
from storage.leagues.league import leagues, seasons
from storage.leagues.league.leagues import LeagueRow
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow


def shard_of(shard: int, count: int) -> Shard:
    """Return the Shard with the given number out of `count` shards."""
    return Shard(shard, count)


async def is_own_shard(ctx: Context, owner: Owner) -> bool:
    """Return whether this process does an owner's work.

    The first shard does the work of owners without a guild.
    """
    if ctx.own_shard is None:
        return True
    return ctx.own_shard.contains(await _guild_of(ctx, owner))


async def _guild_of(ctx: Context, owner: Owner) -> int:
    """Return the owner's guild, or 0 if it has no guild."""
    if owner.kind == GUILD:
        return owner.id
    async with ctx.database.read_transaction() as tx:
        row: MatchRow | LeagueRow | None = None
        if owner.kind == MATCH:
            row = await matches.get(tx, owner.id)
        elif owner.kind == SEASON and (season := await seasons.get(tx, owner.id)):
            row = await leagues.get(tx, season.league)
    return 0 if row is None else row.guild_id
