"""Whether the channels of matches are still there: seen deleted, or missed after a connect."""

from __future__ import annotations

import logging

import discord

from bot.core.failures import Failure, kind_of
from bot.core.replies import WORLD
from bot.core.services import ServicesClient
from host.channel import losing
from host.view import lists
from storage.match.matches import ALIVE, MatchRow

log = logging.getLogger(__name__)


class Channels:
    """Keeps watch over the channels of all matches."""

    def __init__(self, client: ServicesClient) -> None:
        self._client = client

    async def note_deleted(self, channel: int) -> None:
        """Note that a channel was seen deleted."""
        match = await lists.channel_match(self._client.services.ctx, channel)
        if match is not None and match.status in ALIVE:
            await self._lose(match)

    async def look(self, server: int | None = None) -> None:
        """Look after a connect, in a server or in all, which channels were deleted meanwhile.

        Threads that are archived are in no list: those are missed when something is to be posted.
        """
        for match in await lists.with_channel(self._client.services.ctx, server):
            await self._is_gone(match)

    async def is_lost(self, match_id: int) -> bool:
        """Tell whether a channel of which Discord says that it does not know it is confirmed to be gone."""
        match = await lists.row_of(self._client.services.ctx, match_id)
        return match is not None and (match.channel_lost is not None or await self._is_gone(match))

    async def _is_gone(self, match: MatchRow) -> bool:
        """Tell whether a channel is neither among those of its server, which is there, nor known to Discord."""
        guild = self._client.get_guild(match.server)
        is_known = (
            guild is None or guild.unavailable or guild.get_channel_or_thread(match.channel) is not None
        )
        if is_known or not await self._is_unknown(match.channel):
            return False
        await self._lose(match)
        return True

    async def _is_unknown(self, channel: int) -> bool:
        try:
            await self._client.fetch_channel(channel)
        except WORLD as slip:
            return kind_of(slip) is Failure.CHANNEL
        except discord.InvalidData:
            return False
        return False

    async def _lose(self, match: MatchRow) -> None:
        if match.status in ALIVE:
            log.warning("match %d has lost its channel", match.id)
            await losing.lose(self._client.services.ctx, match.id, match.channel)
            self._client.services.wake(match.id)
            # Its players are told directly.
            self._client.services.wake()
