"""The parent channels of archived threads, which discord.py does not cache."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from weakref import WeakKeyDictionary

import discord
from cachetools import TTLCache

MAX_CACHED = 10_000
CACHE_SECONDS = 24 * 3600.0
"""How long a thread is remembered, in seconds. Its parent and its type never change, but it can be deleted."""

_parents: WeakKeyDictionary[discord.Client, TTLCache[int, int | None]] = WeakKeyDictionary()
"""For each client, the parent channels of threads; None for private threads and threads that can't be loaded."""


def known_parents(client: discord.Client) -> TTLCache[int, int | None]:
    """Return the parent channels of the archived threads that were loaded."""
    return _parents.setdefault(client, TTLCache(MAX_CACHED, CACHE_SECONDS))


async def load_parents(client: discord.Client, threads: Collection[int]) -> Mapping[int, int | None]:
    """Return the parent channels of threads; None for private threads and threads that can't be loaded."""
    known = known_parents(client)
    missing = [thread for thread in threads if thread not in known]
    await asyncio.gather(*(_load(client, thread, known) for thread in missing))
    return {thread: known.get(thread) for thread in threads}


async def _load(client: discord.Client, thread_id: int, known: TTLCache[int, int | None]) -> None:
    """Load a thread and remember its parent; after a failed request, it is loaded again next time."""
    try:
        known[thread_id] = _public_parent(await client.fetch_channel(thread_id))
    except (discord.NotFound, discord.Forbidden, discord.InvalidData):
        known[thread_id] = None
    except discord.HTTPException:
        return


def _public_parent(found: object) -> int | None:
    return found.parent_id if isinstance(found, discord.Thread) and not found.is_private() else None
