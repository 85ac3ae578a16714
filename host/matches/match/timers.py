"""Timers of matches that are being played."""

from __future__ import annotations

from host.core.context import Context
from host.core.errors import Refusal
from host.core.owners import Owner
from host.core.timers import REST, NotNow
from host.matches.match import loading
from host.matches.match.match import Match
from storage.core.database import Transaction
from storage.matches.match import matches
from storage.time.clock import outages

AWAY = 5 * 60_000
"""Milliseconds after which a timer of a server that is away looks whether it is back."""


LONG = 24 * 3_600_000
"""Milliseconds after which it is looked less often: it has removed the bot, and is waited for so long as it may be."""


async def refuse_while_away(ctx: Context, tx: Transaction, server: int) -> None:
    """Raise NotNow while nobody in a server can be served."""
    gone = await outages.unfinished_of(tx, server)
    if gone is not None:
        raise NotNow(AWAY if ctx.now() - gone.began < LONG else REST)


async def load_running(ctx: Context, tx: Transaction, owner: Owner) -> Match | None:
    """Load the match of a timer; None when it is not being played.

    NotNow when it can't be read, or while nobody in its server can be served.
    """
    row = await matches.get(tx, owner.id)
    if row is None or row.status != "running":
        return None
    await refuse_while_away(ctx, tx, row.server)
    try:
        return await loading.match_of(ctx, tx, row)
    except Refusal as slip:
        raise NotNow from slip
