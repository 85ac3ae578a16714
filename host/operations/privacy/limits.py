"""Limits that outlast the deletion of a user's data, and the hash that they require.

For example, a deleted user may have seen cards in a running match, or a league may have barred them. While
such a limit or a rate limit applies, a salted hash of their Discord id is stored. Only this hash identifies
them if they return.
"""

from __future__ import annotations

from host.core.context import Context
from host.core.features import features
from host.matches.match.events import Committed, MatchCancelled
from host.matches.settings.time_controls import DAY
from storage.core.database import Transaction
from storage.matches import users


async def is_limited(ctx: Context, tx: Transaction, user_key: int) -> bool:
    """Return whether a limit still applies to a user."""
    found = (feature.has_limit for feature in features().values() if feature.has_limit is not None)
    return any([await applies(ctx, tx, user_key) for applies in found])


async def delete_unneeded_hashes(ctx: Context, tx: Transaction) -> None:
    """Delete hashes of deleted users without limits, and users' rows a day after their deletion.

    Until then, the rows show other processes that a user was deleted.
    """
    for user in await users.deleted(tx):
        if user.id_hash is not None and await is_limited(ctx, tx, user.user_key):
            continue
        if user.seen <= ctx.now() - DAY:
            await users.delete(tx, user.user_key)
        elif user.id_hash is not None:
            await users.clear(tx, user.user_key, user.seen, None, None)


async def on_match_over(ctx: Context, tx: Transaction, event: Committed | MatchCancelled) -> None:
    """Delete hashes that are not needed any more after a match is over."""
    if isinstance(event, MatchCancelled) or event.is_over:
        await delete_unneeded_hashes(ctx, tx)
