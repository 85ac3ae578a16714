"""One word for one thing: acts by authority are types, paces are time controls, conduct is reliability."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

from storage.core.migrations.renewing import Fields, fill_table, read_rows, renew_table

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

COUNTED = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Bring rows, columns and settings up to the words of today."""
    renew_table("audits", _make_audits, [_act(row) for row in read_rows("SELECT * FROM audits ORDER BY id")])
    op.create_index("ix_audits_server_id", "audits", ["server", "id"])
    counted = read_rows("SELECT * FROM conduct")
    op.drop_table("conduct")
    _make_reliability()
    fill_table("reliability", counted)
    op.execute("ALTER TABLE matches RENAME COLUMN pace TO time_control")
    op.execute("ALTER TABLE servers RENAME COLUMN noticeboard TO board_message")
    for row in read_rows("SELECT id, settings FROM servers"):
        settings = {RENAMED.get(name, name): value for name, value in json.loads(row["settings"]).items()}
        values = {"id": row["id"], "settings": json.dumps(settings, separators=(",", ":"))}
        op.get_bind().execute(sa.text("UPDATE servers SET settings = :settings WHERE id = :id"), values)


RENAMED = {"pace": "time_control", "paces": "time_controls"}
"""Settings of servers that have other names now."""


def _make_audits() -> None:
    op.create_table(
        "audits",
        sa.Column("id", COUNTED, nullable=False),
        sa.Column("server", sa.BigInteger(), nullable=False),
        sa.Column("match", COUNTED),
        sa.Column("person", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("feature", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audits"),
        sqlite_autoincrement=True,
    )


def _make_reliability() -> None:
    op.create_table(
        "reliability",
        sa.Column("person", sa.BigInteger(), autoincrement=False, nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("turns", "late", "finished", "left")),
        sa.PrimaryKeyConstraint("person", name="pk_reliability"),
        sqlite_with_rowid=False,
    )


def _act(row: Fields) -> Fields:
    feature, kind, fields = _meant(row["match"], row["act"], json.loads(row["detail"]))
    payload = json.dumps({"kind": kind} | fields, separators=(",", ":"), ensure_ascii=False)
    kept = {name: value for name, value in row.items() if name not in {"act", "detail"}}
    return kept | {"feature": feature, "kind": kind, "payload": payload}


def _meant(match: int | None, act: str, detail: Fields) -> tuple[str, str, Fields]:
    if act in {"replace", "dismiss"}:
        seat = detail.get("seat", 0)
        return "replace", "replace", {"seat": seat, "player": _player(match, seat), "by": ""}
    if act == "undo":
        return "undo", "undo", {"to": detail.get("to", 0)}
    if act == "cancel":
        return "tables", "cancel", {}
    if act == "extend":
        seat = detail.get("seat", 0)
        return "admin", act, {"seat": seat, "hours": detail.get("hours", 0), "player": _player(match, seat)}
    if act == "close":
        return "admin", act, {"is_logged": True}
    if act == "repair":
        return "admin", act, {"entries": detail.get("entries", 0), "misfit": detail.get("misfit", 0)}
    return "admin", act, {}


def _player(match: int | None, seat: int) -> str:
    """Return the name of whoever sits there now, which is all that is known."""
    found = op.get_bind().execute(
        sa.text("SELECT name FROM seats WHERE match = :match AND seat = :seat"),
        {"match": match, "seat": seat},
    )
    return str(found.scalar() or "?")
