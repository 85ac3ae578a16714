"""Follows: who wants to be told of a match in which they do not play."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.follow.schema import follows


class FollowRow(rows.Row, frozen=True, kw_only=True):
    """A person who follows a match; `is_each` after each stretch of play, else at its end."""

    match: int
    person: int
    is_each: bool
    told: int = 0
    """The entry of the log up to which they have been told."""


_GET = select(follows).where(
    follows.c.match == bindparam("of_match"), follows.c.person == bindparam("of_person")
)
_OF_MATCH = select(follows).where(follows.c.match == bindparam("of_match"))
_COUNT = select(func.count()).select_from(follows).where(follows.c.person == bindparam("of_person"))


async def put(tx: AsyncConnection, follow: FollowRow) -> None:
    """Keep what somebody wants to be told, in place of what they wanted before."""
    await tx.execute(writing.replace(tx, follows), asdict(follow))


async def get(tx: AsyncConnection, match_id: int, person: int) -> FollowRow | None:
    """Return how a person follows a match; None where they do not."""
    found = await tx.execute(_GET, {"of_match": match_id, "of_person": person})
    return rows.first(FollowRow, found)


async def of_match(tx: AsyncConnection, match_id: int) -> list[FollowRow]:
    """Return all who follow a match."""
    return rows.every(FollowRow, await tx.execute(_OF_MATCH, {"of_match": match_id}))


async def count(tx: AsyncConnection, person: int) -> int:
    """Return how many matches a person follows."""
    return int((await tx.execute(_COUNT, {"of_person": person})).scalar_one())


async def set_told(tx: AsyncConnection, match_id: int, person: int, told: int) -> None:
    """Note up to which entry somebody has been told."""
    of_person = (follows.c.match == match_id, follows.c.person == person)
    await tx.execute(update(follows).where(*of_person).values(told=told))


async def drop(tx: AsyncConnection, match_id: int, person: int) -> bool:
    """Tell a person nothing of a match any more; False where they did not follow it."""
    gone = await tx.execute(delete(follows).where(follows.c.match == match_id, follows.c.person == person))
    return gone.rowcount == 1
