"""Ending a match without a result."""

from __future__ import annotations

from host import asking, idling, noticeboard, posting, timing
from host.harbour import Harbour
from host.posting import Due
from storage import clocks, matches, timers
from storage.database import Transaction
from storage.matches import MatchRow


async def close(h: Harbour, tx: Transaction, row: MatchRow) -> None:
    """End a match, with its clocks, questions and notices; its log stays."""
    await matches.set_status(tx, row.id, "cancelled", h.now())
    gone = await asking.close_all(tx, row.id)
    await timers.drop_all(tx, row.id)
    await clocks.drop(tx, row.id)
    gone += await timing.answered(tx, row.id)
    await posting.write(h, tx, row, (Due("card"), *gone), ("card", "notice", "robot", idling.KIND))
    await noticeboard.touch(h, tx, row)
