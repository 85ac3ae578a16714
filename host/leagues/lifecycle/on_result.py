"""Recording a season's finished matches in its log, in the transaction that stores their results."""

from __future__ import annotations

from host.core.context import Context
from host.core.owners import season_owner
from host.history.results.outcome import ResultCorrected, ResultStored
from host.leagues.lifecycle import season_log
from host.leagues.lifecycle.effects import (
    append_entry,
    apply_effects,
    correct_final,
    schedule_refresh,
)
from host.leagues.lifecycle.final_results import is_settled
from host.leagues.lifecycle.kinds import RefreshDivision
from host.leagues.season.entries import TablePlayed
from host.leagues.season.legality import find_obstacle
from host.matches.match import loading
from host.matches.match.match import is_season_match
from storage.core.database import Transaction
from storage.leagues.league import projections


async def on_result(ctx: Context, tx: Transaction, event: ResultStored) -> None:
    """Log that the match at a table is over, now that its results are stored."""
    row = await loading.load_row(tx, event.outcome.match_id)
    table = await projections.fixture_of_match(tx, row.id) if is_season_match(row) else None
    if table is None:
        return
    # Matches that end at the same time are logged one after the other.
    await tx.lock(f"log of season {table.season}")
    known = await season_log.load(tx, table.season)
    table_played = TablePlayed(table=table.number, match=row.id, head=row.head)
    if find_obstacle(known.season, known.log, table_played) is None:
        await append_entry(ctx, tx, known, table_played)


async def on_correction(ctx: Context, tx: Transaction, event: ResultCorrected) -> None:
    """Update the standings after a match's results have changed.

    For a finished season, also update the final results.
    """
    table = await projections.fixture_of_match(tx, event.outcome.match_id)
    if table is None:
        return
    await tx.lock(f"log of season {table.season}")
    known = await season_log.load(tx, table.season)
    if known.season.status == "over" and not await is_settled(tx, known):
        await apply_effects(ctx, tx, known, await correct_final(ctx, tx, known, known))
    await schedule_refresh(ctx, tx, season_owner(table.season), RefreshDivision(table.division))
