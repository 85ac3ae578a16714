"""Updates of guilds' match boards.

Discord errors during an update don't affect any match.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import assert_never
from weakref import WeakKeyDictionary

import discord

from bot.core.features import Feature
from bot.core.sending.failures import Failure, classify
from bot.core.sending.sender import Sender, should_retry
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, container, texts
from bot.core.words.redaction import is_redacted
from bot.matches.match.lists import match_list_message
from engine.core.text import text
from host.core import outbox
from host.messages import board as server_board
from host.messages.board import DeleteMatchList, MatchList, MatchListPost, PostMatchList
from host.messages.view import OwnMatch
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match.matches import MatchRow


def match_board_message(matches: Sequence[OwnMatch], translate: Translator) -> MessageView:
    """List as many of a guild's open and running matches as fit the message limit."""
    heading = f"## {translate(text('server-board-heading'))}"
    if not matches:
        return MessageView(container(texts(heading, translate(text("server-board-none")))))
    return match_list_message(heading, matches, translate)


Readable = discord.abc.GuildChannel | None


async def visible_matches(client: discord.Client, guild: discord.Guild, board: MatchList) -> list[OwnMatch]:
    """Return the matches whose channels are visible to every role that can see the match board."""
    place = guild.get_channel(board.channel)
    readers = [role for role in guild.roles if _sees(place, role)]
    return [match for match in board.matches if await _is_for(client, readers, guild, match.match)]


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
    """Load an archived thread; return None if it can't be loaded.

    Archived threads are not in the cache.
    """
    try:
        found = await client.fetch_channel(thread)
    except (discord.HTTPException, discord.InvalidData):
        return None
    return found if isinstance(found, discord.Thread) else None


def _sees(channel: Readable, role: discord.Role) -> bool:
    return channel is not None and channel.permissions_for(role).view_channel


log = logging.getLogger(__name__)

_failed_guilds: WeakKeyDictionary[discord.Client, set[int]] = WeakKeyDictionary()
"""For each client, the guilds whose last board update failed. Each error is logged only once."""


async def send(sender: Sender, row: OutboxRow, post: MatchListPost, with_picture: bool) -> None:
    """Post, edit or delete a match board, and delete the outbox row."""
    match post:
        case PostMatchList():
            await _show(sender, row)
        case DeleteMatchList():
            await _delete_board(sender, row, post)
        case _:
            assert_never(post)


async def _show(sender: Sender, row: OutboxRow) -> None:
    """Update a guild's board.

    A failed update is not retried until the next change.
    """
    board = await server_board.load_match_list(sender.ctx, row.owner)
    if board is None:
        await outbox.delete_sent(sender.ctx, row)
        return
    guild = sender.client.get_guild(board.guild_id)
    own_matches = [] if guild is None else await visible_matches(sender.client, guild, board)
    message = await _edit_or_post(
        sender,
        board,
        match_board_message(own_matches, await sender.translator(board.guild_id, board.channel)),
        row,
    )
    await server_board.note_posted(sender.ctx, row, board, message)


async def _delete_board(sender: Sender, row: OutboxRow, post: DeleteMatchList) -> None:
    """Delete a match board from a channel in which the guild no longer wants it."""
    channel = sender.client.get_partial_messageable(post.channel)
    try:
        await channel.get_partial_message(post.message).delete()
    except discord.HTTPException as error:
        if should_retry(error):
            raise
        log.info("an old server board in channel %d could not be deleted: %r", post.channel, error)
    await outbox.delete_sent(sender.ctx, row)


async def _edit_or_post(
    sender: Sender, board: MatchList, message_view: MessageView, row: OutboxRow
) -> int | None:
    """Edit the board; if it does not exist, post it.

    Return its message id, or None if Discord refuses.
    """
    channel = sender.client.get_partial_messageable(board.channel, guild_id=board.guild_id)
    given_up = _failed_guilds.setdefault(sender.client, set())
    try:
        message = board.message
        if message is None or not await sender.edit(channel, message, message_view):
            message = await sender.post(channel, message_view, row)
    except discord.HTTPException as error:
        if should_retry(error) or (classify(error) is Failure.INVALID and not is_redacted()):
            raise
        if board.guild_id not in given_up:
            place = board.guild_id, board.channel
            log.warning("server %d: its board in channel %d can't be updated any more: %r", *place, error)
        given_up.add(board.guild_id)
        return None
    given_up.discard(board.guild_id)
    return message


FEATURE = Feature(send=send)
