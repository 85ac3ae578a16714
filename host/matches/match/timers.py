"""Timers of running matches."""

from __future__ import annotations

from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import Owner
from host.core.timers import RETRY_DELAY, TimerDeferred
from host.matches.match import loading
from host.matches.match.match import Match
from storage.core.database import Transaction
from storage.matches.match import matches
from storage.time.clock import outages

AVAILABILITY_CHECK_DELAY = 5 * 60_000
"""Milliseconds until a timer is retried after it was deferred because its guild was unavailable."""


LONG_ABSENCE = 24 * 3_600_000
"""Milliseconds after which an unavailable guild is checked less often.

By then, the guild has probably removed the bot.
"""


async def refuse_while_unavailable(ctx: Context, tx: Transaction, guild_id: int) -> None:
    """Raise TimerDeferred if a guild is unavailable."""
    outage_row = await outages.unfinished_of(tx, guild_id)
    if outage_row is not None:
        raise TimerDeferred(
            AVAILABILITY_CHECK_DELAY if ctx.now() - outage_row.began < LONG_ABSENCE else RETRY_DELAY
        )


async def load_running(ctx: Context, tx: Transaction, owner: Owner) -> Match | None:
    """Load the match that a timer is for, or return None if it is not running.

    Raises TimerDeferred if the match can't be read or its guild is unavailable.
    """
    row = await matches.get(tx, owner.id)
    if row is None or row.status != "running":
        return None
    await refuse_while_unavailable(ctx, tx, row.guild_id)
    try:
        return await loading.load_match(ctx, tx, row)
    except UserError as error:
        raise TimerDeferred from error
