"""How connections are made: one that writes and some that read, with what each kind of database needs."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Protocol

from storage.core.address import Address
from storage.core.sql.problems import Reason
from storage.core.sql.transactions import Transaction
from storage.core.sqlite import driver

if TYPE_CHECKING:
    from storage.core.postgres.driver import Isolation

BUSY_SECONDS = 5.0
STANDSTILL_SECONDS = 30
"""After which a statement is given up, and a transaction in which nothing happens is ended by the server."""
READERS = 4

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


class Pool(Protocol):
    """Connections to a database, of which each transaction has one to itself."""

    def begin(self, slip: Reason | None = None) -> AbstractAsyncContextManager[Transaction]:
        """Begin a transaction, of which all is kept where the block ends well; raises DatabaseUnavailable.

        `slip` is a reason for which in this place we ourselves are to blame.
        """

    async def truncate_journal(self) -> None:
        """Empty the write-ahead log, if there is one."""

    async def close(self) -> None:
        """Close the connections."""


async def writer(where: Address) -> Pool:
    """Return the connection of the transactions that change something."""
    if where.is_sqlite:
        return driver.Pool(where.database, driver.WRITE, SQLITE_ALWAYS + SQLITE_WRITING, BUSY_SECONDS)
    return await _on_server(where, "read_committed", _patience())


async def reader(where: Address) -> Pool:
    """Return the connections of the transactions that only look."""
    if where.is_sqlite:
        settings = SQLITE_ALWAYS + SQLITE_READING
        return driver.Pool(where.database, driver.LOOK, settings, BUSY_SECONDS, READERS)
    return await _on_server(where, "repeatable_read", _patience(), READERS)


async def opener(where: Address) -> Pool:
    """Return the connection on which a database is checked and upgraded before it is used.

    It waits for another process that upgrades it, and does not enforce foreign keys: a migration step replaces tables.
    """
    if where.is_sqlite:
        return driver.Pool(where.database, driver.WRITE, SQLITE_ALWAYS, BUSY_SECONDS)
    return await _on_server(where, "read_committed", {})


async def _on_server(
    where: Address, isolation: Isolation, settings: Mapping[str, str], most: int = 1
) -> Pool:
    from storage.core.postgres import driver as server  # noqa: PLC0415 - its driver is there only for who wants it

    return await server.Pool.prepared(where.dsn, isolation, settings, most)


def _patience() -> dict[str, str]:
    return {
        "lock_timeout": f"{BUSY_SECONDS:g}s",
        "statement_timeout": f"{STANDSTILL_SECONDS}s",
        "idle_in_transaction_session_timeout": f"{STANDSTILL_SECONDS}s",
    }
