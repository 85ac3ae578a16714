"""Whose work is done by which process, where several share it: that of a server by whoever holds its shard."""

from __future__ import annotations

from host.core.context import Context
from host.core.owners import MATCH, SERVER, Owner
from storage.match import matches
from storage.schedule.shares import Share


def share_of(shard: int, count: int) -> Share:
    """Return what belongs to one of so many shards."""
    return Share(shard, count)


async def is_served_here(ctx: Context, owner: Owner) -> bool:
    """Tell whether an owner's work is done by this process: by its server, and that of nobody's by the first shard."""
    if ctx.share is None:
        return True
    if owner.kind == MATCH:
        async with ctx.database.reading() as tx:
            row = await matches.get(tx, owner.id)
        return ctx.share.has(0 if row is None else row.server)
    return ctx.share.has(owner.id if owner.kind == SERVER else 0)
