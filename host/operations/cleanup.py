"""Cleanup after a match: deleting drafts, plans, sandboxes and the snapshot.

The log still contains the whole match.
"""

from __future__ import annotations

from host.core.context import Context
from host.core.features import Feature, SubscriberOrder, Subscription
from host.matches.match.events import Committed, MatchCancelled
from storage.core.database import Transaction
from storage.decisions import closed_channels
from storage.matches.match import snapshots
from storage.time import suspensions
from storage.turns import draft, plan, sandbox

TABLES = (closed_channels, draft, plan, sandbox, snapshots, suspensions)


async def on_match_over(ctx: Context, tx: Transaction, event: Committed | MatchCancelled) -> None:
    """Clean up after a match is over."""
    if isinstance(event, MatchCancelled) or event.is_over:
        for subject in TABLES:
            await subject.delete(tx, event.row.id)


FEATURE = Feature(
    subscriptions=(
        Subscription(Committed, SubscriberOrder.OTHERS, on_match_over),
        Subscription(MatchCancelled, SubscriberOrder.OTHERS, on_match_over),
    ),
)
