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
from storage.core.migrations import steps, upgrades
from storage.core.sql.database_errors import DatabaseUnavailable
from storage.core.sql.schema_version import SELECT_VERSION
from storage.core.sql.transactions import Transaction
from storage.core.sqlite.file_identity import DatabaseFiles

__all__ = ["Database", "Transaction"]


class Database:
    """An open database, created with `open`."""

    def __init__(self, where: Address, files: DatabaseFiles | None, writer: Pool, reader: Pool) -> None:
        self.address = where
        self._files = files
        self._writer = writer
        self._reader = reader
        self._version = steps.latest()
        self._turn = asyncio.Lock()
        self._writing: asyncio.Task[object] | None = None

    @classmethod
    async def open(
        cls, url: str, *, upgrade: bool = True, create: bool = True, is_copy: bool = False
    ) -> Self:
        """Open `sqlite:///path` or `postgresql://...`, and upgrade the schema if necessary.

        If `upgrade` is False, an outdated schema is an error. A new database is created only if both
        `upgrade` and `create` are True. A PostgreSQL database must already exist, but may be empty. Set
        `is_copy` if the database is itself a copy, so that no backup is made before the upgrade.

        Raises DatabaseTooNew or DatabaseUnavailable.
        """
        where = address.parse(url)
        address.prepare_file(where, may_create=upgrade and create)
        await connection_pools.check_server(where)
        await upgrades.ensure_up_to_date(where, upgrade=upgrade, may_create=create, is_copy=is_copy)
        files = DatabaseFiles(where.database) if where.is_sqlite else None
        writer = await connection_pools.writer_pool(where, files)
        return cls(where, files, writer, await connection_pools.reader_pool(where, files))

    @asynccontextmanager
    async def transaction(self, lock_key: str | None = None) -> AsyncIterator[Transaction]:
        """Begin a read-write transaction, which commits at the end or rolls back on an exception.

        Without a `lock_key`, it is the only write transaction in all processes, so data it has read stays
        valid until the commit. With a `lock_key` such as `"match 7"`, it locks only that match on PostgreSQL,
        and other processes can change other matches. A task may have only one transaction at a time, because
        a second one would wait for the first forever. Raises DatabaseBusy and DatabaseUnavailable.
        """
        if self._writing is asyncio.current_task():
            raise RuntimeError("a transaction within a transaction of the same task")
        # This process's writers queue here in order. Without this lock, SQLite would sleep and poll.
        async with self._turn:
            self._writing = asyncio.current_task()
            try:
                async with self._writer.begin() as transaction:
                    self._check_version(await transaction.start_writing(lock_key))
                    with closing(transaction):
                        yield transaction
            finally:
                self._writing = None

    @asynccontextmanager
    async def read_transaction(self) -> AsyncIterator[Transaction]:
        """Begin a read-only transaction on a consistent snapshot; it never waits for a writer."""
        async with self._reader.begin(bug_reason="read-only") as transaction:
            with closing(transaction):
                yield transaction

    def _check_version(self, found: int) -> None:
        if found != self._version:
            raise DatabaseUnavailable("upgraded", f"schema {found} instead of {self._version}")

    async def check_schema(self) -> None:
        """Check that the schema has not been upgraded since the database was opened.

        Raises DatabaseUnavailable if another process has upgraded it.
        """
        async with self.read_transaction() as tx:
            self._check_version(await tx.scalar(SELECT_VERSION))

    async def schema(self) -> str:
        """Return the schema version, or "empty" for an empty database."""
        async with self.read_transaction() as tx:
            return str(await upgrades.version_of(tx) or "empty")

    async def check_usable(self) -> None:
        """Check that a read and a write transaction succeed; raises DatabaseUnavailable.

        Handling an interaction requires both.
        """
        async with self.read_transaction() as tx:
            await tx.scalar("SELECT 1")
        async with self.transaction(lock_key="health") as tx:
            await tx.scalar("SELECT 1")

    def check_files(self) -> None:
        """Check that the database files have not been deleted or replaced since they were opened.

        Raises DatabaseUnavailable if they have.
        """
        if self._files is not None:
            self._files.check()

    async def checkpoint(self) -> None:
        """Copy SQLite's write-ahead log into the file while others read and write.

        Without regular checkpoints, a transaction that a user is waiting for might have to copy the whole
        log.
        """
        await self._writer.checkpoint()

    async def truncate_journal(self) -> None:
        """Empty SQLite's write-ahead log as soon as no reader needs its contents.

        Afterwards, no file contains deleted data.
        """
        await self._writer.truncate_journal()

    async def backup(self, path: Path | str) -> None:
        """Copy all committed data to a new file without blocking other transactions.

        Raises BackupFailed.
        """
        await asyncio.to_thread(backups.copy, self.address, Path(path))

    async def listen(self, callback: Callable[[str], None]) -> None:
        """Call `callback` for each owner that gets new due work, passing its name, such as "match 7".

        Only works on PostgreSQL, whose server sends these notifications. Runs until cancelled; raises
        DatabaseUnavailable if the connection is lost.
        """
        from storage.core.postgres import connections, notifications  # noqa: PLC0415 - the driver is an optional dependency

        line = await connections.connect(self.address.dsns, {})
        try:
            with connections.translate_errors():
                await notifications.listen(line, callback)
        finally:
            line.terminate()
        raise DatabaseUnavailable("unreachable", "the connection that listens for changes was lost")

    @property
    def is_shared(self) -> bool:
        """Return whether processes on several machines can share the database.

        Only a database on a server can be shared.
        """
        return not self.address.is_sqlite

    async def make_daily_copy(self, folder: Path, now: datetime) -> Path | None:
        """Make today's copy in the backup folder, and return it; raises BackupFailed.

        Returns None if today's copy already exists.
        """
        return await asyncio.to_thread(rotation.make_daily_copy, self.address, folder, now)

    async def delete_expired_copies(self, now: datetime) -> list[Path]:
        """Delete old copies left beside the database by upgrades and restores; raises OSError.

        Returns the deleted files.
        """
        return await asyncio.to_thread(rotation.delete_expired_copies, self.address, now)

    async def close(self) -> None:
        """Close all connections and checkpoint the write-ahead log into the file."""
        await self._reader.close()
        await self._writer.close()
