"""Map between users and their Discord accounts.

Discord ids in an interaction are mapped to user keys, and user keys in outgoing messages are mapped to
Discord ids.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import discord
from cachetools import TTLCache

from host.core.context import Context
from host.matches import users
from host.matches.users import IdentifiedUser, ResolvedUsers

USERS = "users"
"""Name of the entry in `Interaction.extras` that contains the interaction's users by Discord id."""
CACHE_SECONDS = 60.0
"""How long a Discord id is cached, in seconds. A deletion by another process is noticed after this time."""
MAX_CACHED = 4096


def user_of(interaction: discord.Interaction[Any], user_id: int) -> IdentifiedUser | None:
    """Return the user for an account in an interaction; None if the account has no user yet."""
    found: dict[int, IdentifiedUser] = interaction.extras[USERS]
    return found.get(user_id)


class Accounts:
    """A cached lookup of users' Discord accounts."""

    def __init__(self, ctx: Context) -> None:
        self._ctx = ctx
        self._ids: TTLCache[int, int] = TTLCache(MAX_CACHED, CACHE_SECONDS)

    async def resolve(self, keys: Collection[int]) -> ResolvedUsers:
        """Return users' Discord ids by user key, and display names for deleted users.

        Raises DatabaseUnavailable.
        """
        known = {key: self._ids[key] for key in keys if key in self._ids}
        missing = [key for key in keys if key not in known]
        if not missing:
            return ResolvedUsers(known, {})
        found = await users.resolve_ids(self._ctx, missing)
        self._ids.update(found.ids)
        return ResolvedUsers(known | found.ids, found.former_names)

    async def id_of(self, key: int) -> int | None:
        """Return a user's Discord id; None if the user was deleted."""
        return (await self.resolve([key])).ids.get(key)

    def forget(self, key: int) -> None:
        """Remove a deleted user from the cache."""
        self._ids.pop(key, None)
