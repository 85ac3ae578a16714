"""SQL conditions and queries that select a table's rows; the table has the alias `own`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

from storage.core.sql.transactions import Transaction, Values
from storage.core.tables import Scope, Table

Row: TypeAlias = Mapping[str, Any]

BATCH_ROWS = 500
"""Maximum number of rows that are read or changed at a time."""

BATCH_ENTRIES = 2_000
"""Maximum number of log entries in a batch of matches. A match with more entries is a batch of its own."""
BATCH_MATCHES = 50


def batches(sizes: Mapping[int, int], max_entries: int = BATCH_ENTRIES) -> Iterator[list[int]]:
    """Split matches into batches; `sizes` contains the length of each match's log."""
    batch, entries = list[int](), 0
    for match_id, size in sizes.items():
        if batch and (entries + size > max_entries or len(batch) == BATCH_MATCHES):
            yield batch
            batch, entries = [], 0
        batch.append(match_id)
        entries += size
    if batch:
        yield batch


def is_of_match(table: Table) -> bool:
    """Return whether each row of a table belongs to a match."""
    return table.scope is Scope.MATCH or table.name == "matches"


def match_column(table: Table) -> str:
    """Return the table's column that contains the match id."""
    return "id" if table.name == "matches" else "match_id"


def in_matches(table: Table) -> str:
    """Return the condition for rows that belong to the given matches."""
    if table.scope is Scope.OWNER:
        return "own.owner_kind = 'match' AND own.owner IN (:matches)"
    return f"own.{match_column(table)} IN (:matches)"


async def rows(tx: Transaction, table: Table, where: str, values: Values) -> list[dict[str, Any]]:
    """Return a table's rows that satisfy a condition."""
    answer = await tx.execute(f"SELECT own.* FROM {table.name} own WHERE {where}", values)  # noqa: S608 - only names of tables and columns
    found = answer.mappings()
    booleans = table.booleans if found else ()
    for row in found:
        row |= {name: bool(row[name]) for name in booleans if row[name] is not None}
    return found


async def next_rows(
    tx: Transaction, table: Table, where: str, values: Values, after: Row | None
) -> list[dict[str, Any]]:
    """Return the next batch of a table's rows that satisfy a condition, ordered by key.

    `after` is the last row of the previous batch.
    """
    order = ", ".join(f'own."{name}"' for name in table.key)
    if after is not None:
        where = f"({where}) AND ({order}) > ({', '.join(f':after_{name}' for name in table.key)})"
        values = {**values, **{f"after_{name}": after[name] for name in table.key}}
    return await rows(tx, table, f"{where} ORDER BY {order} LIMIT {BATCH_ROWS}", values)
