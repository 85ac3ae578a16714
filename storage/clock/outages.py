"""Outages: when nobody could be served, everywhere or in one server, and the pulse by which they are found."""

from __future__ import annotations

from msgspec.structs import asdict
from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.clock.schema import clocks, outages, pulse
from storage.core import rows, writing

ONLY = 1
"""The id of the pulse of all servers, or of the first shard; those of further shards follow."""
EVERYWHERE = 0
"""In place of a server."""
OPEN = 221_845_392_000_000
"""The end of an outage that has not ended: the year 9000 in unix milliseconds, as late as calendars can reckon."""


class OutageRow(rows.Row, frozen=True, kw_only=True):
    """A time in which nobody could be served: in one server, or EVERYWHERE."""

    server: int = EVERYWHERE
    began: int
    ended: int


_SINCE = (
    select(outages)
    .where(outages.c.server.in_((EVERYWHERE, bindparam("of_server"))), outages.c.ended > bindparam("after"))
    .order_by(outages.c.began)
)


async def beat(tx: AsyncConnection, now: int, shard: int = 0) -> None:
    """Note that people of a shard are served at this time."""
    await tx.execute(writing.replace(tx, pulse), {"id": ONLY + shard, "at": now})


async def last_served(tx: AsyncConnection, shard: int = 0) -> int | None:
    """Return when it was proven last that people of a shard are served; None where it never was."""
    at: int | None = await tx.scalar(select(pulse.c.at).where(pulse.c.id == ONLY + shard))
    return at


async def pulses(tx: AsyncConnection) -> dict[int, int]:
    """Return when it was proven last that people are served, by shard."""
    found = await tx.execute(select(pulse.c.id, pulse.c.at))
    return {row.id - ONLY: row.at for row in found}


async def forget_pulses(tx: AsyncConnection, count: int) -> None:
    """Forget when people of all but the first so many shards were served: there are no more."""
    await tx.execute(delete(pulse).where(pulse.c.id >= ONLY + count))


async def put(tx: AsyncConnection, outage: OutageRow) -> None:
    """Keep an outage."""
    await tx.execute(writing.replace(tx, outages), asdict(outage))


async def drop(tx: AsyncConnection, outage: OutageRow) -> None:
    """Forget an outage."""
    await tx.execute(
        delete(outages).where(outages.c.server == outage.server, outages.c.began == outage.began)
    )


@rows.remember(outages)
async def since(tx: AsyncConnection, start: int, server: int = EVERYWHERE) -> list[OutageRow]:
    """Return the outages of a server, those everywhere among them, that ended after a time, the earliest first."""
    return rows.every(OutageRow, await tx.execute(_SINCE, {"of_server": server, "after": start}))


async def unfinished(tx: AsyncConnection) -> list[OutageRow]:
    """Return the outages of servers that have not ended."""
    chosen = select(outages).where(outages.c.ended == OPEN).order_by(outages.c.server)
    return rows.every(OutageRow, await tx.execute(chosen))


async def unfinished_of(tx: AsyncConnection, server: int) -> OutageRow | None:
    """Return the outage of a server that has not ended, or None."""
    chosen = select(outages).where(outages.c.server == server, outages.c.ended == OPEN)
    return rows.first(OutageRow, await tx.execute(chosen))


async def cut_off(tx: AsyncConnection, now: int) -> None:
    """Let nothing have happened later than now: no outage, and no clock set going."""
    await tx.execute(delete(outages).where(outages.c.began >= now))
    later = (outages.c.ended > now, outages.c.ended < OPEN)
    await tx.execute(update(outages).where(*later).values(ended=now))
    await tx.execute(update(clocks).where(clocks.c.since > now).values(since=now))
