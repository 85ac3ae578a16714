"""The table of what stands last of a match in its channel."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Integer, Table, Text

from storage.core.schema import match_key, metadata

posted = Table(
    "posted",
    metadata,
    match_key(),
    Column("channel", BigInteger, nullable=False),
    Column("latest", Text, nullable=False),
    Column("bearer", BigInteger),
    Column("plain", Text, nullable=False),
    Column("growing", BigInteger),
    Column("growing_since", BigInteger, nullable=False),
    Column("growing_from", Integer, nullable=False),
    Column("told", Integer, nullable=False),
    sqlite_with_rowid=False,
)
