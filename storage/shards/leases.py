"""Leases: which process serves a shard, and until when unless it renews that; and which processes there are."""

from __future__ import annotations

import time

from msgspec.structs import asdict
from sqlalchemy import delete, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.core import rows, writing
from storage.shards.schema import introductions, leases, processes

BUCKET = 0
"""All shards are introduced one after the other: Discord allows small bots no more."""

_CLOCK = text("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)")


class LeaseRow(rows.Row, frozen=True, kw_only=True):
    """A process, by name, serves one of `count` shards until a time of the database's clock."""

    shard: int
    count: int
    holder: str
    until: int


async def clock(tx: AsyncConnection) -> int:
    """Return the time in unix milliseconds, by the one clock that all processes share."""
    if tx.dialect.name == "postgresql":
        return int((await tx.execute(_CLOCK)).scalar_one())
    return time.time_ns() // 1_000_000


async def every(tx: AsyncConnection) -> list[LeaseRow]:
    """Return all leases, those that have run out among them, by shard."""
    return rows.every(LeaseRow, await tx.execute(select(leases).order_by(leases.c.shard)))


async def put(tx: AsyncConnection, lease: LeaseRow) -> None:
    """Keep a lease in place of the former one of its shard."""
    await tx.execute(writing.replace(tx, leases), asdict(lease))


async def drop(tx: AsyncConnection, shard: int, holder: str) -> None:
    """Let go of a shard, unless somebody else has it by now."""
    await tx.execute(delete(leases).where(leases.c.shard == shard, leases.c.holder == holder))


async def note_process(tx: AsyncConnection, name: str, now: int, until: int) -> int:
    """Note that a process is there until a time, forget those that are not any more; return how many are."""
    await tx.execute(delete(processes).where(processes.c.until <= now))
    await tx.execute(writing.replace(tx, processes), {"name": name, "until": until})
    return len((await tx.execute(select(processes.c.name))).all())


async def forget_process(tx: AsyncConnection, name: str) -> None:
    """Note that a process has left."""
    await tx.execute(delete(processes).where(processes.c.name == name))


async def last_introduced(tx: AsyncConnection) -> int | None:
    """Return when a shard was last introduced to Discord, or will be; None where none ever was."""
    at: int | None = await tx.scalar(select(introductions.c.at).where(introductions.c.bucket == BUCKET))
    return at


async def note_introduced(tx: AsyncConnection, at: int) -> None:
    """Note when a shard is introduced."""
    await tx.execute(writing.replace(tx, introductions), {"bucket": BUCKET, "at": at})
