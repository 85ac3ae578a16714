"""The tables of notices, mutes, and of who is there."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, String, Table, Text

from storage.core.schema import match_key, metadata

notices = Table(
    "notices",
    metadata,
    match_key(),
    Column("feature", String(32), primary_key=True),
    Column("kind", String(32), primary_key=True),
    Column("payload", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("channel", BigInteger),
    Column("message", BigInteger),
    sqlite_with_rowid=False,
)

mutes = Table(
    "mutes",
    metadata,
    match_key(),
    Column("person", BigInteger, primary_key=True),
    Column("until", BigInteger),
    sqlite_with_rowid=False,
)

presences = Table(
    "presences",
    metadata,
    match_key(),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
