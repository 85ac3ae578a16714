"""SQL statements that insert and update rows, built from column names."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache


def insert(table: str, columns: Iterable[str]) -> str:
    """Return an INSERT statement for a row."""
    return _insert(table, tuple(columns))


def upsert(table: str, columns: Iterable[str], key: Iterable[str]) -> str:
    """Return an upsert that replaces all columns of an existing row with the same key."""
    names, keys = tuple(columns), tuple(key)
    changed = _excluded(name for name in names if name not in keys)
    return f"{_insert(table, names)} ON CONFLICT ({_quoted(keys)}) DO UPDATE SET {changed}"


def insert_or_ignore(table: str, columns: Iterable[str]) -> str:
    """Return an INSERT that has no effect if a row with the same key exists."""
    return f"{_insert(table, tuple(columns))} ON CONFLICT DO NOTHING"


def upsert_with_revision(table: str, columns: Iterable[str], key: Iterable[str]) -> str:
    """Return an upsert that increments the `revision` of an existing row and returns the new revision."""
    names, keys = tuple(columns), tuple(key)
    changed = _excluded(name for name in names if name not in (*keys, "revision"))
    counted = f"{changed}, revision = {table}.revision + 1"
    return f"{_insert(table, names)} ON CONFLICT ({_quoted(keys)}) DO UPDATE SET {counted} RETURNING revision"


def update(table: str, columns: Iterable[str]) -> str:
    """Return an UPDATE statement for the given columns.

    The caller has to append a condition.
    """
    return _update(table, tuple(columns))


@cache
def _insert(table: str, columns: tuple[str, ...]) -> str:
    values = ", ".join(f":{name}" for name in columns)
    return f"INSERT INTO {table} ({_quoted(columns)}) VALUES ({values})"  # noqa: S608 - only names of tables and columns


@cache
def _update(table: str, columns: tuple[str, ...]) -> str:
    changed = ", ".join(f'"{name}" = :{name}' for name in columns)
    return f"UPDATE {table} SET {changed}"  # noqa: S608 - only names of tables and columns


def _quoted(columns: Iterable[str]) -> str:
    return ", ".join(f'"{name}"' for name in columns)


def _excluded(columns: Iterable[str]) -> str:
    return ", ".join(f'"{name}" = excluded."{name}"' for name in columns)
