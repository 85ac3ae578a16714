"""Deleting messages of ours that have done their work."""

from __future__ import annotations

import logging

import discord

from bot.core.failures import Failure, kind_of
from bot.core.sender import Sender
from host.core import outbox
from host.core.outbox import DeleteMessage
from host.posts import cards
from storage.schedule.outbox import PostRow

log = logging.getLogger(__name__)


async def send(sender: Sender, row: PostRow, post: DeleteMessage, pictured: bool) -> None:
    """Delete a message and take that off the outbox; one that is gone already is no failure."""
    own = (await cards.card(sender.ctx, row.owner)).match.channel
    channel = own if post.channel is None else post.channel
    try:
        place = sender.client.get_partial_messageable(channel)
        await place.get_partial_message(post.message).delete()
    except discord.HTTPException as slip:
        if not _is_gone(slip, is_elsewhere=channel != own):
            raise
        log.info("%s: a message was gone already: %r", outbox.owner_of(row), slip)
    await outbox.mark_sent(sender.ctx, row)


def _is_gone(slip: discord.HTTPException, *, is_elsewhere: bool) -> bool:
    """Tell whether there is nothing left to delete; that a direct channel is lost says nothing of the match."""
    kind = kind_of(slip)
    return kind is Failure.MESSAGE or (is_elsewhere and kind in {Failure.CHANNEL, Failure.FORBIDDEN})
