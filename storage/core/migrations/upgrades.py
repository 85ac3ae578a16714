"""Upgrading a database to the current schema: creating tables or running missing migration steps.

The upgrade runs in one transaction, so the database ends up either unchanged or up to date. If several
processes open the database at the same time, only the first one upgrades it. The others wait for it.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable
from glob import escape
from pathlib import Path

from msgspec import Struct

from storage.core import address, connection_pools
from storage.core.address import Address
from storage.core.copying import backups
from storage.core.copying.backups import BackupFailed
from storage.core.migrations import baseline, steps
from storage.core.sql.database_errors import DatabaseTooNew, DatabaseUnavailable
from storage.core.sql.schema_version import SELECT_VERSION, VERSION_TABLE
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table, all_tables

log = logging.getLogger(__name__)

UPGRADE_LOCK = 0x486172626F7572
"""The id of the advisory lock that serializes upgrades on PostgreSQL.

On SQLite, the transaction itself serializes them.
"""

_TABLES_IN_FILE = (
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'"
)
_TABLES_ON_SERVER = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
_CREATE_VERSION = f"CREATE TABLE {VERSION_TABLE} (version INTEGER NOT NULL)"
_INSERT_VERSION = f"INSERT INTO {VERSION_TABLE} (version) VALUES (:version)"  # noqa: S608 - only the name of a table
_SET_VERSION = f"UPDATE {VERSION_TABLE} SET version = :version"  # noqa: S608 - only the name of a table
_LOCK_VERSION = f"LOCK TABLE {VERSION_TABLE} IN ACCESS EXCLUSIVE MODE"
_WRITE_NOTHING = f"{_SET_VERSION} WHERE FALSE"


class SchemaState(Struct, frozen=True):
    """The schema version of a database (None if it is empty) and its missing tables."""

    version: int | None
    missing: tuple[Table, ...]

    @property
    def is_up_to_date(self) -> bool:
        """Return whether the database needs no upgrade."""
        return self.version == steps.latest() and not self.missing


async def ensure_up_to_date(
    where: Address, *, upgrade: bool, may_create: bool = True, is_copy: bool = False
) -> None:
    """Make sure that the database has the current schema.

    If it is outdated and `upgrade` is False, raises DatabaseUnavailable ("old"). With `may_create`, the
    tables of an empty database are created. If the database is itself a copy (`is_copy`), it is not copied
    before the upgrade. Also raises DatabaseTooNew, and DatabaseUnavailable ("missing", "not-ours", "journal",
    or a system failure).
    """
    pool = await connection_pools.upgrade_pool(where)
    try:
        async with pool.begin() as tx:
            await _lock_upgrade(tx)
            await _check_journal(tx)
            before = await state_of(tx)
            if not before.is_up_to_date:
                _check_allowed(before, where, upgrade=upgrade, may_create=may_create)
                await _create_or_upgrade(tx, before, where, is_copy=is_copy)
            await _check_writing(tx)
    finally:
        await pool.close()
    if not before.is_up_to_date:
        _report(before)  # Log only after the commit, because the commit may fail.


def _check_allowed(before: SchemaState, where: Address, *, upgrade: bool, may_create: bool) -> None:
    if not upgrade:
        raise DatabaseUnavailable("old", str(before.version or "empty"))
    if before.version is None and not may_create:
        raise DatabaseUnavailable("missing", f"{where.database} is empty")


async def _create_or_upgrade(tx: Transaction, before: SchemaState, where: Address, *, is_copy: bool) -> None:
    """Create the tables in an empty database, or upgrade an existing one.

    An existing database is first copied. Then its migration steps run, and missing tables are created.
    """
    if before.version is None:
        await tx.execute(_CREATE_VERSION)
        await tx.execute(_INSERT_VERSION, {"version": steps.latest()})
    else:
        if tx.kind == "postgresql" and before.version != steps.latest():
            # Wait for earlier writers. Later writers will see the new version (see postgres/locks).
            await tx.execute(_LOCK_VERSION)
        if where.is_sqlite and not is_copy:
            _copy(where, before.version)
        await steps.upgrade(tx, before.version)
        await tx.execute(_SET_VERSION, {"version": steps.latest()})
    await baseline.create(tx, (await state_of(tx)).missing)
    await _check_references(tx)


def _copy(where: Address, version: int) -> None:
    """Copy the file before an upgrade; raises DatabaseUnavailable ("no-copy").

    The upgrade's transaction has already begun, so no other process can write.
    """
    file = address.file_of(where)
    copy = file.with_name(f"{file.name}.schema-{version:04}-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}")
    try:
        _delete_incomplete_copies(file)
        backups.copy(where, copy)
        copy = _deduplicate_copy(copy, file.parent.glob(f"{escape(file.name)}.schema-{version:04}-*"))
    except BackupFailed as error:
        if error.reason != "exists":
            raise DatabaseUnavailable("no-copy", str(error)) from error
    except OSError as error:
        raise DatabaseUnavailable("no-copy", str(error)) from error
    log.info("the database will be upgraded; a copy of the old one is %s", copy)


def _delete_incomplete_copies(file: Path) -> None:
    """Delete incomplete copies from earlier upgrades; raises OSError."""
    for part in file.parent.glob(f"{escape(file.name)}.schema-*.part*"):
        part.unlink(missing_ok=True)


def _deduplicate_copy(copy: Path, copies: Iterable[Path]) -> Path:
    """Delete a new copy if an older, identical copy exists, and return the copy that is kept.

    Each failed upgrade leaves a copy. If a supervisor kept restarting the bot, identical copies would fill
    the disk. Raises OSError.
    """
    for former in sorted(copies):
        if former != copy and backups.have_same_content(former, copy):
            copy.unlink()
            return former
    return copy


def _report(before: SchemaState) -> None:
    """Log what an upgrade did: the new schema version or the created tables."""
    if before.version is None:
        log.info("a new database was created with schema %s", steps.latest())
    elif before.version < steps.latest():
        log.info("the database was upgraded from schema %s to %s", before.version, steps.latest())
    else:
        log.info("new tables were created: %s", ", ".join(table.name for table in before.missing))


async def version_of(tx: Transaction) -> int | None:
    """Return a database's schema version, or None if the database is empty.

    Raises DatabaseTooNew, and DatabaseUnavailable ("not-ours").
    """
    return (await state_of(tx)).version


async def state_of(tx: Transaction) -> SchemaState:
    """Return the schema version and the missing tables.

    Raises DatabaseTooNew, and DatabaseUnavailable ("not-ours").
    """
    found = (await tx.execute(_TABLES_IN_FILE if tx.kind == "sqlite" else _TABLES_ON_SERVER)).scalars()
    if VERSION_TABLE not in found:
        if found:
            raise DatabaseUnavailable("not-ours", ", ".join(sorted(found)[:3]))
        return SchemaState(None, tuple(all_tables().values()))
    version: int = await tx.scalar(SELECT_VERSION)
    if version > steps.latest():
        raise DatabaseTooNew(version, steps.latest())
    return SchemaState(version, tuple(table for name, table in all_tables().items() if name not in found))


async def _lock_upgrade(tx: Transaction) -> None:
    if tx.kind == "postgresql":
        await tx.execute("SELECT pg_advisory_xact_lock(:lock)", {"lock": UPGRADE_LOCK})


async def _check_journal(tx: Transaction) -> None:
    if tx.kind == "sqlite":
        mode = await tx.scalar("PRAGMA journal_mode")
        if mode != "wal":
            raise DatabaseUnavailable("journal", str(mode))


async def _check_writing(tx: Transaction) -> None:
    """Check that the database is writable, using a statement that changes nothing.

    SQLite opens a read-only file without an error.
    """
    await tx.execute(_WRITE_NOTHING, {"version": 0})


async def _check_references(tx: Transaction) -> None:
    """Check that no foreign key references a missing row.

    Foreign keys are not enforced while a step replaces tables. Raises DatabaseUnavailable ("corrupt").
    """
    if tx.kind == "sqlite" and await tx.execute("PRAGMA foreign_key_check"):
        raise DatabaseUnavailable("corrupt", "rows that refer to missing rows")
