"""Test migration: add a column to a table that others reference."""

from __future__ import annotations

from storage.core.sql.transactions import Transaction


async def upgrade(tx: Transaction) -> None:
    """Give every match an empty motto."""
    await tx.execute("ALTER TABLE matches ADD COLUMN motto TEXT NOT NULL DEFAULT ''")
