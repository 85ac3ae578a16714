"""Connections to a SQLite file by aiosqlite, with one way to the thread of a connection for each statement.

By its usual methods there are four: for a cursor, to run the statement, for its rows, to close the cursor. Each
way takes longer than most of our queries. aiosqlite's `execute_fetchall` goes there once, and sqlite3 makes
connections and cursors of our own kind, which answer it with all that is to be known. What begins a transaction
that only looks goes along with its first statement.
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

from storage.core.sql.dialects import in_file
from storage.core.sql.problems import Reason, problem_of
from storage.core.sql.transactions import DataError, IntegrityError, Result, Transaction, Values

LOOK = "BEGIN"
"""Begins a transaction that only looks: SQLite itself does nothing before its first statement."""
WRITE = "BEGIN IMMEDIATE"
"""Begins a transaction that waits its turn to write."""

# By the first word after SQLITE_ of SQLite's own names of results; what is not here is our own slip.
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
    """The rows of a statement, and what else its cursor tells."""

    def __init__(self, cursor: sqlite3.Cursor, found: Iterable[Any]) -> None:
        super().__init__(found)
        self.names = [column[0] for column in cursor.description or ()]
        self.rowcount = cursor.rowcount


class Statement(sqlite3.Cursor):
    """A cursor of sqlite3 that answers with all there is to be known."""

    def fetchall(self) -> Answer:
        """Return the rows."""
        return Answer(self, super().fetchall())


class Line(sqlite3.Connection):
    """A connection of sqlite3; its methods are called in its thread alone."""

    opening: str | None = None
    """What begins a transaction, to be run before the next statement."""

    def execute(self, statement: str, values: Any = (), /) -> sqlite3.Cursor:
        """Run a statement."""
        self._begin()
        return self.cursor(Statement).execute(statement, values)

    def executemany(self, statement: str, values: Iterable[Any], /) -> sqlite3.Cursor:
        """Run a statement with each of several values."""
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
        self._thread.daemon = True  # a process ends also where it has forgotten to close its database

    def _open(self, place: str, seconds: float) -> Line:
        # The driver is told to begin nothing: by itself it would do so only at the first write, and a transaction
        # that has read first then fails at once where another one wrote meanwhile.
        self._line = sqlite3.connect(place, timeout=seconds, isolation_level=None, factory=Line)
        return self._line

    async def begin(self, opening: str) -> None:
        """Begin a transaction: one that only looks along with its first statement."""
        if opening == LOOK:
            self._line.opening = opening
        else:
            await self.ask(opening)

    async def ask(self, statement: str, values: Values | None = None) -> Answer:
        """Run a statement and return its rows; raises what sqlite3 raises."""
        self._has_asked = True
        answer = await self.execute_fetchall(statement, values or {})
        assert isinstance(answer, Answer)
        return answer

    async def ask_with_each(self, statement: str, values: Iterable[Values]) -> None:
        """Run a statement with each of several values; raises what sqlite3 raises."""
        self._has_asked = True
        await self.executemany(statement, values)

    async def commit(self) -> None:
        """Keep what was changed; raises what sqlite3 raises."""
        if self._has_asked:
            await super().commit()
        self._line.opening, self._has_asked = None, False

    async def rollback(self) -> None:
        """Undo what was changed; raises what sqlite3 raises."""
        if self._has_asked:
            await super().rollback()
        self._line.opening, self._has_asked = None, False


class InFile(Transaction):
    """A transaction of a SQLite file."""

    kind = "sqlite"

    def __init__(self, line: Connection) -> None:
        super().__init__()
        self._line = line

    async def start_writing(self, about: str | None) -> None:
        """Do nothing: BEGIN IMMEDIATE has locked the whole file already."""

    async def lock(self, subject: str) -> None:
        """Do nothing: BEGIN IMMEDIATE has locked the whole file already."""

    async def _run(self, statement: str, values: Values) -> Result:
        text, several = in_file(statement)
        with _slips_told():
            answer = await self._line.ask(text, _as_json(values, several))
        return Result(answer, answer.names, answer.rowcount)

    async def _run_with_each(self, statement: str, values: Sequence[Values]) -> None:
        text, several = in_file(statement)
        with _slips_told():
            await self._line.ask_with_each(text, [_as_json(each, several) for each in values])


@contextmanager
def _slips_told() -> Iterator[None]:
    """Raise IntegrityError and DataError for those of the driver."""
    try:
        yield
    except sqlite3.IntegrityError as slip:
        raise IntegrityError(str(slip)) from slip
    except (sqlite3.DataError, OverflowError) as slip:
        raise DataError(str(slip)) from slip


def _as_json(values: Values, several: tuple[str, ...]) -> Values:
    if not several:
        return values
    return {**values, **{name: json.dumps([*values[name]]) for name in several}}


def reason_of(error: sqlite3.Error) -> Reason | None:
    """Return why the world failed us, or None when the statement was wrong."""
    name = getattr(error, "sqlite_errorname", None)
    return None if name is None else REASONS.get(name.split("_")[1])


@contextmanager
def told_apart(slip: Reason | None = None) -> Iterator[None]:
    """Turn what the world did (full disk, lock) into DatabaseUnavailable; let our slips pass.

    `slip` is a reason for which in this place we ourselves are to blame.
    """
    try:
        yield
    except sqlite3.Error as error:
        reason = reason_of(error)
        if reason is None or reason == slip:
            raise
        raise problem_of(reason, str(error)) from error


class Pool:
    """Connections to a file, at most so many, made when they are wanted; a transaction has one to itself."""

    def __init__(
        self, place: str, opening: str, settings: Sequence[str], seconds: float, most: int = 1
    ) -> None:
        self._place, self._opening, self._settings, self._seconds = place, opening, settings, seconds
        self._room = asyncio.Semaphore(most)
        self._free: list[Connection] = []
        self._is_closed = False

    @asynccontextmanager
    async def begin(self, slip: Reason | None = None) -> AsyncIterator[Transaction]:
        """Begin a transaction, of which all is kept where the block ends well; raises DatabaseUnavailable.

        `slip` is as for `told_apart`.
        """
        with told_apart(slip):
            line = await self._take()
            try:
                await line.begin(self._opening)
                yield InFile(line)
                await line.commit()
            except BaseException:
                # Whoever is cancelled in a statement leaves it running in the thread; what undoes it comes after. Who
                # is cancelled once more does not wait for that, but the next transaction does.
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
        """Undo what was changed; a line on which that fails may still hold the lock, and is closed."""
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
        """Close the connections, those that are in use as soon as they are not any more."""
        self._is_closed = True
        while self._free:
            await self._free.pop().close()
