"""The table of rematches."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Table

from storage.core.schema import match_key, metadata

rematches = Table(
    "rematches",
    metadata,
    match_key(),
    Column("former", BigInteger, nullable=False),
    Index("ix_rematches_former_match", "former", "match"),
    sqlite_with_rowid=False,
)
