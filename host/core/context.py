"""The context of the host: database, clock, secrets, locks and the in-memory cache."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any
from weakref import WeakValueDictionary

from host.core.owners import Owner, match_owner
from storage.core.database import Database
from storage.core.scheduling.sharding import Shard

MAX_CACHED = 64
FORMER_MEMBER = "a former member"
"""The placeholder name of deleted users if the language is unknown."""


class Context:
    """The services of the host for one database.

    `now` returns Unix milliseconds. `new_secret` returns 128 random bits in hex.
    """

    def __init__(
        self,
        database: Database,
        now: Callable[[], int],
        new_secret: Callable[[], str],
        *,
        max_cached: int = MAX_CACHED,
        own_shard: Shard | None = None,
    ) -> None:
        self.database = database
        self.now = now
        self.new_secret = new_secret
        self.own_shard = own_shard
        """The share of the due work that this process does; None for all of it."""
        self.has_guild: Callable[[int], bool] = lambda _: False
        """Return whether the bot is in a guild, as far as is known. The Discord connection sets this function."""
        self.former_member_name: Callable[[int], Awaitable[str]] = _former_member_name
        """Returns what users of a server are called whose data were deleted; set by who knows its language."""
        self.deletion_check: tuple[int, int] | None = None
        """When was looked for users whom other processes have deleted, and when the last one was deleted."""
        self._max_cached = max_cached
        self._cache: OrderedDict[int, Any] = OrderedDict()
        self._locks: WeakValueDictionary[tuple[Owner, str], asyncio.Lock] = WeakValueDictionary()

    def lock(self, match_id: int) -> asyncio.Lock:
        """Return the lock that is held while a match changes."""
        return self.owner_lock(match_owner(match_id))

    def owner_lock(self, owner: Owner, purpose: str = "change") -> asyncio.Lock:
        """Return a lock of an owner.

        `change` is held while the owner changes, `jobs` while its jobs run.
        """
        return self._locks.setdefault((owner, purpose), asyncio.Lock())

    def cached_fold(self, match_id: int) -> Any | None:
        """Return the cached fold of a match, if any."""
        if match_id in self._cache:
            self._cache.move_to_end(match_id)
        return self._cache.get(match_id)

    def cache_fold(self, match_id: int, fold: Any) -> None:
        """Cache the fold of a stored match, evicting the least recently used one."""
        self._cache[match_id] = fold
        self._cache.move_to_end(match_id)
        if len(self._cache) > self._max_cached:
            self._cache.popitem(last=False)

    def evict(self, match_id: int) -> None:
        """Remove a match from the cache."""
        self._cache.pop(match_id, None)

    def clear_cache(self) -> None:
        """Clear the cache."""
        self._cache.clear()


async def _former_member_name(guild_id: int) -> str:
    return FORMER_MEMBER
