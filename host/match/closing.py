"""Ending a match without a result."""

from __future__ import annotations

from host.board import server_board
from host.clock import timing
from host.core import outbox
from host.core.context import Context
from host.core.outbox import Due
from host.idle import waiting
from host.vote import questions
from storage.clock import clocks
from storage.core.database import Transaction
from storage.match import matches
from storage.match.matches import MatchRow
from storage.schedule import timers


async def close(ctx: Context, tx: Transaction, row: MatchRow) -> None:
    """End a match, with its clocks, questions and notices; its log stays."""
    await matches.set_status(tx, row.id, "cancelled", ctx.now())
    gone = await questions.close_all(tx, row.id)
    await timers.drop_all(tx, row.id)
    await clocks.drop(tx, row.id)
    gone += await timing.answered(tx, row.id)
    await outbox.write(ctx, tx, row, (Due("card"), *gone), ("card", "notice", "robot", waiting.KIND))
    await server_board.touch(ctx, tx, row)
