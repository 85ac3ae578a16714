"""Matches whose tables agreed to hints when they were opened."""

from __future__ import annotations

from storage.core.sql import statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table

TABLES = (
    Table(
        "hinted",
        """
        match BIGINT NOT NULL REFERENCES matches (id),
        PRIMARY KEY (match)
        """,
    ),
)

_ADD = statements.insert("hinted", ("match",))
_HAS = "SELECT match FROM hinted WHERE match = :match"


async def add(tx: Transaction, match_id: int) -> None:
    """Note that hints were agreed on."""
    await tx.execute(_ADD, {"match": match_id})


async def has(tx: Transaction, match_id: int) -> bool:
    """Tell whether hints were agreed on."""
    return await tx.scalar(_HAS, {"match": match_id}) is not None
