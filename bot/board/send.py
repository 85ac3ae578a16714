"""Keeping the boards of servers up to date: whatever Discord refuses there concerns no match."""

from __future__ import annotations

import logging
from typing import assert_never
from weakref import WeakKeyDictionary

import discord

from bot.board.messages import board_post
from bot.board.readers import visible_matches
from bot.core.sender import Sender, is_later
from bot.words.layout import Post
from host.board import server_board
from host.board.kinds import BoardPost, ShowBoard, TakeDownBoard
from host.board.server_board import Board
from host.core import outbox
from storage.schedule.outbox import PostRow

log = logging.getLogger(__name__)

_given_up: WeakKeyDictionary[discord.Client, set[int]] = WeakKeyDictionary()
"""Servers whose board could not be written last time, by bot: that is said once."""


async def send(sender: Sender, row: PostRow, post: BoardPost, pictured: bool) -> None:
    """Post, edit or delete a board, and take that off the outbox."""
    match post:
        case ShowBoard():
            await _show(sender, row)
        case TakeDownBoard():
            await _take_down(sender, row, post)
        case _:
            assert_never(post)


async def _show(sender: Sender, row: PostRow) -> None:
    """Bring the board of a server up to date; one that can't be written is given up until the next change."""
    board = await server_board.of_server(sender.ctx, row.owner)
    if board is None:
        await outbox.mark_sent(sender.ctx, row)
        return
    guild = sender.client.get_guild(board.server)
    shown = [] if guild is None else await visible_matches(sender.client, guild, board)
    message = await _write(sender, board, board_post(shown, await sender.words(board.server)), row)
    await server_board.note_posted(sender.ctx, row, board, message)


async def _take_down(sender: Sender, row: PostRow, post: TakeDownBoard) -> None:
    """Delete a board that is not wanted where it stands."""
    channel = sender.client.get_partial_messageable(post.channel)
    try:
        await channel.get_partial_message(post.message).delete()
    except discord.HTTPException as slip:
        if is_later(slip):
            raise
        log.info("an old board in channel %d stays: %r", post.channel, slip)
    await outbox.mark_sent(sender.ctx, row)


async def _write(sender: Sender, board: Board, post: Post, row: PostRow) -> int | None:
    """Edit the board, or post it where it does not stand; None where Discord won't have that."""
    channel = sender.client.get_partial_messageable(board.channel, guild_id=board.server)
    given_up = _given_up.setdefault(sender.client, set())
    try:
        message = board.message
        if message is None or not await sender.edit(channel, message, post):
            message = await sender.post(channel, post, row)
    except discord.HTTPException as slip:
        if is_later(slip):
            raise
        if board.server not in given_up:
            place = board.server, board.channel
            log.warning("server %d: its board in channel %d is given up: %r", *place, slip)
        given_up.add(board.server)
        return None
    given_up.discard(board.server)
    return message
