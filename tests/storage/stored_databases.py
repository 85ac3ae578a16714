"""Stored databases from released versions, and helpers that read a database file."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from storage.core.sql.schema_version import VERSION_TABLE

DATABASES = Path(__file__).parent / "databases"
CREATED_AT = 1_800_000_540_000
"""The time at which the stored database was created, in Unix milliseconds."""
IGNORED_TABLES = {VERSION_TABLE, "sqlite_sequence"}


def restore(file: Path, version: int = 1) -> None:
    """Restore the stored database from a version into a file."""
    with closing(sqlite3.connect(file)) as restored:
        restored.executescript((DATABASES / f"v{version:04}.sql").read_text(encoding="utf-8"))


def run_query(file: Path, query: str) -> list[Any]:
    """Run a query on a database file and return the rows."""
    with closing(sqlite3.connect(file)) as database:
        return database.execute(query).fetchall()


def version_in(file: Path) -> int:
    """Return the schema version in a file."""
    ((version,),) = run_query(file, f"SELECT version FROM {VERSION_TABLE}")  # noqa: S608 - only a constant
    return int(version)


def count_rows(file: Path, among: Sequence[str] = ()) -> dict[str, int]:
    """Return the number of rows in each table.

    If `among` is given, return only these tables.
    """
    found = run_query(file, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    names = among or [name for (name,) in found if name not in IGNORED_TABLES]
    return {name: run_query(file, f'SELECT count(*) FROM "{name}"')[0][0] for name in names}  # noqa: S608 - only names of tables
