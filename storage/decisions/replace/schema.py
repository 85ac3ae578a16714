"""The table of seats that people had who were forgotten."""

from __future__ import annotations

from sqlalchemy import Column, SmallInteger, String, Table

from storage.core.schema import match_key, metadata

forgotten_seats = Table(
    "forgotten_seats",
    metadata,
    match_key(),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("hash", String(64), primary_key=True),
    Column("salt", String(32), nullable=False),
    sqlite_with_rowid=False,
)
