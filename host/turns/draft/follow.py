"""What becomes of drafts when the match moves on."""

from __future__ import annotations

from host.core.context import Context
from host.matches.match.events import Committed
from storage.core.database import Transaction
from storage.turns import draft


async def clear_drafts(ctx: Context, tx: Transaction, event: Committed) -> None:
    """Clear drafts that stand on a position that is no more."""
    await draft.clear(tx, event.row.id, event.seats_to_clear, event.row.head)
