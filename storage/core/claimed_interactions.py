"""Interaction claims, which ensure that each interaction is executed only once.

Two processes with the same token both receive every interaction.
"""

from __future__ import annotations

from storage.core.sql import statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Scope, Table

RETENTION_MS = 24 * 60 * 60 * 1000
"""Retention period of claims in milliseconds: one day.

Discord only accepts responses for fifteen minutes.
"""

TABLES = (
    Table(
        "claimed_interactions",
        """
        id BIGINT NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (id)
        """,
        indexes=("CREATE INDEX ix_claimed_interactions_at ON claimed_interactions (at)",),
        scope=Scope.NONE,
    ),
)

_CLAIM = statements.insert_or_ignore("claimed_interactions", ("id", "at"))


async def claim(tx: Transaction, interaction: int, now: int) -> bool:
    """Claim an interaction, or return False if another process has claimed it."""
    return (await tx.execute(_CLAIM, {"id": interaction, "at": now})).rowcount == 1


async def delete_old(tx: Transaction, now: int) -> None:
    """Delete claims that are more than a day old."""
    await tx.execute("DELETE FROM claimed_interactions WHERE at < :before", {"before": now - RETENTION_MS})
