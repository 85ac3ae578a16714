"""Daily deletion of users who have long been inactive, and of hashes that are no longer needed."""

from __future__ import annotations

from host.core import jobs, timers
from host.core.context import Context
from host.core.jobs import Job
from host.core.owners import Owner, guild_owner
from host.core.timers import Timer
from host.core.users import User
from host.matches.settings.time_controls import DAY, HOUR
from host.operations.privacy import limits
from host.operations.privacy.user_deletion import delete_user
from storage.core.database import Transaction
from storage.decisions import vote
from storage.matches import users
from storage.operations.privacy import clearing
from storage.tables import tables as stored_tables

RETENTION_PERIOD = 400 * DAY
"""How long a user is kept without any interaction, in milliseconds.

A user who has a seat, is in a season, or had a result within this period is always kept.
"""
BATCH = 50
GLOBAL_OWNER = guild_owner(0)
"""The owner of timers and jobs that do not concern a single guild.

The process with the first shard runs them.
"""


class DailyCleanup(Timer, frozen=True, tag="clean-up"):
    """A timer for the daily deletion of inactive users and unneeded hashes."""


class DeleteInactiveUsers(Job, frozen=True, tag="delete-unused"):
    """A job that deletes inactive users and unneeded hashes."""


async def on_startup(ctx: Context) -> None:
    """Set the daily timer if it is not set."""
    async with ctx.database.transaction() as tx:
        if not any(
            isinstance(set_timer.timer, DailyCleanup) for set_timer in await timers.of_owner(tx, GLOBAL_OWNER)
        ):
            await timers.put(tx, GLOBAL_OWNER, DailyCleanup(), ctx.now() + HOUR)


async def handle_timer(ctx: Context, tx: Transaction) -> None:
    """Queue the cleanup job, and set the timer for the next day."""
    await jobs.put(ctx, tx, GLOBAL_OWNER, DeleteInactiveUsers())
    await timers.put(tx, GLOBAL_OWNER, DailyCleanup(), ctx.now() + DAY)


async def handle_job(ctx: Context, owner: Owner, job: DeleteInactiveUsers) -> None:
    """Delete users in batches, so that other transactions don't wait long."""
    last = (0, 0)
    while batch := await _inactive_users(ctx, last):
        last = batch[-1]
        for _, user_key in batch:
            await _delete_if_unused(ctx, user_key)
    await limits.delete_unneeded_hashes(ctx)
    async with ctx.database.transaction() as tx:
        await stored_tables.delete_all_actions(tx, ctx.now() - DAY)
        await vote.delete_all_requests_before(tx, ctx.now() - DAY)
    await ctx.database.truncate_journal()


async def _inactive_users(ctx: Context, last: tuple[int, int]) -> list[tuple[int, int]]:
    async with ctx.database.read_transaction() as tx:
        return await users.inactive_since(tx, ctx.now() - RETENTION_PERIOD, last, BATCH)


async def _delete_if_unused(ctx: Context, user_key: int) -> None:
    async with ctx.database.read_transaction() as tx:
        is_used = await clearing.is_in_use(tx, user_key, ctx.now() - RETENTION_PERIOD)
    if not is_used:
        await delete_user(ctx, User(user_key, ""))
