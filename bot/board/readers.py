"""Who reads a server's board: of matches in channels that not all of them see it tells nothing."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from host.board.server_board import Board
from host.view.lists import Mine
from storage.match.matches import MatchRow

Readable = discord.abc.GuildChannel | None


async def visible_matches(client: discord.Client, guild: discord.Guild, board: Board) -> list[Mine]:
    """Return the matches whose channels all roles see that see the board."""
    place = guild.get_channel(board.channel)
    readers = [role for role in guild.roles if _sees(place, role)]
    return [one for one in board.matches if await _is_for(client, readers, guild, one.match)]


async def _is_for(
    client: discord.Client, readers: Sequence[discord.Role], guild: discord.Guild, row: MatchRow
) -> bool:
    channel = guild.get_channel_or_thread(row.channel)
    if channel is None and row.is_thread:
        channel = await _find_archived(client, row.channel)
    if isinstance(channel, discord.Thread):
        channel = None if channel.is_private() else channel.parent
    return channel is not None and all(_sees(channel, role) for role in readers)


async def _find_archived(client: discord.Client, thread: int) -> discord.Thread | None:
    """Return a thread that sleeps: of those Discord tells only who asks."""
    try:
        found = await client.fetch_channel(thread)
    except (discord.HTTPException, discord.InvalidData):
        return None
    return found if isinstance(found, discord.Thread) else None


def _sees(channel: Readable, role: discord.Role) -> bool:
    return channel is not None and channel.permissions_for(role).view_channel
