"""Presences: when people were last seen choosing in a match that is being played."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import writing
from storage.notices.schema import presences

_GET = select(presences.c.at).where(
    presences.c.match == bindparam("of_match"), presences.c.person == bindparam("of_person")
)


async def put(tx: AsyncConnection, match_id: int, person: int, at: int) -> None:
    """Note when a person was seen."""
    await tx.execute(writing.replace(tx, presences), {"match": match_id, "person": person, "at": at})


async def get(tx: AsyncConnection, match_id: int, person: int) -> int | None:
    """Return when a person was last seen, in unix milliseconds; None where they never were."""
    at: int | None = await tx.scalar(_GET, {"of_match": match_id, "of_person": person})
    return at


async def drop(tx: AsyncConnection, match_id: int) -> None:
    """Forget who was seen in a match that is over."""
    await tx.execute(delete(presences).where(presences.c.match == match_id))
