"""The table of marks."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Table

from storage.core.schema import match_key, metadata

tide_marks = Table(
    "tide_marks",
    metadata,
    match_key(),
    Column("person", BigInteger, primary_key=True),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
