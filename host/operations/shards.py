"""Leases: processes share the shards evenly, and take over those of a process that is not heard of any more."""

from __future__ import annotations

from math import ceil

from msgspec import Struct

from host.time.clock import outages
from storage.core.database import Database, Transaction
from storage.operations import shards
from storage.operations.shards import LeaseRow

LASTS = 40_000
"""Milliseconds after which a shard is free unless its process has renewed its lease."""
APART = 5_500
"""Milliseconds between two shards that are introduced to Discord, which asks for five seconds."""


class Others(Struct, frozen=True):
    """Processes that go by another number of shards; they live if they renew their leases."""

    count: int
    until: int
    """When the last of their leases runs out."""


class Standing(Struct, frozen=True):
    """What a process serves from now on."""

    held: frozenset[int]
    fair: int
    """As many shards as a process is to have at most; who has more gives one up."""
    is_complete: bool
    """Whether somebody serves every shard."""
    others: Others | None = None
    """Those with leases of another number of shards: until these have run out nothing is served."""


async def renew(database: Database, name: str, count: int) -> Standing:
    """Renew what a process serves, and take one shard more where one is free that it may have.

    Raises DatabaseUnavailable.
    """
    async with database.transaction() as tx:
        now = await shards.clock(tx)
        rows = await shards.every(tx)
        others = [Others(row.count, row.until) for row in rows if row.count != count and row.until > now]
        if others:
            latest = max(others, key=lambda other: other.until)
            return Standing(frozenset(), 0, is_complete=False, others=latest)
        live = await shards.note_process(tx, name, now, now + LASTS)
        if any(row.count != count for row in rows):
            await _forget(tx, rows)
            rows = []
        fair, mine = ceil(count / live), {row.shard for row in rows if row.holder == name}
        taken = {row.shard for row in rows if row.until > now} | mine
        free = sorted(set(range(count)) - taken)
        if free and len(mine) < fair:
            await outages.share_out(tx, count)
            mine.add(free.pop(0))
        for shard in mine:
            await shards.put(tx, LeaseRow(shard=shard, count=count, holder=name, until=now + LASTS))
    return Standing(frozenset(mine), fair, is_complete=not free)


async def _forget(tx: Transaction, rows: list[LeaseRow]) -> None:
    """Forget leases of another number of shards."""
    for row in rows:
        await shards.drop(tx, row.shard, row.holder)


async def give_up(database: Database, name: str, shard: int) -> None:
    """Let another process have a shard that is not served any more."""
    async with database.transaction() as tx:
        await shards.drop(tx, shard, name)


async def leave(database: Database, name: str) -> None:
    """Let others have all that a process has served, which ends."""
    async with database.transaction() as tx:
        for row in await shards.every(tx):
            await shards.drop(tx, row.shard, name)
        await shards.forget_process(tx, name)


async def wait_to_introduce(database: Database) -> int:
    """Take the next moment at which a shard may be introduced to Discord; return how far off it is (milliseconds)."""
    async with database.transaction() as tx:
        now, last = await shards.clock(tx), await shards.last_introduced(tx)
        at = now if last is None else max(now, min(last, now + MAX_AHEAD) + APART)
        await shards.note_introduced(tx, at)
    return at - now


MAX_AHEAD = 600_000
"""Milliseconds: what is later was noted by a clock that was ahead."""
