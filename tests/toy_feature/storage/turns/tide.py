"""Marks left by users who have seen a match's tide."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class MarkRow(rows.Row, frozen=True, kw_only=True):
    """A mark left by a user who has seen a match's tide."""

    match_id: int
    user_key: int
    at: int


TABLES = (
    Table(
        "tide_marks",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        user_key BIGINT NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (match_id, user_key)
        """,
        row=MarkRow,
        user_columns=("user_key",),
        is_personal=True,
    ),
)

_PUT = statements.insert_or_ignore("tide_marks", MarkRow.__struct_fields__)


async def put(tx: Transaction, mark: MarkRow) -> None:
    """Store a mark, unless the user has already left one."""
    await tx.execute(_PUT, asdict(mark))


async def count(tx: Transaction, match_id: int) -> int:
    """Return the number of marks that users have left in a match."""
    found: int = await tx.scalar(
        "SELECT count(*) FROM tide_marks WHERE match_id = :match_id", {"match_id": match_id}
    )
    return found


async def drop(tx: Transaction, match_id: int) -> None:
    """Delete a match's marks."""
    await tx.execute("DELETE FROM tide_marks WHERE match_id = :match_id", {"match_id": match_id})
