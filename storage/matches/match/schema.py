"""The tables of matches, their secrets, seats, logs and snapshots."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from storage.core.scheduling.live import LIVE
from storage.core.schema import Counted, match_key, metadata

matches = Table(
    "matches",
    metadata,
    Column("id", Counted, primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("edition", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("is_brought_in", Boolean, nullable=False, server_default=text("false")),
    Column("commitment", String(64), nullable=False, server_default=text("''")),
    Column("status", String(16), nullable=False),
    Column("server", BigInteger, nullable=False),
    Column("channel", BigInteger, nullable=False),
    Column("is_thread", Boolean, nullable=False),
    Column("opener", BigInteger, nullable=False),
    Column("seat_count", SmallInteger, nullable=False),
    Column("begins", String(16), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("head", Integer, nullable=False),
    Column("card", BigInteger),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("title", Text, nullable=False),
    Column("time_control", Text, nullable=False, server_default=text("''")),
    Column("paused", BigInteger),
    Column("channel_lost", BigInteger),
    Index("ix_matches_channel_id", "channel", "id"),
    Index("ix_matches_server_status_id", "server", "status", "id"),
    # For PostgreSQL the first step says the same. Said here it would load 2.5 MB that users of SQLite don't need.
    Index("uq_matches_live_channel", "channel", unique=True, sqlite_where=text(LIVE)),
    # Ids of matches stand in old messages' buttons: never given twice.
    sqlite_autoincrement=True,
)

secrets = Table(
    "secrets",
    metadata,
    match_key(),
    Column("seed", String(64), nullable=False),
    Column("salt", String(64), nullable=False),
    sqlite_with_rowid=False,
)

seats = Table(
    "seats",
    metadata,
    match_key(),
    Column("seat", SmallInteger, primary_key=True),
    Column("person", BigInteger),
    Column("robot", String(32)),
    Column("name", Text, nullable=False),
    # The match's own status once more, to find a person's running matches without walking all they played.
    Column("status", String(16), nullable=False),
    Column("former", BigInteger),
    Column("is_wanted", Boolean, nullable=False, server_default=text("false")),
    UniqueConstraint("match", "person"),
    Index("ix_seats_person_status_match", "person", "status", "match"),
    sqlite_with_rowid=False,
)

log = Table(
    "log",
    metadata,
    match_key(),
    Column("seq", Integer, primary_key=True),
    Column("seat", SmallInteger),
    Column("kind", String(32), nullable=False),
    Column("payload", Text, nullable=False),
    Column("by", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", Counted, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("seq", Integer, nullable=False),
    Column("state", Text, nullable=False),
)
