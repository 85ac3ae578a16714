"""Outages: when nobody could be served, and the pulse by which they are found."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.clock.schema import outages, pulse
from storage.core import rows, writing
from storage.core.schema import handled

ONLY = 1
"""The id of the only row of the pulse."""


class OutageRow(rows.Row, frozen=True, kw_only=True):
    """A time in which nobody could be served."""

    began: int
    ended: int


async def beat(tx: AsyncConnection, now: int) -> None:
    """Note that people are served at this time."""
    await tx.execute(writing.replacing(tx, pulse), {"id": ONLY, "at": now})


async def last_served(tx: AsyncConnection) -> int | None:
    """Return when people were served last: the last beat or click; None where nobody ever was."""
    times = [await tx.scalar(select(func.max(table.c.at))) for table in (pulse, handled)]
    return max((at for at in times if at is not None), default=None)


async def put(tx: AsyncConnection, outage: OutageRow) -> None:
    """Keep an outage."""
    await tx.execute(writing.replacing(tx, outages), asdict(outage))


async def since(tx: AsyncConnection, start: int) -> list[OutageRow]:
    """Return the outages that ended after a time, the earliest first."""
    chosen = select(outages).where(outages.c.ended > start).order_by(outages.c.began)
    return rows.every(OutageRow, await tx.execute(chosen))
