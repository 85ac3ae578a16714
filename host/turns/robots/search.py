"""Run searches in the worker process, one at a time, and cancel those that are no longer needed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from host.core.context import Context
from host.core.owners import Owner
from host.turns.robots import worker
from host.turns.robots.worker import RequestCancelled

T = TypeVar("T")
SEARCH_OWNER = Owner("robots", 0)
"""The key of the lock that allows only one search at a time."""
CHECK_INTERVAL = 0.5
"""Seconds between checks of whether a running search is still needed."""


async def _is_always_wanted() -> bool:
    return True


async def search(
    ctx: Context, work: Callable[[], T], is_wanted: Callable[[], Awaitable[bool]] = _is_always_wanted
) -> T:
    """Run work in the worker process, in order of arrival.

    Raises RequestCancelled as soon as the result is no longer needed, before or during a search. Cancelling
    the caller also cancels the work.
    """
    async with ctx.owner_lock(SEARCH_OWNER):
        if not await is_wanted():
            raise RequestCancelled
        working = asyncio.ensure_future(asyncio.to_thread(work))
        try:
            while not (await asyncio.wait({working}, timeout=CHECK_INTERVAL))[0]:
                if not await is_wanted():
                    worker.WORKER.cancel()
        except asyncio.CancelledError:
            worker.WORKER.cancel()
            working.cancel()
            raise
        return working.result()
