"""Frozen keys: what a match is dealt from whose transcript was changed because somebody was forgotten."""

from __future__ import annotations

from storage.core.sql import statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table

TABLES = (
    Table(
        "frozen_keys",
        """
        match BIGINT NOT NULL REFERENCES matches (id),
        key VARCHAR(64) NOT NULL,
        PRIMARY KEY (match)
        """,
    ),
)

_GET = "SELECT key FROM frozen_keys WHERE match = :match"
_KEEP = statements.fill("frozen_keys", ("match", "key"))


async def get(tx: Transaction, match_id: int) -> str | None:
    """Return the key of a match, or None where its transcript is the one it began with."""
    found: str | None = await tx.scalar(_GET, {"match": match_id})
    return found


async def keep(tx: Transaction, match_id: int, key: str) -> None:
    """Keep the key of a match; the first one stays."""
    await tx.execute(_KEEP, {"match": match_id, "key": key})
