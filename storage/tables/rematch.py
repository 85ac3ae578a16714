"""Rematches, each linked to the match that it repeats."""

from __future__ import annotations

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class RematchRow(rows.Row, frozen=True, kw_only=True):
    """A rematch and the match that it repeats."""

    match_id: int
    former_match_id: int


TABLES = (
    Table(
        "rematches",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        former_match_id BIGINT NOT NULL,
        PRIMARY KEY (match_id)
        """,
        row=RematchRow,
        indexes=("CREATE INDEX ix_rematches_former_match ON rematches (former_match_id, match_id)",),
    ),
)

_ADD = statements.insert("rematches", RematchRow.__struct_fields__)
_FORMER = "SELECT former_match_id FROM rematches WHERE match_id = :match_id"
_LATEST = """
    SELECT match_id FROM rematches WHERE former_match_id = :former_match_id
    ORDER BY former_match_id DESC, match_id DESC LIMIT 1
"""


async def add(tx: Transaction, row: RematchRow) -> None:
    """Save a rematch."""
    await tx.execute(_ADD, asdict(row))


async def former_of(tx: Transaction, match_id: int) -> int | None:
    """Return the match that a rematch repeats, or None if the match is not a rematch."""
    found: int | None = await tx.scalar(_FORMER, {"match_id": match_id})
    return found


async def latest_of(tx: Transaction, former: int) -> int | None:
    """Return a match's newest rematch, or None."""
    found: int | None = await tx.scalar(_LATEST, {"former_match_id": former})
    return found
