"""Searching in the process beside the bot, one search at a time; one that nobody waits for any more is dropped."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from host.core.context import Context
from host.core.owners import Owner
from host.turns.robots import worker
from host.turns.robots.worker import Dropped

T = TypeVar("T")
SEARCHING = Owner("robots", 0)
"""Under whose lock is searched."""
SLICE = 0.5
"""Seconds of a search after which it is asked whether it is still wanted."""


async def _always() -> bool:
    return True


async def search(
    ctx: Context, work: Callable[[], T], is_wanted: Callable[[], Awaitable[bool]] = _always
) -> T:
    """Have work done that asks the process, in the order in which it came.

    Raises Dropped where it is wanted no more: before it begins, or at once in the middle of a search. Whoever is
    cancelled while it is done has it dropped, too.
    """
    async with ctx.owner_lock(SEARCHING):
        if not await is_wanted():
            raise Dropped
        working = asyncio.ensure_future(asyncio.to_thread(work))
        try:
            while not (await asyncio.wait({working}, timeout=SLICE))[0]:
                if not await is_wanted():
                    worker.WORKER.drop()
        except asyncio.CancelledError:
            worker.WORKER.drop()
            working.cancel()
            raise
        return working.result()
