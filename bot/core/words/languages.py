"""Language selection for users and guilds: their own setting first, then Discord's locale."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from cachetools import LRUCache, TTLCache
from msgspec.structs import replace

from bot.core.accounts import user_of
from bot.core.words.i18n import Translator, pick_locale, translator
from host.core.context import Context
from host.matches.settings import updates
from host.matches.settings.settings import load_guild_settings
from storage.core.database import Database
from storage.matches import settings, users

CACHE_SECONDS = 60.0
"""Seconds for which a language setting is cached, since users often click several times in a row.

Changes by other processes take effect after that time.
"""
MAX_CHANNELS = 100
"""Maximum number of channels with their own language in a guild."""
MAX_CACHED = 4096
"""Maximum number of users, and of guilds, in the cache."""


class Languages:
    """The language settings of users and guilds."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._user_cache: TTLCache[int, str] = TTLCache(MAX_CACHED, CACHE_SECONDS)
        self._guild_cache: TTLCache[int, str] = TTLCache(MAX_CACHED, CACHE_SECONDS)
        self._channel_cache: TTLCache[int, Mapping[int, str]] = TTLCache(MAX_CACHED, CACHE_SECONDS)
        self._parent_cache: LRUCache[int, int] = LRUCache(MAX_CACHED)
        """The channels of threads, which never change."""

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

    async def for_channel(self, client: discord.Client, guild_id: int, channel: int) -> Translator:
        """Return the translator for public messages in a channel; threads use their channel's language."""
        chosen = await self.get_channel_locales(guild_id)
        locale = chosen.get(channel)
        if locale is None and chosen and channel:
            locale = chosen.get(await self._parent_of(client, guild_id, channel))
        return translator(locale) if locale else await self.for_guild(guild_id, client.get_guild(guild_id))

    async def _parent_of(self, client: discord.Client, guild_id: int, channel: int) -> int:
        """Return the channel of a thread, or 0; archived threads are not in discord.py's cache."""
        guild = client.get_guild(guild_id)
        if guild is None or guild.get_channel(channel) is not None:
            return 0
        thread: Any = guild.get_thread(channel)
        if thread is None and channel not in self._parent_cache:
            try:
                thread = await guild.fetch_channel(channel)
            except (discord.HTTPException, discord.InvalidData, OSError, TimeoutError):
                return 0
        if thread is not None:
            self._parent_cache[channel] = getattr(thread, "parent_id", None) or 0
        return self._parent_cache[channel]

    async def get_channel_locales(self, guild_id: int) -> Mapping[int, str]:
        """Return the channels of a guild that have their own language."""
        known: Mapping[int, str] | None = self._channel_cache.get(guild_id)
        if known is None:
            async with self._database.read_transaction() as tx:
                known = dict((await load_guild_settings(tx, guild_id)).channel_locales)
            self._channel_cache[guild_id] = known
        return known

    async def set_channel_locale(self, ctx: Context, guild_id: int, channel: int, locale: str) -> None:
        """Save the language of a channel; empty restores the guild's language."""
        self._channel_cache.pop(guild_id, None)
        chosen = {**await self.get_channel_locales(guild_id), channel: locale}
        kept = tuple((id_, code) for id_, code in chosen.items() if code)
        await updates.update_guild_settings(ctx, guild_id, channel_locales=kept[-MAX_CHANNELS:])
        self._channel_cache.pop(guild_id, None)

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
