"""Clocks, notices, votes, plans, sandboxes, settings, days off, and what the host's tools have done."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add the tables; pings that stand in channels are kept as notices, to be deleted when they are answered."""
    _widen_tables()
    _make_clocks_and_notices()
    op.execute(
        "INSERT INTO notices (match, seat, kind, turn, at, channel, message) "
        "SELECT id, 0, 'ping', 0, created, channel, ping FROM matches WHERE ping IS NOT NULL"
    )
    op.drop_column("matches", "ping")
    _make_votes()
    _make_thoughts()
    _make_for_people()
    _make_for_operators()


def _widen_tables() -> None:
    op.add_column("matches", sa.Column("pace", sa.Text(), nullable=False, server_default=sa.text("''")))
    op.add_column("matches", sa.Column("paused", sa.BigInteger()))
    op.add_column("seats", sa.Column("former", sa.BigInteger()))
    op.add_column(
        "seats", sa.Column("is_wanted", sa.Boolean(), nullable=False, server_default=sa.text("false"))
    )
    for table in ("people", "servers"):
        op.add_column(table, sa.Column("settings", sa.Text(), nullable=False, server_default=sa.text("'{}'")))
    op.add_column("servers", sa.Column("noticeboard", sa.BigInteger()))


def _make_clocks_and_notices() -> None:
    _make_for_match(
        "clocks",
        ["match", "seat"],
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("left", sa.BigInteger()),
        sa.Column("since", sa.BigInteger()),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("missed", sa.SmallInteger(), nullable=False),
    )
    _make_for_match(
        "timers",
        ["match", "kind", "number"],
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_index("ix_timers_at", "timers", ["at"])
    _make_for_match(
        "notices",
        ["match", "seat", "kind", "turn"],
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger()),
        sa.Column("message", sa.BigInteger()),
    )


def _make_votes() -> None:
    op.create_table(
        "questions",
        sa.Column("id", COUNTED, nullable=False),
        sa.Column("match", COUNTED, sa.ForeignKey("matches.id", name="fk_questions_match"), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("asker", sa.BigInteger()),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("closes", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_questions"),
        sa.UniqueConstraint("match", "kind", "seat", name="uq_questions_match_kind_seat"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "ballots",
        sa.Column(
            "question",
            COUNTED,
            sa.ForeignKey("questions.id", name="fk_ballots_question"),
            autoincrement=False,
            nullable=False,
        ),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("choice", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("question", "person", name="pk_ballots"),
        sqlite_with_rowid=False,
    )


def _make_thoughts() -> None:
    _make_for_match(
        "plans",
        ["match", "seat"],
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
    )
    _make_for_match(
        "sandboxes",
        ["match", "person"],
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("base", sa.Integer(), nullable=False),
        sa.Column("actions", sa.Text(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
    )
    _make_for_match(
        "mutes",
        ["match", "person"],
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger()),
    )


def _make_for_people() -> None:
    op.create_table(
        "days_off",
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("is_holiday", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("person", "day", name="pk_days_off"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "conduct",
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("turns", "late", "finished", "left")),
        sa.PrimaryKeyConstraint("person", name="pk_conduct"),
        sqlite_with_rowid=False,
    )


def _make_for_operators() -> None:
    op.create_table(
        "outages",
        sa.Column("began", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("began", name="pk_outages"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "audits",
        sa.Column("id", COUNTED, nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("match", COUNTED),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("act", sa.String(16), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audits"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_audits_server_id", "audits", ["server", "id"])


def _make_for_match(name: str, key: list[str], *rest: Any) -> None:
    op.create_table(
        name,
        sa.Column(
            "match", COUNTED, sa.ForeignKey("matches.id", name=f"fk_{name}_match"), autoincrement=False
        ),
        *rest,
        sa.PrimaryKeyConstraint(*key, name=f"pk_{name}"),
        sqlite_with_rowid=False,
    )
