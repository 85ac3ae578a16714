"""Pinning messages in a league's channel."""

from __future__ import annotations

import logging
from collections.abc import Awaitable

import discord

from bot.core.sending.access import ChannelLocation, permissions_in
from bot.core.sending.sender import Sender, should_retry
from host.leagues.lifecycle.season_log import LoadedSeason

log = logging.getLogger(__name__)


async def pin(sender: Sender, known: LoadedSeason, message_id: int) -> bool:
    """Pin a message if the bot is allowed to; return whether it is pinned."""
    granted = permissions_in(sender.client, ChannelLocation(known.league.guild_id, known.league.channel))
    if granted is None or not (granted.pin_messages or granted.manage_messages):
        return False
    return await _try(_message(sender, known, message_id).pin())


async def unpin(sender: Sender, known: LoadedSeason, message_id: int) -> bool:
    """Unpin a message; return whether that succeeded."""
    return await _try(_message(sender, known, message_id).unpin())


async def _try(request: Awaitable[None]) -> bool:
    """Make a request, and return whether Discord accepts it.

    Raises discord.HTTPException for temporary failures.
    """
    try:
        await request
    except discord.HTTPException as error:
        if should_retry(error):
            raise
        log.info("a message could not be pinned or unpinned: %r", error)
        return False
    return True


def _message(sender: Sender, known: LoadedSeason, message_id: int) -> discord.PartialMessage:
    channel = sender.client.get_partial_messageable(known.league.channel, guild_id=known.league.guild_id)
    return channel.get_partial_message(message_id)
