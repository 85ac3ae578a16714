"""The table of who follows matches of others."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, Table

from storage.core.schema import match_key, metadata

follows = Table(
    "follows",
    metadata,
    match_key(),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("is_each", Boolean, nullable=False),
    Column("told", Integer, nullable=False),
    Index("ix_follows_person", "person"),
    sqlite_with_rowid=False,
)
