"""People's data: exported and deleted; a server that is gone."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from host.core.context import Context
from host.core.features import Feature, SubscriberOrder, Subscription
from host.core.owners import Owner
from host.matches.match.events import Committed, Ended
from host.operations.privacy import limits, retention, server_deletion
from host.operations.privacy.retention import CleanUp, DeleteUnused
from host.operations.privacy.server_deletion import DeleteServer
from storage.core.database import Transaction

PrivacyTimer: TypeAlias = DeleteServer | CleanUp


async def ring(ctx: Context, tx: Transaction, owner: Owner, timer: PrivacyTimer) -> None:
    """Do what a timer is for."""
    match timer:
        case DeleteServer():
            await server_deletion.ring(ctx, tx, owner)
        case CleanUp():
            await retention.ring(ctx, tx)
        case _:
            assert_never(timer)


FEATURE = Feature(
    timers=PrivacyTimer,
    handle_timer=ring,
    jobs=DeleteUnused,
    handle_job=retention.do,
    on_startup=retention.sweep,
    subscriptions=(
        Subscription(Committed, SubscriberOrder.REST, limits.follow),
        Subscription(Ended, SubscriberOrder.REST, limits.follow),
    ),
)
