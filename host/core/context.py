"""The context of the host: database, clock, secrets, locks and the in-memory cache."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any
from weakref import WeakValueDictionary

from host.core.owners import Owner, match_owner
from storage.core.database import Database
from storage.core.scheduling.shares import Share

MAX_KEPT = 64
FORMER = "a former member"
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
        max_kept: int = MAX_KEPT,
        share: Share | None = None,
    ) -> None:
        self.database = database
        self.now = now
        self.new_secret = new_secret
        self.share = share
        """The share of the due work that this process does; None for all of it."""
        self.has_server: Callable[[int], bool] = lambda _: False
        """Return whether the bot is in a guild, as far as is known. The Discord connection sets this function."""
        self.name_of_former: Callable[[int], Awaitable[str]] = _name_of_former
        """Returns what users of a server are called whose data were deleted; set by who knows its language."""
        self.followed: tuple[int, int] | None = None
        """When was looked for users whom other processes have deleted, and when the last one was deleted."""
        self._max_kept = max_kept
        self._kept: OrderedDict[int, Any] = OrderedDict()
        self._locks: WeakValueDictionary[tuple[Owner, str], asyncio.Lock] = WeakValueDictionary()

    def lock(self, match_id: int) -> asyncio.Lock:
        """Return the lock that is held while a match changes."""
        return self.owner_lock(match_owner(match_id))

    def owner_lock(self, owner: Owner, what: str = "change") -> asyncio.Lock:
        """Return a lock of an owner.

        `change` is held while the owner changes, `jobs` while its jobs run.
        """
        return self._locks.setdefault((owner, what), asyncio.Lock())

    def kept(self, match_id: int) -> Any | None:
        """Return the cached fold of a match, if any."""
        if match_id in self._kept:
            self._kept.move_to_end(match_id)
        return self._kept.get(match_id)

    def keep(self, match_id: int, fold: Any) -> None:
        """Cache the fold of a stored match, evicting the least recently used one."""
        self._kept[match_id] = fold
        self._kept.move_to_end(match_id)
        if len(self._kept) > self._max_kept:
            self._kept.popitem(last=False)

    def forget(self, match_id: int) -> None:
        """Remove a match from the cache."""
        self._kept.pop(match_id, None)

    def forget_all(self) -> None:
        """Clear the cache."""
        self._kept.clear()


async def _name_of_former(guild_id: int) -> str:
    return FORMER
