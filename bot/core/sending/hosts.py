"""Send messages to a guild's hosts, whom the bot knows only by their permissions."""

from __future__ import annotations

import logging
from collections.abc import Callable

import discord

from bot.core.sending.access import ChannelLocation, permissions_in
from bot.core.sending.failures import MAX_BACKOFF, Failure, Postponed, classify
from bot.core.sending.sender import Sender
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from storage.core.scheduling.outbox import OutboxRow

log = logging.getLogger(__name__)


async def notify_hosts(
    sender: Sender, guild_id: int, build: Callable[[Translator], MessageView], row: OutboxRow
) -> None:
    """Send a message to a guild's hosts, in the first place where this succeeds.

    The bot tries the guild's moderator channel, the owner's direct messages and the system channel, in this
    order. Raises discord.HTTPException or Postponed if a retry may succeed.
    """
    guild = sender.client.get_guild(guild_id)
    if guild is None:
        return
    if guild.unavailable:
        raise Postponed(MAX_BACKOFF)
    translate = await sender.translator(guild_id)
    if await _post(sender, guild.public_updates_channel, build(translate), row):
        return
    if guild.owner_id is not None and await sender.send_dm_to(guild.owner_id, build(translate), row):
        return
    if not await _post(sender, guild.system_channel, build(translate), row):
        log.warning("server %d: no host could be notified: %s", guild_id, row.kind)


async def _post(
    sender: Sender, channel: discord.TextChannel | None, message: MessageView, row: OutboxRow
) -> bool:
    """Post a message if the bot has permission; return whether it was posted."""
    if channel is None:
        return False
    granted = permissions_in(sender.client, ChannelLocation(channel.guild.id, channel.id))
    if granted is not None and not (granted.view_channel and granted.send_messages):
        return False
    try:
        await sender.post(channel, message, row)
    except discord.HTTPException as error:
        if classify(error) is Failure.TEMPORARY:
            raise
        return False
    return True
