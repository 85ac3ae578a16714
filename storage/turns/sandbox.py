"""Sandboxes: actions that a user tries in a private copy of the position, without affecting the match."""

from __future__ import annotations

from msgspec.structs import asdict, replace

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class SandboxRow(rows.Row, frozen=True, kw_only=True):
    """A user's sandbox: a JSON list of actions to apply after log entry `base`.

    `revision` is never reused.
    """

    match_id: int
    user_key: int
    base: int = 0
    actions: str = "[]"
    revision: int = 0


TABLES = (
    Table(
        "sandboxes",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        user_key BIGINT NOT NULL,
        base INTEGER NOT NULL,
        actions TEXT NOT NULL,
        revision INTEGER NOT NULL,
        PRIMARY KEY (match_id, user_key)
        """,
        row=SandboxRow,
        indexes=("CREATE INDEX ix_sandboxes_user ON sandboxes (user_key)",),
        user_columns=("user_key",),
        is_personal=True,
    ),
)

_GET = f"{rows.select(SandboxRow, 'sandboxes')} WHERE match_id = :match_id AND user_key = :user_key"
_PUT = statements.upsert_with_revision("sandboxes", SandboxRow.__struct_fields__, ("match_id", "user_key"))
_DROP = "DELETE FROM sandboxes WHERE match_id = :match_id"


async def get(tx: Transaction, match_id: int, user_key: int) -> SandboxRow:
    """Return a user's sandbox, or an empty one with revision 0 if they never had one."""
    found = rows.first_row(SandboxRow, await tx.execute(_GET, {"match_id": match_id, "user_key": user_key}))
    return found or SandboxRow(match_id=match_id, user_key=user_key)


async def put(tx: Transaction, match_id: int, user_key: int, base: int, actions: str) -> SandboxRow:
    """Save a user's sandbox and return it with its new revision."""
    sandbox = SandboxRow(match_id=match_id, user_key=user_key, base=base, actions=actions, revision=1)
    return replace(sandbox, revision=await tx.scalar(_PUT, asdict(sandbox)))


async def delete(tx: Transaction, match_id: int) -> None:
    """Delete a finished match's sandboxes."""
    await tx.execute(_DROP, {"match_id": match_id})
