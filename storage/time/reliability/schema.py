"""The tables of how reliably people have played."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Integer, Table

from storage.core.schema import metadata

reliability = Table(
    "reliability",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("turns", Integer, nullable=False),
    Column("late", Integer, nullable=False),
    Column("finished", Integer, nullable=False),
    Column("left", Integer, nullable=False),
    sqlite_with_rowid=False,
)
