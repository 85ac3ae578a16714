"""A test migration that adds a column to a table that other tables refer to."""

from __future__ import annotations

from storage.core.sql.transactions import Transaction


async def upgrade(tx: Transaction) -> None:
    """Add an empty motto to every match."""
    await tx.execute("ALTER TABLE matches ADD COLUMN motto TEXT NOT NULL DEFAULT ''")
