"""Bringing a database to the schema of this version, by the steps in `migrations/versions` and those of features.

All steps run in one transaction: a database is either as before or up to date. Who opens the same database at
the same time takes turns, and the second finds nothing left to do.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from glob import escape
from pathlib import Path
from typing import TypeAlias
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, column, false, inspect, select, table, text
from sqlalchemy.engine import URL

from storage.core import address, backups, engines
from storage.core.backups import BackupFailed
from storage.core.problems import DatabaseTooNew, DatabaseUnavailable, tell_apart
from storage.core.schema import every_table
from storage.migrations.steps import VERSION_TABLE, feature_steps, heads, versions

log = logging.getLogger(__name__)

LOCK = 0x486172626F7572
"""The number under which processes queue at a PostgreSQL server; SQLite's transaction is a queue itself."""

Step: TypeAlias = tuple[frozenset[str], frozenset[str]]
"""The versions a database had, and those it has now."""

# Alembic keeps what it works on in global variables: in one process it works on one database after another.
_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


async def bring_up_to_date(
    url: URL, *, upgrade: bool, may_create: bool = True, is_copy: bool = False, to: str = "heads"
) -> None:
    """Upgrade the database, or with `upgrade` off only make sure that it needs none.

    An empty one is given its tables where one may be created. What is a copy is not copied first. Raises
    DatabaseTooNew, and DatabaseUnavailable ("old", "missing", "not-ours", "journal", what the world does).
    """
    engine = engines.upgrader(url)
    turn = _turns.setdefault(asyncio.get_running_loop(), asyncio.Lock())
    try:
        with tell_apart():
            async with turn, engine.begin() as connection:
                await connection.run_sync(_queue)
                await connection.run_sync(_check_journal)
                done = None
                if upgrade and not may_create:
                    await connection.run_sync(_refuse_empty, url)
                if upgrade:
                    done = await connection.run_sync(_upgrade, url, to, is_copy)
                else:
                    await connection.run_sync(_check)
                await connection.run_sync(_check_writing)
            if done is not None:
                _tell(*done)  # now that it is kept
    except OSError as error:
        raise DatabaseUnavailable("unreachable", str(error)) from error
    finally:
        await engine.dispose()


def _upgrade(connection: Connection, url: URL, to: str, is_copy: bool) -> Step | None:
    """Take the steps that are wanting; None where none is."""
    found = _versions_in(connection)
    if found == heads():
        return None
    if not is_copy:
        _keep_copy(url, found)
    from storage.migrations import running  # noqa: PLC0415 - Alembic takes 9 MB, and most starts need none of it

    running.run(connection, every_table(), to)
    _check_references(connection)
    return found, _versions_in(connection)


def _refuse_empty(connection: Connection, url: URL) -> None:
    """Refuse a database without our tables, where none is to be made."""
    if not _versions_in(connection):
        raise DatabaseUnavailable("missing", f"{url.database} is empty")


def _keep_copy(url: URL, found: frozenset[str]) -> None:
    """Copy a database of an earlier schema before it is changed; raises DatabaseUnavailable ("no-copy").

    While nobody else can write: the transaction of the upgrade has begun.
    """
    if not found or not engines.is_sqlite(url):
        return
    file = address.file_of(url)
    version = next((known for known in reversed(versions()) if known in found), "0000")
    copy = file.with_name(f"{file.name}.schema-{version}-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}")
    try:
        _delete_parts(file)
        backups.copy(url, copy)
        copy = _keep_one(copy, file.parent.glob(f"{escape(file.name)}.schema-{version}-*"))
    except BackupFailed as slip:
        if slip.reason != "exists":
            raise DatabaseUnavailable("no-copy", str(slip)) from slip
    except OSError as slip:
        raise DatabaseUnavailable("no-copy", str(slip)) from slip
    log.info("the database is about to be upgraded; as it was before it is %s", copy)


def _delete_parts(file: Path) -> None:
    """Delete what is left of copies that were cut off; raises OSError."""
    for part in file.parent.glob(f"{escape(file.name)}.schema-*.part*"):
        part.unlink(missing_ok=True)


def _keep_one(copy: Path, copies: Iterable[Path]) -> Path:
    """Delete a new copy where an upgrade that failed has left the same, and return the one that stays.

    A supervisor tries again and again, and each time would take as much room as the database. Raises OSError.
    """
    for former in sorted(copies):
        if former != copy and backups.are_same(former, copy):
            copy.unlink()
            return former
    return copy


def _tell(found: frozenset[str], now: frozenset[str]) -> None:
    """Say from which schema to which a database was brought."""
    if found:
        gone, come = (", ".join(sorted(some)) for some in (found - now, now - found))
        log.info("the database was upgraded from schema %s to %s", gone or "(nothing)", come)
    else:
        log.info("a new database was made, of schema %s", max(now & set(versions())))


def _check(connection: Connection) -> None:
    if _versions_in(connection) != heads():
        raise DatabaseUnavailable("old", version_of(connection) or "empty")


def version_of(connection: Connection) -> str | None:
    """Return the database's schema version, None when it is empty; raises DatabaseTooNew and "not-ours"."""
    return next((found for found in _versions_in(connection) if found in versions()), None)


def _versions_in(connection: Connection) -> frozenset[str]:
    """Return the versions the database has: those all share, and those of features; raises as `version_of`."""
    tables = inspect(connection).get_table_names()
    if VERSION_TABLE not in tables:
        if tables:
            raise DatabaseUnavailable("not-ours", ", ".join(sorted(tables)[:3]))
        return frozenset()
    found = frozenset(connection.scalars(select(table(VERSION_TABLE, column("version_num")))))
    known = {*versions(), *(step for _, steps in feature_steps().values() for step in steps)}
    for version in sorted(found - known):
        raise DatabaseTooNew(version, versions()[-1])
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
