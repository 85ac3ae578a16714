"""Servers on which a user can search, and channels in which new tables can get threads."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping

import discord

from bot.core.sending.access import guild_of
from bot.core.sending.failures import NETWORK_ERRORS
from bot.core.services import AppInteraction, acting_user, ctx_of, effective_settings
from bot.matches.match.bot_permissions import missing_permissions, needed_permissions
from host.decisions.finding import wishes
from host.matches.settings import updates
from host.matches.settings.settings import GuildSettings

MAX_SERVERS = 25
"""Maximum number of servers to choose from in direct messages. A select menu can't have more options."""


async def find_servers(interaction: AppInteraction) -> Mapping[int, str]:
    """Return the names of the servers on which the user can search, by id.

    This is the current server, or in direct messages all of the user's servers.
    """
    if interaction.guild_id is not None:
        guild = interaction.guild
        return {interaction.guild_id: "?" if guild is None else guild.name}
    ids = await wishes.known_guilds(ctx_of(interaction), acting_user(interaction))
    found = await asyncio.gather(*(_member_guild(interaction, guild_id) for guild_id in ids[:MAX_SERVERS]))
    guilds = sorted((guild for guild in found if guild is not None), key=lambda guild: guild.name.casefold())
    return {guild.id: guild.name for guild in guilds}


async def _member_guild(interaction: AppInteraction, guild_id: int) -> discord.Guild | None:
    try:
        guild = await guild_of(interaction.client, guild_id)
        if guild is not None:
            await guild.fetch_member(interaction.user.id)
    except NETWORK_ERRORS:
        return None
    return guild


async def server_name(interaction: AppInteraction, guild_id: int) -> str:
    """Return the name of the server on which the user searches."""
    try:
        guild = await guild_of(interaction.client, guild_id)
    except NETWORK_ERRORS:
        guild = None
    return "?" if guild is None else guild.name


async def find_place(interaction: AppInteraction, guild_id: int) -> int:
    """Return the channel in which the user can open a table in a thread, or 0.

    The channel of the interaction takes precedence over the server's other channels.
    """
    guild = await guild_of(interaction.client, guild_id)
    if guild is None or interaction.client.user is None:
        return 0
    settings = await updates.get_guild_settings(ctx_of(interaction), guild_id)
    settings = effective_settings(settings, guild)
    member = await guild.fetch_member(interaction.user.id)
    if not may_open(member, settings):
        return 0
    bot = await guild.fetch_member(interaction.client.user.id)
    for channel in _candidates(interaction, await _channels(guild), settings):
        if can_open_in(channel, member, bot):
            return channel.id
    return 0


async def _channels(guild: discord.Guild) -> list[discord.TextChannel]:
    """Return a guild's text channels from the cache, or else from Discord."""
    found = guild.text_channels or [
        channel for channel in await guild.fetch_channels() if isinstance(channel, discord.TextChannel)
    ]
    return sorted(found, key=lambda channel: channel.position)


def _candidates(
    interaction: AppInteraction, channels: Iterable[discord.TextChannel], settings: GuildSettings
) -> list[discord.TextChannel]:
    """Return the channels in which the server allows matches, the current one first."""
    allowed = [one for one in channels if not settings.channels or one.id in settings.channels]
    here = interaction.channel
    near = here.parent_id if isinstance(here, discord.Thread) else interaction.channel_id
    return sorted(allowed, key=lambda channel: channel.id != near)


def can_open_in(channel: discord.TextChannel, member: discord.Member, bot: discord.Member) -> bool:
    """Return whether a user can play in new threads of a channel, and the bot can create them."""
    own = channel.permissions_for(member)
    needed = needed_permissions(in_thread=True, new_thread=True)
    can_create = not missing_permissions(channel.permissions_for(bot), needed)
    return own.view_channel and own.send_messages and can_create


def may_open(member: discord.Member, settings: GuildSettings) -> bool:
    """Return whether the server's settings allow a member to open tables."""
    roles = {role.id for role in member.roles}
    is_host = member.guild_permissions.manage_guild or settings.host_role in roles
    return is_host or settings.opener_role is None or settings.opener_role in roles
