"""Players of running matches whom moderators of the server have timed out."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class SuspensionRow(rows.Row, frozen=True, kw_only=True):
    """A user whom moderators have timed out, or of whom Discord was asked; times are in Unix milliseconds."""

    match_id: int
    user_key: int
    asked: int | None = None
    """When Discord was asked because the user's time had run out."""
    ends: int | None = None
    """When the last known time-out by moderators ends."""
    rested: int = 0
    """Milliseconds that the user's clock has rested in this match for this reason."""


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
    """Save what is known about a user in a match."""
    await tx.execute(_PUT, asdict(row))


async def get(tx: Transaction, match_id: int, user_key: int) -> SuspensionRow | None:
    """Return what is known about a user in a match, if anything."""
    values = {"match_id": match_id, "user_key": user_key}
    return rows.first_row(SuspensionRow, await tx.execute(_GET, values))


async def delete(tx: Transaction, match_id: int) -> None:
    """Delete what is known about the users in a match."""
    await tx.execute("DELETE FROM suspensions WHERE match_id = :match_id", {"match_id": match_id})
