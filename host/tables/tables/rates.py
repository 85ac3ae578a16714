"""Rate limits on actions that can annoy other users.

Each limit is a number of actions per hour for one user, across all guilds.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from host.core.context import Context
from host.core.errors import user_error
from host.matches import users
from host.matches.settings.time_controls import DAY
from storage.core.database import Transaction
from storage.tables import tables
from storage.tables.tables import LimitedAction, LimitedActionRow

HOUR = 60 * 60 * 1000
MAX_PER_HOUR: Final[dict[LimitedAction, int]] = {"open": 20, "thread": 10, "invite": 40, "find": 20}
"""Maximum number of actions of each kind per hour.

These are matches opened, threads created, users invited, and searches for a table begun or changed.
"""
ERROR_KEYS: Final[dict[LimitedAction, str]] = {
    "open": "too-often-open",
    "thread": "too-often-thread",
    "invite": "too-often-invite",
    "find": "too-often-find",
}
MAX_PER_TARGET = 3
"""Maximum number of invitations per hour to the same user."""


async def refuse_over_rate_limit(
    ctx: Context, tx: Transaction, user_key: int, action: LimitedAction, targets: Collection[int] = ()
) -> None:
    """Raise UserError if a user has reached the hourly rate limit for an action."""
    found = await tables.read_targets(tx, await users.all_keys(tx, user_key), action, ctx.now() - HOUR)
    further = len(targets) if action == "invite" else 1
    if len(found) + further > MAX_PER_HOUR[action]:
        raise user_error(ERROR_KEYS[action], most=MAX_PER_HOUR[action])
    if any(found.count(target) >= MAX_PER_TARGET for target in targets):
        raise user_error("too-often-same", most=MAX_PER_TARGET)


async def count_action(
    ctx: Context, tx: Transaction, user_key: int, action: LimitedAction, targets: Collection[int] = (0,)
) -> None:
    """Count a user's action against the rate limit.

    Raises UserError if the limit is reached.
    """
    await refuse_over_rate_limit(ctx, tx, user_key, action, [target for target in targets if target])
    await tables.delete_actions(tx, user_key, action, ctx.now() - HOUR)
    await tables.add_actions(
        tx,
        [LimitedActionRow(user_key=user_key, action=action, target_key=one, at=ctx.now()) for one in targets],
    )


async def count_thread(ctx: Context, user_key: int) -> None:
    """Count the creation of a thread for a user.

    Raises UserError if the limit is reached.
    """
    async with ctx.database.transaction() as tx:
        await count_action(ctx, tx, user_key, "thread")


async def has_recent_actions(ctx: Context, tx: Transaction, user_key: int) -> bool:
    """Return whether a user has performed a rate-limited action within the last day."""
    return await tables.has_actions(tx, user_key, ctx.now() - DAY)
