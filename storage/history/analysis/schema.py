"""The tables of analyses: one a match, and its turns as far as they are judged."""

from __future__ import annotations

from sqlalchemy import Column, Integer, Table, Text

from storage.core.schema import match_key, metadata

analyses = Table(
    "analyses",
    metadata,
    match_key(),
    Column("version", Integer, nullable=False),
    Column("head", Integer, nullable=False),
    Column("result", Text, nullable=False),
    sqlite_with_rowid=False,
)

judgements = Table(
    "judgements",
    metadata,
    match_key(),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("judged", Text, nullable=False),
    sqlite_with_rowid=False,
)
