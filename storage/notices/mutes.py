"""Mutes: who wants no notices of a match, for good or until a time."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.notices.schema import mutes


class MuteRow(rows.Row, frozen=True, kw_only=True):
    """A person who wants no notices of a match; `until` None is for good."""

    match: int
    person: int
    until: int | None = None


_GET = select(mutes).where(mutes.c.match == bindparam("of_match"), mutes.c.person == bindparam("of_person"))


async def put(tx: AsyncConnection, mute: MuteRow) -> None:
    """Keep a mute in place of the former one."""
    await tx.execute(writing.replace(tx, mutes), asdict(mute))


async def get(tx: AsyncConnection, match_id: int, person: int) -> MuteRow | None:
    """Return a person's mute of a match, or None."""
    return rows.first(MuteRow, await tx.execute(_GET, {"of_match": match_id, "of_person": person}))


async def drop(tx: AsyncConnection, match_id: int, person: int) -> None:
    """Let a person hear of a match again."""
    await tx.execute(delete(mutes).where(mutes.c.match == match_id, mutes.c.person == person))
