"""Users' private notes on matches, visible to their author only."""

from __future__ import annotations

from storage.core.sql import statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table

TABLES = (
    Table(
        "private_notes",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        user_key BIGINT NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (match_id, user_key)
        """,
        indexes=("CREATE INDEX ix_private_notes_user ON private_notes (user_key)",),
        user_columns=("user_key",),
        written_columns=("text",),
        is_personal=True,
    ),
)

_PUT = statements.upsert("private_notes", ("match_id", "user_key", "text"), ("match_id", "user_key"))
_GET = "SELECT text FROM private_notes WHERE match_id = :match_id AND user_key = :user_key"
_DROP = "DELETE FROM private_notes WHERE match_id = :match_id AND user_key = :user_key"


async def put(tx: Transaction, match_id: int, user_key: int, text: str) -> None:
    """Save a note, replacing the earlier one."""
    await tx.execute(_PUT, {"match_id": match_id, "user_key": user_key, "text": text})


async def get(tx: Transaction, match_id: int, user_key: int) -> str | None:
    """Return a user's note on a match, or None."""
    words: str | None = await tx.scalar(_GET, {"match_id": match_id, "user_key": user_key})
    return words


async def delete(tx: Transaction, match_id: int, user_key: int) -> bool:
    """Delete a user's note on a match; return False if there was none."""
    result = await tx.execute(_DROP, {"match_id": match_id, "user_key": user_key})
    return result.rowcount == 1
