"""Update all cards in a guild after deadlines have changed."""

from __future__ import annotations

from host.core import jobs
from host.core.context import Context
from host.core.owners import Owner, guild_owner, match_owner
from host.matches.settings.events import GuildSettingsChanged
from host.messages.posts.kinds import UpdateDeadlines
from host.messages.posts.queueing import queue_card
from host.time.clock.events import OutageEnded
from storage.core.database import Transaction
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow, Status

MAX_RUNNING = 10_000
"""Maximum number of running matches in a guild.

It is higher than any realistic count; the query requires a limit.
"""


async def on_outage_end(ctx: Context, tx: Transaction, event: OutageEnded) -> None:
    """Queue a job that updates the cards, since a guild can have thousands of matches."""
    await jobs.put(ctx, tx, guild_owner(event.guild_id), UpdateDeadlines())


async def on_settings_change(ctx: Context, tx: Transaction, event: GuildSettingsChanged) -> None:
    """Queue a job that updates the links to web pages, after they were turned on or off or have moved."""
    if event.fields & {"pages", "page_channels"}:
        await jobs.put(ctx, tx, guild_owner(event.guild_id), UpdateDeadlines(is_for_all=True))


async def handle_job(ctx: Context, owner: Owner, job: UpdateDeadlines) -> None:
    """Queue updates for all cards that show a deadline or a link, using a short transaction for each."""
    statuses: tuple[Status, ...] = ("open", "running") if job.is_for_all else ("running",)
    async with ctx.database.read_transaction() as tx:
        active = await matches.of_guild(tx, owner.id, statuses, limit=MAX_RUNNING)
    for match_id in [row.id for row in active if job.is_for_all or _may_show_deadline(row)]:
        async with ctx.database.transaction(lock_key=str(match_owner(match_id))) as tx:
            row = await matches.get(tx, match_id)
            if row is not None and row.status in statuses and (job.is_for_all or _may_show_deadline(row)):
                await queue_card(ctx, tx, row)


def _may_show_deadline(row: MatchRow) -> bool:
    return bool(row.time_control) and row.paused_since is None
