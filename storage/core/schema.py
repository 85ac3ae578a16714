"""The tables. A change here needs a step in `migrations/versions`; a test compares the two."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

Counted = BigInteger().with_variant(Integer, "sqlite")
"""A key that the database counts up; SQLite does that for INTEGER alone."""

LIVE = "status IN ('open', 'running')"
"""In index and queries in the same words: else SQLite does not see that the partial index will do."""


def _match(*, is_key: bool = True) -> Column[int]:
    return Column("match", Counted, ForeignKey("matches.id"), primary_key=is_key, nullable=False)


def _owned(*, is_key: bool = False) -> tuple[Column[Any], ...]:
    """Return the columns of an envelope: whose it is, and whose business what it says."""
    return (
        Column("owner_kind", String(16), primary_key=is_key, nullable=False),
        Column("owner", BigInteger, primary_key=is_key, autoincrement=False, nullable=False),
        Column("feature", String(32), primary_key=is_key, nullable=False),
        Column("kind", String(32), primary_key=is_key, nullable=False),
    )


matches = Table(
    "matches",
    metadata,
    Column("id", Counted, primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("edition", Text, nullable=False),
    Column("options", Text, nullable=False),
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
    Column("pace", Text, nullable=False, server_default=text("''")),
    Column("paused", BigInteger),
    Index("ix_matches_channel_id", "channel", "id"),
    Index("ix_matches_server_status_id", "server", "status", "id"),
    Index(
        "uq_matches_live_channel",
        "channel",
        unique=True,
        sqlite_where=text(LIVE),
        postgresql_where=text(LIVE),
    ),
    # Ids of matches stand in old messages' buttons: never given twice.
    sqlite_autoincrement=True,
)

secrets = Table(
    "secrets",
    metadata,
    _match(),
    Column("seed", String(64), nullable=False),
    Column("salt", String(64), nullable=False),
    sqlite_with_rowid=False,
)

seats = Table(
    "seats",
    metadata,
    _match(),
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

invites = Table(
    "invites",
    metadata,
    _match(),
    Column("person", BigInteger, primary_key=True),
    Column("name", Text, nullable=False),
    sqlite_with_rowid=False,
)

log = Table(
    "log",
    metadata,
    _match(),
    Column("seq", Integer, primary_key=True),
    Column("seat", SmallInteger),
    Column("kind", String(32), nullable=False),
    Column("payload", Text, nullable=False),
    Column("by", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

drafts = Table(
    "drafts",
    metadata,
    _match(),
    Column("seat", SmallInteger, primary_key=True),
    Column("base", Integer, nullable=False),
    Column("actions", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", Counted, ForeignKey("matches.id"), primary_key=True, autoincrement=False),
    Column("seq", Integer, nullable=False),
    Column("state", Text, nullable=False),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", Counted, primary_key=True),
    *_owned(),
    Column("payload", Text, nullable=False),
    Column("nonce", String(25), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("not_before", BigInteger, nullable=False),
    Column("is_aside", Boolean, nullable=False),
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
    *_owned(),
    Column("payload", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("not_before", BigInteger, nullable=False),
    Index("ix_jobs_owner_kind_owner_id", "owner_kind", "owner", "id"),
    Index("ix_jobs_not_before_id", "not_before", "id"),
    # A job that was done must not take out a newer one under the same id.
    sqlite_autoincrement=True,
)

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
    Column("noticeboard", BigInteger),
    sqlite_with_rowid=False,
)

handled = Table(
    "handled",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_handled_at", "at"),
    sqlite_with_rowid=False,
)

clocks = Table(
    "clocks",
    metadata,
    _match(),
    Column("seat", SmallInteger, primary_key=True),
    Column("left", BigInteger),
    Column("since", BigInteger),
    Column("turn", Integer, nullable=False),
    Column("missed", SmallInteger, nullable=False),
    sqlite_with_rowid=False,
)

timers = Table(
    "timers",
    metadata,
    *_owned(is_key=True),
    Column("payload", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("ix_timers_at", "at"),
    sqlite_with_rowid=False,
)

notices = Table(
    "notices",
    metadata,
    _match(),
    Column("feature", String(32), primary_key=True),
    Column("kind", String(32), primary_key=True),
    Column("payload", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("channel", BigInteger),
    Column("message", BigInteger),
    sqlite_with_rowid=False,
)

questions = Table(
    "questions",
    metadata,
    Column("id", Counted, primary_key=True),
    _match(is_key=False),
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

plans = Table(
    "plans",
    metadata,
    _match(),
    Column("seat", SmallInteger, primary_key=True),
    Column("payload", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    sqlite_with_rowid=False,
)

sandboxes = Table(
    "sandboxes",
    metadata,
    _match(),
    Column("person", BigInteger, primary_key=True),
    Column("base", Integer, nullable=False),
    Column("actions", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    sqlite_with_rowid=False,
)

mutes = Table(
    "mutes",
    metadata,
    _match(),
    Column("person", BigInteger, primary_key=True),
    Column("until", BigInteger),
    sqlite_with_rowid=False,
)

days_off = Table(
    "days_off",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("day", String(10), primary_key=True),
    Column("is_holiday", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

conduct = Table(
    "conduct",
    metadata,
    Column("person", BigInteger, primary_key=True, autoincrement=False),
    Column("turns", Integer, nullable=False),
    Column("late", Integer, nullable=False),
    Column("finished", Integer, nullable=False),
    Column("left", Integer, nullable=False),
    sqlite_with_rowid=False,
)

outages = Table(
    "outages",
    metadata,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", SmallInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

audits = Table(
    "audits",
    metadata,
    Column("id", Counted, primary_key=True),
    Column("server", BigInteger, nullable=False),
    Column("match", Counted),
    Column("person", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("act", String(16), nullable=False),
    Column("reason", Text, nullable=False),
    Column("detail", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_audits_server_id", "server", "id"),
    sqlite_autoincrement=True,
)
