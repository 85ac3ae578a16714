"""Opening the database and starting transactions."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from datetime import datetime
from pathlib import Path
from typing import Self

from storage.core import address, connection_pools
from storage.core.address import Address
from storage.core.connection_pools import Pool
from storage.core.copying import backups, rotation
from storage.core.migrations import upgrades
from storage.core.sql.database_errors import DatabaseUnavailable
from storage.core.sql.transactions import Transaction

__all__ = ["Database", "Transaction"]


class Database:
    """An open database, created with `open` only."""

    def __init__(self, where: Address, writer: Pool, reader: Pool) -> None:
        self.address = where
        self._writer = writer
        self._reader = reader
        self._turn = asyncio.Lock()
        self._writing: asyncio.Task[object] | None = None

    @classmethod
    async def open(
        cls, url: str, *, upgrade: bool = True, create: bool = True, is_copy: bool = False
    ) -> Self:
        """Open `sqlite:///path` or `postgresql://...` and upgrade it unless `upgrade` is off.

        A missing or empty database is created unless `upgrade` or `create` is off. On a server, an empty
        database must exist. With `is_copy`, no backup is made before the upgrade.

        Raises DatabaseTooNew, and DatabaseUnavailable with the reason.
        """
        where = address.parse(url)
        address.prepare_file(where, may_create=upgrade and create)
        await upgrades.ensure_up_to_date(where, upgrade=upgrade, may_create=create, is_copy=is_copy)
        return cls(
            where, await connection_pools.writer_pool(where), await connection_pools.reader_pool(where)
        )

    @asynccontextmanager
    async def transaction(self, lock_key: str | None = None) -> AsyncIterator[Transaction]:
        """Begin a read-write transaction, which commits at the end or rolls back on an exception.

        Write transactions run one after the other, across all processes, so data that was read stays valid
        until the commit. A transaction with a subject (`lock_key="match 7"`) locks only that subject, and others
        may write elsewhere. Raises DatabaseBusy and DatabaseUnavailable. A task may have one transaction at a
        time: two would wait for each other.
        """
        if self._writing is asyncio.current_task():
            raise RuntimeError("a transaction within a transaction of the same task")
        # Writers of this process queue here in order. SQLite itself would sleep and poll.
        async with self._turn:
            self._writing = asyncio.current_task()
            try:
                async with self._writer.begin() as transaction:
                    await transaction.start_writing(lock_key)
                    with closing(transaction):
                        yield transaction
            finally:
                self._writing = None

    @asynccontextmanager
    async def read_transaction(self) -> AsyncIterator[Transaction]:
        """Begin a read-only transaction on one consistent snapshot, which never waits for a writer."""
        async with self._reader.begin(bug_reason="read-only") as transaction:
            with closing(transaction):
                yield transaction

    async def schema(self) -> str:
        """Return the version of the schema."""
        async with self.read_transaction() as tx:
            return str(await upgrades.version_of(tx) or "empty")

    async def truncate_journal(self) -> None:
        """Empty the write-ahead log of SQLite.

        Once no reader needs the old data, deleted data no longer remain in any file.
        """
        await self._writer.truncate_journal()

    async def backup(self, path: Path | str) -> None:
        """Copy all committed data to a new file without blocking other transactions.

        Raises BackupFailed.
        """
        await asyncio.to_thread(backups.copy, self.address, Path(path))

    async def listen(self, callback: Callable[[str], None]) -> None:
        """Call the callback for each owner whose work becomes due, until cancelled.

        The database server sends the notifications. Raises DatabaseUnavailable.
        """
        from storage.core.postgres import driver, notifications  # noqa: PLC0415 - its driver is there only for who wants it

        line = await driver.connect(self.address.dsn)
        try:
            with driver.translate_errors():
                await notifications.listen(line, callback)
        finally:
            line.terminate()
        raise DatabaseUnavailable("unreachable", "the line on which it tells of work has broken")

    @property
    def is_shared(self) -> bool:
        """Return whether processes on several machines can share the database, which needs a server."""
        return not self.address.is_sqlite

    async def make_daily_copy(self, folder: Path, now: datetime) -> Path | None:
        """Copy the database to the backup folder unless today's copy exists.

        Raises BackupFailed.
        """
        return await asyncio.to_thread(rotation.make_daily_copy, self.address, folder, now)

    async def close(self) -> None:
        """Close all connections and checkpoint the write-ahead log into the file."""
        await self._reader.close()
        await self._writer.close()
