"""Players' confirmations that they still want their seats at an open table."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class ConfirmationRow(rows.Row, frozen=True, kw_only=True):
    """A user's latest confirmation at a table; the time is in unix milliseconds."""

    match_id: int
    user_key: int
    confirmed_at: int


TABLES = (
    Table(
        "seat_confirmations",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        user_key BIGINT NOT NULL,
        confirmed_at BIGINT NOT NULL,
        PRIMARY KEY (match_id, user_key)
        """,
        row=ConfirmationRow,
        indexes=("CREATE INDEX ix_seat_confirmations_user ON seat_confirmations (user_key)",),
        user_columns=("user_key",),
        is_personal=True,
    ),
)

_PUT = statements.upsert("seat_confirmations", ConfirmationRow.__struct_fields__, ("match_id", "user_key"))
_OF_MATCH = f"{rows.select(ConfirmationRow, 'seat_confirmations')} WHERE match_id = :match_id"
_DELETE = "DELETE FROM seat_confirmations WHERE match_id = :match_id"


async def put(tx: Transaction, row: ConfirmationRow) -> None:
    """Save a user's confirmation, replacing the earlier one."""
    await tx.execute(_PUT, asdict(row))


async def of_match(tx: Transaction, match_id: int) -> list[ConfirmationRow]:
    """Return the confirmations at a table."""
    return rows.all_rows(ConfirmationRow, await tx.execute(_OF_MATCH, {"match_id": match_id}))


async def delete_of_match(tx: Transaction, match_id: int) -> None:
    """Delete the confirmations at a table that has started or was cancelled."""
    await tx.execute(_DELETE, {"match_id": match_id})
