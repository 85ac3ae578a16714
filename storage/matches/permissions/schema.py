"""The tables of acts by authority."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, String, Table, Text, text

from storage.core.schema import Counted, metadata

audits = Table(
    "audits",
    metadata,
    Column("id", Counted, primary_key=True),
    Column("server", BigInteger, nullable=False),
    Column("match", Counted),
    Column("person", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("feature", String(32), nullable=False),
    Column("kind", String(32), nullable=False),
    Column("payload", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("is_participant", Boolean, nullable=False, server_default=text("false")),
    Index("ix_audits_server_id", "server", "id"),
    sqlite_autoincrement=True,
)
