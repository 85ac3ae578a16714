"""Connection pools: one writer and several readers, with the settings for each kind of database."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Protocol

from storage.core.address import Address
from storage.core.sql.database_errors import Reason
from storage.core.sql.transactions import Transaction
from storage.core.sqlite import driver
from storage.core.sqlite.file_identity import DatabaseFiles

if TYPE_CHECKING:
    from storage.core.postgres.driver import Isolation

BUSY_SECONDS = 5.0
STATEMENT_SECONDS = 30
"""Timeout in seconds for PostgreSQL statements and idle transactions."""
MAX_READERS = 4

WAL_BYTES = 16 * 2**20
"""Maximum size of the write-ahead log in bytes after SQLite restarts it.

Without this limit, the file would stay large after a long read transaction.
"""
SQLITE_SETTINGS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    f"PRAGMA journal_size_limit = {WAL_BYTES}",
)
SQLITE_WRITER_SETTINGS = (
    "PRAGMA foreign_keys = ON",
    # Overwrite deleted data regardless of SQLite's build options, so that nothing remains of a deleted user's
    # data.
    "PRAGMA secure_delete = ON",
)
SQLITE_READER_SETTINGS = ("PRAGMA query_only = ON",)


class Pool(Protocol):
    """A connection pool in which each transaction uses its own connection."""

    def begin(self, bug_reason: Reason | None = None) -> AbstractAsyncContextManager[Transaction]:
        """Begin a transaction that commits if the block succeeds; raises DatabaseUnavailable.

        For this transaction, errors with the reason `bug_reason` indicate a bug in our code. They are not
        converted to DatabaseUnavailable.
        """

    async def checkpoint(self) -> None:
        """Copy SQLite's write-ahead log into the database file without blocking readers or writers.

        Does nothing on PostgreSQL.
        """

    async def truncate_journal(self) -> None:
        """Empty SQLite's write-ahead log.

        Does nothing on PostgreSQL.
        """

    async def close(self) -> None:
        """Close the connections."""


async def writer_pool(where: Address, files: DatabaseFiles | None) -> Pool:
    """Return the pool for read-write transactions.

    `files` are the files of a SQLite database; PostgreSQL does not need them.
    """
    if files is not None:
        return driver.Pool(
            files, driver.BEGIN_IMMEDIATE, SQLITE_SETTINGS + SQLITE_WRITER_SETTINGS, BUSY_SECONDS
        )
    return await _postgres_pool(where, "read_committed", _timeouts())


async def reader_pool(where: Address, files: DatabaseFiles | None) -> Pool:
    """Return the pool for read-only transactions; `files` is only used for SQLite."""
    if files is not None:
        settings = SQLITE_SETTINGS + SQLITE_READER_SETTINGS
        return driver.Pool(files, driver.BEGIN_DEFERRED, settings, BUSY_SECONDS, MAX_READERS)
    return await _postgres_pool(where, "repeatable_read", _timeouts(), MAX_READERS)


async def upgrade_pool(where: Address) -> Pool:
    """Return the pool for checking and upgrading a database before use.

    Its connections wait while another process is upgrading the database. They do not enforce foreign keys,
    because a migration step may replace tables.
    """
    if where.is_sqlite:
        files = DatabaseFiles(where.database)
        return driver.Pool(files, driver.BEGIN_IMMEDIATE, SQLITE_SETTINGS, BUSY_SECONDS)
    return await _postgres_pool(where, "read_committed", {})


async def check_server(where: Address) -> None:
    """Check that a PostgreSQL server can be used; raises DatabaseUnavailable.

    Does nothing for a SQLite file.
    """
    if not where.is_sqlite:
        from storage.core.postgres import poolers  # noqa: PLC0415 - the driver is an optional dependency

        await poolers.check_direct(where.dsns, _timeouts())


async def _postgres_pool(
    where: Address, isolation: Isolation, settings: Mapping[str, str], max_size: int = 1
) -> Pool:
    from storage.core.postgres import driver as server  # noqa: PLC0415 - the driver is an optional dependency

    return await server.Pool.create(where.dsns, isolation, settings, max_size)


def _timeouts() -> dict[str, str]:
    return {
        "lock_timeout": f"{BUSY_SECONDS:g}s",
        "statement_timeout": f"{STATEMENT_SECONDS}s",
        "idle_in_transaction_session_timeout": f"{STATEMENT_SECONDS}s",
    }
