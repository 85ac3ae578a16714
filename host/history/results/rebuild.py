"""Recomputing all results from the logs, and comparing them with the stored results."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Literal, TypeAlias

from msgspec import Struct

from host.core.context import Context
from host.core.errors import UserError
from host.core.features import publish
from host.history.results.outcome import ResultCorrected
from host.history.results.recorder import load_outcome, result_rows
from host.matches.match import loading
from storage.core.database import Transaction
from storage.history import results

BATCH_SIZE = 100

RebuildStatus: TypeAlias = Literal[
    "same",  # the stored results match the log
    "missing",  # no results were stored, for example because the match ended before the bot stored results
    "differs",  # the stored results differed
    "unreadable",  # the current rules can't read the log; the stored results are kept
]


class RebuiltMatch(Struct, frozen=True):
    """The outcome of recomputing a match's results."""

    match_id: int
    status: RebuildStatus
    error: str = ""
    """The reason why the log can't be read."""


async def rebuild(ctx: Context) -> AsyncIterator[RebuiltMatch]:
    """Recompute the results of all finished matches, each in its own transaction."""
    after = 0
    while matches := await _next_batch(ctx, after):
        for after in matches:
            async with ctx.lock(after), ctx.database.transaction() as tx:
                rebuilt_match = await rebuild_match(ctx, tx, after)
            yield rebuilt_match


async def _next_batch(ctx: Context, after: int) -> list[int]:
    async with ctx.database.read_transaction() as tx:
        return await results.finished_after(tx, after, BATCH_SIZE)


async def rebuild_match(ctx: Context, tx: Transaction, match_id: int) -> RebuiltMatch:
    """Recompute the results of a finished match, and publish an event if they differ."""
    try:
        found = await load_outcome(tx, await loading.load_row(tx, match_id))
    except UserError as error:
        return RebuiltMatch(match_id, "unreadable", str(error))
    kept, made = await results.of_match(tx, match_id), [*result_rows(found)]
    if kept == made:
        return RebuiltMatch(match_id, "same")
    await results.put(tx, match_id, made)
    await publish(ctx, tx, ResultCorrected(found))
    return RebuiltMatch(match_id, "differs" if kept else "missing")
