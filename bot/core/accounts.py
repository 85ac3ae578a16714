"""Users and their Discord accounts: keys of those whom an interaction mentions, Discord ids for what is sent."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import discord
from cachetools import TTLCache

from host.core.context import Context
from host.matches import users
from host.matches.users import IdentifiedUser, ResolvedUsers

USERS = "users"
"""The key in `Interaction.extras`: users by their Discord ids."""
CACHE_SECONDS = 60.0
"""Seconds for which an id is cached; a deletion by another process counts after them."""
MAX_CACHED = 4096


def user_of(interaction: discord.Interaction[Any], user_id: int) -> IdentifiedUser | None:
    """Return the user of an account that an interaction mentions; None if it has never been admitted."""
    found: dict[int, IdentifiedUser] = interaction.extras[USERS]
    return found.get(user_id)


class Accounts:
    """The Discord accounts of users."""

    def __init__(self, ctx: Context) -> None:
        self._ctx = ctx
        self._ids: TTLCache[int, int] = TTLCache(MAX_CACHED, CACHE_SECONDS)

    async def resolve(self, keys: Collection[int]) -> ResolvedUsers:
        """Return the Discord ids of users by their keys, and what those are called who were deleted.

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
        """Return the Discord id of a user; None after their deletion."""
        return (await self.resolve([key])).ids.get(key)

    def forget(self, key: int) -> None:
        """Drop what is cached of a deleted user."""
        self._ids.pop(key, None)
