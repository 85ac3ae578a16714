"""Channel access: the bot's permissions, recent refusals by Discord, and which users can see a channel.

The bot's own permissions are cached, so checking them needs no request to Discord.
"""

from __future__ import annotations

import logging
from collections import deque

import discord
from msgspec import Struct

from bot.core.sending.failures import (
    MISSING_ACCESS,
    NETWORK_ERRORS,
    THREAD_LOCKED,
    Failure,
    classify,
)
from host.core.owners import Owner
from host.decisions.closed_channels.kinds import Closure, ClosureReason

log = logging.getLogger(__name__)
WINDOW = 600_000
"""The window in which Discord counts invalid requests, in milliseconds.

Discord bans clients that make 10,000 invalid requests within this window.
"""
MAX_REFUSALS = 2_000
"""Number of refused messages within WINDOW after which all retries are delayed."""
FREE_REFUSALS = 5
"""Number of an owner's refused messages within WINDOW after which the owner's retries are delayed."""
RETRY_INTERVAL = 60_000
CLOSING_PERMISSIONS = ("manage_channels", "manage_roles", "manage_threads", "moderate_members")
"""Permissions that allow a member to remove the bot's access to a channel."""


class ChannelLocation(Struct, frozen=True):
    """The ids of a channel and its guild."""

    guild_id: int
    channel: int


def permissions_in(client: discord.Client, location: ChannelLocation) -> discord.Permissions | None:
    """Return the bot's permissions in a channel, or None if they are unknown.

    They are unknown in archived threads and during outages.
    """
    guild = client.get_guild(location.guild_id)
    if guild is None or guild.unavailable or client.user is None:
        return None
    own, channel = guild.get_member(client.user.id), guild.get_channel_or_thread(location.channel)
    if own is None or channel is None or (isinstance(channel, discord.Thread) and channel.parent is None):
        return None
    return channel.permissions_for(own)


def is_closed(client: discord.Client, location: ChannelLocation) -> bool:
    """Return whether the bot is known to be unable to write in a channel, according to the cache."""
    return find_closure(client, location) is not None


def find_closure(client: discord.Client, location: ChannelLocation) -> Closure | None:
    """Return why the bot can't write in a channel; None if the cache shows no cause."""
    granted, guild = permissions_in(client, location), client.get_guild(location.guild_id)
    if granted is None or guild is None:
        return None
    if not granted.view_channel:
        return Closure("hidden")
    if guild.me.is_timed_out() and guild.me.timed_out_until is not None:
        return Closure("timed-out", round(guild.me.timed_out_until.timestamp() * 1000))
    thread = guild.get_thread(location.channel)
    if thread is not None and thread.locked and not granted.manage_threads:
        return Closure("locked")
    may_write = granted.send_messages if thread is None else granted.send_messages_in_threads
    return None if may_write else Closure("denied")


async def closure_of_refusal(client: discord.Client, location: ChannelLocation, error: Exception) -> Closure:
    """Return why the bot can't write in a channel, after Discord has refused a message.

    Discord is asked if the channel is not cached, or if it is a private thread whose members are unknown.
    """
    if (closure := find_closure(client, location)) is not None:
        return closure
    guild = client.get_guild(location.guild_id)
    thread = None if guild is None else guild.get_thread(location.channel)
    if permissions_in(client, location) is not None and (thread is None or not thread.is_private()):
        return Closure("refused")
    try:
        channel = await client.fetch_channel(location.channel)
    except (*NETWORK_ERRORS, discord.InvalidData):
        code = error.code if isinstance(error, discord.HTTPException) else 0
        reasons: dict[int, ClosureReason] = {MISSING_ACCESS: "hidden", THREAD_LOCKED: "locked"}
        return Closure(reasons.get(code, "refused"))
    return Closure("locked" if isinstance(channel, discord.Thread) and channel.locked else "refused")


async def current_closure(
    client: discord.Client, location: ChannelLocation, known: Closure
) -> Closure | None:
    """Return why the bot still can't write in a channel, or None if it can.

    If the cause is unknown, the channel counts as closed until Discord accepts a message.
    """
    if (closure := find_closure(client, location)) is not None:
        return closure
    if known.reason == "refused":
        return known
    if known.reason == "hidden" or permissions_in(client, location) is None:
        try:
            channel = await client.fetch_channel(location.channel)
        except (*NETWORK_ERRORS, discord.InvalidData):
            return known
        return known if isinstance(channel, discord.Thread) and channel.locked else None
    return None


async def guild_of(client: discord.Client, guild_id: int) -> discord.Guild | None:
    """Return a guild from the cache, or else from Discord.

    A guild fetched from Discord has no channels.
    """
    if (guild := client.get_guild(guild_id)) is not None:
        return guild
    try:
        return await client.fetch_guild(guild_id, with_counts=False)
    except (discord.NotFound, discord.Forbidden):
        return None


async def can_close(client: discord.Client, location: ChannelLocation, user_id: int) -> bool:
    """Ask Discord whether a user can remove the bot's access to a channel or time out the bot."""
    guild = await guild_of(client, location.guild_id)
    if guild is None:
        return False
    try:
        member = await guild.fetch_member(user_id)
    except discord.NotFound:
        return False
    channel = guild.get_channel_or_thread(location.channel)
    is_known = channel is not None and not (isinstance(channel, discord.Thread) and channel.parent is None)
    granted = (
        channel.permissions_for(member) if channel is not None and is_known else member.guild_permissions
    )
    return any(getattr(granted, name) for name in CLOSING_PERMISSIONS)


async def suspension_end(client: discord.Client, guild_id: int, user_id: int) -> int | None:
    """Ask Discord when a member's timeout by moderators ends, in Unix milliseconds.

    Return None if the member is not timed out. Raises discord.HTTPException if the request fails.
    """
    guild = await guild_of(client, guild_id)
    if guild is None:
        return None
    try:
        member = await guild.fetch_member(user_id)
    except (discord.NotFound, discord.Forbidden):
        return None
    until = member.timed_out_until
    return None if until is None else round(until.timestamp() * 1000)


async def can_see(client: discord.Client, location: ChannelLocation, user_id: int) -> bool:
    """Ask Discord whether a user can currently see a channel.

    A private thread is visible only to its members.
    """
    guild = client.get_guild(location.guild_id)
    channel = None if guild is None else guild.get_channel_or_thread(location.channel)
    if guild is None or channel is None or (isinstance(channel, discord.Thread) and channel.parent is None):
        return False
    try:
        member = await guild.fetch_member(user_id)
        if isinstance(channel, discord.Thread) and channel.is_private():
            await channel.fetch_member(user_id)
    except discord.NotFound:
        return False
    return channel.permissions_for(member).view_channel


async def has_left_guild(client: discord.Client, guild_id: int, user_id: int) -> bool:
    """Ask Discord whether a user is no longer a member of a guild; return False if this is unknown."""
    guild = client.get_guild(guild_id)
    if guild is None:
        return False
    try:
        await guild.fetch_member(user_id)
    except discord.NotFound:
        return True
    except NETWORK_ERRORS as error:
        log.warning("user %d could not be looked up in server %d: %r", user_id, guild_id, error)
    return False


async def is_deleted(client: discord.Client, location: ChannelLocation) -> bool:
    """Return whether a channel was deleted.

    Return True only if the guild is available, the channel is not in the cache, and Discord does not know the
    channel either.
    """
    guild = client.get_guild(location.guild_id)
    if guild is None or guild.unavailable or guild.get_channel_or_thread(location.channel) is not None:
        return False
    try:
        await client.fetch_channel(location.channel)
    except NETWORK_ERRORS as error:
        return classify(error) is Failure.UNKNOWN_CHANNEL
    except discord.InvalidData:
        return False
    return False


class RefusedOwners:
    """The owners whose messages Discord refused.

    The channel and the recent refusals of each owner are stored.
    """

    def __init__(self) -> None:
        self._places: dict[Owner, ChannelLocation] = {}
        self._times: dict[Owner, deque[int]] = {}
        self._all: deque[int] = deque()

    def __contains__(self, owner: Owner) -> bool:
        """Return whether an owner's last message was refused."""
        return owner in self._places

    def add(self, owner: Owner, location: ChannelLocation) -> None:
        """Record the channel in which the bot lacks permission to send an owner's messages."""
        self._places[owner] = location

    def count(self, owner: Owner, now: int) -> None:
        """Count a refusal of one of an owner's messages."""
        self._all.append(now)
        self._times.setdefault(owner, deque(maxlen=FREE_REFUSALS)).append(now)

    def remove(self, owner: Owner) -> None:
        """Record that Discord accepts an owner's messages again."""
        self._places.pop(owner, None)
        self._times.pop(owner, None)

    def retry_delay(self, owner: Owner, now: int) -> int:
        """Return how many milliseconds to wait before retrying an owner's messages."""
        while self._all and self._all[0] <= now - WINDOW:
            self._all.popleft()
        if len(self._all) >= MAX_REFUSALS:
            return RETRY_INTERVAL
        times = self._times.get(owner, ())
        recent = [at for at in times if at > now - WINDOW]
        return max(0, recent[-1] + RETRY_INTERVAL - now) if len(recent) == FREE_REFUSALS else 0

    def owners_in(
        self, *, guild_id: int | None = None, channel: int | None = None
    ) -> list[tuple[Owner, ChannelLocation]]:
        """Return the owners whose messages Discord refused in the given guild or channel."""
        return [
            (owner, place)
            for owner, place in self._places.items()
            if place.channel == channel or place.guild_id == guild_id
        ]
