"""Putting a copy in the place of an SQLite database: checked first, what it replaces is kept beside it.

What was given out after the copy was made stands in old messages: numbers of matches and questions, revisions of
drafts. None of them may come back with another meaning, so all that counts up goes on far above.
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
"""Stands in the name of what is laid out beside a database."""
MIN_GAP = 1_000
"""By how much a counter is advanced at least; else by a quarter of what it has counted."""
REVISIONS = 1_000
"""By how much the revisions of drafts and the like are advanced."""

_COUNTING = "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'"
_REVISED = """
SELECT found.name FROM sqlite_schema AS found JOIN pragma_table_info(found.name) AS held
WHERE found.type = 'table' AND held.name = 'revision'
"""
_NEWEST = ("SELECT max(at) FROM log", "SELECT max(at) FROM handled", "SELECT max(created) FROM outbox")


def read_place(url: str) -> Address:
    """Return the address of a database that can be restored: an SQLite file; raises BackupFailed.

    Where its name is a link, what that leads to is replaced and not the link.
    """
    where = address.read(url)
    if not where.is_sqlite:
        raise BackupFailed("not-sqlite", where.kind)
    return replace(where, database=str(address.file_of(where).resolve()))


@contextmanager
def laid_out(copy: Path, where: Address) -> Iterator[Path]:
    """Lay out a copy, and delete what has not been put in the database's place at the end."""
    try:
        yield lay_out(copy, where)
    finally:
        _throw_away(where)


def lay_out(copy: Path, where: Address) -> Path:
    """Copy a copy to a file beside the database and check it; raises BackupFailed.

    What an interrupted restoring has left of such a file is thrown away.
    """
    _throw_away(where)
    fresh = _beside(address.file_of(where), RESTORING)
    backups.copy(address.read(file_names.address_of(copy)), fresh, at=backups.time_of(copy))
    return fresh


def _throw_away(where: Address) -> None:
    """Delete what was laid out beside a database and not put in its place; raises OSError."""
    file = address.file_of(where)
    for path in file.parent.glob(f"{escape(file.name)}.{RESTORING}*"):
        path.unlink(missing_ok=True)


def counters_of(where: Address) -> dict[str, int]:
    """Return how far a database has counted, by table; nothing where it can't be read."""
    with (
        suppress(sqlite3.Error),
        closing(sqlite3.connect(file_names.read_only(address.file_of(where)), uri=True)) as old,
    ):
        return dict(old.execute("SELECT name, seq FROM sqlite_sequence"))
    return {}


async def go_on(tx: Transaction) -> None:
    """Let a database be a copy no more: from now on it does not tell the time of the copy it was made of."""
    await tx.execute("PRAGMA user_version = 0")


async def advance(tx: Transaction, reached: Mapping[str, int]) -> None:
    """Let all that counts up go on far above what was given out, here and in the database that is replaced."""
    known = {str(name): int(seq) for name, seq in await tx.execute("SELECT name, seq FROM sqlite_sequence")}
    for name in (await tx.execute(_COUNTING)).scalars():
        highest = max(known.get(name, 0), reached.get(name, 0))
        await tx.execute("DELETE FROM sqlite_sequence WHERE name = :name", {"name": name})
        await tx.execute(
            "INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :seq)",
            {"name": name, "seq": highest + max(MIN_GAP, highest // 4)},
        )
    for table in (await tx.execute(_REVISED)).scalars():
        await tx.execute(
            f'UPDATE "{table}" SET revision = revision + :more',  # noqa: S608 - the database's own name
            {"more": REVISIONS},
        )


async def newest_time(tx: Transaction) -> int:
    """Return the latest time a database tells of, in unix milliseconds: a copy may not say when it was made."""
    return max([await tx.scalar(statement) or 0 for statement in _NEWEST])


def refuse_while_open(where: Address) -> None:
    """Refuse to replace a database that somebody has open; raises BackupFailed ("in-use").

    What stands in the write-ahead log is folded into the file. One that is damaged or gone may be replaced.
    """
    file = address.file_of(where)
    if not file.is_file():
        return
    try:
        with closing(sqlite3.connect(file, timeout=0)) as database:
            database.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as slip:
        if slip.sqlite_errorname.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
            raise BackupFailed("in-use", str(file)) from slip
    except sqlite3.DatabaseError:
        return


def put_in_place(fresh: Path, where: Address) -> Path | None:
    """Put a file in the place of the database and return under which name that is kept; None where there was none.

    Dying in between leaves one or the other: the name never stands for nothing. Raises OSError.
    """
    file = address.file_of(where)
    kept = _keep(file) if file.exists() else None
    for rest in _parts(file)[1:]:
        # A write-ahead log that stayed would be taken for that of the new file.
        rest.unlink(missing_ok=True)
    fresh.replace(file)
    _settle(file.parent)
    return kept


def _keep(file: Path) -> Path:
    name = time.strftime("replaced-%Y%m%d-%H%M%S", time.gmtime())
    # Of two in a second both are kept.
    places = (_beside(file, f"{name}-{number}" if number else name) for number in count())
    kept = next(path for path in places if not path.exists())
    for own, other in zip(_parts(file), _parts(kept), strict=True):
        if own.exists():
            _give_name(own, other, _beside(file, f"{RESTORING}-kept"))
    private_files.tighten(*_parts(kept))
    return kept


def _give_name(own: Path, other: Path, half: Path) -> None:
    """Give a file a second name; on a disk without such names (exFAT) it is copied. Raises OSError."""
    try:
        os.link(own, other)
    except OSError:
        private_files.make(half)
        shutil.copyfile(own, half)
        _settle(half)
        half.replace(other)


def _settle(path: Path) -> None:
    """Have a file, or the names in a folder, written to the disk."""
    place = os.open(path, os.O_RDONLY)
    try:
        os.fsync(place)
    finally:
        os.close(place)


def _beside(file: Path, what: str) -> Path:
    return file.with_name(f"{file.name}.{what}")


def _parts(file: Path) -> list[Path]:
    return [file.with_name(f"{file.name}{end}") for end in address.ENDS]
