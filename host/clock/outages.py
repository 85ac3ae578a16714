"""Outages: while nobody could be served, no clock runs.

The pulse is noted while Discord is connected, and every click counts as one. When the connection stands again
the time since the last sign of life is an outage: clocks are counted without it, deadlines move on.
"""

from __future__ import annotations

import logging

from host.clock import timing
from host.core.context import Context
from host.core.refusals import Refusal
from host.match import loading
from storage.clock import outages
from storage.clock.outages import OutageRow
from storage.match import matches

log = logging.getLogger(__name__)

MIN_OUTAGE = 5 * 60_000
"""Milliseconds; nobody loses anything by a shorter one."""


async def beat(ctx: Context) -> None:
    """Note that people are served now."""
    async with ctx.database.transaction() as tx:
        await outages.beat(tx, ctx.now())


async def over(ctx: Context) -> int:
    """Note that people are served again, and let no clock have run since they were last; returns that time.

    In milliseconds; 0 where it was too short to count.
    """
    async with ctx.database.transaction() as tx:
        last, now = await outages.last_served(tx), ctx.now()
        await outages.beat(tx, now)
        if last is None or now - last < MIN_OUTAGE:
            return 0
        await outages.put(tx, OutageRow(began=last, ended=now))
        waiting = await matches.running(tx)
    log.warning("nobody could be served for %d minutes; no clock has run meanwhile", (now - last) // 60_000)
    for match_id in waiting:
        await _set_anew(ctx, match_id)
    return now - last


async def _set_anew(ctx: Context, match_id: int) -> None:
    async with ctx.lock(match_id), ctx.database.transaction() as tx:
        try:
            await timing.again(ctx, tx, await loading.running(ctx, tx, match_id))
        except Refusal as slip:
            log.info("match %d keeps its timers: %s", match_id, slip)
