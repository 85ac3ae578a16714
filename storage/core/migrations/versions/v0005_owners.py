"""Posts, jobs and timers belong to owners and say in types what they are for; notices and questions too."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, TypeAlias

import sqlalchemy as sa
from alembic import op

from storage.core.migrations.renewing import fill_table, read_rows, renew_table

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
Fields: TypeAlias = dict[str, Any]
NOTICES = ("ping", "remind", "call", "near")


def upgrade() -> None:
    """Make the tables anew, with all that was in them."""
    turns = {
        row["match"]: row["turn"]
        for row in read_rows("SELECT match, max(turn) AS turn FROM clocks GROUP BY match")
    }
    servers = {row["id"]: row["server"] for row in read_rows("SELECT id, server FROM matches")}
    posts = read_rows("SELECT * FROM outbox ORDER BY id")
    renew_table("outbox", _make_outbox, [_post(row, servers) for row in posts if row["kind"] != "robot"])
    _make_jobs()
    fill_table("jobs", [job for row in posts if row["kind"] == "robot" for job in _jobs(row)])
    timers = read_rows("SELECT * FROM timers")
    renew_table("timers", _make_timers, _unlike([_timer(row, turns, servers) for row in timers]))
    renew_table("notices", _make_notices, [_notice(row) for row in read_rows("SELECT * FROM notices")])
    questions, ballots = read_rows("SELECT * FROM questions"), read_rows("SELECT * FROM ballots")
    op.drop_table("ballots")
    renew_table("questions", _make_questions, [_question(row) for row in questions])
    _make_ballots()
    fill_table("ballots", ballots)


def _envelope(match: int, feature: str, kind: str, **fields: Any) -> Fields:
    return _owned("match", match, feature, kind, **fields)


def _owned(owner_kind: str, owner: int, feature: str, kind: str, **fields: Any) -> Fields:
    return {
        "owner_kind": owner_kind, "owner": owner, "feature": feature, "kind": kind,
        "payload": _json(kind, fields),
    }  # fmt: skip


def _json(kind: str, fields: Fields) -> str:
    """Write a payload as the host does: the kind first, then the fields in their order."""
    return json.dumps({"kind": kind} | fields, separators=(",", ":"), ensure_ascii=False)


def _post(row: Fields, servers: dict[int, int]) -> Fields:
    kept = {name: row[name] for name in ("id", "nonce", "created", "attempts", "not_before")}
    return kept | {"is_aside": False} | _post_meant(row, servers[row["match"]])


def _post_meant(row: Fields, server: int) -> Fields:
    match, payload = row["match"], json.loads(row["payload"])
    kind, *parts = row["kind"].split(":")
    if kind == "notice" and parts[0] in NOTICES:
        return _envelope(match, "notices", parts[0], seat=int(parts[1]), turn=int(parts[2]))
    if kind == "notice" and parts[0] == "last":
        return _envelope(match, "vote", "last", seat=int(parts[1]), question=int(parts[2]))
    if kind == "unping":
        return _envelope(match, "posts", "delete", message=payload["message"], channel=payload.get("channel"))
    if kind == "board":
        return _owned("server", server, "board", "board")
    if kind == "unboard":
        gone = {"message": payload["message"], "channel": payload["channel"]}
        return _owned("server", server, "board", "take-down", **gone)
    if kind == "question":
        return _envelope(match, "vote", "question", question=int(parts[0]))
    if kind == "idle":
        return _envelope(match, "idle", "idle", day=int(parts[0]))
    numbers = {"told": "seq", "chapter": "number"}
    fields = {numbers[kind]: int(parts[0])} if kind in numbers else {}
    return _envelope(match, "posts", kind, **fields)


def _jobs(row: Fields) -> Iterator[Fields]:
    """Yield the jobs of a robot's turn and of a plan: whichever is due does its work."""
    due = {"created": row["created"], "not_before": row["not_before"]}
    for feature, kind in (("robots", "play-turn"), ("plan", "carry-out")):
        yield _envelope(row["match"], feature, kind) | due


def _timer(row: Fields, turns: dict[int, int], servers: dict[int, int]) -> Fields:
    match, kind, number = row["match"], row["kind"], row["number"]
    at = {"at": row["at"]}
    if kind in NOTICES:
        return _envelope(match, "notices", kind, seat=number, turn=turns.get(match, 0)) | at
    if kind == "out":
        return _envelope(match, "absence", "out", seat=number) | at
    if kind in {"vote", "last"}:
        return _envelope(match, "vote", "close" if kind == "vote" else "last", question=number) | at
    if kind == "board":
        return _owned("server", servers[match], "board", "refresh") | at
    if kind == "idle" and number == 0:
        return _envelope(match, "idle", "warn") | at
    if kind == "idle":
        return _envelope(match, "idle", "close", began=_began(match, row["at"]), at=row["at"]) | at
    return _envelope(match, "unknown", kind, number=number) | at


def _began(match: int, at: int) -> int:
    """Return when people were told that their match is about to be closed."""
    told = read_rows(f"SELECT max(at) AS at FROM notices WHERE kind = 'idle' AND match = {match}")  # noqa: S608 - a number
    return int(told[0]["at"] or at)


def _unlike(rows: list[Fields]) -> list[Fields]:
    """Return the rows without those that say the same, the earliest kept: boards were set for each match."""
    kept: dict[tuple[Any, ...], Fields] = {}
    for row in sorted(rows, key=lambda row: -row["at"]):
        kept[tuple(value for name, value in row.items() if name != "at")] = row
    return list(kept.values())


def _notice(row: Fields) -> Fields:
    feature, kind, fields = "notices", row["kind"], {"seat": row["seat"], "turn": row["turn"]}
    if kind == "last":
        feature, fields = "vote", {"seat": row["seat"], "question": row["turn"]}
    if kind == "idle":
        feature, fields = "idle", {"day": row["turn"]}
    kept = {name: row[name] for name in ("match", "at", "channel", "message")}
    return kept | {"feature": feature, "kind": kind, "payload": _json(kind, fields)}


def _question(row: Fields) -> Fields:
    about = json.loads(row["payload"])
    feature, kind, fields = _question_meant(row["kind"], row["seat"], about)
    kept = {name: value for name, value in row.items() if name not in {"kind", "payload"}}
    return kept | {"feature": feature, "kind": kind, "payload": _json(kind, fields)}


def _question_meant(kind: str, seat: int, about: Fields) -> tuple[str, str, Fields]:
    was, by, to = about.get("was"), about.get("by", ""), about.get("to", 0)
    if kind in {"absent", "wanted"}:
        return "absence", kind, {"seat": seat, "was": was}
    if kind == "replace":
        person, name = about.get("person"), about.get("name", "")
        return "replace", kind, {"seat": seat, "was": was, "by": by, "person": person, "name": name}
    if kind == "abort":
        return "abort", kind, {"by": by}
    moves = {"seat": seat, "was": was, "to": to, "by": by}
    if about.get("reason"):
        return "undo", "rule", moves | {"reason": about["reason"]}
    beside = {"choosing": about.get("choosing"), "is_uncovered": about.get("is_uncovered", False)}
    return "undo", "undo", moves | beside


def _owner() -> Iterator[sa.Column[Any]]:
    yield sa.Column("owner_kind", sa.String(16), nullable=False)
    yield sa.Column("owner", sa.BigInteger(), autoincrement=False, nullable=False)
    yield sa.Column("feature", sa.String(32), nullable=False)
    yield sa.Column("kind", sa.String(32), nullable=False)
    yield sa.Column("payload", sa.Text(), nullable=False)


def _make_outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", COUNTED, nullable=False),
        *_owner(),
        sa.Column("nonce", sa.String(25), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("not_before", sa.BigInteger(), nullable=False),
        sa.Column("is_aside", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.UniqueConstraint("nonce", name="uq_outbox_nonce"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_outbox_owner_kind_owner_id", "outbox", ["owner_kind", "owner", "id"])
    op.create_index("ix_outbox_not_before_id", "outbox", ["not_before", "id"])


def _make_jobs() -> None:
    op.create_table(
        "jobs",
        sa.Column("id", COUNTED, nullable=False),
        *_owner(),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("not_before", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_jobs"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_jobs_owner_kind_owner_id", "jobs", ["owner_kind", "owner", "id"])
    op.create_index("ix_jobs_not_before_id", "jobs", ["not_before", "id"])


def _make_timers() -> None:
    op.create_table(
        "timers",
        *_owner(),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("owner_kind", "owner", "feature", "kind", "payload", name="pk_timers"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_timers_at", "timers", ["at"])


def _make_notices() -> None:
    op.create_table(
        "notices",
        _match("notices"),
        sa.Column("feature", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.BigInteger()),
        sa.Column("message", sa.BigInteger()),
        sa.PrimaryKeyConstraint("match", "feature", "kind", "payload", name="pk_notices"),
        sqlite_with_rowid=False,
    )


def _make_questions() -> None:
    op.create_table(
        "questions",
        sa.Column("id", COUNTED, nullable=False),
        _match("questions"),
        sa.Column("feature", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("asker", sa.BigInteger()),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("closes", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_questions"),
        sa.UniqueConstraint("match", "feature", "kind", "seat", name="uq_questions_match_feature_kind_seat"),
        sqlite_autoincrement=True,
    )


def _make_ballots() -> None:
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


def _match(table: str) -> sa.Column[Any]:
    return sa.Column(
        "match", COUNTED, sa.ForeignKey("matches.id", name=f"fk_{table}_match"), autoincrement=False,
        nullable=False,
    )  # fmt: skip
