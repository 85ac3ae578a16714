"""The table of who wants to be told of open tables."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, String, Table

from storage.core.schema import metadata

opening_wishes = Table(
    "opening_wishes",
    metadata,
    Column("server", BigInteger, primary_key=True, autoincrement=False),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(64), nullable=False),
    Column("told", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
