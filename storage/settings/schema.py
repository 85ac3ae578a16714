"""The tables of people and servers."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, String, Table, Text, text

from storage.core.schema import metadata
from storage.core.stored import Of, Stored

people = Table(
    "people",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("locale", String(16)),
    Column("settings", Text, nullable=False, server_default=text("'{}'")),
    sqlite_with_rowid=False,
)

servers = Table(
    "servers",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String(16)),
    Column("settings", Text, nullable=False, server_default=text("'{}'")),
    Column("board_message", BigInteger),
    sqlite_with_rowid=False,
)

STORED = (
    Stored(table=people, of=Of.NONE, ids=("id",), names=("name",), texts=("settings",)),
    Stored(table=servers, of=Of.ITSELF),
)
