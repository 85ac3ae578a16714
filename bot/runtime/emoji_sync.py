"""Upload of the application's emojis to Discord, in the background.

Until an emoji is uploaded, messages contain only its word. Only one process uploads them. The others load
them when they appear.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import discord

from bot.core.interactions.replies import is_network_error
from bot.core.sending.failures import Failure, classify, retry_after
from bot.core.words.emojis import Emojis
from bot.runtime.process.shutdown import end_tasks
from engine.core.files.library import games
from host.core.context import Context
from host.core.errors import format_traceback
from host.core.owners import GUILD, Owner
from host.core.sharding import LeaseLost, delivery_lease, is_own_shard
from renderer.emojis import HASH_DIGITS, OWN_NAME, DrawnEmoji, draw_emojis
from storage.core.sql.database_errors import DatabaseUnavailable

MIN_BACKOFF = 15.0
"""Seconds before the first retry. The delay doubles after each further failure."""
MAX_BACKOFF = 3600.0
PAUSE = 0.02
"""Seconds between two drawings, so that users' images have priority."""
OWNER = Owner(GUILD, 0)
"""The owner whose lease permits a process to upload emojis."""
log = logging.getLogger(__name__)


class EmojiSync:
    """A background task that uploads missing emojis and deletes outdated ones."""

    def __init__(self, client: discord.Client, ctx: Context, emojis: Emojis) -> None:
        self._client, self._ctx, self._emojis = client, ctx, emojis
        self._drawn: list[DrawnEmoji] = []
        self._refused: set[str] = set()
        """The names of emojis that Discord has refused."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start a synchronization, unless one is already running."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop the synchronization, and wait until it has ended."""
        if self._task is not None:
            await end_tasks([self._task])

    async def _run(self) -> None:
        try:
            await self._draw()
            await self._repeat()
        except Exception as error:  # noqa: BLE001 - top of a task; without emojis, messages contain only words
            log.error("the emojis were not synchronized: %s", format_traceback(error))

    async def _draw(self) -> None:
        """Draw the emojis one at a time in a thread."""
        if self._drawn:
            return
        drawings, drawn = draw_emojis(tuple(games())), list[DrawnEmoji]()
        while (emoji := await asyncio.to_thread(next, drawings, None)) is not None:
            drawn.append(emoji)
            await asyncio.sleep(PAUSE)
        self._drawn = drawn

    async def _repeat(self) -> None:
        """Synchronize until Discord has all emojis; wait longer after each failure."""
        wait = MIN_BACKOFF
        while True:
            requested: int | None = None
            try:
                if await self._sync():
                    return
            except Exception as error:
                if not isinstance(error, LeaseLost | DatabaseUnavailable) and not is_network_error(error):
                    raise
                log.warning("the emojis are not complete yet: %r", error)
                requested = retry_after(error)
            await asyncio.sleep(max(wait, (requested or 0) / 1000))
            wait = min(2 * wait, MAX_BACKOFF)

    async def _sync(self) -> bool:
        """Load Discord's emojis, and change them if this process has the lease; return whether all exist."""
        existing = await self._load()
        if self._is_complete(existing) and not self._outdated(existing):
            return True
        if not await is_own_shard(self._ctx, OWNER):
            return False
        async with delivery_lease(self._ctx, OWNER) as lease:
            if lease is None:
                return False
            # Another process may have uploaded emojis before this one got the lease.
            existing = await self._load()
            await self._upload(existing)
            existing = await self._load()
            if not self._is_complete(existing):
                return False
            outdated = self._outdated(existing)
            for emoji in outdated:
                await emoji.delete()
            if outdated and self._refused:
                # The application may have had too many emojis.
                self._refused.clear()
                return False
        return True

    async def _load(self) -> list[discord.Emoji]:
        existing = await self._client.fetch_application_emojis()
        by_name = {emoji.name: emoji for emoji in sorted(existing, key=lambda one: -one.id)}
        # While the current version of an emoji is missing, another version of it is used.
        own = filter(self._is_own, by_name.values())
        versions = {emoji.name[: -HASH_DIGITS - 1]: emoji for emoji in own}
        found = {one.key: by_name.get(one.name) or versions.get(f"hm_{one.key}") for one in self._drawn}
        self._emojis.replace(
            {key: discord.PartialEmoji(name=emoji.name, id=emoji.id) for key, emoji in found.items() if emoji}
        )
        return existing

    def _is_complete(self, existing: Sequence[discord.Emoji]) -> bool:
        return {one.name for one in self._drawn} <= {emoji.name for emoji in existing} | self._refused

    def _outdated(self, existing: Sequence[discord.Emoji]) -> list[discord.Emoji]:
        """Return this bot's emojis that are no longer used, including duplicates."""
        used: dict[str, int] = {}
        for emoji in existing:
            used[emoji.name] = min(emoji.id, used.get(emoji.name, emoji.id))
        current = {used[one.name] for one in self._drawn if one.name in used}
        return [emoji for emoji in existing if self._is_own(emoji) and emoji.id not in current]

    async def _upload(self, existing: Sequence[discord.Emoji]) -> None:
        present = {emoji.name for emoji in existing} | self._refused
        for one in self._drawn:
            if one.name not in present:
                await self._upload_one(one)

    async def _upload_one(self, drawn: DrawnEmoji) -> None:
        try:
            emoji = await self._client.create_application_emoji(name=drawn.name, image=drawn.data)
        except discord.HTTPException as error:
            if classify(error) is Failure.TEMPORARY:
                raise
            # Another process may have just uploaded it, or the application has too many emojis.
            log.warning("Discord refused the emoji %s: %r", drawn.name, error)
            self._refused.add(drawn.name)
        else:
            self._emojis.add(drawn.key, discord.PartialEmoji(name=emoji.name, id=emoji.id))

    def _is_own(self, emoji: discord.Emoji) -> bool:
        """Return whether the bot uploaded an emoji. The owner's own emojis have another uploader."""
        uploader, me = emoji.user, self._client.user
        is_named = OWN_NAME.fullmatch(emoji.name) is not None
        return is_named and uploader is not None and me is not None and uploader.id == me.id
