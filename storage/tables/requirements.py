"""What the opener of a table requires of players who join without an invitation."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class RequirementsRow(rows.Row, frozen=True, kw_only=True):
    """A table's requirements; None means that there is no such requirement."""

    match_id: int
    min_reliability: int | None = None
    """Percentage of turns taken on time."""
    min_rating: int | None = None
    max_rating: int | None = None
    is_for_newcomers: bool = False


TABLES = (
    Table(
        "table_requirements",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        min_reliability INTEGER,
        min_rating INTEGER,
        max_rating INTEGER,
        is_for_newcomers BOOLEAN NOT NULL,
        PRIMARY KEY (match_id)
        """,
        row=RequirementsRow,
    ),
)

_ADD = statements.insert("table_requirements", RequirementsRow.__struct_fields__)
_GET = f"{rows.select(RequirementsRow, 'table_requirements')} WHERE match_id = :match_id"


async def add(tx: Transaction, row: RequirementsRow) -> None:
    """Save a table's requirements."""
    await tx.execute(_ADD, asdict(row))


async def get(tx: Transaction, match_id: int) -> RequirementsRow | None:
    """Return a table's requirements, or None if anybody may join."""
    return rows.first_row(RequirementsRow, await tx.execute(_GET, {"match_id": match_id}))
