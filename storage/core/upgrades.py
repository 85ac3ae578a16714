"""Bringing a database to the schema of this version, by the steps in `migrations/versions`.

All steps run in one transaction: a database is either as before or up to date. Who opens the same database at
the same time takes turns, and the second finds nothing left to do.
"""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, column, false, inspect, select, table, text
from sqlalchemy.engine import URL

from storage.core import engines
from storage.core.problems import DatabaseTooNew, DatabaseUnavailable, told_apart

VERSION_TABLE = "harbour_version"
"""A name of our own, so that another program's database is told from ours."""
STEPS = Path(__file__).parents[1] / "migrations" / "versions"
LOCK = 0x486172626F7572
"""The number under which processes queue at a PostgreSQL server; SQLite's transaction is a queue itself."""

# Alembic keeps what it works on in global variables: in one process it works on one database after another.
_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


@cache
def versions() -> tuple[str, ...]:
    """Return the known schema versions, the first one first, by the names of the steps' files."""
    return tuple(sorted(step.name[1:5] for step in STEPS.glob("v[0-9][0-9][0-9][0-9]_*.py")))


async def bring_up_to_date(url: URL, *, upgrade: bool, to: str = "head") -> None:
    """Upgrade the database, or with `upgrade` off only make sure that it needs none.

    Raises DatabaseTooNew, and DatabaseUnavailable ("old", "not-ours", "journal", what the world does).
    """
    engine = engines.upgrader(url)
    turn = _turns.setdefault(asyncio.get_running_loop(), asyncio.Lock())
    try:
        with told_apart():
            async with turn, engine.begin() as connection:
                await connection.run_sync(_queue)
                await connection.run_sync(_check_journal)
                await connection.run_sync(_upgrade if upgrade else _check, to)
                await connection.run_sync(_check_writing)
    except OSError as error:
        raise DatabaseUnavailable("unreachable", str(error)) from error
    finally:
        await engine.dispose()


def _upgrade(connection: Connection, to: str) -> None:
    if version_of(connection) == versions()[-1]:
        return
    from storage.migrations import running  # noqa: PLC0415 - Alembic takes 9 MB, and most starts need none of it

    running.run(connection, to)
    _check_references(connection)


def _check(connection: Connection, _to: str) -> None:
    found = version_of(connection)
    if found != versions()[-1]:
        raise DatabaseUnavailable("old", found or "empty")


def version_of(connection: Connection) -> str | None:
    """Return the database's schema version, None when it is empty; raises DatabaseTooNew and "not-ours"."""
    tables = inspect(connection).get_table_names()
    if VERSION_TABLE not in tables:
        if tables:
            raise DatabaseUnavailable("not-ours", ", ".join(sorted(tables)[:3]))
        return None
    found: str | None = connection.scalar(select(table(VERSION_TABLE, column("version_num"))))
    if found is not None and found not in versions():
        raise DatabaseTooNew(found, versions()[-1])
    return found


def _queue(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def _check_journal(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        mode = connection.scalar(text("PRAGMA journal_mode"))
        if mode != "wal":
            raise DatabaseUnavailable("journal", str(mode))


def _check_writing(connection: Connection) -> None:
    """Try to write, changing nothing: SQLite opens a file that may not be written without a word."""
    version = table(VERSION_TABLE, column("version_num"))
    connection.execute(version.update().where(false()).values(version_num=""))


def _check_references(connection: Connection) -> None:
    """Refuse what left a row pointing nowhere: nothing was checked while tables were replaced."""
    if connection.dialect.name == "sqlite" and connection.execute(text("PRAGMA foreign_key_check")).first():
        raise DatabaseUnavailable("corrupt", "rows that belong to nothing")
