"""The host's context: database, clock, secrets, locks and in-memory cache."""

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
"""The placeholder name for deleted users if the guild's language is unknown."""


class Context:
    """The host's services for one database.

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
        """The shard whose due work this process does, or None if it does the work of all shards."""
        self.process = ""
        """The name of this process, which is unique among the processes that share the database.

        Empty if there is only one process.
        """
        self.has_guild: Callable[[int], bool] = lambda _: False
        """Returns whether the bot is known to be in the given guild. The Discord client sets this function."""
        self.former_member_name: Callable[[int], Awaitable[str]] = _former_member_name
        """Returns the name shown for deleted users in the given guild.

        The bot sets this function, as it knows the guild's language.
        """
        self.can_check_members = False
        """Whether the bot can ask Discord about guild members. The Discord client sets this flag."""
        self.record_deletion: Callable[[int], Awaitable[None]] = _record_nothing
        """Records a deleted user's key, so that a restore can delete the user again.

        The process sets this function.
        """
        self.pages_url = ""
        """The public address of the web pages, without a slash at the end; empty if there are none.

        The process sets it.
        """
        self.recent_deletions: dict[int, list[int]] = {}
        """When each user's data was deleted within the last day, by Discord id.

        The times are in Unix milliseconds. They are not stored in the database.
        """
        self.deletion_check: tuple[int, int] | None = None
        """When this process last checked for users deleted by another process, and when the latest such
        deletion happened.
        """
        self.explanations: OrderedDict[bytes, Any] = OrderedDict()
        """Recent explanations of turns, keyed by the request to the worker process."""
        self._max_cached = max_cached
        self._cache: OrderedDict[int, Any] = OrderedDict()
        self._locks: WeakValueDictionary[tuple[Owner, str], asyncio.Lock] = WeakValueDictionary()

    def lock(self, match_id: int) -> asyncio.Lock:
        """Return the lock that is held while a match changes."""
        return self.owner_lock(match_owner(match_id))

    def owner_lock(self, owner: Owner, purpose: str = "change") -> asyncio.Lock:
        """Return one of the owner's locks.

        `change` is held while the owner changes, `jobs` while its jobs run.
        """
        return self._locks.setdefault((owner, purpose), asyncio.Lock())

    def cached_fold(self, match_id: int) -> Any | None:
        """Return the cached result of replaying a match's log (a `FoldedLog`), or None."""
        if match_id in self._cache:
            self._cache.move_to_end(match_id)
        return self._cache.get(match_id)

    def cache_fold(self, match_id: int, fold: Any) -> None:
        """Cache the result of replaying a match's log, evicting the least recently used result."""
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


async def _record_nothing(user_key: int) -> None:
    pass


async def _former_member_name(guild_id: int) -> str:
    return FORMER_MEMBER
