"""Opening the database and making transactions."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Self, TypeAlias

from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from storage.core import address, backups, engines, upgrades
from storage.core.copies import keeping
from storage.core.problems import DatabaseUnavailable, connecting, tell_apart
from storage.server import listening, turns

Transaction: TypeAlias = AsyncConnection
"""What every function of the subjects takes first."""


class Database:
    """An open database; made by `open` alone."""

    def __init__(self, url: URL, writer: AsyncEngine, reader: AsyncEngine) -> None:
        self.url = url
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
        return cls(where, engines.writer(where), engines.reader(where))

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
                with tell_apart():
                    async with _begin(self._writer) as transaction:
                        await turns.take(transaction, about)
                        yield transaction
            finally:
                self._writing = None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Transaction]:
        """Look at one state of everything, from the first query to the last; never waits for a writer."""
        with tell_apart(slip="read-only"):
            async with _begin(self._reader) as transaction:
                yield transaction

    async def schema(self) -> str:
        """Return the version of the schema."""
        async with self.reading() as tx:
            return await tx.run_sync(upgrades.version_of) or "empty"

    async def backup(self, path: Path | str) -> None:
        """Copy everything committed so far to a new file while others go on; raises `BackupFailed`."""
        await asyncio.to_thread(backups.copy, self.url, Path(path))

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Be told by the server, until cancelled, whose work becomes due; raises DatabaseUnavailable."""
        engine = engines.listener(self.url)
        try:
            with tell_apart(), connecting():
                await listening.listen(engine, heard)
        finally:
            await engine.dispose()
        raise DatabaseUnavailable("unreachable", "the line on which it tells of work has broken")

    @property
    def is_shared(self) -> bool:
        """Tell whether processes on several machines can share it: it lies on a server."""
        return not engines.is_sqlite(self.url)

    async def keep_copy(self, folder: Path, now: datetime) -> Path | None:
        """Copy everything to the folder of copies unless there is one of the day; raises `BackupFailed`."""
        return await asyncio.to_thread(keeping.keep_copy, self.url, folder, now)

    async def close(self) -> None:
        """Let go of all connections; the write-ahead log is folded into the file."""
        await self._reader.dispose()
        await self._writer.dispose()


@asynccontextmanager
async def _begin(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Begin a transaction, which ends with the block; raises DatabaseUnavailable where none can be begun."""
    async with AsyncExitStack() as stack:
        with connecting():
            connection = await stack.enter_async_context(engine.connect())
        await stack.enter_async_context(connection.begin())
        yield connection
