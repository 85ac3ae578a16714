"""Marks: who has seen the tide of a match."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.tide.schema import tide_marks


class MarkRow(rows.Row, frozen=True, kw_only=True):
    """That somebody has seen the tide."""

    match: int
    person: int
    at: int


async def put(tx: AsyncConnection, mark: MarkRow) -> None:
    """Keep a mark; a second one of the same person changes nothing."""
    await tx.execute(writing.fill(tx, tide_marks), asdict(mark))


async def count(tx: AsyncConnection, match: int) -> int:
    """Return how many have seen the tide of a match."""
    chosen = select(func.count()).select_from(tide_marks).where(tide_marks.c.match == match)
    return int((await tx.execute(chosen)).scalar_one())


async def drop(tx: AsyncConnection, match: int) -> None:
    """Forget the marks of a match."""
    await tx.execute(delete(tide_marks).where(tide_marks.c.match == match))
