"""Insert-or-update, which every kind of database spells in its own way.

Statements are made once: building one takes longer than running it.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from sqlalchemy import Table
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

Upsert: TypeAlias = "sqlite.Insert | postgresql.Insert"
"""Both have `on_conflict_do_update`, `on_conflict_do_nothing` and `excluded`."""


def replace(transaction: AsyncConnection, table: Table) -> Upsert:
    """Return an insert that replaces all columns of a row with the same key."""
    return _replace(transaction.dialect.name, table)


def fill(transaction: AsyncConnection, table: Table) -> Upsert:
    """Return an insert that leaves a row with the same key as it is."""
    return _fill(transaction.dialect.name, table)


def count_up(transaction: AsyncConnection, table: Table) -> Any:
    """Return an insert that replaces a row with the same key, counts its `revision` up and returns that."""
    return _count_up(transaction.dialect.name, table)


def insert(dialect: str, table: Table) -> Any:
    """Return an insert to which `on_conflict...` can be added."""
    if dialect == "sqlite":
        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql  # noqa: PLC0415 - 2 MB that only its users need

    return postgresql.insert(table)


@cache
def _replace(dialect: str, table: Table) -> Upsert:
    statement = insert(dialect, table)
    keys = list(table.primary_key.columns)
    fields = {column.name: statement.excluded[column.name] for column in table.columns if column not in keys}
    result: Upsert = statement.on_conflict_do_update(index_elements=keys, set_=fields)
    return result


@cache
def _count_up(dialect: str, table: Table) -> Any:
    statement = insert(dialect, table)
    keys = list(table.primary_key.columns)
    fields = {column.name: statement.excluded[column.name] for column in table.columns if column not in keys}
    counted = fields | {"revision": table.c.revision + 1}
    return statement.on_conflict_do_update(index_elements=keys, set_=counted).returning(table.c.revision)


@cache
def _fill(dialect: str, table: Table) -> Upsert:
    result: Upsert = insert(dialect, table).on_conflict_do_nothing()
    return result
