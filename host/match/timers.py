"""Timers of matches that are being played."""

from __future__ import annotations

from host.core.context import Context
from host.core.owners import Owner
from host.core.refusals import Refusal
from host.core.timers import NotNow
from host.match import loading
from host.match.match import Match
from storage.core.database import Transaction
from storage.match import matches


async def load_running(ctx: Context, tx: Transaction, owner: Owner) -> Match | None:
    """Load the match of a timer; None when it is not being played, NotNow when it can't be read."""
    row = await matches.get(tx, owner.id)
    if row is None or row.status != "running":
        return None
    try:
        return await loading.match_of(ctx, tx, row)
    except Refusal as slip:
        raise NotNow from slip
