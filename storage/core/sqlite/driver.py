"""Connections to a SQLite file with aiosqlite, with one thread round trip per statement.

The usual aiosqlite methods need four round trips: to create a cursor, run the statement, fetch its rows and
close the cursor. Each round trip takes longer than most of our queries. `execute_fetchall` needs only one.
With our own sqlite3 connection and cursor classes, it also returns the column names and the row count. BEGIN
is sent together with the first statement.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

import aiosqlite

from storage.core.sql.database_errors import Reason, unavailable_error
from storage.core.sql.dialects import for_sqlite
from storage.core.sql.schema_version import SELECT_VERSION
from storage.core.sql.transactions import DataError, IntegrityError, Result, Transaction, Values
from storage.core.sqlite import file_names
from storage.core.sqlite.file_identity import DatabaseFiles

BEGIN_DEFERRED = "BEGIN"
"""Begins a read-only transaction. SQLite takes no lock until the transaction's first statement."""
BEGIN_IMMEDIATE = "BEGIN IMMEDIATE"
"""Begins a write transaction and waits for the write lock."""
CHECKPOINT_SECONDS, CHECKPOINT_ATTEMPTS = 10.0, 100
"""Maximum time in seconds that a checkpoint waits for readers, and the number of attempts in that time."""

# The keys are the first words after SQLITE_ in SQLite's result codes. Any other code indicates a bug in our
# code.
REASONS: dict[str, Reason] = {
    "BUSY": "busy",
    "CANTOPEN": "cannot-open",
    "CORRUPT": "corrupt",
    "FULL": "full",
    "IOERR": "disk",
    "LOCKED": "busy",
    "NOTADB": "not-a-database",
    "PERM": "cannot-open",
    "READONLY": "read-only",
}


class StatementRows(list[tuple[Any, ...]]):
    """A statement's rows, together with the column names and the row count."""

    def __init__(self, cursor: sqlite3.Cursor, rows: Iterable[Any]) -> None:
        super().__init__(rows)
        self.names = [column[0] for column in cursor.description or ()]
        self.rowcount = cursor.rowcount


class RowsCursor(sqlite3.Cursor):
    """A sqlite3 cursor whose rows include the column names and the row count."""

    def fetchall(self) -> StatementRows:
        """Return the rows."""
        return StatementRows(self, super().fetchall())


class SqliteConnection(sqlite3.Connection):
    """A sqlite3 connection whose methods are only called in its own thread."""

    pending_begin: str | None = None
    """The BEGIN statement to run before the next statement."""

    def execute(self, statement: str, values: Any = (), /) -> sqlite3.Cursor:
        """Run a statement."""
        self._begin()
        return self.cursor(RowsCursor).execute(statement, values)

    def executemany(self, statement: str, values: Iterable[Any], /) -> sqlite3.Cursor:
        """Run a statement with each of several parameter sets."""
        self._begin()
        return super().executemany(statement, values)

    def _begin(self) -> None:
        opening, self.pending_begin = self.pending_begin, None
        if opening is not None:
            super().execute(opening)


class Connection(aiosqlite.Connection):
    """A connection that tracks whether a transaction may be open."""

    def __init__(self, path: str, seconds: float) -> None:
        super().__init__(partial(self._open, path, seconds), iter_chunk_size=64)
        self._has_asked = False
        # A daemon allows the process to exit even if its database was not closed.
        self._thread = Thread(target=self._work, args=(self._thread.run,), daemon=True)

    def _open(self, path: str, seconds: float) -> SqliteConnection:
        # The driver must not begin transactions, because it would begin them only at the first write. A
        # transaction that reads before it writes would then fail if another transaction wrote in between.
        address = file_names.existing_file_uri(Path(path))
        self._line = sqlite3.connect(
            address, timeout=seconds, isolation_level=None, factory=SqliteConnection, uri=True
        )
        return self._line

    def _work(self, run: Callable[[], None]) -> None:
        """Run the queued functions in the thread until the connection is stopped or its event loop is closed."""
        # A closed event loop accepts no results and raises RuntimeError.
        with suppress(RuntimeError):
            run()
        self._connection = None
        if hasattr(self, "_line"):
            self._line.close()

    def begin(self, begin_statement: str) -> None:
        """Begin a transaction together with its first statement."""
        self._line.pending_begin = begin_statement

    async def fetch_rows(self, statement: str, values: Values | None = None) -> StatementRows:
        """Run a statement and return its rows; raises sqlite3 errors."""
        self._has_asked = True
        answer = await self.execute_fetchall(statement, values or {})
        assert isinstance(answer, StatementRows)
        return answer

    async def run_batch(self, statement: str, values: Iterable[Values]) -> None:
        """Run a statement with each of several parameter sets; raises sqlite3 errors."""
        self._has_asked = True
        await self.executemany(statement, values)

    async def commit(self) -> None:
        """Commit the transaction; raises sqlite3 errors."""
        if self._has_asked:
            await super().commit()
        self._line.pending_begin, self._has_asked = None, False

    async def rollback(self) -> None:
        """Roll back the transaction; raises sqlite3 errors."""
        if self._has_asked:
            await super().rollback()
        self._line.pending_begin, self._has_asked = None, False


class SqliteTransaction(Transaction):
    """A transaction on a SQLite file."""

    kind = "sqlite"

    def __init__(self, connection: Connection) -> None:
        super().__init__()
        self._line = connection

    async def start_writing(self, lock_key: str | None) -> int:
        """Begin the transaction, which locks the whole file."""
        (version,) = (await self._line.fetch_rows(SELECT_VERSION))[0]
        return int(version)

    async def lock(self, lock_key: str) -> None:
        """Do nothing, because BEGIN IMMEDIATE has already locked the whole file."""

    async def _run(self, statement: str, values: Values) -> Result:
        text, several = for_sqlite(statement)
        with _translate_row_errors():
            answer = await self._line.fetch_rows(text, _encode_lists(values, several))
        return Result(answer, answer.names, answer.rowcount)

    async def _run_batch(self, statement: str, values: Sequence[Values]) -> None:
        text, several = for_sqlite(statement)
        with _translate_row_errors():
            await self._line.run_batch(text, [_encode_lists(each, several) for each in values])


@contextmanager
def _translate_row_errors() -> Iterator[None]:
    """Convert the driver's errors to IntegrityError and DataError."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise IntegrityError(str(error)) from error
    except (sqlite3.DataError, OverflowError) as error:
        raise DataError(str(error)) from error


def _encode_lists(values: Values, list_parameters: tuple[str, ...]) -> Values:
    if not list_parameters:
        return values
    return {**values, **{name: json.dumps([*values[name]]) for name in list_parameters}}


def reason_of(error: sqlite3.Error) -> Reason | None:
    """Return the reason for an error with an external cause, or None for a bug in our code."""
    name = getattr(error, "sqlite_errorname", None)
    return None if name is None else REASONS.get(name.split("_")[1])


@contextmanager
def translate_errors(bug_reason: Reason | None = None) -> Iterator[None]:
    """Convert errors such as a full disk or a lock timeout to DatabaseUnavailable.

    Errors that indicate bugs in our code are not converted. These include errors with the reason
    `bug_reason`.
    """
    try:
        yield
    except sqlite3.Error as error:
        reason = reason_of(error)
        if reason is None or reason == bug_reason:
            raise
        raise unavailable_error(reason, str(error)) from error


class Pool:
    """A pool of file connections, opened on demand; each transaction uses its own connection."""

    def __init__(
        self,
        files: DatabaseFiles,
        begin_statement: str,
        settings: Sequence[str],
        seconds: float,
        max_size: int = 1,
    ) -> None:
        self._files, self._opening, self._settings, self._seconds = files, begin_statement, settings, seconds
        self._room = asyncio.Semaphore(max_size)
        self._free: list[Connection] = []
        self._is_closed = False

    @asynccontextmanager
    async def begin(self, bug_reason: Reason | None = None) -> AsyncIterator[Transaction]:
        """Begin a transaction that commits if the block succeeds; raises DatabaseUnavailable.

        `bug_reason` has the same meaning as in `translate_errors`.
        """
        with translate_errors(bug_reason):
            line = await self._acquire()
            try:
                line.begin(self._opening)
                yield SqliteTransaction(line)
                if self._opening == BEGIN_IMMEDIATE:
                    self._files.check()
                await line.commit()
            except BaseException:
                # If the task is cancelled, its current statement still finishes in the thread before the
                # rollback. A second cancellation does not stop the rollback. The next transaction waits until
                # the rollback has finished.
                await asyncio.shield(self._roll_back(line))
                raise
            await self._release(line)

    async def _acquire(self) -> Connection:
        await self._room.acquire()
        try:
            return self._free.pop() if self._free else await self._connect()
        except BaseException:
            self._room.release()
            raise

    async def _connect(self) -> Connection:
        line = Connection(self._files.path, self._seconds)
        await line
        self._files.connection_opened()
        try:
            for setting in self._settings:
                await line.execute_fetchall(setting)
        except BaseException:
            await asyncio.shield(self._close(line))
            raise
        return line

    async def _close(self, connection: Connection) -> None:
        await connection.close()
        self._files.connection_closed()

    async def _roll_back(self, connection: Connection) -> None:
        """Roll back; if that fails, close the connection, because it may still hold the lock."""
        is_undone = False
        try:
            with suppress(sqlite3.Error):
                await connection.rollback()
                is_undone = True
        finally:
            await self._release(connection, is_usable=is_undone)

    async def _release(self, connection: Connection, *, is_usable: bool = True) -> None:
        try:
            if is_usable and not self._is_closed:
                self._free.append(connection)
            else:
                await asyncio.shield(self._close(connection))
        finally:
            self._room.release()

    async def checkpoint(self) -> None:
        """Copy the write-ahead log into the file while others read and write."""
        with translate_errors():
            line = await self._connect()
            try:
                await line.execute_fetchall("PRAGMA wal_checkpoint(PASSIVE)")
            finally:
                await asyncio.shield(self._close(line))

    async def truncate_journal(self) -> None:
        """Copy the write-ahead log into the file and empty it, as soon as no reader needs it.

        Uses its own connection. It waits for readers in Python, because SQLite would block all writers while
        waiting. Gives up after CHECKPOINT_SECONDS.
        """
        with translate_errors():
            line = await self._connect()
            try:
                await line.execute_fetchall("PRAGMA busy_timeout = 0")
                for _ in range(CHECKPOINT_ATTEMPTS):
                    # Copy most of the log without a lock, so that the next statement holds the lock only
                    # briefly.
                    await line.execute_fetchall("PRAGMA wal_checkpoint(PASSIVE)")
                    ((is_busy, *_),) = await line.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
                    if not is_busy:
                        return
                    await asyncio.sleep(CHECKPOINT_SECONDS / CHECKPOINT_ATTEMPTS)
            finally:
                await asyncio.shield(self._close(line))

    async def close(self) -> None:
        """Close the connections; those in use are closed when they are released."""
        self._is_closed = True
        while self._free:
            await self._close(self._free.pop())
