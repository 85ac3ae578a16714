"""Shard leases.

Processes share the shards evenly, and take over the shards of crashed processes.
"""

from __future__ import annotations

from math import ceil

from msgspec import Struct

from host.time.clock import outages
from storage.core.database import Database, Transaction
from storage.operations import shards
from storage.operations.shards import LeaseRow

LEASE_DURATION = 40_000
"""Milliseconds after which a lease expires if its process does not renew it."""
IDENTIFY_INTERVAL = 5_500
"""Minimum interval in milliseconds between two shards that identify with Discord.

Discord requires five seconds.
"""


class OtherProcesses(Struct, frozen=True):
    """Other processes with active leases and a different shard count."""

    count: int
    until: int
    """When the last of these processes' leases expires."""


class LeaseState(Struct, frozen=True):
    """A process's shards after it has renewed its leases."""

    held: frozenset[int]
    max_shards: int
    """The maximum number of shards for this process.

    A process with more shards gives one up.
    """
    is_complete: bool
    """Whether every shard is assigned to a process."""
    others: OtherProcesses | None = None
    """Processes with a different shard count, if any.

    No shard is served until their leases expire.
    """


async def renew_leases(database: Database, name: str, count: int) -> LeaseState:
    """Renew a process's leases, and acquire another shard if possible.

    A shard is acquired if one is free and the process has fewer shards than its fair share. Raises
    DatabaseUnavailable.
    """
    async with database.transaction() as tx:
        now = await shards.clock(tx)
        rows = await shards.all_leases(tx)
        others = [
            OtherProcesses(row.count, row.until) for row in rows if row.count != count and row.until > now
        ]
        if others:
            latest = max(others, key=lambda other: other.until)
            return LeaseState(frozenset(), 0, is_complete=False, others=latest)
        live = await shards.record_process(tx, name, now, now + LEASE_DURATION)
        if any(row.count != count for row in rows):
            await _forget(tx, rows)
            rows = []
        fair, mine = ceil(count / live), {row.shard for row in rows if row.holder == name}
        taken = {row.shard for row in rows if row.until > now} | mine
        free = sorted(set(range(count)) - taken)
        if free and len(mine) < fair:
            await outages.redistribute_heartbeats(tx, count)
            mine.add(free.pop(0))
        for shard in mine:
            await shards.put(tx, LeaseRow(shard=shard, count=count, holder=name, until=now + LEASE_DURATION))
    return LeaseState(frozenset(mine), fair, is_complete=not free)


async def _forget(tx: Transaction, rows: list[LeaseRow]) -> None:
    """Delete leases with a different shard count."""
    for row in rows:
        await shards.delete(tx, row.shard, row.holder)


async def release_lease(database: Database, name: str, shard: int) -> None:
    """Release a shard's lease."""
    async with database.transaction() as tx:
        await shards.delete(tx, shard, name)


async def release_all_leases(database: Database, name: str) -> None:
    """Release all leases of a process that is shutting down."""
    async with database.transaction() as tx:
        for row in await shards.all_leases(tx):
            await shards.delete(tx, row.shard, name)
        await shards.delete_process(tx, name)


async def reserve_identify_slot(database: Database) -> int:
    """Reserve the next time slot in which a shard may identify, and return the milliseconds until then."""
    async with database.transaction() as tx:
        now, last = await shards.clock(tx), await shards.last_identified(tx)
        at = now if last is None else max(now, min(last, now + MAX_AHEAD) + IDENTIFY_INTERVAL)
        await shards.record_identify(tx, at)
    return at - now


MAX_AHEAD = 600_000
"""Maximum number of milliseconds by which a stored time may be ahead of the clock.

A time further ahead was stored by a process with a wrong clock.
"""
