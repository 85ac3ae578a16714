"""Storing the results of finished matches.

The rows are a cache: all results follow from the logs, and `rebuild` recomputes them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator

from msgspec.structs import asdict

from host.core.context import Context
from host.core.errors import UserError
from host.core.features import publish
from host.history.results.outcome import Outcome, ResultStored, SeatOutcome, outcome
from host.matches.match import loading
from host.matches.match.events import BroughtIn, Committed
from host.matches.match.match import Match
from host.matches.match.reading import LONG
from storage.core.database import Transaction
from storage.history import results
from storage.history.results import ResultRow
from storage.matches.match.matches import MatchRow

log = logging.getLogger(__name__)


async def follow(ctx: Context, tx: Transaction, event: Committed) -> None:
    """Store the results of a match that ends."""
    if not event.is_over:
        return
    if event.after.line.base:
        await _settle(ctx, tx, event.row.id)
    else:
        # The whole log is already loaded.
        await _keep(ctx, tx, await _derive(event.after))


async def follow_brought_in(ctx: Context, tx: Transaction, event: BroughtIn) -> None:
    """Store the results of a finished match that was imported from a file."""
    if event.row.status == "finished":
        await _settle(ctx, tx, event.row.id)


async def _settle(ctx: Context, tx: Transaction, match_id: int) -> None:
    """Store the results of a finished match; if its log can't be read, it ends without results."""
    try:
        found = await outcome_of(tx, await loading.row_of(tx, match_id))
    except UserError as error:
        log.warning("match %d leaves no results: %s", match_id, error)
        return
    await _keep(ctx, tx, found)


async def _keep(ctx: Context, tx: Transaction, found: Outcome) -> None:
    await results.put(tx, found.match_id, rows_of(found))
    await publish(ctx, tx, ResultStored(found))


async def outcome_of(tx: Transaction, row: MatchRow) -> Outcome:
    """Return the outcome of a finished match from its log.

    Raises a UserError if the log can't be read.
    """
    return await _derive(await loading.whole(tx, row))


async def _derive(match: Match) -> Outcome:
    return outcome(match) if match.row.head <= LONG else await asyncio.to_thread(outcome, match)


def rows_of(found: Outcome) -> tuple[ResultRow, ...]:
    """Return the rows of an outcome, in the order in which they are read."""
    rows = (_row(found, seat) for seat in (*found.seats, *found.substitutes))
    return tuple(sorted(rows, key=lambda row: (row.seat, row.how)))


def _row(found: Outcome, seat: SeatOutcome) -> ResultRow:
    return ResultRow(
        match_id=found.match_id, guild_id=found.guild_id, game=found.game, rules_version=found.rules_version,
        seats=len(found.seats), started=found.started, ended=found.ended, is_brought_in=found.is_brought_in,
        **asdict(seat),
    )  # fmt: skip


def outcome_from(rows: list[ResultRow]) -> Outcome:
    """Return the outcome from its rows."""
    first, seats = rows[0], [*_seats(rows)]
    return Outcome(
        match_id=first.match_id, guild_id=first.guild_id, game=first.game, rules_version=first.rules_version,
        started=first.started, ended=first.ended, is_brought_in=first.is_brought_in,
        seats=tuple(seat for seat in seats if seat.how != "substitute"),
        substitutes=tuple(seat for seat in seats if seat.how == "substitute"),
    )  # fmt: skip


def _seats(rows: list[ResultRow]) -> Iterator[SeatOutcome]:
    for row in rows:
        yield SeatOutcome(**{name: getattr(row, name) for name in SeatOutcome.__struct_fields__})
