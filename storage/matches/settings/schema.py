"""The tables of people and servers."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, String, Table, Text, text

from storage.core.schema import metadata

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
