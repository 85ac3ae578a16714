"""Secrets: what the chance of a match is drawn from, kept apart from its row so that it goes nowhere with it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict
from sqlalchemy import bindparam, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows
from storage.match.schema import secrets


class SecretRow(rows.Row, frozen=True, kw_only=True):
    """The seed and the salt (empty under the second scheme) of a match; neither stands in what is printed of it."""

    match: int
    seed: str
    salt: str

    def __repr__(self) -> str:
        """Tell nothing."""
        return "SecretRow(...)"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        """Tell nothing."""
        return []


_GET = select(secrets).where(secrets.c.match == bindparam("of_match"))


async def put(tx: AsyncConnection, secret: SecretRow) -> None:
    """Keep the secret of a new match; it never changes."""
    await tx.execute(insert(secrets), asdict(secret))


async def get(tx: AsyncConnection, match_id: int) -> SecretRow | None:
    """Return the secret of a match, or None."""
    return rows.first(SecretRow, await tx.execute(_GET, {"of_match": match_id}))
