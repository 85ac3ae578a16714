"""Sending the notice that a match is about to be closed."""

from __future__ import annotations

from bot.core.sender import Sender
from bot.idle.messages import idle_post
from host.core import outbox
from host.idle import idle
from host.idle.kinds import AboutToClose
from storage.schedule.outbox import PostRow


async def send(sender: Sender, row: PostRow, post: AboutToClose, pictured: bool) -> None:
    """Send the notice and take it off the outbox; one that is not true any more is not sent."""
    notice = await idle.of_post(sender.ctx, row.owner)
    if notice is None:
        await outbox.mark_sent(sender.ctx, row)
        return
    shown = idle_post(notice, await sender.words(notice.match.server))
    message = await sender.send(notice.match, shown, row)
    await idle.note_sent(sender.ctx, row, post, message)
