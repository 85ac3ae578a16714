"""The tables of ratings: which matches are to be rated, the pools, and people's ratings in them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Double, Index, Integer, String, Table

from storage.core.schema import match_key, metadata

rated = Table(
    "rated",
    metadata,
    match_key(),
    Column("server", BigInteger, nullable=False),
    Column("game", String(64), nullable=False),
    Column("ended", BigInteger),
    Column("verdict", String(16), nullable=False),
    Index("ix_rated_server_game_ended_match", "server", "game", "ended", "match"),
    sqlite_with_rowid=False,
)

pools = Table(
    "pools",
    metadata,
    Column("server", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(64), primary_key=True),
    Column("algorithm", String(32), nullable=False),
    Column("through_ended", BigInteger, nullable=False),
    Column("through_match", BigInteger, nullable=False),
    Column("dirty", Integer, nullable=False),
    sqlite_with_rowid=False,
)

ratings = Table(
    "ratings",
    metadata,
    Column("server", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(64), primary_key=True),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("last", BigInteger, nullable=False),
    Column("peak", Double, nullable=False),
    sqlite_with_rowid=False,
)

rating_changes = Table(
    "rating_changes",
    metadata,
    Column("server", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(64), primary_key=True),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, primary_key=True, autoincrement=False),
    Column("match", BigInteger, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    sqlite_with_rowid=False,
)
