"""Snapshots: each match's latest state, a cache that avoids replaying its log.

The cache can be emptied at any time.
"""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class SnapshotRow(rows.Row, frozen=True, kw_only=True):
    """A match's state after log entry `seq`, as JSON."""

    match_id: int
    seq: int
    state: str


TABLES = (
    Table(
        "snapshots",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        seq INTEGER NOT NULL,
        state TEXT NOT NULL,
        PRIMARY KEY (match_id)
        """,
        row=SnapshotRow,
        has_rowid=True,
    ),
)

_PUT = statements.upsert("snapshots", SnapshotRow.__struct_fields__, ("match_id",))
_GET = f"{rows.select(SnapshotRow, 'snapshots')} WHERE match_id = :match_id"
_DROP = "DELETE FROM snapshots WHERE match_id = :match_id"


async def put(tx: Transaction, snapshot: SnapshotRow) -> None:
    """Save a snapshot, replacing the match's earlier one."""
    await tx.execute(_PUT, asdict(snapshot))


async def get(tx: Transaction, match_id: int) -> SnapshotRow | None:
    """Return a match's latest snapshot, or None."""
    return rows.first_row(SnapshotRow, await tx.execute(_GET, {"match_id": match_id}))


async def delete(tx: Transaction, match_id: int) -> None:
    """Delete a match's snapshot."""
    await tx.execute(_DROP, {"match_id": match_id})
