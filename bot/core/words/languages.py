"""Language selection for users and guilds: their own setting first, then Discord's locale."""

from __future__ import annotations

from typing import Any

import discord
from cachetools import TTLCache
from msgspec.structs import replace

from bot.core.accounts import user_of
from bot.core.words.i18n import Translator, pick_locale, translator
from storage.core.database import Database
from storage.matches import settings, users

CACHE_SECONDS = 60.0
"""Seconds for which a language setting is cached, since users often click several times in a row.

Changes by other processes take effect after that time.
"""
MAX_CACHED = 4096
"""Maximum number of users, and of guilds, in the cache."""


class Languages:
    """The language settings of users and guilds."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._user_cache: TTLCache[int, str] = TTLCache(MAX_CACHED, CACHE_SECONDS)
        self._guild_cache: TTLCache[int, str] = TTLCache(MAX_CACHED, CACHE_SECONDS)

    async def for_interaction(
        self, interaction: discord.Interaction[Any], chosen: str | None = None
    ) -> Translator:
        """Return the translator for private messages to the interaction's user.

        `chosen` is the language that the user has just selected, if any.
        """
        user = user_of(interaction, interaction.user.id)
        known = user.locale if user is not None else ""
        return translator(pick_locale(known if chosen is None else chosen, str(interaction.locale)))

    async def for_user(self, user_key: int, default: Translator) -> Translator:
        """Return the translator for a user outside of an interaction: their own setting, or `default`."""
        chosen = await self.get_user_locale(user_key)
        return translator(pick_locale(chosen)) if chosen else default

    async def for_guild(self, guild_id: int, guild: discord.Guild | None) -> Translator:
        """Return the translator for a guild's public messages."""
        chosen = await self.get_guild_locale(guild_id)
        return translator(pick_locale(chosen, str(guild.preferred_locale) if guild else None))

    async def get_user_locale(self, user_key: int) -> str:
        """Return a user's language setting; empty means Discord's locale."""
        known: str | None = self._user_cache.get(user_key)
        if known is None:
            async with self._database.read_transaction() as tx:
                row = await users.get(tx, user_key)
            known = self._user_cache[user_key] = "" if row is None else row.locale or ""
        return known

    async def get_guild_locale(self, guild_id: int) -> str:
        """Return a guild's language setting; empty means Discord's locale."""
        known: str | None = self._guild_cache.get(guild_id)
        if known is None:
            async with self._database.read_transaction() as tx:
                known = self._guild_cache[guild_id] = (await settings.get_guild(tx, guild_id)).locale or ""
        return known

    async def set_user_locale(self, user_key: int, locale: str) -> None:
        """Save a user's language setting; empty restores Discord's locale."""
        async with self._database.transaction() as tx:
            await users.set_locale(tx, user_key, locale)
        self._user_cache.pop(user_key, None)

    async def set_guild_locale(self, guild_id: int, locale: str) -> None:
        """Save a guild's language setting; empty restores Discord's locale."""
        async with self._database.transaction() as tx:
            known = await settings.get_guild(tx, guild_id)
            await settings.upsert_guild(tx, replace(known, locale=locale))
        self._guild_cache.pop(guild_id, None)
