"""The boards of servers, kept up to date: whatever Discord refuses there concerns no match."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord
import msgspec

from bot.board.messages import noticeboard_post
from bot.core.failures import Failure, kind_of
from bot.words.languages import Languages
from bot.words.layout import Post
from host.board import server_board
from host.board.server_board import Noticeboard
from host.core import outbox
from host.core.context import Context
from host.view.lists import Mine
from storage.match.matches import MatchRow
from storage.schedule.outbox import PostRow

log = logging.getLogger(__name__)

Readable = discord.abc.GuildChannel | None


class Noticeboards:
    """Posts and edits boards; a board that can't be written is given up until the next change."""

    def __init__(self, client: discord.Client, ctx: Context, languages: Languages) -> None:
        self._client = client
        self._ctx = ctx
        self._languages = languages
        self._given_up: set[int] = set()
        """Servers whose board could not be written last time."""

    async def carry(self, row: PostRow) -> None:
        """Bring the board of a match's server up to date, and take the post off the outbox."""
        board = await server_board.of_post(self._ctx, row.match)
        if board is None:
            await outbox.sent(self._ctx, row, None)
            return
        guild = self._client.get_guild(board.server)
        words = await self._languages.public(board.server, guild)
        listed = [] if guild is None else await self._listed(guild, board)
        message = await self._written(board, noticeboard_post(listed, words), row.nonce)
        await server_board.posted(self._ctx, row, board, message)

    async def take_down(self, row: PostRow) -> None:
        """Delete a board that is not wanted where it stands, and take the post off the outbox."""
        gone = msgspec.json.decode(row.payload, type=dict[str, int])
        channel = self._client.get_partial_messageable(gone["channel"])
        try:
            await channel.get_partial_message(gone["message"]).delete()
        except discord.HTTPException as slip:
            if kind_of(slip) is Failure.LATER:
                raise
            log.info("an old board in channel %d stays: %r", gone["channel"], slip)
        await outbox.sent(self._ctx, row, None)

    async def _written(self, board: Noticeboard, post: Post, nonce: str) -> int | None:
        """Edit the board, or post it where it does not stand; None where Discord won't have that."""
        channel = self._client.get_partial_messageable(board.channel, guild_id=board.server)
        try:
            message = await self._edited(channel, board.message, post)
            if message is None:
                sent = await channel.send(view=post.sheet, nonce=nonce, allowed_mentions=post.mentions)
                message = sent.id
        except discord.HTTPException as slip:
            if kind_of(slip) is Failure.LATER:
                raise
            self._give_up(board, slip)
            return None
        self._given_up.discard(board.server)
        return message

    async def _edited(
        self, channel: discord.PartialMessageable, message: int | None, post: Post
    ) -> int | None:
        if message is None:
            return None
        try:
            await channel.get_partial_message(message).edit(view=post.sheet, allowed_mentions=post.mentions)
        except discord.HTTPException as slip:
            if kind_of(slip) is not Failure.MESSAGE:
                raise
            return None
        return message

    def _give_up(self, board: Noticeboard, slip: discord.HTTPException) -> None:
        if board.server not in self._given_up:
            log.warning(
                "server %d: its board in channel %d is given up: %r", board.server, board.channel, slip
            )
        self._given_up.add(board.server)

    async def _listed(self, guild: discord.Guild, board: Noticeboard) -> list[Mine]:
        """Return the matches whose channels all roles see that see the board."""
        place = guild.get_channel(board.channel)
        readers = [role for role in guild.roles if _sees(place, role)]
        return [one for one in board.matches if await self._is_for(readers, guild, one.match)]

    async def _is_for(self, readers: Sequence[discord.Role], guild: discord.Guild, match: MatchRow) -> bool:
        channel = guild.get_channel_or_thread(match.channel)
        if channel is None and match.is_thread:
            channel = await self._archived(match.channel)
        if isinstance(channel, discord.Thread):
            channel = None if channel.is_private() else channel.parent
        return channel is not None and all(_sees(channel, role) for role in readers)

    async def _archived(self, thread: int) -> discord.Thread | None:
        """Return a thread that sleeps: of those Discord tells only who asks."""
        try:
            found = await self._client.fetch_channel(thread)
        except (discord.HTTPException, discord.InvalidData):
            return None
        return found if isinstance(found, discord.Thread) else None


def _sees(channel: Readable, role: discord.Role) -> bool:
    return channel is not None and channel.permissions_for(role).view_channel
