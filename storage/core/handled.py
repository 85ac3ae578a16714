"""Interactions that were executed: two processes on one token are told of each, and one of them is to act."""

from __future__ import annotations

from sqlalchemy import bindparam, delete
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import writing
from storage.core.schema import handled

KEPT_FOR = 24 * 60 * 60 * 1000
"""A day in milliseconds; Discord lets one answer for fifteen minutes."""

_FORGET = delete(handled).where(handled.c.at < bindparam("before"))


async def claim(tx: AsyncConnection, interaction: int, now: int) -> bool:
    """Take an interaction on; False when somebody has it already."""
    result = await tx.execute(writing.fill(tx, handled), {"id": interaction, "at": now})
    return result.rowcount == 1


async def forget(tx: AsyncConnection, now: int) -> None:
    """Forget what is older than a day."""
    await tx.execute(_FORGET, {"before": now - KEPT_FOR})
