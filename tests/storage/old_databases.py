"""Databases of earlier versions, restored from the SQL that was kept of them."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from storage.core.migrations.steps import VERSION_TABLE

FOLDER = Path(__file__).parent / "databases"
STOOD_AT = {"0003": 1_769_500_800_000}
"""Unix milliseconds at which each of them was left."""
SMALL = ("0006", "0007", "0011")
"""Versions of which there are small ones, by the code of their time: two matches that run and posts that wait."""
SMALL_STOOD_AT = 1_769_502_600_000
BESIDE = {VERSION_TABLE, "sqlite_sequence"}


def restore(version: str, file: Path, ids: Mapping[int, int] | None = None) -> None:
    """Make a file of the database of a version, with other ids of Discord in place of its own."""
    sql = (FOLDER / f"v{version}.sql").read_text(encoding="utf-8")
    for old, new in (ids or {}).items():
        sql = sql.replace(str(old), str(new))
    with closing(sqlite3.connect(file)) as restored:
        restored.executescript(sql)


def look_up(file: Path, query: str) -> list[Any]:
    """Return the rows a query finds in a file."""
    with closing(sqlite3.connect(file)) as database:
        return database.execute(query).fetchall()


def count_rows(file: Path, among: Sequence[str] = ()) -> dict[str, int]:
    """Return how many rows each table has, or some of them."""
    found = look_up(file, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    names = among or [name for (name,) in found if name not in BESIDE]
    return {name: look_up(file, f'SELECT count(*) FROM "{name}"')[0][0] for name in names}  # noqa: S608 - our own tables


def counters(file: Path) -> dict[str, int]:
    """Return how far the numbers have come that a table never gives twice."""
    return dict(look_up(file, "SELECT name, seq FROM sqlite_sequence"))
