"""What is told of a match's chance when it is ended without a result."""

from __future__ import annotations

from host.core import outbox
from host.core.context import Context
from host.core.owners import match_owner
from host.fairness.bound import bound_of
from host.fairness.kinds import PostCommitment, PostContribution, PostSecret
from host.match.events import Ended
from storage.core.database import Transaction


async def tell_secret(ctx: Context, tx: Transaction, event: Ended) -> None:
    """Have the secret told that somebody was bound by."""
    owner, bound = match_owner(event.row.id), await bound_of(tx, event.row)
    await outbox.drop(tx, owner, PostCommitment, PostContribution)
    if bound is not None and bound.is_public:
        await outbox.add(ctx, tx, owner, PostSecret())
