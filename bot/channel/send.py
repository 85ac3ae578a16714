"""Telling players directly where their match is."""

from __future__ import annotations

import logging

from bot.channel.messages import channel_post
from bot.core.sender import Sender
from host.channel import telling
from host.channel.kinds import TellPlayer
from host.core import outbox
from storage.schedule.outbox import PostRow

log = logging.getLogger(__name__)


async def send(sender: Sender, row: PostRow, post: TellPlayer, pictured: bool) -> None:
    """Tell a player and take that off the outbox; who takes no messages is not told."""
    match = await telling.of_post(sender.ctx, post.match, row.owner)
    if match is not None:
        guild = sender.client.get_guild(match.server)
        words = await sender.languages.person(row.owner, await sender.words(match.server))
        shown = channel_post(match, guild.name if guild else "?", words)
        if await sender.send_to(row.owner, shown, row) is None:
            log.warning("match %d: one of its players takes no message about its channel", match.id)
    await outbox.mark_sent(sender.ctx, row)
