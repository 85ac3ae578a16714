"""What was posted of a match that is over: its card, its film, its analysis, each once."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec.structs import asdict
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.sharing.schema import shared

What: TypeAlias = Literal["card", "film", "analysis"]


class SharedRow(rows.Row, frozen=True, kw_only=True):
    """That a person has something of a match posted, and where it stands; None while it does not yet."""

    match: int
    what: What
    person: int
    channel: int | None = None
    message: int | None = None


async def add(tx: AsyncConnection, row: SharedRow) -> None:
    """Note that something is to be posted."""
    await tx.execute(insert(shared).values(asdict(row)))


async def put(tx: AsyncConnection, row: SharedRow) -> None:
    """Note where something stands."""
    await tx.execute(writing.replace(tx, shared), asdict(row))


async def get(tx: AsyncConnection, match_id: int, what: What) -> SharedRow | None:
    """Return what is known of something that is to be posted, or was; None where nobody has asked for it."""
    chosen = select(shared).where(shared.c.match == match_id, shared.c.what == what)
    return rows.first(SharedRow, await tx.execute(chosen))


async def drop(tx: AsyncConnection, match_id: int, what: What) -> None:
    """Forget something that could not be made."""
    await tx.execute(delete(shared).where(shared.c.match == match_id, shared.c.what == what))
