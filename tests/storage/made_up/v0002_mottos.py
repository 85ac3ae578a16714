"""A test migration that adds a column to a table to which other tables refer."""

from __future__ import annotations

from storage.core.sql.transactions import Transaction


async def upgrade(tx: Transaction) -> None:
    """Give every match an empty motto."""
    await tx.execute("ALTER TABLE matches ADD COLUMN motto TEXT NOT NULL DEFAULT ''")
