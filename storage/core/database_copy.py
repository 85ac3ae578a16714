"""Moving all data to another database of the same or another kind.

Rows are copied table by table, referenced tables first, in one transaction: the new database gets all rows or
none. The old database is locked for writing and stays unchanged.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Literal, TypeAlias

from storage.core import address
from storage.core.address import Address
from storage.core.database import Database
from storage.core.sql import statements
from storage.core.sql.transactions import DataError, IntegrityError, Transaction
from storage.core.tables import Table, all_tables

BATCH_ROWS = 1_000
"""Maximum number of rows in memory at a time."""

Cause: TypeAlias = Literal[
    "same",  # both addresses name the same database
    "not-empty",  # the new database already has rows
    "does-not-fit",  # a value cannot be stored in the other kind of database
]
ProgressCallback: TypeAlias = Callable[[str, int, int], None]
"""Called with the table, the number of rows copied so far, and the total number of rows."""


class MoveFailed(Exception):
    """Raised if a move fails; `reason` is a short key, `detail` the table or the database's error message."""

    def __init__(self, reason: Cause, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail


async def move(old: str, new: str, on_progress: ProgressCallback) -> int:
    """Copy all rows to another database, and return the number of copied rows.

    The target must not contain any rows and is created if possible. The source must have the current schema.
    Raises MoveFailed, DatabaseTooNew and DatabaseUnavailable.
    """
    async with _open(old, upgrade=False) as source, _open(new, upgrade=True) as target:
        if _identity(source.address) == _identity(target.address):
            raise MoveFailed("same", source.address.database)
        async with source.transaction() as here, target.transaction() as there:
            for each in all_tables().values():
                if await _count(there, each):
                    raise MoveFailed("not-empty", each.name)
            moved = sum([await _copy(here, there, each, on_progress) for each in all_tables().values()])
            for name in _counters():
                await _set_counter(there, name, await _counter(here, name))
    return moved


def _identity(where: Address) -> object:
    """Return a value that is equal for all addresses of the same database."""
    return address.file_of(where).resolve() if where.is_sqlite else where.dsns


@asynccontextmanager
async def _open(where: str, *, upgrade: bool) -> AsyncIterator[Database]:
    database = await Database.open(where, upgrade=upgrade)
    try:
        yield database
    finally:
        await database.close()


async def _copy(source: Transaction, target: Transaction, table: Table, on_progress: ProgressCallback) -> int:
    count, done = await _count(source, table), 0
    keeping = statements.insert(table.name, table.columns)
    async for part in _batches(source, table):
        try:
            await target.execute(keeping, part)
        except (IntegrityError, DataError) as error:
            raise MoveFailed("does-not-fit", f"{table.name}: {error}") from error
        done += len(part)
        on_progress(table.name, done, count)
    return done


async def _batches(tx: Transaction, table: Table) -> AsyncIterator[list[dict[str, Any]]]:
    """Yield a table's rows in batches, ordered by key."""
    order = ", ".join(f'"{key}"' for key in table.key)
    after = ", ".join(f":{key}" for key in table.key)
    first = f"SELECT * FROM {table.name} ORDER BY {order} LIMIT {BATCH_ROWS}"  # noqa: S608 - only names of tables and columns
    following = f"SELECT * FROM {table.name} WHERE ({order}) > ({after}) ORDER BY {order} LIMIT {BATCH_ROWS}"  # noqa: S608 - only names of tables and columns
    part = (await tx.execute(first)).mappings()
    while part:
        yield [
            row | {name: bool(row[name]) for name in table.booleans if row[name] is not None} for row in part
        ]
        part = (await tx.execute(following, {key: part[-1][key] for key in table.key})).mappings()


async def _count(tx: Transaction, table: Table) -> int:
    return int(await tx.scalar(f"SELECT count(*) FROM {table.name}"))  # noqa: S608 - only the name of a table


def _counters() -> list[str]:
    """Return the tables with an autoincrement id."""
    return [each.name for each in all_tables().values() if each.has_autoincrement]


async def _counter(tx: Transaction, name: str) -> int:
    """Return the last id that a table has assigned, or 0 if there is none."""
    if tx.kind == "sqlite":
        return int(await tx.scalar("SELECT seq FROM sqlite_sequence WHERE name = :name", {"name": name}) or 0)
    sequence = await tx.scalar("SELECT pg_get_serial_sequence(:name, 'id')", {"name": name})
    found = await tx.execute(f"SELECT last_value, is_called FROM {sequence}")  # noqa: S608 - only a name returned by the server
    last_value, is_called = found.one()
    return int(last_value) if is_called else 0


async def _set_counter(tx: Transaction, name: str, reached: int) -> None:
    if tx.kind == "sqlite":
        await tx.execute("DELETE FROM sqlite_sequence WHERE name = :name", {"name": name})
        await tx.execute(
            "INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :seq)", {"name": name, "seq": reached}
        )
    elif reached:
        await tx.execute(
            "SELECT setval(pg_get_serial_sequence(:name, 'id'), :reached)", {"name": name, "reached": reached}
        )
