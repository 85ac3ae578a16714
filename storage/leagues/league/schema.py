"""The tables of leagues: what is settled, the logs of seasons, and what can be made of these anew."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from storage.core.schema import Counted, metadata

leagues = Table(
    "leagues",
    metadata,
    Column("id", Counted, primary_key=True),
    Column("server", BigInteger, nullable=False),
    Column("name", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("plan", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("creator", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("role", BigInteger),
    Column("champion_role", BigInteger),
    Column("channel_lost", BigInteger),
    Column("folded", String(128)),
    UniqueConstraint("server", "name"),
    Index("uq_leagues_server_folded", "server", "folded", unique=True),
    # Ids of leagues stand in commitments: never given twice.
    sqlite_autoincrement=True,
)

seasons = Table(
    "seasons",
    metadata,
    Column("id", Counted, primary_key=True),
    Column("league", Counted, ForeignKey("leagues.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("head", Integer, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("card", BigInteger),
    UniqueConstraint("league", "number"),
    # Ids of seasons stand in old messages' buttons: never given twice.
    sqlite_autoincrement=True,
)


def _season_key() -> Column[int]:
    return Column("season", Counted, ForeignKey("seasons.id"), primary_key=True, autoincrement=False)


season_secrets = Table(
    "season_secrets",
    metadata,
    _season_key(),
    Column("draw", String(64), nullable=False),
    Column("lots", String(64), nullable=False),
    sqlite_with_rowid=False,
)

season_log = Table(
    "season_log",
    metadata,
    _season_key(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(32), nullable=False),
    Column("payload", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

members = Table(
    "season_members",
    metadata,
    _season_key(),
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("status", String(16), nullable=False),
    Column("division", Integer),
    Column("tier", Integer),
    Column("moved", String(16)),
    Index("ix_season_members_person_season", "person", "season"),
    sqlite_with_rowid=False,
)

divisions = Table(
    "season_divisions",
    metadata,
    _season_key(),
    Column("division", Integer, primary_key=True, autoincrement=False),
    Column("card", BigInteger),
    sqlite_with_rowid=False,
)

tables = Table(
    "season_tables",
    metadata,
    _season_key(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("division", Integer, nullable=False),
    Column("state", String(16), nullable=False),
    Column("match", BigInteger),
    Index("uq_season_tables_match", "match", unique=True),
    Index("ix_season_tables_season_state", "season", "state"),
    sqlite_with_rowid=False,
)

fixtures = Table(
    "season_fixtures",
    metadata,
    _season_key(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("replays", SmallInteger, primary_key=True, autoincrement=False),
    Column("channel", BigInteger, nullable=False),
    Column("message", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

notices = Table(
    "season_notices",
    metadata,
    _season_key(),
    Column("message", BigInteger, primary_key=True, autoincrement=False),
    Column("channel", BigInteger, nullable=False),
    Column("entry", Integer),
    sqlite_with_rowid=False,
)

bindings = Table(
    "season_bindings",
    metadata,
    _season_key(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("replays", SmallInteger, primary_key=True, autoincrement=False),
    Column("match", BigInteger, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("channel", BigInteger),
    Column("message", BigInteger),
    sqlite_with_rowid=False,
)

forgotten_bars = Table(
    "forgotten_bars",
    metadata,
    Column("league", Counted, ForeignKey("leagues.id"), primary_key=True, autoincrement=False),
    Column("hash", String(64), primary_key=True),
    Column("salt", String(32), nullable=False),
    Column("until", Integer, nullable=False),
    sqlite_with_rowid=False,
)
