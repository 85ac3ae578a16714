"""The tables of what is due."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from storage.core.schema import Counted, metadata, owner_columns

outbox = Table(
    "outbox",
    metadata,
    Column("id", Counted, primary_key=True),
    *owner_columns(),
    Column("payload", Text, nullable=False),
    Column("nonce", String(25), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("not_before", BigInteger, nullable=False),
    Column("is_aside", Boolean, nullable=False),
    Column("is_urgent", Boolean, nullable=False, server_default=text("false")),
    UniqueConstraint("nonce"),
    Index("ix_outbox_owner_kind_owner_id", "owner_kind", "owner", "id"),
    Index("ix_outbox_not_before_id", "not_before", "id"),
    # A late `mark_sent` of a row long gone must not meet a newer row under the same id.
    sqlite_autoincrement=True,
)

jobs = Table(
    "jobs",
    metadata,
    Column("id", Counted, primary_key=True),
    *owner_columns(),
    Column("payload", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("not_before", BigInteger, nullable=False),
    Index("ix_jobs_owner_kind_owner_id", "owner_kind", "owner", "id"),
    Index("ix_jobs_not_before_id", "not_before", "id"),
    # A job that was done must not take out a newer one under the same id.
    sqlite_autoincrement=True,
)

timers = Table(
    "timers",
    metadata,
    *owner_columns(is_key=True),
    Column("payload", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("attempts", Integer, nullable=False, server_default=text("0")),
    Index("ix_timers_at", "at"),
    sqlite_with_rowid=False,
)
