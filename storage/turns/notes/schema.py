"""The table of private notes."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Table, Text

from storage.core.schema import match_key, metadata

private_notes = Table(
    "private_notes",
    metadata,
    match_key(),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("words", Text, nullable=False),
    sqlite_with_rowid=False,
)
