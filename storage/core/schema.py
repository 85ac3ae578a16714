"""What all tables are made of. Each feature's stand in its own `schema.py`.

A change of a table needs a step: in `migrations/versions`, or in the `steps` of the feature that brings it; a test
compares the two.
"""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, MetaData, String, Table

from storage.core.features import features_with

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

Counted = BigInteger().with_variant(Integer, "sqlite")
"""A key that the database counts up; SQLite does that for INTEGER alone."""


def match_key(*, is_key: bool = True) -> Column[int]:
    """Return the column that says to which match a row belongs."""
    return Column("match", Counted, ForeignKey("matches.id"), primary_key=is_key, nullable=False)


def owner_columns(*, is_key: bool = False) -> tuple[Column[Any], ...]:
    """Return the columns of an envelope: whose it is, and whose business what it says."""
    return (
        Column("owner_kind", String(16), primary_key=is_key, nullable=False),
        Column("owner", BigInteger, primary_key=is_key, autoincrement=False, nullable=False),
        Column("feature", String(32), primary_key=is_key, nullable=False),
        Column("kind", String(32), primary_key=is_key, nullable=False),
    )


@cache
def every_table() -> MetaData:
    """Return all tables of all features, found by walking the folders of `storage`."""
    for name in features_with("schema"):
        importlib.import_module(name)
    return metadata


handled = Table(
    "handled",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_handled_at", "at"),
    sqlite_with_rowid=False,
)
