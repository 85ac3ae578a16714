"""The tables of questions, ballots and requests."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from storage.core.schema import Counted, match_key, metadata

questions = Table(
    "questions",
    metadata,
    Column("id", Counted, primary_key=True),
    match_key(is_key=False),
    Column("feature", String(32), nullable=False),
    Column("kind", String(32), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("payload", Text, nullable=False),
    Column("asker", BigInteger),
    Column("asked", BigInteger, nullable=False),
    Column("closes", BigInteger, nullable=False),
    Column("message", BigInteger),
    # A match is asked one thing of a kind about a seat at a time.
    UniqueConstraint("match", "feature", "kind", "seat"),
    # Ids stand in old messages' buttons: never given twice.
    sqlite_autoincrement=True,
)

ballots = Table(
    "ballots",
    metadata,
    Column("question", Counted, ForeignKey("questions.id"), primary_key=True, autoincrement=False),
    Column("person", BigInteger, primary_key=True),
    Column("choice", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

vote_requests = Table(
    "vote_requests",
    metadata,
    Column("id", Counted, primary_key=True),
    match_key(is_key=False),
    Column("person", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_vote_requests_match_person", "match", "person"),
)
