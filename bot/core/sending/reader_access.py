"""Which channels a user has lost: their matches are not shown to the user in direct messages."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Collection, Iterable

import discord

from bot.core.sending.access import guild_of
from bot.core.sending.failures import NETWORK_ERRORS
from bot.core.services import AppInteraction
from engine.core.text import text
from host.core.errors import UserError
from storage.matches.match.matches import MatchRow

log = logging.getLogger(__name__)


async def lost_matches(interaction: AppInteraction, rows: Iterable[MatchRow]) -> frozenset[int]:
    """Return the ids of the matches whose channels the user can no longer see.

    Matches on the server of the interaction are not checked, because a player may use commands there. Raises
    UserError if Discord can't be asked.
    """
    elsewhere = [row for row in rows if row.guild_id != interaction.guild_id]
    try:
        return await lost_by_user(interaction.client, interaction.user.id, elsewhere)
    except NETWORK_ERRORS as error:
        log.warning("channel access could not be checked: %r", error)
        raise UserError(text("slip-access-unknown")) from None


async def lost_by_user(client: discord.Client, user_id: int, rows: Iterable[MatchRow]) -> frozenset[int]:
    """Return the ids of the matches whose channels a Discord user can no longer see.

    Raises discord.HTTPException or a network error if Discord can't be asked.
    """
    rows, channels = tuple(rows), defaultdict[int, set[int]](set)
    for row in rows:
        channels[row.guild_id].add(row.channel)
    found = await asyncio.gather(
        *(_lost_channels(client, user_id, guild_id, ids) for guild_id, ids in channels.items())
    )
    lost = {channel for ids in found for channel in ids}
    return frozenset(row.id for row in rows if row.channel in lost)


async def require_access(interaction: AppInteraction, row: MatchRow) -> None:
    """Raise UserError if the user can no longer see a match's channel, or if this can't be checked."""
    if await lost_matches(interaction, [row]):
        raise UserError(text("slip-channel-lost", number=str(row.id)))


async def can_access(interaction: AppInteraction, guild_id: int, channel: int) -> bool:
    """Return whether the user can still see a channel; raises UserError if Discord can't be asked."""
    try:
        return channel not in await _lost_channels(
            interaction.client, interaction.user.id, guild_id, [channel]
        )
    except NETWORK_ERRORS as error:
        log.warning("channel access could not be checked: %r", error)
        raise UserError(text("slip-access-unknown")) from None


async def _lost_channels(
    client: discord.Client, user_id: int, guild_id: int, channels: Collection[int]
) -> Collection[int]:
    """Return the given channels of a guild that the user can no longer see.

    These are all channels if the user or the bot has left the guild.
    """
    guild = await guild_of(client, guild_id)
    if guild is None:
        return channels
    try:
        member = await guild.fetch_member(user_id)
    except (discord.NotFound, discord.Forbidden):
        return channels
    return [channel for channel in channels if not await _can_see(guild, channel, member)]


async def _can_see(guild: discord.Guild, channel_id: int, member: discord.Member) -> bool:
    """Return whether a member can see a channel; True if the bot itself can't find out."""
    channel = guild.get_channel_or_thread(channel_id) or await _fetch_channel(guild, channel_id)
    if not isinstance(channel, discord.Thread):
        return channel is None or channel.permissions_for(member).view_channel
    parent = channel.parent or await _fetch_channel(guild, channel.parent_id)
    if parent is None or isinstance(parent, discord.Thread):
        return True
    granted = parent.permissions_for(member)
    is_open = not channel.is_private() or granted.manage_threads
    return granted.view_channel and (is_open or await _is_in_thread(channel, member))


async def _is_in_thread(thread: discord.Thread, member: discord.Member) -> bool:
    """Return whether a member is in a thread; True if the bot has no access to the thread any more."""
    try:
        await thread.fetch_member(member.id)
    except discord.NotFound:
        return False
    except discord.Forbidden:
        return True
    return True


async def _fetch_channel(
    guild: discord.Guild, channel_id: int
) -> discord.abc.GuildChannel | discord.Thread | None:
    """Return a channel that is not cached: an archived thread, or a channel of another process's guild."""
    try:
        return await guild.fetch_channel(channel_id)
    except (discord.NotFound, discord.Forbidden, discord.InvalidData):
        return None
