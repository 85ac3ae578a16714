"""Opening the database and making transactions."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from datetime import datetime
from pathlib import Path
from typing import Self

from storage.core import address, engines
from storage.core.address import Address
from storage.core.copying import backups, rotation
from storage.core.engines import Pool
from storage.core.migrations import upgrades
from storage.core.sql.problems import DatabaseUnavailable
from storage.core.sql.transactions import Transaction

__all__ = ["Database", "Transaction"]


class Database:
    """An open database; made by `open` alone."""

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
        """Open `sqlite:///path` (or `postgresql://...`), brought up to date unless `upgrade` is off.

        A database that is not there, or empty, is made unless `upgrade` or `create` is off; on a server an empty
        one has to be there. What is itself a copy is not copied once more before it is upgraded.

        Raises DatabaseTooNew, and DatabaseUnavailable with the reason.
        """
        where = address.read(url)
        address.make_ready(where, may_create=upgrade and create)
        await upgrades.bring_up_to_date(where, upgrade=upgrade, may_create=create, is_copy=is_copy)
        return cls(where, await engines.writer(where), await engines.reader(where))

    @asynccontextmanager
    async def transaction(self, about: str | None = None) -> AsyncIterator[Transaction]:
        """Change something: all of the block is kept, or nothing where it raises.

        Transactions take turns, also those of other processes: what one has read stays true until it is kept. Of
        one that says what it is `about` (`match 7`) that holds for this alone, and others may write elsewhere.
        Raises DatabaseBusy and DatabaseUnavailable. A task has one at a time: two would wait for each other.
        """
        if self._writing is asyncio.current_task():
            raise RuntimeError("a transaction within a transaction of the same task")
        # Writers of this process queue here, in order; SQLite by itself would sleep and look again.
        async with self._turn:
            self._writing = asyncio.current_task()
            try:
                async with self._writer.begin() as transaction:
                    await transaction.start_writing(about)
                    with closing(transaction):
                        yield transaction
            finally:
                self._writing = None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Transaction]:
        """Look at one state of everything, from the first query to the last; never waits for a writer."""
        async with self._reader.begin(slip="read-only") as transaction:
            with closing(transaction):
                yield transaction

    async def schema(self) -> str:
        """Return the version of the schema."""
        async with self.reading() as tx:
            return str(await upgrades.version_of(tx) or "empty")

    async def truncate_journal(self) -> None:
        """Empty the write-ahead log of SQLite: what was deleted is in no file any more, once no reader needs it."""
        await self._writer.truncate_journal()

    async def backup(self, path: Path | str) -> None:
        """Copy everything committed so far to a new file while others go on; raises `BackupFailed`."""
        await asyncio.to_thread(backups.copy, self.address, Path(path))

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Be told by the server, until cancelled, whose work becomes due; raises DatabaseUnavailable."""
        from storage.core.postgres import driver, notifications  # noqa: PLC0415 - its driver is there only for who wants it

        line = await driver.connect(self.address.dsn)
        try:
            with driver.told_apart():
                await notifications.listen(line, heard)
        finally:
            line.terminate()
        raise DatabaseUnavailable("unreachable", "the line on which it tells of work has broken")

    @property
    def is_shared(self) -> bool:
        """Tell whether processes on several machines can share it: it lies on a server."""
        return not self.address.is_sqlite

    async def keep_copy(self, folder: Path, now: datetime) -> Path | None:
        """Copy everything to the folder of copies unless there is one of the day; raises `BackupFailed`."""
        return await asyncio.to_thread(rotation.keep_copy, self.address, folder, now)

    async def close(self) -> None:
        """Let go of all connections; the write-ahead log is folded into the file."""
        await self._reader.close()
        await self._writer.close()
