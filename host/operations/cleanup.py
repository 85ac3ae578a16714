"""Cleanup after a match: delete drafts, plans, sandboxes and the snapshot.

The log has all data.
"""

from __future__ import annotations

from host.core.context import Context
from host.core.features import Feature, SubscriberOrder, Subscription
from host.matches.match.events import Committed, Ended
from storage.core.database import Transaction
from storage.matches.match import snapshots
from storage.turns import draft, plan, sandbox

SUBJECTS = (draft, plan, sandbox, snapshots)


async def follow(ctx: Context, tx: Transaction, event: Committed | Ended) -> None:
    """Clean up after a match that is over."""
    if isinstance(event, Ended) or event.is_over:
        for subject in SUBJECTS:
            await subject.drop(tx, event.row.id)


FEATURE = Feature(
    subscriptions=(
        Subscription(Committed, SubscriberOrder.REST, follow),
        Subscription(Ended, SubscriberOrder.REST, follow),
    ),
)
