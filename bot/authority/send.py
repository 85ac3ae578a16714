"""Sending what was done to a table by authority."""

from __future__ import annotations

from bot.authority.messages import act_post
from bot.core.sender import Sender
from host.authority import audit
from host.authority.kinds import TellAct
from host.core import outbox
from storage.schedule.outbox import PostRow


async def send(sender: Sender, row: PostRow, post: TellAct, pictured: bool) -> None:
    """Tell the act at its table and take that off the outbox."""
    told = await audit.of_post(sender.ctx, post.act)
    if told is not None:
        await sender.send(told.match, act_post(told, await sender.words(told.match.server)), row)
    await outbox.mark_sent(sender.ctx, row)
