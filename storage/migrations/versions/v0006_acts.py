"""What was done by authority says in types what it was."""

from __future__ import annotations

import json
from typing import Any, TypeAlias

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

Fields: TypeAlias = dict[str, Any]


def upgrade() -> None:
    """Put feature, kind and payload in the place of act and detail."""
    for name in ("feature", "kind"):
        op.add_column("audits", sa.Column(name, sa.String(32), nullable=False, server_default=""))
    op.add_column("audits", sa.Column("payload", sa.Text(), nullable=False, server_default=""))
    database = op.get_bind()
    for row in database.execute(sa.text("SELECT id, match, act, detail FROM audits")).all():
        feature, kind, fields = _meant(row.match, row.act, json.loads(row.detail))
        payload = json.dumps({"kind": kind} | fields, separators=(",", ":"), ensure_ascii=False)
        values = {"id": row.id, "feature": feature, "kind": kind, "payload": payload}
        update = "UPDATE audits SET feature = :feature, kind = :kind, payload = :payload WHERE id = :id"
        database.execute(sa.text(update), values)
    with op.batch_alter_table("audits", table_kwargs={"sqlite_autoincrement": True}) as audits:
        for name in ("feature", "kind", "payload"):
            audits.alter_column(name, server_default=None)
        audits.drop_column("act")
        audits.drop_column("detail")


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
