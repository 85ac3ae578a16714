"""Matches whose tables agreed to hints when they were opened."""

from __future__ import annotations

from sqlalchemy import bindparam, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.tables.schema import hinted

_HAS = select(hinted.c.match).where(hinted.c.match == bindparam("of_match"))


async def add(tx: AsyncConnection, match_id: int) -> None:
    """Note that hints were agreed on."""
    await tx.execute(insert(hinted).values(match=match_id))


async def has(tx: AsyncConnection, match_id: int) -> bool:
    """Tell whether hints were agreed on."""
    return await tx.scalar(_HAS, {"of_match": match_id}) is not None
