"""Export and delete user data, and delete the data of guilds that removed the bot."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from host.core.context import Context
from host.core.features import Feature, SubscriberOrder, Subscription
from host.core.owners import Owner
from host.matches.match.events import Committed, MatchCancelled
from host.operations.privacy import guild_deletion, limits, retention, user_deletion
from host.operations.privacy.guild_deletion import DeleteGuild, DeleteGuildData
from host.operations.privacy.retention import DailyCleanup, DeleteInactiveUsers
from host.operations.privacy.user_deletion import FinishUserDeletion
from storage.core.database import Transaction

PrivacyTimer: TypeAlias = DeleteGuild | DailyCleanup
PrivacyJob: TypeAlias = DeleteInactiveUsers | FinishUserDeletion | DeleteGuildData


async def handle_timer(ctx: Context, tx: Transaction, owner: Owner, timer: PrivacyTimer) -> None:
    """Handle a timer that deletes data."""
    match timer:
        case DeleteGuild():
            await guild_deletion.handle_timer(ctx, tx, owner)
        case DailyCleanup():
            await retention.handle_timer(ctx, tx)
        case _:
            assert_never(timer)


async def handle_job(ctx: Context, owner: Owner, job: PrivacyJob) -> None:
    """Run a job that deletes data."""
    match job:
        case DeleteInactiveUsers():
            await retention.handle_job(ctx, owner, job)
        case FinishUserDeletion():
            await user_deletion.handle_job(ctx, owner, job)
        case DeleteGuildData():
            await guild_deletion.handle_job(ctx, owner, job)
        case _:
            assert_never(job)


async def on_startup(ctx: Context) -> None:
    """Set the timer for the daily cleanup, and continue interrupted deletions."""
    await retention.on_startup(ctx)
    await user_deletion.on_startup(ctx)


FEATURE = Feature(
    timers=PrivacyTimer,
    handle_timer=handle_timer,
    jobs=PrivacyJob,
    handle_job=handle_job,
    on_startup=on_startup,
    subscriptions=(
        Subscription(Committed, SubscriberOrder.OTHERS, limits.on_match_over),
        Subscription(MatchCancelled, SubscriberOrder.OTHERS, limits.on_match_over),
    ),
)
