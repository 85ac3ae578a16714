"""A server that has removed the bot: what is stored of it is kept for a while, and then deleted."""

from __future__ import annotations

from collections.abc import Collection

from host.core import timers
from host.core.context import Context
from host.core.owners import Owner, server_owner
from host.core.timers import Timer
from host.matches.settings.time_controls import DAY
from storage.core.database import Transaction
from storage.operations import privacy

KEPT_FOR = 90 * DAY


class DeleteServer(Timer, frozen=True, tag="delete-server"):
    """All that is stored of a server that has removed the bot is deleted."""


async def leave(ctx: Context, server: int) -> None:
    """Begin to wait for a server that has removed the bot; one that is waited for already gets no more time."""
    async with ctx.database.transaction() as tx:
        waiting = await timers.of_owner(tx, server_owner(server))
        if not any(isinstance(one.timer, DeleteServer) for one in waiting):
            await timers.put(tx, server_owner(server), DeleteServer(), ctx.now() + KEPT_FOR)


async def come_back(ctx: Context, server: int) -> None:
    """Keep the data of a server that has the bot again."""
    async with ctx.database.transaction() as tx:
        await timers.drop(tx, server_owner(server), DeleteServer)


async def compare(ctx: Context, present: Collection[int]) -> None:
    """Note which servers have let the bot in, or removed it, while it was away."""
    async with ctx.database.reading() as tx:
        known = await privacy.servers(tx)
    for server in known:
        if ctx.share is not None and not ctx.share.has(server):
            continue
        await (come_back if server in present else leave)(ctx, server)


async def ring(ctx: Context, tx: Transaction, owner: Owner) -> None:
    """Delete what is stored of a server, unless it has let the bot in again while nobody heard of it."""
    if ctx.has_server(owner.id):
        return
    for match in await privacy.delete_server(tx, owner.id):
        ctx.forget(match)
