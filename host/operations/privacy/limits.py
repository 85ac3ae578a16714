"""Limits that outlast the deletion of a user's data.

For example, a deleted user may have seen cards in a running match, or a league may have barred them. As long
as any limit or rate limit applies, a salted hash of the user's Discord id is kept. It is used to recognize
the user if they return.
"""

from __future__ import annotations

from host.core.context import Context
from host.core.errors import user_error
from host.core.features import features
from host.matches.match.events import Committed, MatchCancelled
from host.matches.settings.time_controls import DAY
from storage.core.database import Transaction
from storage.matches import users
from storage.matches.users import UserRow

MAX_DELETIONS_PER_DAY = 3
"""Maximum number of data deletions per Discord account per day."""


def count_deletion(ctx: Context, user_id: int) -> None:
    """Count a deletion toward a Discord account's daily limit.

    The count is kept only in this process's memory, and only for a day. Raises UserError if the limit is
    reached.
    """
    since, recent = ctx.now() - DAY, ctx.recent_deletions
    for known in [*recent]:
        recent[known] = [at for at in recent[known] if at > since]
        if not recent[known]:
            del recent[known]
    times = recent.setdefault(user_id, [])
    if len(times) >= MAX_DELETIONS_PER_DAY:
        raise user_error("too-often-forget", most=MAX_DELETIONS_PER_DAY)
    times.append(ctx.now())


async def is_limited(ctx: Context, tx: Transaction, user_key: int) -> bool:
    """Return whether a limit still applies to a user."""
    for feature in features().values():
        if feature.has_limit is not None and await feature.has_limit(ctx, tx, user_key):
            return True
    return False


async def delete_unneeded_hashes(ctx: Context) -> None:
    """Delete hashes that are no longer needed for any limit, and old rows of deleted users.

    A row is kept for a day after the deletion, so that other processes notice the deletion.
    """
    async with ctx.database.read_transaction() as tx:
        found = await users.deleted(tx)
    for user in found:
        if user.id_hash is not None or _is_old(ctx, user):
            async with ctx.database.transaction() as tx:
                await _delete_if_unneeded(ctx, tx, user)


async def on_match_over(ctx: Context, tx: Transaction, event: Committed | MatchCancelled) -> None:
    """Delete the id hashes of deleted users in a finished match, unless another limit needs them."""
    if isinstance(event, MatchCancelled) or event.is_over:
        for user in await users.with_hash_in_match(tx, event.row.id):
            await _delete_if_unneeded(ctx, tx, user)


async def _delete_if_unneeded(ctx: Context, tx: Transaction, user: UserRow) -> None:
    if user.id_hash is not None and await is_limited(ctx, tx, user.user_key):
        return
    if _is_old(ctx, user):
        await users.delete(tx, user.user_key)
    else:
        await users.clear(tx, user.user_key, user.last_seen, None, None)


def _is_old(ctx: Context, user: UserRow) -> bool:
    """Return whether a user was deleted long enough ago for all processes to have noticed."""
    return user.last_seen <= ctx.now() - DAY
