"""The tables of invitations, of agreed hints, and of how much people have lately done that troubles others."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, String, Table, Text, text

from storage.core.schema import Counted, match_key, metadata

invites = Table(
    "invites",
    metadata,
    match_key(),
    Column("person", BigInteger, primary_key=True),
    Column("name", Text, nullable=False),
    Column("is_told", Boolean, nullable=False, server_default=text("true")),
    sqlite_with_rowid=False,
)

hinted = Table("hinted", metadata, match_key(), sqlite_with_rowid=False)

rates = Table(
    "rates",
    metadata,
    Column("id", Counted, primary_key=True),
    Column("person", BigInteger, nullable=False),
    Column("what", String(16), nullable=False),
    Column("whom", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_rates_person_what_at", "person", "what", "at"),
)
