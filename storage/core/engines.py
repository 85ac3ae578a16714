"""How connections are made: one that writes and some that read, with what each kind of database needs.

SQLite's driver by itself begins a transaction only at the first write, and a transaction that has read first
then fails at once where another one wrote meanwhile. So the driver is told to begin nothing and the beginning
is ours: IMMEDIATE for writing, which waits its turn, and plain for reading, which sees one state throughout.

On PostgreSQL a transaction that writes sees with each statement what was kept before it, and waits its turn by a
lock (`turns`); one that reads sees one state throughout. A process that stands still in the middle of a transaction
loses it after a while, and with it the lock.

Errors tell no values of a statement: seeds are among them, and errors are logged.
"""

from __future__ import annotations

import sqlite3
from typing import Any

from sqlalchemy import Connection, event
from sqlalchemy.dialects.sqlite.aiosqlite import AsyncAdapt_aiosqlite_dbapi
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from storage.file import driver
from storage.server import parameters

BUSY_SECONDS = 5.0
STANDSTILL_SECONDS = 30
"""After which a statement is given up, and a transaction in which nothing happens is ended by the server."""
REACHING_SECONDS = 10
READERS = 4
PROGRAM = "harbourmaster"
"""The name under which a PostgreSQL server lists our connections."""
ASYNC_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}

LOOK = "BEGIN"
"""Begins a transaction that only looks: SQLite itself does nothing before its first statement."""
LOG_BYTES = 16 * 2**20
"""To which a write-ahead log is cut when it begins anew: a long reading once made it large, and so it stayed."""
SQLITE_ALWAYS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    f"PRAGMA journal_size_limit = {LOG_BYTES}",
)
SQLITE_WRITING = (
    "PRAGMA foreign_keys = ON",
    # What is deleted is overwritten, by whatever SQLite was built with: the bytes of who was forgotten go, too.
    "PRAGMA secure_delete = ON",
)
SQLITE_READING = ("PRAGMA query_only = ON",)


def is_sqlite(url: URL) -> bool:
    """Tell whether the URL names a file of SQLite."""
    return url.get_backend_name() == "sqlite"


def writer(url: URL) -> AsyncEngine:
    """Return the engine of the transactions that change something."""
    if is_sqlite(url):
        return _sqlite(url, "BEGIN IMMEDIATE", SQLITE_WRITING, pool_size=1, max_overflow=0)
    return _postgresql(url, "READ COMMITTED", pool_size=1, max_overflow=0)


def reader(url: URL) -> AsyncEngine:
    """Return the engine of the transactions that only look."""
    if is_sqlite(url):
        return _sqlite(url, LOOK, SQLITE_READING, pool_size=READERS, max_overflow=0)
    engine = _postgresql(url, "REPEATABLE READ", pool_size=READERS, max_overflow=0)
    return engine.execution_options(postgresql_readonly=True)


def upgrader(url: URL) -> AsyncEngine:
    """Return the engine of the migrations.

    On SQLite without foreign keys: a table is changed there by replacing it, and what points to it must stay.
    """
    if is_sqlite(url):
        return _sqlite(url, "BEGIN IMMEDIATE", (), poolclass=NullPool)
    return _on_server(url, {}, poolclass=NullPool)


def listener(url: URL) -> AsyncEngine:
    """Return the engine of a line on which a PostgreSQL server tells of work; nothing is ever asked on it."""
    return _on_server(url, {}, poolclass=NullPool, isolation_level="AUTOCOMMIT")


def _postgresql(url: URL, isolation: Any, **pool: Any) -> AsyncEngine:
    settings = {
        "lock_timeout": f"{BUSY_SECONDS:g}s",
        "statement_timeout": f"{STANDSTILL_SECONDS}s",
        "idle_in_transaction_session_timeout": f"{STANDSTILL_SECONDS}s",
    }
    return _on_server(url, settings, pool_pre_ping=True, isolation_level=isolation, **pool)


def _on_server(url: URL, settings: dict[str, str], **more: Any) -> AsyncEngine:
    where, told = parameters.split(url)
    connecting = {
        "timeout": REACHING_SECONDS,
        "server_settings": {"application_name": PROGRAM, **settings},
        **told,
    }
    return create_async_engine(where, hide_parameters=True, connect_args=connecting, **more)


def _sqlite(url: URL, begin: str, pragmas: tuple[str, ...], **pool: Any) -> AsyncEngine:
    connecting = {"isolation_level": None, "timeout": BUSY_SECONDS}
    module = AsyncAdapt_aiosqlite_dbapi(driver, sqlite3)
    engine = create_async_engine(url, module=module, connect_args=connecting, hide_parameters=True, **pool)

    @event.listens_for(engine.sync_engine, "connect")
    def set_up(connection: Any, _entry: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        for pragma in SQLITE_ALWAYS + pragmas:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin_ourselves(connection: Connection) -> None:
        if begin == LOOK:
            line: Any = connection.connection.driver_connection
            line.begin_later(begin)
        else:
            connection.exec_driver_sql(begin)

    @event.listens_for(engine.sync_engine, "invalidate")
    def let_go_of_the_lock(
        connection: Any, _entry: ConnectionPoolEntry, _error: BaseException | None
    ) -> None:
        # A task cancelled in a query has its connection closed; but SQLite really closes it only when the last
        # cursor is gone, and the traceback of the cancellation may hold one, and with it the lock, for long.
        connection.rollback()

    return engine
