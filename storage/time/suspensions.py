"""Players of running matches who have been timed out by the server's moderators."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class SuspensionRow(rows.Row, frozen=True, kw_only=True):
    """A player's time-out by server moderators, as last reported by Discord.

    Times are in Unix milliseconds.
    """

    match_id: int
    user_key: int
    asked: int | None = None
    """When the bot last asked Discord about a time-out after the user's clock had run out."""
    ends: int | None = None
    """When the last known time-out by moderators ends."""
    rested: int = 0
    """Milliseconds for which the user's clock was paused in this match because of time-outs by moderators."""


TABLES = (
    Table(
        "suspensions",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        user_key BIGINT NOT NULL,
        asked BIGINT,
        ends BIGINT,
        rested BIGINT NOT NULL,
        PRIMARY KEY (match_id, user_key)
        """,
        row=SuspensionRow,
        indexes=("CREATE INDEX ix_suspensions_user ON suspensions (user_key)",),
        user_columns=("user_key",),
        is_personal=True,
    ),
)

_PUT = statements.upsert("suspensions", SuspensionRow.__struct_fields__, ("match_id", "user_key"))
_GET = f"{rows.select(SuspensionRow, 'suspensions')} WHERE match_id = :match_id AND user_key = :user_key"


async def put(tx: Transaction, row: SuspensionRow) -> None:
    """Save a user's time-out."""
    await tx.execute(_PUT, asdict(row))


async def get(tx: Transaction, match_id: int, user_key: int) -> SuspensionRow | None:
    """Return a user's time-out in a match, or None if nothing is known."""
    values = {"match_id": match_id, "user_key": user_key}
    return rows.first_row(SuspensionRow, await tx.execute(_GET, values))


async def delete(tx: Transaction, match_id: int) -> None:
    """Delete a match's time-out rows."""
    await tx.execute("DELETE FROM suspensions WHERE match_id = :match_id", {"match_id": match_id})
