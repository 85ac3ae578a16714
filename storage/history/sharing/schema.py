"""The table of what was posted of matches that are over."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, String, Table

from storage.core.schema import match_key, metadata

shared = Table(
    "shared",
    metadata,
    match_key(),
    Column("what", String(16), primary_key=True),
    Column("person", BigInteger, nullable=False),
    Column("channel", BigInteger),
    Column("message", BigInteger),
    sqlite_with_rowid=False,
)
