"""Sending what is told of a restored database, and marking what the bot had posted since the copy was made."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from typing import Any, assert_never

import discord

from bot.core.marks import PAGE, SLACK
from bot.core.sender import Sender
from bot.posts.messages import add_buttons
from bot.restoring.messages import restored_post, void_post
from host.core import outbox
from host.posts import latest
from host.restoring import restored
from host.restoring.kinds import MarkVoid, PostRestored, RestoringPost
from host.view import lists
from storage.schedule.outbox import PostRow

log = logging.getLogger(__name__)

MAX_MESSAGES = 1_000
"""Messages that are looked through, the newest first."""


async def send(sender: Sender, row: PostRow, post: RestoringPost, pictured: bool) -> None:
    """Make a post and take it off the outbox."""
    match post:
        case PostRestored():
            await _tell(sender, row, post)
        case MarkVoid():
            await _mark_void(sender, row, post)
        case _:
            assert_never(post)


async def _tell(sender: Sender, row: PostRow, post: PostRestored) -> None:
    """Tell a table to where its match went back; the buttons come down with it."""
    notice = await restored.of_post(sender.ctx, row.owner, post)
    if notice is None:
        await outbox.mark_sent(sender.ctx, row)
        return
    words = await sender.words(notice.match.server)
    shown, plain = restored_post(notice, words), None
    if notice.match.status == "running":
        plain = add_buttons(shown, row.owner, words)
    message = await sender.send(notice.match, shown, row)
    await latest.take_told(sender.ctx, row, message, plain)


async def _mark_void(sender: Sender, row: PostRow, post: MarkVoid) -> None:
    match = await lists.row_of(sender.ctx, row.owner)
    if match is not None:
        words, channel = await sender.words(match.server), sender.channel(match)
        marked = 0
        async for message in _newer(sender, channel, post):
            shown = void_post([_raw(part) for part in message.components], words)
            if shown is not None and await sender.change(channel, message.id, shown):
                marked += 1
        log.info("match %d: %d posts are marked as void", match.id, marked)
    await outbox.mark_sent(sender.ctx, row)


async def _newer(
    sender: Sender, channel: discord.PartialMessageable, post: MarkVoid
) -> AsyncIterator[discord.Message]:
    """Yield the bot's own messages of which the copy knows nothing, the newest first."""
    assert sender.client.user is not None
    copied = max(0, post.copied - SLACK - discord.utils.DISCORD_EPOCH) << 22
    oldest, before = max(copied, post.after), None
    for _ in range(0, MAX_MESSAGES, PAGE):
        page = [message async for message in channel.history(limit=PAGE, before=before)]
        for message in page:
            is_ours = message.author.id == sender.client.user.id and bool(message.components)
            if message.id > oldest and is_ours:
                yield message
        if len(page) < PAGE or page[-1].id <= oldest:
            return
        before = page[-1]


def _raw(part: discord.Component) -> dict[str, Any]:
    raw: dict[str, Any] = dict(part.to_dict())
    return raw
