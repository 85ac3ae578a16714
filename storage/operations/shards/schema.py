"""The tables of shards: who holds which, which processes there are, when one was introduced to Discord."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, SmallInteger, String, Table

from storage.core.schema import metadata

leases = Table(
    "leases",
    metadata,
    Column("shard", SmallInteger, primary_key=True, autoincrement=False),
    Column("count", SmallInteger, nullable=False),
    Column("holder", String(64), nullable=False),
    Column("until", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

processes = Table(
    "processes",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("until", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

introductions = Table(
    "introductions",
    metadata,
    Column("bucket", SmallInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
