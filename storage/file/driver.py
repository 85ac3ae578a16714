"""aiosqlite for SQLAlchemy, with one way to the thread of a connection for each statement.

SQLAlchemy by itself goes there four times: for a cursor, to run the statement, for its rows, to close the cursor; and
after each transaction once more to roll back what is over. Each way takes longer than most of our queries. aiosqlite's
`execute_fetchall` goes there once, and sqlite3 makes connections and cursors of our own kind, which answer it with all
that SQLAlchemy wants to know. What begins a transaction that only looks goes along with its first statement.

SQLAlchemy is given this module in place of aiosqlite; the names in it are those that it looks up.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from functools import partial
from typing import Any, Self

import aiosqlite
from aiosqlite import (
    DatabaseError,
    Error,
    IntegrityError,
    NotSupportedError,
    OperationalError,
    ProgrammingError,
    __version__,
    sqlite_version,
    sqlite_version_info,
)

__all__ = [
    "Connection",
    "DatabaseError",
    "Error",
    "IntegrityError",
    "NotSupportedError",
    "OperationalError",
    "ProgrammingError",
    "__version__",
    "connect",
    "sqlite_version",
    "sqlite_version_info",
]

AT_ONCE = 1_000
"""Rows that come along with the statement; more are fetched when they are asked for."""


class Answer(list[Any]):
    """The first rows of a statement and what else is known of it; its cursor where there may be more rows."""

    def __init__(self, cursor: sqlite3.Cursor, rows: Iterable[Any] = ()) -> None:
        super().__init__(rows)
        self.description = cursor.description
        self.rowcount, self.lastrowid = cursor.rowcount, cursor.lastrowid
        self.more = cursor if len(self) == AT_ONCE else None


class Statement(sqlite3.Cursor):
    """A cursor of sqlite3 that answers with its first rows."""

    def fetchall(self) -> Answer:
        """Return the first rows."""
        return Answer(self, self.fetchmany(AT_ONCE))


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


class Cursor:
    """A statement and its rows, by the names of PEP 249."""

    arraysize = 1

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None
        self._rows: list[Any] = []
        self._more: aiosqlite.Cursor | None = None

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, statement: str, values: Any = ()) -> None:
        """Run a statement and take its first rows; raises what sqlite3 raises."""
        self._rows = answer = await self._connection.ask(statement, values)
        self.description = answer.description
        self.rowcount, self.lastrowid = answer.rowcount, answer.lastrowid
        self._more = aiosqlite.Cursor(self._connection, answer.more) if answer.more else None

    async def executemany(self, statement: str, values: Iterable[Any]) -> None:
        """Run a statement with each of several values; raises what sqlite3 raises."""
        self.rowcount = await self._connection.ask_of_many(statement, values)

    async def fetchall(self) -> list[Any]:
        """Return the rows that were not returned before."""
        rows, self._rows = self._rows, []
        while self._more is not None and (more := await self._more.fetchmany(AT_ONCE)):
            rows += more
        return rows

    async def fetchmany(self, size: int) -> list[Any]:
        """Return at most so many rows that were not returned before."""
        if not self._rows and self._more is not None:
            return list(await self._more.fetchmany(size))
        rows, self._rows = self._rows[:size], self._rows[size:]
        return rows

    async def close(self) -> None:
        """Forget the rows."""
        self._rows = []
        if self._more is not None:
            await self._more.close()


class Connection(aiosqlite.Connection):
    """A connection that knows whether a transaction may be open."""

    def __init__(self, place: str, settings: dict[str, Any]) -> None:
        super().__init__(partial(self._open, place, settings), AT_ONCE)
        self._has_asked = False

    def _open(self, place: str, settings: dict[str, Any]) -> Line:
        self._line = sqlite3.connect(place, factory=Line, **settings)
        return self._line

    def begin_later(self, opening: str) -> None:
        """Begin a transaction along with its first statement."""
        self._line.opening = opening

    def cursor(self) -> Any:
        """Return a cursor."""
        return Cursor(self)

    async def ask(self, statement: str, values: Any) -> Answer:
        """Run a statement and return its first rows; raises what sqlite3 raises."""
        self._has_asked = True
        answer = await self.execute_fetchall(statement, values)
        assert isinstance(answer, Answer)
        return answer

    async def ask_of_many(self, statement: str, values: Iterable[Any]) -> int:
        """Run a statement with each of several values and return how many rows it changed; raises the same."""
        self._has_asked = True
        return (await self.executemany(statement, values)).rowcount

    async def commit(self) -> None:
        """Keep what was changed; raises what sqlite3 raises."""
        if self._has_asked:
            await super().commit()
        self._forget()

    async def rollback(self) -> None:
        """Undo what was changed."""
        if self._has_asked:
            await super().rollback()
        self._forget()

    def _forget(self) -> None:
        self._line.opening, self._has_asked = None, False


def connect(place: str, **settings: Any) -> Connection:
    """Return a connection to a file, which opens it when it is awaited."""
    return Connection(place, settings)
