"""Outages: clocks are stopped while the bot is offline.

Heartbeats record when the bot was last known to be online. If the gap between two heartbeats is too long, it
is stored as an outage, and clocks skip it from then on. When a timer that was set before an outage fires, it
checks whether it is still due. An outage therefore requires no updates of individual clocks, regardless of
the number of matches. Only the status cards are edited, in jobs.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Set

from msgspec import Struct
from msgspec.structs import replace

from host.core import timers
from host.core.context import Context
from host.core.features import publish
from host.time.clock.events import OutageEnded
from storage.core.database import Transaction
from storage.core.scheduling import jobs, outbox
from storage.core.scheduling.sharding import Shard
from storage.matches.match import matches
from storage.time.clock import outages
from storage.time.clock.outages import ALL_GUILDS, NO_END, OutageRow

log = logging.getLogger(__name__)

MIN_OUTAGE = 2 * 60_000
"""Minimum length of an outage in milliseconds.

Heartbeats are 41 s apart, and a broken connection is detected within a minute after a missed heartbeat.
"""


class ServiceGap(Struct, frozen=True):
    """The time since this process last recorded that it was online.

    `elapsed` is measured in milliseconds by a monotonic clock.
    """

    since: int
    """When the process was last recorded as online, in Unix milliseconds."""
    elapsed: int


async def heartbeat(ctx: Context, at: int | None = None) -> None:
    """Record that the bot is online now, or was online at time `at`."""
    async with ctx.database.transaction() as tx:
        await outages.record_heartbeat(tx, ctx.now() if at is None else at, _shard(ctx))


async def end_outage(ctx: Context, service_gap: ServiceGap | None = None) -> int:
    """Record that the bot is online again, and return the length of the outage in milliseconds.

    The outage lasts from the last heartbeat until now. Return 0 if it was too short to count.
    """
    async with ctx.database.transaction() as tx:
        if ctx.own_shard is None:
            await redistribute_heartbeats(tx, 1)
        last, now = await outages.last_heartbeat(tx, _shard(ctx)), ctx.now()
        await outages.record_heartbeat(tx, now, _shard(ctx))
        elapsed = 0
        if service_gap is not None and (last is None or last <= service_gap.since):
            # No other process has recorded a heartbeat after `since`, so use the given gap.
            last, elapsed = service_gap.since, service_gap.elapsed
        if last is None:
            return 0
        if last - now >= MIN_OUTAGE:
            await _handle_clock_set_back(tx, now)
        gap = max(now - last, elapsed)
        if gap < MIN_OUTAGE:
            return 0
        for guild_id in await _served_guilds(ctx, tx):
            await outages.put(tx, OutageRow(guild_id=guild_id, began=now - gap, ended=now))
        for guild_id in sorted(_guilds_of_shard(ctx, await matches.active_guilds(tx))):
            await publish(ctx, tx, OutageEnded(guild_id))
    log.warning("the bot was offline for %d minutes, in which no clock ran", gap // 60_000)
    return gap


def _shard(ctx: Context) -> int:
    return 0 if ctx.own_shard is None else ctx.own_shard.shard


async def _served_guilds(ctx: Context, tx: Transaction) -> list[int]:
    """Return the guilds with matches in this process's shard, or ALL_GUILDS if there are no shards."""
    if ctx.own_shard is None or ctx.own_shard.count == 1:
        return [ALL_GUILDS]
    return [guild_id for guild_id in await matches.active_guilds(tx) if ctx.own_shard.contains(guild_id)]


async def redistribute_heartbeats(tx: Transaction, count: int) -> None:
    """Set the heartbeats of all `count` shards to the latest heartbeat, after the shard count has changed.

    Guilds whose former shard has an older heartbeat get an outage for the difference. Call this before
    serving users. Otherwise some guilds would miss an outage or get a false one.
    """
    known = await outages.heartbeats(tx)
    former = max(known, default=-1) + 1
    if former in {0, count}:
        return
    latest = max(known.values())
    for guild_id in await matches.active_guilds(tx):
        last = next((at for shard, at in known.items() if Shard(shard, former).contains(guild_id)), latest)
        if latest - last >= MIN_OUTAGE:
            await outages.put(tx, OutageRow(guild_id=guild_id, began=last, ended=latest))
    for shard in range(count):
        await outages.record_heartbeat(tx, latest, shard)
    await outages.delete_heartbeats(tx, count)


async def _handle_clock_set_back(tx: Transaction, now: int) -> None:
    """Lower stored times that are in the future, after the system clock was set back."""
    log.warning("the system clock was ahead and was set back; times based on it are corrected")
    await outages.limit_to_now(tx, now)
    await timers.recheck(tx, now)
    await outbox.cap_delays(tx, now, now + timers.RETRY_DELAY)
    await jobs.cap_delays(tx, now, now + timers.RETRY_DELAY)


async def mark_unavailable(ctx: Context, guild_id: int) -> None:
    """Record that a guild is unavailable from now on, possibly because it has removed the bot."""
    async with ctx.database.transaction() as tx:
        await _mark_unavailable(tx, guild_id, ctx.now())


async def _mark_unavailable(tx: Transaction, guild_id: int, now: int) -> None:
    if await outages.unfinished_of(tx, guild_id) is None:
        log.warning("server %d is unavailable: the clocks of its matches are stopped", guild_id)
        await outages.put(tx, OutageRow(guild_id=guild_id, began=now, ended=NO_END))


async def mark_available(ctx: Context, guild_id: int) -> None:
    """Record that a guild is available again, if it was unavailable."""
    async with ctx.database.read_transaction() as tx:
        if await outages.unfinished_of(tx, guild_id) is None:
            return
    async with ctx.database.transaction() as tx:
        await _mark_available(ctx, tx, guild_id)


async def _mark_available(ctx: Context, tx: Transaction, guild_id: int) -> None:
    outage_row, now = await outages.unfinished_of(tx, guild_id), ctx.now()
    if outage_row is None:
        return
    log.warning("server %d is available again after %d minutes", guild_id, (now - outage_row.began) // 60_000)
    await outages.delete(tx, outage_row)
    if now - outage_row.began >= MIN_OUTAGE:
        await outages.put(tx, replace(outage_row, ended=now))
    await publish(ctx, tx, OutageEnded(guild_id))


async def reconcile_availability(ctx: Context, guild_ids: Set[int]) -> None:
    """Record which guilds with matches are available."""
    async with ctx.database.read_transaction() as tx:
        known = _guilds_of_shard(ctx, await matches.active_guilds(tx))
        away = _guilds_of_shard(ctx, [outage.guild_id for outage in await outages.unfinished(tx)])
    if (known - guild_ids) == away:
        return
    async with ctx.database.transaction() as tx:
        for guild_id in sorted(known - guild_ids - away):
            await _mark_unavailable(tx, guild_id, ctx.now())
        for guild_id in sorted(away & guild_ids):
            await _mark_available(ctx, tx, guild_id)


def _guilds_of_shard(ctx: Context, guild_ids: Iterable[int]) -> set[int]:
    return {guild_id for guild_id in guild_ids if ctx.own_shard is None or ctx.own_shard.contains(guild_id)}


async def is_unavailable(tx: Transaction, guild_id: int) -> bool:
    """Return whether a guild is currently unavailable."""
    return await outages.unfinished_of(tx, guild_id) is not None
