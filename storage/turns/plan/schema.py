"""The tables of plans."""

from __future__ import annotations

from sqlalchemy import Column, Integer, SmallInteger, Table, Text

from storage.core.schema import match_key, metadata

plans = Table(
    "plans",
    metadata,
    match_key(),
    Column("seat", SmallInteger, primary_key=True),
    Column("payload", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    sqlite_with_rowid=False,
)
