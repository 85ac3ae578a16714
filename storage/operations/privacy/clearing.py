"""Deletion of a user's personal rows, pending work, reservations and texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from storage.core.sql.transactions import Transaction
from storage.core.tables import Scope, Table, all_tables
from storage.operations.privacy.selection import BATCH_ROWS

_OWNED = "owner_kind = 'user' AND owner = :user_key"
_IN_USE = """
    SELECT EXISTS (SELECT 1 FROM seats WHERE user_key = :user_key AND status IN ('open', 'running'))
        OR EXISTS (SELECT 1 FROM seats WHERE former_user_key = :user_key AND status IN ('open', 'running'))
        OR EXISTS (
            SELECT 1 FROM season_members JOIN seasons ON seasons.id = season_members.season
            WHERE season_members.user_key = :user_key AND seasons.status NOT IN ('over', 'void')
        )
        OR EXISTS (SELECT 1 FROM results WHERE user_key = :user_key AND ended > :since)
"""
LAST_TABLES = frozenset({"users", "user_names", "jobs"})
"""Tables that are cleared last, because an interrupted deletion needs the account, the names and the job in
order to continue.
"""


async def is_in_use(tx: Transaction, user_key: int, since: int) -> bool:
    """Return whether a user still has a seat, a season or a recent result.

    A seat counts if the match is open or running and the user has the seat or may get it back from a robot. A
    season counts until it is finished. A result counts if the match ended after `since` (unix milliseconds).
    """
    return bool(await tx.scalar(_IN_USE, {"user_key": user_key, "since": since}))


async def clear_batch(tx: Transaction, user_key: int) -> bool:
    """Clear at most BATCH_ROWS rows of each table; return whether there may be more.

    The tables in LAST_TABLES are skipped.
    """
    has_more = False
    for table in all_tables().values():
        if table.name not in LAST_TABLES:
            has_more = await _clear(tx, table, user_key, BATCH_ROWS) or has_more
    return has_more


async def clear_rows(tx: Transaction, table: Table, user_key: int) -> None:
    """Clear all of a user's rows in a table."""
    await _clear(tx, table, user_key, None)


async def _clear(tx: Transaction, table: Table, user_key: int, limit: int | None) -> bool:
    """Clear a user's rows in a table, and return whether the limit was reached."""
    is_limited = False
    for change, where, values in _changes(table, user_key):
        if limit is not None:
            key = ", ".join(f'"{name}"' for name in table.key)
            where = f"({key}) IN (SELECT {key} FROM {table.name} WHERE {where} LIMIT {limit})"  # noqa: PLW2901, S608 - only names of tables and columns
        answer = await tx.execute(f"{change} WHERE {where}", values)
        is_limited = is_limited or answer.rowcount == limit
    return is_limited


def _changes(table: Table, user_key: int) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield the statements that clear a user's rows, each with its condition and parameters."""
    of_user: dict[str, Any] = {"user_key": user_key}
    if table.is_personal:
        yield f"DELETE FROM {table.name}", f'"{table.user_columns[0]}" = :user_key', of_user  # noqa: S608 - only names of tables and columns
    if table.scope is Scope.OWNER:
        yield f"DELETE FROM {table.name}", _OWNED, of_user  # noqa: S608 - only names of tables and columns
    for name in table.reservation_columns:
        yield f'UPDATE {table.name} SET "{name}" = NULL', f'"{name}" = :user_key', of_user  # noqa: S608 - only names of tables and columns
    if table.written_columns and not table.is_personal:
        emptied = ", ".join(f"\"{name}\" = ''" for name in table.written_columns)
        filled = " OR ".join(f"\"{name}\" <> ''" for name in table.written_columns)
        where = f'"{table.user_columns[0]}" = :user_key AND ({filled})'
        yield f"UPDATE {table.name} SET {emptied}", where, of_user  # noqa: S608 - only names of tables and columns
