"""A transaction in which Alembic takes steps: our own, on a connection of SQLAlchemy's.

A process loads this only when its database is of an earlier schema.
"""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any, cast

import aiosqlite
from sqlalchemy import Connection, MetaData, event, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from storage.core.migrations import running
from storage.core.sql.problems import Reason, problem_of
from storage.core.sql.transactions import Kind, Result, Transaction, Values
from storage.core.sqlite import driver


class Upgrade(Transaction):
    """A transaction in which steps can be taken."""

    def __init__(self, connection: AsyncConnection) -> None:
        super().__init__()
        self.kind = cast("Kind", connection.dialect.name)
        self._connection = connection

    async def take_steps(self, tables: MetaData, to: str) -> None:
        """Take the steps from the database's version to another; `tables` names constraints."""
        await self._connection.run_sync(running.run, tables, to)

    async def start_writing(self, about: str | None) -> None:
        """Do nothing: whoever upgrades takes turns by a lock of their own."""

    async def lock(self, subject: str) -> None:
        """Do nothing: whoever upgrades takes turns by a lock of their own."""

    async def _run(self, statement: str, values: Values) -> Result:
        found = await self._connection.execute(text(statement), dict(values))
        if not found.returns_rows:
            return Result(rowcount=found.rowcount)
        return Result([tuple(row) for row in found], [*found.keys()])

    async def _run_with_each(self, statement: str, values: Sequence[Values]) -> None:
        await self._connection.execute(text(statement), [dict(each) for each in values])


@asynccontextmanager
async def in_file(file: str, settings: Sequence[str], seconds: float) -> AsyncIterator[Upgrade]:
    """Begin a transaction in a SQLite file, all kept where the block ends well; raises DatabaseUnavailable.

    Without foreign keys: a table is changed by replacing it, and what points to it must stay. A lock is waited for
    so many seconds.
    """

    async def connect() -> aiosqlite.Connection:
        return await aiosqlite.connect(file, isolation_level=None, timeout=seconds)

    engine = create_async_engine(
        "sqlite+aiosqlite://", async_creator=connect, poolclass=NullPool, hide_parameters=True
    )

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _entry: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        for setting in settings:
            cursor.execute(setting)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin_ourselves(connection: Connection) -> None:
        connection.exec_driver_sql(driver.WRITE)

    @event.listens_for(engine.sync_engine, "invalidate")
    def let_go_of_the_lock(
        connection: Any, _entry: ConnectionPoolEntry, _error: BaseException | None
    ) -> None:
        # A task cancelled in a query has its connection closed; but SQLite really closes it only when the last
        # cursor is gone, and the traceback of the cancellation may hold one, and with it the lock, for long.
        connection.rollback()

    async with _begun(engine) as upgrade:
        yield upgrade


@asynccontextmanager
async def on_server(dsn: str) -> AsyncIterator[Upgrade]:
    """Begin a transaction on a PostgreSQL server, all kept where the block ends well; raises DatabaseUnavailable."""
    from storage.core.postgres import driver as server  # noqa: PLC0415 - its driver is there only for who wants it

    async def connect() -> Any:
        return await server.connect(dsn)

    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=connect, poolclass=NullPool, hide_parameters=True
    )
    async with _begun(engine) as upgrade:
        yield upgrade


@asynccontextmanager
async def _begun(engine: AsyncEngine) -> AsyncIterator[Upgrade]:
    try:
        with _told_apart():
            async with engine.begin() as connection:
                yield Upgrade(connection)
    finally:
        await engine.dispose()


@contextmanager
def _told_apart() -> Iterator[None]:
    try:
        yield
    except DBAPIError as error:
        reason = _reason_of(error.orig)
        if reason is None:
            raise
        raise problem_of(reason, str(error.orig)) from error


def _reason_of(error: BaseException | None) -> Reason | None:
    if isinstance(error, sqlite3.Error):
        return driver.reason_of(error)
    from storage.core.postgres import driver as server  # noqa: PLC0415 - its driver is there only for who wants it

    cause = error and error.__cause__
    return server.reason_of(cause) if isinstance(cause, Exception) else None
