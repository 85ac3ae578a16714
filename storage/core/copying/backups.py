"""Backups of a SQLite database while it is in use."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Literal, TypeAlias

from storage.core import address
from storage.core.address import Address
from storage.core.sqlite import file_names, private_files

Cause: TypeAlias = Literal[
    "exists",  # the target exists already; files are never overwritten
    "missing",  # the database does not exist
    "empty",  # the database has no tables, for example a file of 0 bytes
    "failed",  # the database could not be read, or the target could not be written
    "in-use",  # the database to be replaced is open in a process
    "damaged",  # the copy fails SQLite's integrity check, so the database is damaged
    "not-sqlite",  # the database is not a SQLite file; other databases have their own backup tools
]


HEADER = 100
"""Length of a SQLite file header in bytes. The header contains the time at which a copy was made."""
CHUNK_BYTES = 2**20
"""Number of bytes compared at a time."""


class BackupFailed(Exception):
    """Raised if a backup fails; `reason` is a short key, `detail` the path or the system's error message."""

    def __init__(self, reason: Cause, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail


def copy(source: Address, target: Path, *, at: int | None = None) -> None:
    """Copy all committed data to a new file; raises BackupFailed.

    The file is either complete or absent. The database may have any schema version and may be in use. `at` is
    the creation time to record in the copy, in unix milliseconds. The default is the current time.
    """
    if not source.is_sqlite:
        raise BackupFailed("not-sqlite", source.kind)
    if target.exists():
        raise BackupFailed("exists", str(target))
    if not address.file_of(source).is_file():
        raise BackupFailed("missing", str(address.file_of(source)))
    try:
        private_files.create_folder(target.parent)
        _copy_whole(address.file_of(source), target, round(time.time() * 1000) if at is None else at)
    except (OSError, sqlite3.Error) as error:
        raise BackupFailed("failed", str(error)) from error


def creation_time(copied: Path) -> int | None:
    """Return when a copy was made, in unix milliseconds, or None if the copy does not record it."""
    if not copied.is_file():
        return None  # if it is a pipe, opening it would block
    try:
        with closing(sqlite3.connect(file_names.read_only_uri(copied), uri=True)) as database:
            seconds: int = database.execute("PRAGMA user_version").fetchone()[0]
    except sqlite3.Error:
        return None
    return seconds * 1000 or None


def have_same_content(copied: Path, other: Path) -> bool:
    """Return whether two copies have the same content, regardless of when they were made.

    An unreadable file never has the same content as another.
    """
    try:
        with copied.open("rb") as buffered_reader, other.open("rb") as two:
            buffered_reader.seek(HEADER)
            two.seek(HEADER)
            while (part := buffered_reader.read(CHUNK_BYTES)) == two.read(CHUNK_BYTES):
                if not part:
                    return True
    except OSError:
        return False
    return False


def _copy_whole(source: Path, target: Path, at: int) -> None:
    half = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        address.delete(half)
        private_files.create(half)
        _copy(source, half, at)
        half.replace(target)
    finally:
        address.delete(half)


def _copy(source: Path, target: Path, at: int) -> None:
    with closing(sqlite3.connect(source)) as original, closing(sqlite3.connect(target)) as copied:
        original.backup(copied)
        if not copied.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]:
            raise BackupFailed("empty", str(source))
        # Leave no separate journal files, so that the copy is a single file.
        copied.execute("PRAGMA journal_mode = DELETE")
        copied.execute(f"PRAGMA user_version = {at // 1000}")
        problem = copied.execute("PRAGMA quick_check(1)").fetchone()[0]
    if problem != "ok":
        raise BackupFailed("damaged", problem)
