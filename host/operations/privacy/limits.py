"""Limits that outlast the deletion of a user's data, and how long a hash of their Discord id is kept for them.

Somebody who was deleted in the middle of a match has seen cards of it, a league may have barred them, and a rate
limit may apply to them. While that lasts a salted hash identifies them if they return, and nothing else.
"""

from __future__ import annotations

from host.core.context import Context
from host.core.features import features
from host.matches.match.events import Committed, Ended
from host.matches.settings.time_controls import DAY
from storage.core.database import Transaction
from storage.matches import users


async def apply_to(ctx: Context, tx: Transaction, user: int) -> bool:
    """Return whether a limit still applies to a user."""
    found = (feature.limit for feature in features().values() if feature.limit is not None)
    return any([await applies(ctx, tx, user) for applies in found])


async def release(ctx: Context, tx: Transaction) -> None:
    """Delete the hashes of deleted users to whom no limit applies any more, and a day after the deletion their rows.

    By the rows other processes see that somebody was deleted.
    """
    for user in await users.deleted(tx):
        if user.id_hash is not None and await apply_to(ctx, tx, user.user_key):
            continue
        if user.seen <= ctx.now() - DAY:
            await users.drop(tx, user.user_key)
        elif user.id_hash is not None:
            await users.clear(tx, user.user_key, user.seen, None, None)


async def follow(ctx: Context, tx: Transaction, event: Committed | Ended) -> None:
    """Delete hashes that are not needed any more when a match is over."""
    if isinstance(event, Ended) or event.is_over:
        await release(ctx, tx)
