"""User data: export and deletion, including the data of guilds that removed the bot."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from host.core.context import Context
from host.core.features import Feature, SubscriberOrder, Subscription
from host.core.owners import Owner
from host.matches.match.events import Committed, MatchCancelled
from host.operations.privacy import guild_deletion, limits, retention
from host.operations.privacy.guild_deletion import DeleteGuild
from host.operations.privacy.retention import DailyCleanup, DeleteInactiveUsers
from storage.core.database import Transaction

PrivacyTimer: TypeAlias = DeleteGuild | DailyCleanup


async def handle_timer(ctx: Context, tx: Transaction, owner: Owner, timer: PrivacyTimer) -> None:
    """Handle a timer for data deletion."""
    match timer:
        case DeleteGuild():
            await guild_deletion.handle_timer(ctx, tx, owner)
        case DailyCleanup():
            await retention.handle_timer(ctx, tx)
        case _:
            assert_never(timer)


FEATURE = Feature(
    timers=PrivacyTimer,
    handle_timer=handle_timer,
    jobs=DeleteInactiveUsers,
    handle_job=retention.handle_job,
    on_startup=retention.on_startup,
    subscriptions=(
        Subscription(Committed, SubscriberOrder.OTHERS, limits.on_match_over),
        Subscription(MatchCancelled, SubscriberOrder.OTHERS, limits.on_match_over),
    ),
)
