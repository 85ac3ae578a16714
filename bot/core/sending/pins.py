"""Pin and unpin the bot's own messages."""

from __future__ import annotations

import logging
from collections.abc import Awaitable

import discord

from bot.core.sending.access import ChannelLocation, permissions_in
from bot.core.sending.failures import Failure, classify

log = logging.getLogger(__name__)

NOTICE_SEARCH = 5
"""Number of recent messages to search for Discord's notice about a pinned message."""


def may_pin(client: discord.Client, location: ChannelLocation) -> bool:
    """Return whether the bot may pin messages in a channel."""
    granted = permissions_in(client, location)
    return granted is not None and (granted.pin_messages or granted.manage_messages)


async def pin(client: discord.Client, location: ChannelLocation, message_id: int) -> bool:
    """Pin a message and delete Discord's notice about it; return whether Discord accepted this.

    Raises discord.HTTPException for temporary failures.
    """
    channel = client.get_partial_messageable(location.channel, guild_id=location.guild_id)
    if not await _try(channel.get_partial_message(message_id).pin()):
        return False
    await _try(_delete_notice(channel, message_id))
    return True


async def unpin(client: discord.Client, location: ChannelLocation, message_id: int) -> bool:
    """Unpin a message; return whether Discord accepted this.

    Raises discord.HTTPException for temporary failures.
    """
    channel = client.get_partial_messageable(location.channel, guild_id=location.guild_id)
    return await _try(channel.get_partial_message(message_id).unpin())


async def _delete_notice(channel: discord.PartialMessageable, message_id: int) -> None:
    async for message in channel.history(limit=NOTICE_SEARCH):
        about = message.reference
        is_notice = message.type is discord.MessageType.pins_add
        if is_notice and about is not None and about.message_id == message_id:
            await message.delete()


async def _try(request: Awaitable[None]) -> bool:
    """Make a request, and return whether Discord accepts it.

    Raises discord.HTTPException for temporary failures.
    """
    try:
        await request
    except discord.HTTPException as error:
        if classify(error) is Failure.TEMPORARY:
            raise
        log.info("a message could not be pinned or unpinned: %r", error)
        return False
    return True
