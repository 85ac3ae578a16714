"""Secrets: the seeds of match shuffles, stored separately from the match rows to avoid leaks."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from storage.core.sql import rows, statements
from storage.core.sql.transactions import Transaction
from storage.core.tables import Table


class SecretRow(rows.Row, frozen=True, kw_only=True):
    """A match's secret, which is never printed or logged."""

    match_id: int
    seed: str

    def __repr__(self) -> str:
        """Hide the secret."""
        return "SecretRow(...)"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        """Hide the secret."""
        return []


TABLES = (
    Table(
        "secrets",
        """
        match_id BIGINT NOT NULL REFERENCES matches (id),
        seed VARCHAR(64) NOT NULL,
        PRIMARY KEY (match_id)
        """,
        row=SecretRow,
        is_exported=False,
    ),
)

_PUT = statements.insert("secrets", SecretRow.__struct_fields__)
_GET = f"{rows.select(SecretRow, 'secrets')} WHERE match_id = :match_id"


async def put(tx: Transaction, secret: SecretRow) -> None:
    """Save a new match's secret, which never changes."""
    await tx.execute(_PUT, asdict(secret))


async def get(tx: Transaction, match_id: int) -> SecretRow | None:
    """Return a match's secret, or None."""
    return rows.first_row(SecretRow, await tx.execute(_GET, {"match_id": match_id}))
