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
from typing import TYPE_CHECKING, TypeAlias
from weakref import WeakKeyDictionary

from storage.core import address, engines
from storage.core.address import Address
from storage.core.copying import backups
from storage.core.copying.backups import BackupFailed
from storage.core.migrations.steps import VERSION_TABLE, feature_steps, heads, versions
from storage.core.sql.problems import DatabaseTooNew, DatabaseUnavailable
from storage.core.sql.transactions import Transaction

if TYPE_CHECKING:
    from storage.core.migrations.upgrading import Upgrade

log = logging.getLogger(__name__)

LOCK = 0x486172626F7572
"""The number under which processes queue at a PostgreSQL server; SQLite's transaction is a queue itself."""

Step: TypeAlias = tuple[frozenset[str], frozenset[str]]
"""The versions a database had, and those it has now."""

_TABLES_IN_FILE = (
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'"
)
_TABLES_ON_SERVER = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
_VERSIONS = f"SELECT version_num FROM {VERSION_TABLE}"  # noqa: S608 - our own name
_WRITE_NOTHING = f"UPDATE {VERSION_TABLE} SET version_num = '' WHERE FALSE"  # noqa: S608 - our own name

# Alembic keeps what it works on in global variables: in one process it works on one database after another.
_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


async def bring_up_to_date(
    where: Address, *, upgrade: bool, may_create: bool = True, is_copy: bool = False, to: str = "heads"
) -> None:
    """Upgrade the database, or with `upgrade` off only make sure that it needs none.

    An empty one is given its tables where one may be created. What is a copy is not copied first. Raises
    DatabaseTooNew, and DatabaseUnavailable ("old", "missing", "not-ours", "journal", what the world does).
    """
    pool = await engines.opener(where)
    try:
        async with pool.begin() as tx:
            if await _is_up_to_date(tx, where, upgrade=upgrade, may_create=may_create):
                await _check_writing(tx)
                return
    finally:
        await pool.close()
    turn = _turns.setdefault(asyncio.get_running_loop(), asyncio.Lock())
    async with turn, engines.upgrader(where) as upgrade_tx:
        done = None
        if not await _is_up_to_date(upgrade_tx, where, upgrade=upgrade, may_create=may_create):
            done = await _upgrade(upgrade_tx, where, to, is_copy)
        await _check_writing(upgrade_tx)
    if done is not None:
        _tell(*done)  # now that it is kept


async def _is_up_to_date(tx: Transaction, where: Address, *, upgrade: bool, may_create: bool) -> bool:
    """Wait for one's turn and tell whether no step is wanting; raises where those may not be taken."""
    await _queue(tx)
    await _check_journal(tx)
    found = await _versions_in(tx)
    if found == heads():
        return True
    if not upgrade:
        raise DatabaseUnavailable("old", await version_of(tx) or "empty")
    if not found and not may_create:
        raise DatabaseUnavailable("missing", f"{where.database} is empty")
    return False


async def _upgrade(tx: Upgrade, where: Address, to: str, is_copy: bool) -> Step:
    """Take the steps that are wanting."""
    found = await _versions_in(tx)
    if not is_copy:
        _keep_copy(where, found)
    from storage.core.schema import every_table  # noqa: PLC0415 - SQLAlchemy, by now loaded anyhow

    await tx.take_steps(every_table(), to)
    await _check_references(tx)
    return found, await _versions_in(tx)


def _keep_copy(where: Address, found: frozenset[str]) -> None:
    """Copy a database of an earlier schema before it is changed; raises DatabaseUnavailable ("no-copy").

    While nobody else can write: the transaction of the upgrade has begun.
    """
    if not found or not where.is_sqlite:
        return
    file = address.file_of(where)
    version = next((known for known in reversed(versions()) if known in found), "0000")
    copy = file.with_name(f"{file.name}.schema-{version}-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}")
    try:
        _delete_parts(file)
        backups.copy(where, copy)
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


async def version_of(tx: Transaction) -> str | None:
    """Return the database's schema version, None when it is empty; raises DatabaseTooNew and "not-ours"."""
    return next((found for found in await _versions_in(tx) if found in versions()), None)


async def _versions_in(tx: Transaction) -> frozenset[str]:
    """Return the versions the database has: those all share, and those of features; raises as `version_of`."""
    tables = (await tx.execute(_TABLES_IN_FILE if tx.kind == "sqlite" else _TABLES_ON_SERVER)).scalars()
    if VERSION_TABLE not in tables:
        if tables:
            raise DatabaseUnavailable("not-ours", ", ".join(sorted(tables)[:3]))
        return frozenset()
    found = frozenset((await tx.execute(_VERSIONS)).scalars())
    known = {*versions(), *(step for _, steps in feature_steps().values() for step in steps)}
    for version in sorted(found - known):
        raise DatabaseTooNew(version, versions()[-1])
    return found


async def _queue(tx: Transaction) -> None:
    if tx.kind == "postgresql":
        await tx.execute("SELECT pg_advisory_xact_lock(:lock)", {"lock": LOCK})


async def _check_journal(tx: Transaction) -> None:
    if tx.kind == "sqlite":
        mode = await tx.scalar("PRAGMA journal_mode")
        if mode != "wal":
            raise DatabaseUnavailable("journal", str(mode))


async def _check_writing(tx: Transaction) -> None:
    """Try to write, changing nothing: SQLite opens a file that may not be written without a word."""
    await tx.execute(_WRITE_NOTHING)


async def _check_references(tx: Transaction) -> None:
    """Refuse what left a row pointing nowhere: nothing was checked while tables were replaced."""
    if tx.kind == "sqlite" and await tx.execute("PRAGMA foreign_key_check"):
        raise DatabaseUnavailable("corrupt", "rows that belong to nothing")
