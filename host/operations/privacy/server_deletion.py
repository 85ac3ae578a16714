"""Guilds that removed the bot: their data is kept for a while and then deleted."""

from __future__ import annotations

from collections.abc import Collection

from host.core import timers
from host.core.context import Context
from host.core.owners import Owner, guild_owner
from host.core.timers import Timer
from host.matches.settings.time_controls import DAY
from storage.core.database import Transaction
from storage.operations import privacy

KEPT_FOR = 90 * DAY


class DeleteServer(Timer, frozen=True, tag="delete-server"):
    """The data of a guild that has removed the bot has to be deleted."""


async def leave(ctx: Context, guild_id: int) -> None:
    """Set the deletion timer of a guild that has removed the bot.

    A timer that is already set is not extended.
    """
    async with ctx.database.transaction() as tx:
        waiting = await timers.of_owner(tx, guild_owner(guild_id))
        if not any(isinstance(one.timer, DeleteServer) for one in waiting):
            await timers.put(tx, guild_owner(guild_id), DeleteServer(), ctx.now() + KEPT_FOR)


async def restore_guild(ctx: Context, guild_id: int) -> None:
    """Cancel the deletion timer of a guild that has added the bot again."""
    async with ctx.database.transaction() as tx:
        await timers.drop(tx, guild_owner(guild_id), DeleteServer)


async def compare(ctx: Context, present: Collection[int]) -> None:
    """Update the deletion timers of guilds that added or removed the bot while it was offline."""
    async with ctx.database.read_transaction() as tx:
        known = await privacy.servers(tx)
    for guild_id in known:
        if ctx.share is not None and not ctx.share.has(guild_id):
            continue
        await (restore_guild if guild_id in present else leave)(ctx, guild_id)


async def ring(ctx: Context, tx: Transaction, owner: Owner) -> None:
    """Delete a guild's data, unless it has added the bot again without the bot noticing."""
    if ctx.has_server(owner.id):
        return
    for match_id in await privacy.delete_server(tx, owner.id):
        ctx.forget(match_id)
