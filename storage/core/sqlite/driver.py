"""Connections to a SQLite file with aiosqlite, with one thread round trip per statement.

The usual aiosqlite methods take four: to create a cursor, run the statement, fetch its rows and close the
cursor. Each round trip takes longer than most of our queries. `execute_fetchall` takes one, and our own
sqlite3 connection and cursor classes return all results with it. A read-only transaction sends BEGIN together
with its first statement.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import partial
from typing import Any

import aiosqlite

from storage.core.sql.dialects import for_sqlite
from storage.core.sql.problems import Reason, problem_of
from storage.core.sql.transactions import DataError, IntegrityError, Result, Transaction, Values

LOOK = "BEGIN"
"""Begins a read-only transaction. SQLite takes no lock before its first statement."""
WRITE = "BEGIN IMMEDIATE"
"""Begins a write transaction and waits for the write lock."""

# By the first word after SQLITE_ in SQLite's result codes. Any other code indicates a bug in our code.
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


class Answer(list[tuple[Any, ...]]):
    """The rows of a statement and further attributes of its cursor."""

    def __init__(self, cursor: sqlite3.Cursor, found: Iterable[Any]) -> None:
        super().__init__(found)
        self.names = [column[0] for column in cursor.description or ()]
        self.rowcount = cursor.rowcount


class Statement(sqlite3.Cursor):
    """A sqlite3 cursor that returns its rows together with its other attributes."""

    def fetchall(self) -> Answer:
        """Return the rows."""
        return Answer(self, super().fetchall())


class SqliteConnection(sqlite3.Connection):
    """A sqlite3 connection, whose methods are called in its own thread only."""

    opening: str | None = None
    """The BEGIN statement to run before the next statement."""

    def execute(self, statement: str, values: Any = (), /) -> sqlite3.Cursor:
        """Run a statement."""
        self._begin()
        return self.cursor(Statement).execute(statement, values)

    def executemany(self, statement: str, values: Iterable[Any], /) -> sqlite3.Cursor:
        """Run a statement with each of several parameter sets."""
        self._begin()
        return super().executemany(statement, values)

    def _begin(self) -> None:
        opening, self.opening = self.opening, None
        if opening is not None:
            super().execute(opening)


class Connection(aiosqlite.Connection):
    """A connection that knows whether a transaction may be open."""

    def __init__(self, place: str, seconds: float) -> None:
        super().__init__(partial(self._open, place, seconds), iter_chunk_size=64)
        self._has_asked = False
        self._thread.daemon = True  # the process can exit even if its database was not closed

    def _open(self, place: str, seconds: float) -> SqliteConnection:
        # The driver must not begin transactions. It would do so only at the first write, and a transaction
        # that has read before fails if another one has written since.
        self._line = sqlite3.connect(place, timeout=seconds, isolation_level=None, factory=SqliteConnection)
        return self._line

    async def begin(self, opening: str) -> None:
        """Begin a transaction; a read-only one sends BEGIN together with its first statement."""
        if opening == LOOK:
            self._line.opening = opening
        else:
            await self.ask(opening)

    async def ask(self, statement: str, values: Values | None = None) -> Answer:
        """Run a statement and return its rows; raises sqlite3 errors."""
        self._has_asked = True
        answer = await self.execute_fetchall(statement, values or {})
        assert isinstance(answer, Answer)
        return answer

    async def ask_with_each(self, statement: str, values: Iterable[Values]) -> None:
        """Run a statement with each of several parameter sets; raises sqlite3 errors."""
        self._has_asked = True
        await self.executemany(statement, values)

    async def commit(self) -> None:
        """Commit the transaction; raises sqlite3 errors."""
        if self._has_asked:
            await super().commit()
        self._line.opening, self._has_asked = None, False

    async def rollback(self) -> None:
        """Roll back the transaction; raises sqlite3 errors."""
        if self._has_asked:
            await super().rollback()
        self._line.opening, self._has_asked = None, False


class SqliteTransaction(Transaction):
    """A transaction on a SQLite file."""

    kind = "sqlite"

    def __init__(self, line: Connection) -> None:
        super().__init__()
        self._line = line

    async def start_writing(self, lock_key: str | None) -> None:
        """Do nothing, because BEGIN IMMEDIATE has already locked the whole file."""

    async def lock(self, subject: str) -> None:
        """Do nothing, because BEGIN IMMEDIATE has already locked the whole file."""

    async def _run(self, statement: str, values: Values) -> Result:
        text, several = for_sqlite(statement)
        with _translate_row_errors():
            answer = await self._line.ask(text, _as_json(values, several))
        return Result(answer, answer.names, answer.rowcount)

    async def _run_with_each(self, statement: str, values: Sequence[Values]) -> None:
        text, several = for_sqlite(statement)
        with _translate_row_errors():
            await self._line.ask_with_each(text, [_as_json(each, several) for each in values])


@contextmanager
def _translate_row_errors() -> Iterator[None]:
    """Convert the driver's errors to IntegrityError and DataError."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise IntegrityError(str(error)) from error
    except (sqlite3.DataError, OverflowError) as error:
        raise DataError(str(error)) from error


def _as_json(values: Values, several: tuple[str, ...]) -> Values:
    if not several:
        return values
    return {**values, **{name: json.dumps([*values[name]]) for name in several}}


def reason_of(error: sqlite3.Error) -> Reason | None:
    """Return the external cause of an error, or None if the statement was wrong."""
    name = getattr(error, "sqlite_errorname", None)
    return None if name is None else REASONS.get(name.split("_")[1])


@contextmanager
def translate_errors(bug_reason: Reason | None = None) -> Iterator[None]:
    """Convert external errors (full disk, lock) to DatabaseUnavailable; let bugs propagate.

    `bug_reason` is a failure reason that indicates a bug in our code at this point.
    """
    try:
        yield
    except sqlite3.Error as error:
        reason = reason_of(error)
        if reason is None or reason == bug_reason:
            raise
        raise problem_of(reason, str(error)) from error


class Pool:
    """A pool of connections to a file, opened on demand; each transaction gets its own."""

    def __init__(
        self, place: str, opening: str, settings: Sequence[str], seconds: float, most: int = 1
    ) -> None:
        self._place, self._opening, self._settings, self._seconds = place, opening, settings, seconds
        self._room = asyncio.Semaphore(most)
        self._free: list[Connection] = []
        self._is_closed = False

    @asynccontextmanager
    async def begin(self, bug_reason: Reason | None = None) -> AsyncIterator[Transaction]:
        """Begin a transaction that commits if the block succeeds; raises DatabaseUnavailable.

        `bug_reason` has the same meaning as for `translate_errors`.
        """
        with translate_errors(bug_reason):
            line = await self._take()
            try:
                await line.begin(self._opening)
                yield SqliteTransaction(line)
                await line.commit()
            except BaseException:
                # A statement of a cancelled task continues in the thread, and the rollback runs after it. A
                # task that is cancelled again does not wait for the rollback, but the next transaction does.
                await asyncio.shield(self._undo(line))
                raise
            await self._give_back(line)

    async def _take(self) -> Connection:
        await self._room.acquire()
        try:
            return self._free.pop() if self._free else await self._connect()
        except BaseException:
            self._room.release()
            raise

    async def _connect(self) -> Connection:
        line = Connection(self._place, self._seconds)
        await line
        try:
            for setting in self._settings:
                await line.execute_fetchall(setting)
        except BaseException:
            await asyncio.shield(line.close())
            raise
        return line

    async def _undo(self, line: Connection) -> None:
        """Roll back; if that fails, close the connection, because it may still hold the lock."""
        is_undone = False
        try:
            with suppress(sqlite3.Error):
                await line.rollback()
                is_undone = True
        finally:
            await self._give_back(line, is_sound=is_undone)

    async def _give_back(self, line: Connection, *, is_sound: bool = True) -> None:
        try:
            if is_sound and not self._is_closed:
                self._free.append(line)
            else:
                await asyncio.shield(line.close())
        finally:
            self._room.release()

    async def truncate_journal(self) -> None:
        """Move the write-ahead log into the file and empty it, as far as no reader needs it."""
        line = await self._take()
        try:
            await line.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            await self._give_back(line)

    async def close(self) -> None:
        """Close the connections; those in use are closed when they become idle."""
        self._is_closed = True
        while self._free:
            await self._free.pop().close()
