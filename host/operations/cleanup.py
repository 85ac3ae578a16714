"""Cleanup after a match: delete drafts, plans, sandboxes and the snapshot.

The log, which contains the whole match, is kept.
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
    """Delete the temporary data of a match that is over."""
    if isinstance(event, MatchCancelled) or event.is_over:
        for subject in TABLES:
            await subject.delete(tx, event.row.id)


FEATURE = Feature(
    subscriptions=(
        Subscription(Committed, SubscriberOrder.OTHERS, on_match_over),
        Subscription(MatchCancelled, SubscriberOrder.OTHERS, on_match_over),
    ),
)
