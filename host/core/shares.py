"""Which process does whose work, where several share it: a server's work is done by the process that has its shard."""

from __future__ import annotations

from host.core.context import Context
from host.core.owners import MATCH, SEASON, SERVER, Owner
from storage.core.scheduling.shares import Share
from storage.leagues.league import leagues, seasons
from storage.leagues.league.leagues import LeagueRow
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow


def share_of(shard: int, count: int) -> Share:
    """Return what belongs to one of so many shards."""
    return Share(shard, count)


async def is_served_here(ctx: Context, owner: Owner) -> bool:
    """Tell whether this process does an owner's work; the first shard does the work of owners without a server."""
    if ctx.share is None:
        return True
    return ctx.share.has(await _server_of(ctx, owner))


async def _server_of(ctx: Context, owner: Owner) -> int:
    """Return the server of an owner, 0 where there is none."""
    if owner.kind == SERVER:
        return owner.id
    async with ctx.database.reading() as tx:
        row: MatchRow | LeagueRow | None = None
        if owner.kind == MATCH:
            row = await matches.get(tx, owner.id)
        elif owner.kind == SEASON and (season := await seasons.get(tx, owner.id)):
            row = await leagues.get(tx, season.league)
    return 0 if row is None else row.server
