"""Replace texts that contain a user's name with empty texts, in batches."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping
from typing import Any, TypeAlias

from host.core.context import Context
from host.operations.privacy.name_filter import NameFilter
from storage.core.database import Transaction
from storage.core.tables import Scope, Table, all_tables
from storage.operations.privacy import selection, texts, user_rows
from storage.operations.privacy.selection import Row

Rows: TypeAlias = list[dict[str, Any]]
MAX_CHANGES = 20
"""Maximum number of texts to clear per transaction, since each one needs its own statement."""


async def clear_texts(
    ctx: Context, names: NameFilter, matches: Mapping[int, int], guilds: Collection[int]
) -> None:
    """Clear all texts that contain one of the given names.

    The texts are in the given matches, in the leagues and audit logs of the given guilds, and in the outbox.
    `matches` maps each match id to the length of the match's log.
    """
    async for table, rows in _pages(ctx, matches, guilds):
        changes = [(row, changed) for row in rows if (changed := _redact(names, table, row))]
        for first in range(0, len(changes), MAX_CHANGES):
            async with ctx.database.transaction() as tx:
                for row, changed in changes[first : first + MAX_CHANGES]:
                    await texts.rewrite(tx, table, row, changed)


async def clear_texts_in(tx: Transaction, names: NameFilter, matches: Collection[int]) -> None:
    """Clear texts in a few matches and their outbox messages if they contain one of the given names.

    This happens in the caller's transaction.
    """
    for table in _tables():
        for row in await texts.in_matches(tx, table, matches):
            if changed := _redact(names, table, row):
                await texts.rewrite(tx, table, row, changed)


def _redact(names: NameFilter, table: Table, row: Row) -> dict[str, str]:
    """Return new values for the row's columns that contain one of the names."""
    return {
        column: emptied
        for column, keys in table.name_columns.items()
        if (emptied := names.redact(row[column], keys)) != row[column]
    }


def _tables() -> list[Table]:
    return [table for table in all_tables().values() if table.name_columns]


async def _pages(
    ctx: Context, matches: Mapping[int, int], guilds: Collection[int]
) -> AsyncIterator[tuple[Table, Rows]]:
    """Yield all rows that may contain names, in batches, each read in a separate transaction."""
    for batch in selection.batches(matches):
        async with ctx.database.read_transaction() as tx:
            found = [(table, await texts.in_matches(tx, table, batch)) for table in _tables()]
        for page in found:
            yield page
    async with ctx.database.read_transaction() as tx:
        seasons = await user_rows.seasons_in(tx, guilds)
    scopes = [(Scope.GUILD, guild) for guild in guilds] + [(Scope.SEASON, season) for season in seasons]
    for scope, scope_id in (*scopes, (Scope.OWNER, 0)):
        for table in _tables():
            async for rows in _pages_in(ctx, table, scope, scope_id):
                yield table, rows


async def _pages_in(ctx: Context, table: Table, scope: Scope, scope_id: int) -> AsyncIterator[Rows]:
    """Yield a table's rows that may contain names, in one guild or season."""
    last: Row | None = None
    while True:
        async with ctx.database.read_transaction() as tx:
            rows = await texts.next_in_scope(tx, table, scope, scope_id, last)
        yield rows
        if len(rows) < selection.BATCH_ROWS:
            return
        last = rows[-1]
