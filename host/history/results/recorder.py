"""Storing the results of finished matches.

The rows are a cache: all results can be derived from the logs, and `rebuild` recomputes them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

from msgspec.structs import asdict

from host.core.context import Context
from host.core.errors import UserError
from host.core.features import publish
from host.history.results.outcome import Outcome, ResultStored, SeatOutcome, compute_outcome
from host.matches.match import loading
from host.matches.match.events import Committed, MatchImported
from host.matches.match.match import Match
from host.matches.match.reading import MAX_ON_EVENT_LOOP
from storage.core.database import Transaction
from storage.history import results
from storage.history.results import ResultRow
from storage.matches.match.matches import MatchRow

log = logging.getLogger(__name__)


async def on_commit(ctx: Context, tx: Transaction, event: Committed) -> None:
    """Store the results of a match that ends."""
    if not event.is_over:
        return
    if event.after.folded_log.base:
        await _store_from_log(ctx, tx, event.row.id)
    else:
        # The match's whole log is already loaded.
        await _store(ctx, tx, await _compute_outcome(event.after))


async def on_import(ctx: Context, tx: Transaction, event: MatchImported) -> None:
    """Store the results of a finished match that was imported from a file."""
    if event.row.status == "finished":
        await _store_from_log(ctx, tx, event.row.id)


async def _store_from_log(ctx: Context, tx: Transaction, match_id: int) -> None:
    """Store a finished match's results, or log a warning if its log can't be read."""
    try:
        found = await load_outcome(tx, await loading.load_row(tx, match_id))
    except UserError as error:
        log.warning("match %d: its results could not be saved: %s", match_id, error)
        return
    await _store(ctx, tx, found)


async def _store(ctx: Context, tx: Transaction, outcome: Outcome) -> None:
    await results.put(tx, outcome.match_id, result_rows(outcome))
    await publish(ctx, tx, ResultStored(outcome))


async def load_outcome(tx: Transaction, row: MatchRow) -> Outcome:
    """Compute a finished match's outcome from its log.

    Raises a UserError if the log can't be read.
    """
    return await _compute_outcome(await loading.load_uncached(tx, row))


async def _compute_outcome(match: Match) -> Outcome:
    return (
        compute_outcome(match)
        if match.row.head <= MAX_ON_EVENT_LOOP
        else await asyncio.to_thread(compute_outcome, match)
    )


def result_rows(outcome: Outcome) -> tuple[ResultRow, ...]:
    """Return the result rows for an outcome, in the order in which they are read."""
    rows = (_row(outcome, seat) for seat in (*outcome.seats, *outcome.substitutes))
    return tuple(sorted(rows, key=lambda row: (row.seat, row.participation)))


def _row(outcome: Outcome, seat: SeatOutcome) -> ResultRow:
    return ResultRow(
        match_id=outcome.match_id, guild_id=outcome.guild_id, game=outcome.game, rules_version=outcome.rules_version,
        seats=len(outcome.seats), started=outcome.started, ended=outcome.ended, is_imported=outcome.is_imported,
        **asdict(seat),
    )  # fmt: skip


def outcome_from_rows(rows: list[ResultRow]) -> Outcome:
    """Restore an outcome from its result rows."""
    first, seats = rows[0], [*_seats(rows)]
    return Outcome(
        match_id=first.match_id, guild_id=first.guild_id, game=first.game, rules_version=first.rules_version,
        started=first.started, ended=first.ended, is_imported=first.is_imported,
        seats=tuple(seat for seat in seats if seat.participation != "substitute"),
        substitutes=tuple(seat for seat in seats if seat.participation == "substitute"),
    )  # fmt: skip


def _seats(rows: list[ResultRow]) -> Iterator[SeatOutcome]:
    for row in rows:
        yield SeatOutcome(**{name: getattr(row, name) for name in SeatOutcome.__struct_fields__})
