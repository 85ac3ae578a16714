"""Detection of database files that were deleted or replaced while they were open.

A process can still read and write an open file after it was deleted or replaced. No other process sees what
it writes, and the data is lost when the process ends. A file that is overwritten in place keeps its identity.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TypeAlias

from storage.core.sql.database_errors import DatabaseUnavailable

Identity: TypeAlias = tuple[int, int]
"""The device and inode numbers of a file."""
JOURNALS = ("-wal", "-shm")
"""Suffixes of the files that exist next to a database file while a connection is open."""


class DatabaseFiles:
    """The files of a SQLite database that this process has open."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._connections = 0
        self._database = _identity_of(path)
        self._journals: dict[str, Identity] = {}

    def connection_opened(self) -> None:
        """Count a new connection."""
        self._connections += 1

    def connection_closed(self) -> None:
        """Count a closed connection.

        When the last one is closed, SQLite deletes the files next to the database.
        """
        self._connections -= 1
        if not self._connections:
            self._journals.clear()

    def check(self) -> None:
        """Check that no file was deleted or replaced since it was opened; raises DatabaseUnavailable."""
        if self._database is None or _identity_of(self.path) != self._database:
            raise DatabaseUnavailable("replaced", self.path)
        for suffix in JOURNALS if self._connections else ():
            path = self.path + suffix
            found = _identity_of(path)
            known = self._journals.get(suffix)
            if known is not None and found != known:
                raise DatabaseUnavailable("replaced", path)
            if known is None and found is not None:
                self._journals[suffix] = found


def _identity_of(path: str | Path) -> Identity | None:
    try:
        found = os.stat(path)  # noqa: PTH116 - called before each commit, so it must be fast
    except OSError:
        return None
    return found.st_dev, found.st_ino
