"""Guilds that removed the bot: their data is kept for a while and then deleted."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from host.core import jobs, timers
from host.core.context import Context
from host.core.jobs import Job, JobDeferred
from host.core.owners import Owner, guild_owner
from host.core.timers import Timer
from host.matches.settings.time_controls import DAY
from storage.core.database import Transaction
from storage.operations.privacy import guild_rows

RETENTION_PERIOD = 90 * DAY
PARTS_PER_CHECKPOINT = 10
PAUSE = 0.005
"""Seconds between two transactions, so that other transactions can run."""


class DeleteGuild(Timer, frozen=True, tag="delete-server"):
    """A timer that deletes a guild's data some time after the guild removed the bot."""


class DeleteGuildData(Job, frozen=True, tag="delete-server-data"):
    """A job that deletes the remaining data of a guild that removed the bot."""


async def schedule_deletion(ctx: Context, guild_id: int) -> None:
    """Set the deletion timer of a guild that has removed the bot.

    A timer that is already set is not extended.
    """
    async with ctx.database.transaction() as tx:
        waiting = await timers.of_owner(tx, guild_owner(guild_id))
        if not any(isinstance(set_timer.timer, DeleteGuild) for set_timer in waiting):
            await timers.put(tx, guild_owner(guild_id), DeleteGuild(), ctx.now() + RETENTION_PERIOD)


async def cancel_deletion(ctx: Context, guild_id: int) -> None:
    """Cancel the deletion timer of a guild that has added the bot again."""
    async with ctx.database.transaction() as tx:
        await timers.cancel_kinds(tx, guild_owner(guild_id), DeleteGuild)


async def reconcile_timers(ctx: Context, guild_ids: Collection[int]) -> None:
    """Update the deletion timers of guilds that added or removed the bot while the bot was offline."""
    async with ctx.database.read_transaction() as tx:
        known = await guild_rows.guilds_with_data(tx)
    for guild_id in known:
        if ctx.own_shard is not None and not ctx.own_shard.contains(guild_id):
            continue
        await (cancel_deletion if guild_id in guild_ids else schedule_deletion)(ctx, guild_id)


async def handle_timer(ctx: Context, tx: Transaction, owner: Owner) -> None:
    """Start deleting a guild's data, unless the guild has added the bot again in the meantime."""
    if not await _delete_part(ctx, tx, owner):
        await jobs.put(ctx, tx, owner, DeleteGuildData())


async def handle_job(ctx: Context, owner: Owner, job: DeleteGuildData) -> None:
    """Delete a guild's remaining data in short transactions.

    The deletion continues after a restart.
    """
    if jobs.is_user_waiting():
        raise JobDeferred
    is_done = False
    while not is_done:
        for _ in range(PARTS_PER_CHECKPOINT):
            async with ctx.database.transaction() as tx:
                is_done = is_done or await _delete_part(ctx, tx, owner)
            await asyncio.sleep(PAUSE)
        await ctx.database.checkpoint()
    await ctx.database.truncate_journal()


async def _delete_part(ctx: Context, tx: Transaction, owner: Owner) -> bool:
    """Delete the next batch of a guild's rows.

    Return True if no rows are left, or if the guild has added the bot again.
    """
    if ctx.has_guild(owner.id):
        return True
    part = await guild_rows.delete_part(tx, owner.id)
    for match_id in part.matches:
        ctx.evict(match_id)
    return part.is_last
