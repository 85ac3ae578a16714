"""The tables of sandboxes."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Integer, Table, Text

from storage.core.schema import match_key, metadata

sandboxes = Table(
    "sandboxes",
    metadata,
    match_key(),
    Column("person", BigInteger, primary_key=True),
    Column("base", Integer, nullable=False),
    Column("actions", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    sqlite_with_rowid=False,
)
