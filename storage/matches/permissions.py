"""The audit log: host actions and their reasons."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Scope, Table


class AuditRow(rows.Row, frozen=True, kw_only=True):
    """A host action on a match, and its reason; `payload` is JSON.

    `match_id` is None if the action concerns the whole guild.
    """

    id: int = 0
    guild_id: int
    match_id: int | None = None
    user_key: int
    feature: str
    kind: str
    payload: str = "{}"
    reason: str = ""
    at: int
    is_participant: bool = False
    """Whether the host played in the match against other users."""


TABLES = (
    Table(
        "audits",
        """
        guild_id BIGINT NOT NULL,
        match_id BIGINT,
        user_key BIGINT NOT NULL,
        feature VARCHAR(32) NOT NULL,
        kind VARCHAR(32) NOT NULL,
        payload TEXT NOT NULL,
        reason TEXT NOT NULL,
        at BIGINT NOT NULL,
        is_participant BOOLEAN NOT NULL DEFAULT FALSE
        """,
        row=AuditRow,
        has_autoincrement=True,
        indexes=(
            "CREATE INDEX ix_audits_guild_id ON audits (guild_id, id)",
            "CREATE INDEX ix_audits_user ON audits (user_key)",
        ),
        scope=Scope.GUILD,
        user_columns=("user_key",),
        json_user_columns=("payload",),
        name_columns={"reason": ()},
    ),
)

_NEW = [name for name in AuditRow.__struct_fields__ if name != "id"]
_ADD = f"{statements.insert('audits', _NEW)} RETURNING id"
_AUDITS = rows.select(AuditRow, "audits")
_GET = f"{_AUDITS} WHERE id = :act"
_OF_GUILD = f"{_AUDITS} WHERE guild_id = :guild_id ORDER BY id DESC LIMIT :most OFFSET :skip"


async def add(tx: Transaction, act: AuditRow) -> int:
    """Save a host action and return its id, which the database assigns."""
    return int(await tx.scalar(_ADD, asdict(act)))


async def get(tx: Transaction, audit_id: int) -> AuditRow | None:
    """Return a host action, or None."""
    return rows.first_row(AuditRow, await tx.execute(_GET, {"act": audit_id}))


async def of_guild(tx: Transaction, guild_id: int, limit: int, skip: int = 0) -> list[AuditRow]:
    """Return a guild's host actions, newest first.

    `skip` is the number of newest actions to omit.
    """
    values = {"guild_id": guild_id, "most": limit, "skip": skip}
    return rows.all_rows(AuditRow, await tx.execute(_OF_GUILD, values))
