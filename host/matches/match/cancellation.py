"""Ending a match without a result."""

from __future__ import annotations

import logging

from host.core import timers
from host.core.context import Context
from host.core.features import publish
from host.core.owners import match_owner
from host.matches.match.events import MatchCancelled
from storage.core.database import Transaction
from storage.matches.match import matches
from storage.matches.match.matches import MatchRow

log = logging.getLogger(__name__)


async def cancel_match(ctx: Context, tx: Transaction, row: MatchRow) -> None:
    """End a match without a result, keeping its log."""
    await matches.set_status(tx, row.id, "cancelled", ctx.now())
    await timers.cancel_all(tx, match_owner(row.id))
    await publish(ctx, tx, MatchCancelled(row))
    log.info("match %d of server %d ends without a result", row.id, row.guild_id)
