"""Texts that may contain a user's name: reading rows in batches, and changing them one by one."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from storage.core.sql import statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Scope, Table
from storage.operations.privacy import selection
from storage.operations.privacy.selection import Row

_WITHIN = {Scope.GUILD: "own.guild_id = :scope", Scope.SEASON: "own.season = :scope", Scope.OWNER: ""}
"""SQL conditions that limit a table's rows to one guild or season, by table scope.

With Scope.OWNER, there is no condition: all pending messages are read.
"""


async def in_matches(tx: Transaction, table: Table, matches: Collection[int]) -> list[dict[str, Any]]:
    """Return a table's rows that belong to the given matches and contain a text.

    Pending messages are included.
    """
    if not selection.is_of_match(table) and table.scope is not Scope.OWNER:
        return []
    where = f"{selection.in_matches(table)} AND ({_has_text(table)})"
    return await selection.rows(tx, table, where, {"matches": [*matches]})


async def next_in_scope(
    tx: Transaction, table: Table, scope: Scope, scope_id: int, after: Row | None = None
) -> list[dict[str, Any]]:
    """Return the next batch of a table's rows that belong to a guild or season and contain a text.

    With Scope.OWNER, the batch contains pending messages of any owner. `after` is the last row of the
    previous batch.
    """
    if selection.is_of_match(table) or table.scope is not scope:
        return []
    where = " AND ".join(filter(None, (_WITHIN[scope], f"({_has_text(table)})")))
    return await selection.next_rows(tx, table, where, {"scope": scope_id}, after)


def _has_text(table: Table) -> str:
    """Return the SQL condition for rows that contain a text.

    Log entries for moves never contain one.
    """
    if table.name == "log":
        return "own.kind <> 'move'"
    return " OR ".join(f"own.\"{name}\" <> ''" for name in table.name_columns)


async def rewrite(tx: Transaction, table: Table, row: Row, changed: Mapping[str, str]) -> bool:
    """Change some columns of a row, unless it has changed since it was read."""
    same = {name: row[name] for name in (*table.key, *changed)}
    where = " AND ".join(f'"{name}" = :was_{name}' for name in same)
    values = {**changed, **{f"was_{name}": value for name, value in same.items()}}
    answer = await tx.execute(f"{statements.update(table.name, changed)} WHERE {where}", values)
    return answer.rowcount == 1
