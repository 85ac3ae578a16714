"""Connections to a PostgreSQL server with asyncpg.

In a write transaction, each statement sees all earlier commits, and a lock (see `locks`) serializes writers.
A read-only transaction sees the same snapshot throughout. The server ends a transaction that is idle for too
long and releases its lock.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from typing import TYPE_CHECKING, Any, Literal, Self, TypeAlias

import asyncpg

from storage.core.postgres import locks
from storage.core.postgres.connections import (
    DRIVER_ERRORS,
    connect,
    first_line,
    reason_of,
    translate_connect_errors,
    translate_errors,
)
from storage.core.sql.database_errors import Reason
from storage.core.sql.dialects import for_postgres
from storage.core.sql.transactions import DataError, IntegrityError, Result, Transaction, Values

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

Isolation: TypeAlias = Literal["read_committed", "repeatable_read"]

CLOSE_SECONDS = 5


class PostgresTransaction(Transaction):
    """A transaction on a PostgreSQL server."""

    kind = "postgresql"

    def __init__(self, connection: PoolConnectionProxy[Any]) -> None:
        super().__init__()
        self._line = connection

    async def start_writing(self, lock_key: str | None) -> int:
        """Lock the subject `lock_key`, or the whole database if it is None; return the schema version.

        Raises DatabaseBusy.
        """
        if lock_key is None:
            found = await self.execute(locks.LOCK_ALL, {"everything": locks.EVERYTHING})
        else:
            values = {"everything": locks.EVERYTHING, **locks.lock_parameters(lock_key)}
            found = await self.execute(locks.LOCK_FIRST, values)
        return int(found.one()[-1])

    async def lock(self, lock_key: str) -> None:
        """Lock another subject until the transaction ends; raises DatabaseBusy."""
        await self.execute(locks.LOCK, locks.lock_parameters(lock_key))

    async def _run(self, statement: str, values: Values) -> Result:
        text, names, has_rows = for_postgres(statement)
        arguments = [values[name] for name in names]
        with _translate_row_errors():
            if not has_rows:
                return Result(rowcount=_changed_rows(await self._line.execute(text, *arguments)))
            found = await self._line.fetch(text, *arguments)
        return Result([tuple(row) for row in found], [*found[0].keys()] if found else (), len(found))

    async def _run_batch(self, statement: str, values: Sequence[Values]) -> None:
        text, names, _ = for_postgres(statement)
        with _translate_row_errors():
            await self._line.executemany(text, [[each[name] for name in names] for each in values])


@contextmanager
def _translate_row_errors() -> Iterator[None]:
    """Convert the driver's errors to IntegrityError and DataError, without the row values they quote.

    These values may be secret, such as seeds.
    """
    try:
        yield
    except asyncpg.IntegrityConstraintViolationError as error:
        raise IntegrityError(first_line(error)) from None
    except asyncpg.DataError as error:
        # The driver's message quotes the value that it could not encode; the underlying error does not.
        raise DataError(first_line(error.__cause__ or error)) from None


def _changed_rows(status: str) -> int:
    """Return the number of changed rows from the server's command status (`UPDATE 3`)."""
    count = status.rpartition(" ")[2]
    return int(count) if count.isdigit() else 0


class Pool:
    """A pool of server connections, opened on demand; each transaction uses its own connection."""

    def __init__(self, pool: asyncpg.Pool[Any], isolation: Isolation, max_size: int) -> None:
        self._pool, self._isolation, self._most = pool, isolation, max_size

    @classmethod
    async def create(
        cls, dsns: Sequence[str], isolation: Isolation, settings: Mapping[str, str], max_size: int = 1
    ) -> Self:
        """Return a pool without open connections."""

        async def connect_again(*_words: object, **_more: object) -> asyncpg.Connection[Any]:
            return await connect(dsns, settings)

        pool = await asyncpg.create_pool(
            connect=connect_again, min_size=0, max_size=max_size, reset=_skip_reset
        )
        return cls(pool, isolation, max_size)

    @asynccontextmanager
    async def begin(self, bug_reason: Reason | None = None) -> AsyncIterator[Transaction]:
        """Begin a transaction that commits if the block succeeds; raises DatabaseUnavailable.

        `bug_reason` has the same meaning as in `translate_errors`.
        """
        with translate_errors(bug_reason):
            async with AsyncExitStack() as stack:
                yield PostgresTransaction(await self._working_connection(stack))

    async def _working_connection(self, stack: AsyncExitStack) -> PoolConnectionProxy[Any]:
        """Return a working connection with an open transaction, retrying after lost connections.

        If a connection was lost while idle, this may only be noticed at the next statement.
        """
        for _ in range(self._most):
            try:
                return await self._begin_on_connection(stack)
            except DRIVER_ERRORS as error:
                if reason_of(error) != "unreachable":
                    raise
                with suppress(*DRIVER_ERRORS):
                    await stack.aclose()
        return await self._begin_on_connection(stack)

    async def _begin_on_connection(self, stack: AsyncExitStack) -> PoolConnectionProxy[Any]:
        """Return a connection with an open transaction.

        Both are released when `stack` is closed.
        """
        with translate_errors(), translate_connect_errors():
            line = await self._pool.acquire()
        stack.push_async_callback(self._pool.release, line)
        is_looking = self._isolation == "repeatable_read"
        await stack.enter_async_context(line.transaction(isolation=self._isolation, readonly=is_looking))
        return line

    async def checkpoint(self) -> None:
        """Do nothing: the server makes checkpoints automatically."""

    async def truncate_journal(self) -> None:
        """Do nothing: the server recycles its write-ahead log automatically."""

    async def close(self) -> None:
        """Close the connections; after a timeout, close even those still in use."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._pool.close(), CLOSE_SECONDS)


async def _skip_reset(_line: object) -> None:
    """Skip resetting a returned connection, because all settings are local to a transaction."""
