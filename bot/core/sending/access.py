"""Channel access: cached bot permissions, recent refusals by Discord, and visibility for users.

Checking the bot's own permissions needs no request to Discord.
"""

from __future__ import annotations

from collections import deque

import discord
from msgspec import Struct

from bot.core.sending.failures import NETWORK_ERRORS, Failure, classify
from host.core.owners import Owner

WINDOW = 600_000
"""Window in milliseconds in which Discord counts invalid requests. It bans clients after 10,000 of them."""
MAX_REFUSALS = 2_000
"""Number of refusals within the window after which all retries of refused messages pause."""
FREE_REFUSALS = 5
"""Number of refusals per owner within the window after which that owner's retries are delayed."""
RETRY_INTERVAL = 60_000


class ChannelLocation(Struct, frozen=True):
    """A channel and its guild."""

    guild_id: int
    channel: int


def permissions_in(client: discord.Client, location: ChannelLocation) -> discord.Permissions | None:
    """Return the bot's permissions in a channel; None if unknown.

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
    """Return whether the bot is known to lack the permission to see a channel or write in it."""
    granted, guild = permissions_in(client, location), client.get_guild(location.guild_id)
    if granted is None or guild is None:
        return False
    in_thread = guild.get_thread(location.channel) is not None
    may_write = granted.send_messages_in_threads if in_thread else granted.send_messages
    return not (granted.view_channel and may_write)


async def can_see(client: discord.Client, location: ChannelLocation, user_id: int) -> bool:
    """Ask Discord whether a user can currently see a channel.

    A private thread is only visible to its members.
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


async def is_deleted(client: discord.Client, location: ChannelLocation) -> bool:
    """Return whether a channel is missing from its available guild and unknown to Discord.

    Only both together prove that it was deleted.
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
    """The owners whose messages Discord refused, with the channel and the recent refusals of each."""

    def __init__(self) -> None:
        self._places: dict[Owner, ChannelLocation] = {}
        self._times: dict[Owner, deque[int]] = {}
        self._all: deque[int] = deque()

    def __contains__(self, owner: Owner) -> bool:
        """Return whether an owner's last message was refused."""
        return owner in self._places

    def add(self, owner: Owner, location: ChannelLocation) -> None:
        """Record the channel in which an owner's messages wait for permission."""
        self._places[owner] = location

    def count(self, owner: Owner, now: int) -> None:
        """Count a refusal."""
        self._all.append(now)
        self._times.setdefault(owner, deque(maxlen=FREE_REFUSALS)).append(now)

    def remove(self, owner: Owner) -> None:
        """Record that Discord accepts an owner's messages again."""
        self._places.pop(owner, None)
        self._times.pop(owner, None)

    def retry_delay(self, owner: Owner, now: int) -> int:
        """Return the milliseconds to wait before the next attempt for an owner."""
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
        """Return the owners whose messages wait for permission in the given guild or channel."""
        return [
            (owner, place)
            for owner, place in self._places.items()
            if place.channel == channel or place.guild_id == guild_id
        ]
