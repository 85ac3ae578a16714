"""The table of what finished matches brought."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, SmallInteger, String, Table

from storage.core.schema import match_key, metadata

results = Table(
    "results",
    metadata,
    match_key(),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("how", String(16), primary_key=True),
    Column("server", BigInteger, nullable=False),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("is_brought_in", Boolean, nullable=False),
    Column("person", BigInteger),
    Column("robot", String(32)),
    Column("place", SmallInteger, nullable=False),
    Column("shared", SmallInteger, nullable=False),
    Column("points", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("late", Integer, nullable=False),
    Index("ix_results_person_server_ended_match", "person", "server", "ended", "match"),
    Index("ix_results_server_game_ended_match", "server", "game", "ended", "match"),
    sqlite_with_rowid=False,
)
