"""Interactions that were executed: two processes on one token are told of each, and one of them is to act."""

from __future__ import annotations

from storage.core.sql import statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Of, Table

KEPT_FOR = 24 * 60 * 60 * 1000
"""A day in milliseconds; Discord lets one answer for fifteen minutes."""

TABLES = (
    Table(
        "handled",
        """
        id BIGINT NOT NULL,
        at BIGINT NOT NULL,
        PRIMARY KEY (id)
        """,
        indexes=("CREATE INDEX ix_handled_at ON handled (at)",),
        of=Of.NONE,
    ),
)

_CLAIM = statements.fill("handled", ("id", "at"))


async def claim(tx: Transaction, interaction: int, now: int) -> bool:
    """Take an interaction on; False when somebody has it already."""
    return (await tx.execute(_CLAIM, {"id": interaction, "at": now})).rowcount == 1


async def forget(tx: Transaction, now: int) -> None:
    """Forget what is older than a day."""
    await tx.execute("DELETE FROM handled WHERE at < :before", {"before": now - KEPT_FOR})
