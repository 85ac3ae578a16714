"""Outages: while nobody could be served, no clock runs.

The pulse is when it was proven last that people are served. What lies between two proofs is an outage where it is
too long: a row, by which clocks are counted from then on. Timers that were set before look, when they ring, whether
they are due still; so nothing else has to be done at once, however many matches there are.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Set

from msgspec import Struct
from msgspec.structs import replace

from host.core import timers
from host.core.context import Context
from storage.core.database import Transaction
from storage.core.scheduling import jobs, outbox
from storage.core.scheduling.shares import Share
from storage.matches.match import matches
from storage.time.clock import outages
from storage.time.clock.outages import EVERYWHERE, OPEN, OutageRow

log = logging.getLogger(__name__)

MIN_OUTAGE = 2 * 60_000
"""Milliseconds; a heartbeat is due every 41 s, and a line that is broken is noticed within the next minute."""


class Passed(Struct, frozen=True):
    """How long it is since this process noted a proof, by a clock that nobody sets, in milliseconds."""

    since: int
    """The time it noted then."""
    elapsed: int


async def beat(ctx: Context, at: int | None = None) -> None:
    """Note that people are served now, or were at a time."""
    async with ctx.database.transaction() as tx:
        await outages.beat(tx, ctx.now() if at is None else at, _shard(ctx))


async def over(ctx: Context, passed: Passed | None = None) -> int:
    """Note that people are served again, and that nobody was since the last proof; returns that time.

    In milliseconds; 0 where it was too short to count.
    """
    async with ctx.database.transaction() as tx:
        if ctx.share is None:
            await share_out(tx, 1)
        last, now = await outages.last_served(tx, _shard(ctx)), ctx.now()
        await outages.beat(tx, now, _shard(ctx))
        elapsed = 0
        if passed is not None and (last is None or last <= passed.since):
            # No other process has served meanwhile.
            last, elapsed = passed.since, passed.elapsed
        if last is None:
            return 0
        if last - now >= MIN_OUTAGE:
            await _set_back(tx, now)
        gap = max(now - last, elapsed)
        if gap < MIN_OUTAGE:
            return 0
        for server in await _servers(ctx, tx):
            await outages.put(tx, OutageRow(server=server, began=now - gap, ended=now))
    log.warning("nobody could be served for %d minutes; no clock has run meanwhile", gap // 60_000)
    return gap


def _shard(ctx: Context) -> int:
    return 0 if ctx.share is None else ctx.share.shard


async def _servers(ctx: Context, tx: Transaction) -> list[int]:
    """Return whose people this process serves: those of its shard with matches, or EVERYWHERE."""
    if ctx.share is None or ctx.share.count == 1:
        return [EVERYWHERE]
    return [server for server in await matches.servers(tx) if ctx.share.has(server)]


async def share_out(tx: Transaction, count: int) -> None:
    """Give each of so many shards the pulse of the one, of as many as there were, that was served last.

    Servers of others were in an outage until then. Who begins to serve does so first: else what lies before would
    be no outage for some of those who belong to another shard now, or a false one.
    """
    known = await outages.pulses(tx)
    former = max(known, default=-1) + 1
    if former in {0, count}:
        return
    latest = max(known.values())
    for server in await matches.servers(tx):
        last = next((at for shard, at in known.items() if Share(shard, former).has(server)), latest)
        if latest - last >= MIN_OUTAGE:
            await outages.put(tx, OutageRow(server=server, began=last, ended=latest))
    for shard in range(count):
        await outages.beat(tx, latest, shard)
    await outages.forget_pulses(tx, count)


async def _set_back(tx: Transaction, now: int) -> None:
    """Count from now whatever was counted from a time in the future: the machine's clock was ahead."""
    log.warning("the system's clock was ahead and was set back; what was reckoned by it is looked at again")
    await outages.cut_off(tx, now)
    await timers.look_again(tx, now)
    await outbox.wait_no_longer(tx, now, now + timers.REST)
    await jobs.wait_no_longer(tx, now, now + timers.REST)


async def lose(ctx: Context, server: int) -> None:
    """Note that nobody in a server can be served from now on: it is unavailable, or has removed the bot."""
    async with ctx.database.transaction() as tx:
        await _lose(tx, server, ctx.now())


async def _lose(tx: Transaction, server: int, now: int) -> None:
    if await outages.unfinished_of(tx, server) is None:
        log.warning("server %d is away: no clock of its matches runs", server)
        await outages.put(tx, OutageRow(server=server, began=now, ended=OPEN))


async def find(ctx: Context, server: int) -> None:
    """Note that the people of a server are served again, if they were not."""
    async with ctx.database.reading() as tx:
        if await outages.unfinished_of(tx, server) is None:
            return
    async with ctx.database.transaction() as tx:
        await _find(tx, server, ctx.now())


async def _find(tx: Transaction, server: int, now: int) -> None:
    gone = await outages.unfinished_of(tx, server)
    if gone is None:
        return
    log.warning("server %d is back after %d minutes", server, (now - gone.began) // 60_000)
    await outages.drop(tx, gone)
    if now - gone.began >= MIN_OUTAGE:
        await outages.put(tx, replace(gone, ended=now))


async def compare(ctx: Context, present: Set[int]) -> None:
    """Note which servers with matches are there, of all there could be, and which are not."""
    async with ctx.database.reading() as tx:
        known = _of_share(ctx, await matches.servers(tx))
        away = _of_share(ctx, [outage.server for outage in await outages.unfinished(tx)])
    if (known - present) == away:
        return
    async with ctx.database.transaction() as tx:
        for server in sorted(known - present - away):
            await _lose(tx, server, ctx.now())
        for server in sorted(away & present):
            await _find(tx, server, ctx.now())


def _of_share(ctx: Context, servers: Iterable[int]) -> set[int]:
    return {server for server in servers if ctx.share is None or ctx.share.has(server)}


async def is_away(tx: Transaction, server: int) -> bool:
    """Tell whether nobody in a server can be served for now."""
    return await outages.unfinished_of(tx, server) is not None
