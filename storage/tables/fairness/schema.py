"""The tables of what binds the chance of a match. Its secret is in a table of its own, beside those of matches."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, SmallInteger, String, Table, Text

from storage.core.schema import match_key, metadata

commitments = Table(
    "commitments",
    metadata,
    match_key(),
    Column("channel", BigInteger),
    Column("message", BigInteger),
    Column("transcript", Text),
    Column("transcript_channel", BigInteger),
    Column("transcript_message", BigInteger),
    sqlite_with_rowid=False,
)

contributions = Table(
    "contributions",
    metadata,
    match_key(),
    Column("place", SmallInteger, primary_key=True),
    Column("person", BigInteger, nullable=False),
    Column("words", Text, nullable=False),
    Column("channel", BigInteger),
    Column("message", BigInteger),
    sqlite_with_rowid=False,
)

frozen_keys = Table(
    "frozen_keys",
    metadata,
    match_key(),
    Column("key", String(64), nullable=False),
    sqlite_with_rowid=False,
)
