"""Restoring a SQLite database from a checked copy.

The replaced file is kept next to the new one. Old messages contain numbers that were assigned after the copy
was made: match and vote ids, and draft revisions. These numbers must not be assigned again, so every counter
is advanced by a wide margin.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from glob import escape
from itertools import count
from pathlib import Path

from msgspec.structs import replace

from storage.core import address
from storage.core.address import Address
from storage.core.copying import backups
from storage.core.copying.backups import BackupFailed
from storage.core.sql.transactions import Transaction
from storage.core.sqlite import file_names, private_files

RESTORING = "restoring"
"""Part of the temporary name of a file that is being restored."""
MIN_GAP = 1_000
"""Minimum amount by which a counter is advanced.

A counter is advanced by a quarter of its value if that is more.
"""
REVISIONS = 1_000
"""Amount by which revisions, such as draft revisions, are advanced."""

_COUNTING = "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'"
_REVISED = """
SELECT found.name FROM sqlite_schema AS found JOIN pragma_table_info(found.name) AS held
WHERE found.type = 'table' AND held.name = 'revision'
"""
_NEWEST = (
    "SELECT max(at) FROM log",
    "SELECT max(at) FROM claimed_interactions",
    "SELECT max(created) FROM outbox",
)


def parse_target(url: str) -> Address:
    """Return the address of a SQLite file that can be restored; raises BackupFailed.

    A symbolic link is resolved, so that a restore replaces its target and keeps the link.
    """
    where = address.parse(url)
    if not where.is_sqlite:
        raise BackupFailed("not-sqlite", where.kind)
    return replace(where, database=str(address.file_of(where).resolve()))


@contextmanager
def prepared_copy(copy: Path, where: Address) -> Iterator[Path]:
    """Copy a backup next to the database for the duration of a `with` block.

    At the end of the block, the copy is deleted unless it has replaced the database.
    """
    try:
        yield prepare_copy(copy, where)
    finally:
        _delete_leftovers(where)


def prepare_copy(copy: Path, where: Address) -> Path:
    """Copy a backup to a file next to the database and check it; raises BackupFailed.

    A file left by an interrupted restore is deleted first.
    """
    _delete_leftovers(where)
    fresh = _sibling(address.file_of(where), RESTORING)
    backups.copy(address.parse(file_names.address_of(copy)), fresh, at=backups.creation_time(copy))
    return fresh


def _delete_leftovers(where: Address) -> None:
    """Delete the files left next to the database by an interrupted restore; raises OSError."""
    file = address.file_of(where)
    for path in file.parent.glob(f"{escape(file.name)}.{RESTORING}*"):
        path.unlink(missing_ok=True)


def counters_of(where: Address) -> dict[str, int]:
    """Return the counter values of a database by table, or an empty dict if it cannot be read."""
    with (
        suppress(sqlite3.Error),
        closing(sqlite3.connect(file_names.read_only_uri(address.file_of(where)), uri=True)) as old,
    ):
        return dict(old.execute("SELECT name, seq FROM sqlite_sequence"))
    return {}


async def clear_copy_time(tx: Transaction) -> None:
    """Remove the copy's creation time, so that the database no longer counts as a copy."""
    await tx.execute("PRAGMA user_version = 0")


async def advance_counters(tx: Transaction, former_counters: Mapping[str, int]) -> None:
    """Advance all counters far beyond their values in this database and in the replaced one."""
    known = {str(name): int(seq) for name, seq in await tx.execute("SELECT name, seq FROM sqlite_sequence")}
    for name in (await tx.execute(_COUNTING)).scalars():
        highest = max(known.get(name, 0), former_counters.get(name, 0))
        await tx.execute("DELETE FROM sqlite_sequence WHERE name = :name", {"name": name})
        await tx.execute(
            "INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :seq)",
            {"name": name, "seq": highest + max(MIN_GAP, highest // 4)},
        )
    for table in (await tx.execute(_REVISED)).scalars():
        await tx.execute(
            f'UPDATE "{table}" SET revision = revision + :more',  # noqa: S608 - only the name of a database
            {"more": REVISIONS},
        )


async def newest_time(tx: Transaction) -> int:
    """Return the latest time recorded in a database, in unix milliseconds.

    Used if a copy does not record its creation time.
    """
    return max([await tx.scalar(statement) or 0 for statement in _NEWEST])


def check_not_open(where: Address) -> None:
    """Check that no process has the database open; raises BackupFailed ("in-use").

    This also checkpoints the write-ahead log into the file. A damaged or missing database passes, because it
    may be replaced.
    """
    file = address.file_of(where)
    if not file.is_file():
        return
    try:
        with closing(sqlite3.connect(file, timeout=0)) as database:
            database.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorname.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
            raise BackupFailed("in-use", str(file)) from error
    except sqlite3.DatabaseError:
        return


def replace_database(fresh: Path, where: Address) -> Path | None:
    """Replace the database file with a new one; raises OSError.

    Returns the path of the replaced file, which is kept, or None if there was no file. After a crash, either
    the old or the new file is at the database's path.
    """
    file = address.file_of(where)
    path = _rename_replaced(file) if file.exists() else None
    for rest in _database_files(file)[1:]:
        # A remaining write-ahead log would be applied to the new file.
        rest.unlink(missing_ok=True)
    fresh.replace(file)
    _fsync(file.parent)
    return path


def _rename_replaced(file: Path) -> Path:
    name = time.strftime("replaced-%Y%m%d-%H%M%S", time.gmtime())
    # Number the names, so that two files replaced within the same second are both kept.
    places = (_sibling(file, f"{name}-{number}" if number else name) for number in count())
    kept = next(path for path in places if not path.exists())
    for own, other in zip(_database_files(file), _database_files(kept), strict=True):
        if own.exists():
            _link_or_copy(own, other, _sibling(file, f"{RESTORING}-kept"))
    private_files.restrict_access(*_database_files(kept))
    return kept


def _link_or_copy(own: Path, other: Path, half: Path) -> None:
    """Create a hard link, or a copy on a file system without hard links (exFAT); raises OSError."""
    try:
        os.link(own, other)
    except OSError:
        private_files.create(half)
        shutil.copyfile(own, half)
        _fsync(half)
        half.replace(other)


def _fsync(path: Path) -> None:
    """Flush a file or a directory to the disk."""
    place = os.open(path, os.O_RDONLY)
    try:
        os.fsync(place)
    finally:
        os.close(place)


def _sibling(file: Path, what: str) -> Path:
    return file.with_name(f"{file.name}.{what}")


def _database_files(file: Path) -> list[Path]:
    return [file.with_name(f"{file.name}{end}") for end in address.FILE_SUFFIXES]
