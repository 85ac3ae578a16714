"""Statements that keep rows, made of the names of their columns."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache


def insert(table: str, columns: Iterable[str]) -> str:
    """Return an insert of a row."""
    return _insert(table, tuple(columns))


def replace(table: str, columns: Iterable[str], key: Iterable[str]) -> str:
    """Return an insert that replaces all columns of a row with the same key."""
    names, keys = tuple(columns), tuple(key)
    changed = _excluded(name for name in names if name not in keys)
    return f"{_insert(table, names)} ON CONFLICT ({_quoted(keys)}) DO UPDATE SET {changed}"


def fill(table: str, columns: Iterable[str]) -> str:
    """Return an insert that leaves a row with the same key as it is."""
    return f"{_insert(table, tuple(columns))} ON CONFLICT DO NOTHING"


def count_up(table: str, columns: Iterable[str], key: Iterable[str]) -> str:
    """Return an insert that replaces a row with the same key, counts its `revision` up and returns that."""
    names, keys = tuple(columns), tuple(key)
    changed = _excluded(name for name in names if name not in (*keys, "revision"))
    counted = f"{changed}, revision = {table}.revision + 1"
    return f"{_insert(table, names)} ON CONFLICT ({_quoted(keys)}) DO UPDATE SET {counted} RETURNING revision"


def update(table: str, columns: Iterable[str]) -> str:
    """Return the beginning of a statement that changes some columns: which rows, is added to it."""
    return _update(table, tuple(columns))


@cache
def _insert(table: str, columns: tuple[str, ...]) -> str:
    values = ", ".join(f":{name}" for name in columns)
    return f"INSERT INTO {table} ({_quoted(columns)}) VALUES ({values})"  # noqa: S608 - our own names


@cache
def _update(table: str, columns: tuple[str, ...]) -> str:
    changed = ", ".join(f'"{name}" = :{name}' for name in columns)
    return f"UPDATE {table} SET {changed}"  # noqa: S608 - our own names


def _quoted(columns: Iterable[str]) -> str:
    return ", ".join(f'"{name}"' for name in columns)


def _excluded(columns: Iterable[str]) -> str:
    return ", ".join(f'"{name}" = excluded."{name}"' for name in columns)
