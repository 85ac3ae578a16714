"""Frozen keys: what a match is dealt from whose transcript was changed because somebody was forgotten."""

from __future__ import annotations

from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import writing
from storage.fairness.schema import frozen_keys

_GET = select(frozen_keys.c.key).where(frozen_keys.c.match == bindparam("of_match"))


async def get(tx: AsyncConnection, match_id: int) -> str | None:
    """Return the key of a match, or None where its transcript is the one it began with."""
    found: str | None = (await tx.execute(_GET, {"of_match": match_id})).scalar_one_or_none()
    return found


async def keep(tx: AsyncConnection, match_id: int, key: str) -> None:
    """Keep the key of a match; the first one stays."""
    await tx.execute(writing.fill(tx, frozen_keys), {"match": match_id, "key": key})
