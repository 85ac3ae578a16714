"""The tables of invitations."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Table, Text

from storage.core.schema import match_key, metadata

invites = Table(
    "invites",
    metadata,
    match_key(),
    Column("person", BigInteger, primary_key=True),
    Column("name", Text, nullable=False),
    sqlite_with_rowid=False,
)
