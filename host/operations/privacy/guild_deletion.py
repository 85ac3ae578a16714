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

RETENTION_PERIOD = 90 * DAY


class DeleteGuild(Timer, frozen=True, tag="delete-server"):
    """The timer that deletes the data of a guild that has removed the bot."""


async def schedule_deletion(ctx: Context, guild_id: int) -> None:
    """Set the deletion timer of a guild that has removed the bot.

    A timer that is already set is not extended.
    """
    async with ctx.database.transaction() as tx:
        waiting = await timers.of_owner(tx, guild_owner(guild_id))
        if not any(isinstance(one.timer, DeleteGuild) for one in waiting):
            await timers.put(tx, guild_owner(guild_id), DeleteGuild(), ctx.now() + RETENTION_PERIOD)


async def cancel_deletion(ctx: Context, guild_id: int) -> None:
    """Cancel the deletion timer of a guild that has added the bot again."""
    async with ctx.database.transaction() as tx:
        await timers.cancel_kinds(tx, guild_owner(guild_id), DeleteGuild)


async def reconcile_timers(ctx: Context, guild_ids: Collection[int]) -> None:
    """Update the deletion timers of guilds that added or removed the bot while the bot was offline."""
    async with ctx.database.read_transaction() as tx:
        known = await privacy.guilds_with_data(tx)
    for guild_id in known:
        if ctx.own_shard is not None and not ctx.own_shard.contains(guild_id):
            continue
        await (cancel_deletion if guild_id in guild_ids else schedule_deletion)(ctx, guild_id)


async def handle_timer(ctx: Context, tx: Transaction, owner: Owner) -> None:
    """Delete a guild's data, unless the bot turns out to be in the guild again."""
    if ctx.has_guild(owner.id):
        return
    for match_id in await privacy.delete_guild(tx, owner.id):
        ctx.evict(match_id)
