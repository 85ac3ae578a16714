"""Sending what was done to a table by authority."""

from __future__ import annotations

from bot.core.sending.sender import Sender
from bot.matches.permissions.messages import act_post
from host.core import outbox
from host.matches.permissions import audit
from host.matches.permissions.kinds import TellAct
from storage.core.scheduling.outbox import PostRow


async def send(sender: Sender, row: PostRow, post: TellAct, pictured: bool) -> None:
    """Tell the act at its table and take that off the outbox."""
    told = await audit.of_post(sender.ctx, post.act)
    if told is not None:
        await sender.send(told.match, act_post(told, await sender.words(told.match.server)), row)
    await outbox.mark_sent(sender.ctx, row)
