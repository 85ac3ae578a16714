"""The first schema."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
LIVE = sa.text("status IN ('open', 'running')")


def upgrade() -> None:
    """Make all tables."""
    _make_matches()
    _make_seats_and_invites()
    _make_log_and_drafts()
    _make_outbox()
    _make_people_and_servers()


def _make_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", COUNTED, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger(), nullable=False),
        sa.Column("is_thread", sa.Boolean(), nullable=False),
        sa.Column("opener", sa.BigInteger(), nullable=False),
        sa.Column("seat_count", sa.SmallInteger(), nullable=False),
        sa.Column("begins", sa.String(16), nullable=False),
        sa.Column("is_public", sa.Boolean(), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("card", sa.BigInteger()),
        sa.Column("ping", sa.BigInteger()),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger()),
        sa.Column("ended", sa.BigInteger()),
        sa.Column("title", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_matches_channel_id", "matches", ["channel", "id"])
    op.create_index("ix_matches_server_status_id", "matches", ["server", "status", "id"])
    op.create_index(
        "uq_matches_live_channel",
        "matches",
        ["channel"],
        unique=True,
        sqlite_where=LIVE,
        postgresql_where=LIVE,
    )


def _make_seats_and_invites() -> None:
    _make_for_match(
        "seats",
        ["match", "seat"],
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("person", sa.BigInteger()),
        sa.Column("robot", sa.String(32)),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.UniqueConstraint("match", "person", name="uq_seats_match_person"),
    )
    op.create_index("ix_seats_person_status_match", "seats", ["person", "status", "match"])
    _make_for_match(
        "invites",
        ["match", "person"],
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
    )


def _make_log_and_drafts() -> None:
    _make_for_match(
        "log",
        ["match", "seq"],
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.SmallInteger()),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("by", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    _make_for_match(
        "drafts",
        ["match", "seat"],
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("base", sa.Integer(), nullable=False),
        sa.Column("actions", sa.Text(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
    )
    _make_for_match(
        "snapshots",
        ["match"],
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sqlite_with_rowid=True,
    )


def _make_outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", COUNTED, nullable=False),
        sa.Column("match", COUNTED, sa.ForeignKey("matches.id", name="fk_outbox_match"), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("nonce", sa.String(25), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("not_before", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.UniqueConstraint("nonce", name="uq_outbox_nonce"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_outbox_match_id", "outbox", ["match", "id"])
    op.create_index("ix_outbox_not_before_id", "outbox", ["not_before", "id"])


def _make_people_and_servers() -> None:
    _make_by_id("people", sa.Column("name", sa.Text(), nullable=False), sa.Column("locale", sa.String(16)))
    _make_by_id("servers", sa.Column("locale", sa.String(16)))
    _make_by_id("handled", sa.Column("at", sa.BigInteger(), nullable=False))
    op.create_index("ix_handled_at", "handled", ["at"])


def _make_for_match(name: str, key: list[str], *rest: Any, sqlite_with_rowid: bool = False) -> None:
    op.create_table(
        name,
        sa.Column(
            "match", COUNTED, sa.ForeignKey("matches.id", name=f"fk_{name}_match"), autoincrement=False
        ),
        *rest,
        sa.PrimaryKeyConstraint(*key, name=f"pk_{name}"),
        sqlite_with_rowid=sqlite_with_rowid,
    )


def _make_by_id(name: str, *rest: Any) -> None:
    op.create_table(
        name,
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        *rest,
        sa.PrimaryKeyConstraint("id", name=f"pk_{name}"),
        sqlite_with_rowid=False,
    )
