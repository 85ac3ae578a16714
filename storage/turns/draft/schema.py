"""The tables of drafts."""

from __future__ import annotations

from sqlalchemy import Column, Integer, SmallInteger, Table, Text

from storage.core.schema import match_key, metadata

drafts = Table(
    "drafts",
    metadata,
    match_key(),
    Column("seat", SmallInteger, primary_key=True),
    Column("base", Integer, nullable=False),
    Column("actions", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    sqlite_with_rowid=False,
)
