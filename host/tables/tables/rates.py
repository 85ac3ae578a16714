"""Rate limits on actions that can annoy others, per user and hour across all guilds."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from host.core.context import Context
from host.core.errors import user_error
from host.matches import users
from host.matches.settings.time_controls import DAY
from storage.core.database import Transaction
from storage.tables import tables
from storage.tables.tables import RateRow, What

HOUR = 60 * 60 * 1000
MAX_IN_TIME: Final[dict[What, int]] = {"open": 20, "thread": 10, "invite": 40}
"""Limits per hour for matches opened, threads created and users invited."""
TOO_OFTEN: Final[dict[What, str]] = {
    "open": "too-often-open",
    "thread": "too-often-thread",
    "invite": "too-often-invite",
}
MAX_OF_ONE = 3
"""Invitations of the same user per hour."""


async def refuse_beyond(
    ctx: Context, tx: Transaction, user_key: int, what: What, whom: Collection[int] = ()
) -> None:
    """Check that a user has not reached a rate limit within the last hour.

    Raises UserError if they have.
    """
    found = await tables.read_targets(tx, await users.keys_of(tx, user_key), what, ctx.now() - HOUR)
    further = len(whom) if what == "invite" else 1
    if len(found) + further > MAX_IN_TIME[what]:
        raise user_error(TOO_OFTEN[what], most=MAX_IN_TIME[what])
    if any(found.count(one) >= MAX_OF_ONE for one in whom):
        raise user_error("too-often-same", most=MAX_OF_ONE)


async def note(
    ctx: Context, tx: Transaction, user_key: int, what: What, whom: Collection[int] = (0,)
) -> None:
    """Count an action of a user against the rate limit.

    Raises UserError if the limit is reached.
    """
    await refuse_beyond(ctx, tx, user_key, what, [one for one in whom if one])
    await tables.drop_rates(tx, user_key, what, ctx.now() - HOUR)
    await tables.add_rates(
        tx, [RateRow(user_key=user_key, what=what, whom=one, at=ctx.now()) for one in whom]
    )


async def note_thread(ctx: Context, user_key: int) -> None:
    """Count the creation of a thread for a user.

    Raises UserError if the limit is reached.
    """
    async with ctx.database.transaction() as tx:
        await note(ctx, tx, user_key, "thread")


async def applies(ctx: Context, tx: Transaction, user_key: int) -> bool:
    """Return whether a user has recently done a rate-limited action."""
    return await tables.has_rates(tx, user_key, ctx.now() - DAY)
