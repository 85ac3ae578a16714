"""Moving everything from one database to another, of the same or of another kind.

The rows go over table by table, in an order in which what is pointed to comes first, and in one transaction: the
new database has all of it or nothing. Nobody writes to the old one meanwhile, and nothing in it is changed.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Literal, TypeAlias

from sqlalchemy import Table, column, delete, func, insert, select, table, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import address, engines
from storage.core.database import Database, Transaction
from storage.core.problems import reason_of
from storage.core.schema import every_table

AT_ONCE = 1_000
"""Rows in memory at a time."""

Cause: TypeAlias = Literal[
    "same",  # both addresses are of one database
    "not-empty",  # the new database has rows already
    "does-not-fit",  # a value can't be kept in the other kind of database
]
Told: TypeAlias = Callable[[str, int, int], None]
"""Is told how far it got: the table, how many of its rows are over, how many it has."""

_COUNTERS = table("sqlite_sequence", column("name"), column("seq"))


class MoveFailed(Exception):
    """Nothing was moved: `reason` is a short key, `detail` the table or the database's own words."""

    def __init__(self, reason: Cause, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail


async def move(old: str, new: str, told: Told) -> int:
    """Copy all rows of a database of today's schema to one that has none, which is made where it can be.

    Returns how many rows that were. Raises MoveFailed, DatabaseTooNew and DatabaseUnavailable.
    """
    async with _open(old, upgrade=False) as source, _open(new, upgrade=True) as target:
        if _place(source.url) == _place(target.url):
            raise MoveFailed("same", source.url.database or "")
        async with source.transaction() as here, target.transaction() as there:
            for each in every_table().sorted_tables:
                if await _count(there, each):
                    raise MoveFailed("not-empty", each.name)
            moved = sum([await _copy(here, there, each, told) for each in every_table().sorted_tables])
            for name in _counters():
                await _set_counter(there, name, await _counter(here, name))
    return moved


def _place(url: URL) -> object:
    """Return what is the same for all addresses of a database."""
    return address.file_of(url).resolve() if engines.is_sqlite(url) else url


@asynccontextmanager
async def _open(where: str, *, upgrade: bool) -> AsyncIterator[Database]:
    database = await Database.open(where, upgrade=upgrade)
    try:
        yield database
    finally:
        await database.close()


async def _copy(here: Transaction, there: Transaction, each: Table, told: Told) -> int:
    count, done = await _count(here, each), 0
    found = await here.stream(select(each).execution_options(yield_per=AT_ONCE))
    async for part in found.mappings().partitions(AT_ONCE):
        try:
            await there.execute(insert(each), [dict(row) for row in part])
        except DBAPIError as slip:
            if reason_of(slip) is not None:
                raise
            raise MoveFailed("does-not-fit", f"{each.name}: {slip.orig}") from slip
        done += len(part)
        told(each.name, done, count)
    return done


async def _count(tx: AsyncConnection, each: Table) -> int:
    return int((await tx.execute(select(func.count()).select_from(each))).scalar_one())


def _counters() -> list[str]:
    """Return the tables whose ids the database counts up."""
    return [each.name for each in every_table().sorted_tables if each.autoincrement_column is not None]


async def _counter(tx: AsyncConnection, name: str) -> int:
    """Return the last id that a table has given, 0 where it gave none."""
    if tx.dialect.name == "sqlite":
        reached = await tx.scalar(select(_COUNTERS.c.seq).where(_COUNTERS.c.name == name))
        return int(reached or await _highest(tx, name))
    sequence = await tx.scalar(text("SELECT pg_get_serial_sequence(:name, 'id')"), {"name": name})
    row: Any = (await tx.execute(text(f"SELECT last_value, is_called FROM {sequence}"))).one()  # noqa: S608 - the server's own word
    return int(row.last_value) if row.is_called else 0


async def _highest(tx: AsyncConnection, name: str) -> int:
    each = every_table().tables[name]
    return int(await tx.scalar(select(func.max(each.c.id))) or 0)


async def _set_counter(tx: AsyncConnection, name: str, reached: int) -> None:
    if tx.dialect.name == "sqlite":
        if every_table().tables[name].dialect_options["sqlite"]["autoincrement"]:
            await tx.execute(delete(_COUNTERS).where(_COUNTERS.c.name == name))
            await tx.execute(insert(_COUNTERS).values(name=name, seq=reached))
    elif reached:
        advance = text("SELECT setval(pg_get_serial_sequence(:name, 'id'), :reached)")
        await tx.execute(advance, {"name": name, "reached": reached})
