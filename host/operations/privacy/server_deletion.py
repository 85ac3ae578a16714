"""Guilds that removed the bot: their data is kept for a while and then deleted."""

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
    """The data of a guild that has removed the bot has to be deleted."""


async def leave(ctx: Context, server: int) -> None:
    """Set the deletion timer of a guild that has removed the bot.

    A timer that is already set is not extended.
    """
    async with ctx.database.transaction() as tx:
        waiting = await timers.of_owner(tx, server_owner(server))
        if not any(isinstance(one.timer, DeleteServer) for one in waiting):
            await timers.put(tx, server_owner(server), DeleteServer(), ctx.now() + KEPT_FOR)


async def restore_guild(ctx: Context, server: int) -> None:
    """Cancel the deletion timer of a guild that has added the bot again."""
    async with ctx.database.transaction() as tx:
        await timers.drop(tx, server_owner(server), DeleteServer)


async def compare(ctx: Context, present: Collection[int]) -> None:
    """Update the deletion timers of guilds that added or removed the bot while it was offline."""
    async with ctx.database.read_transaction() as tx:
        known = await privacy.servers(tx)
    for server in known:
        if ctx.share is not None and not ctx.share.has(server):
            continue
        await (restore_guild if server in present else leave)(ctx, server)


async def ring(ctx: Context, tx: Transaction, owner: Owner) -> None:
    """Delete a guild's data, unless it has added the bot again without the bot noticing."""
    if ctx.has_server(owner.id):
        return
    for match in await privacy.delete_server(tx, owner.id):
        ctx.forget(match)
