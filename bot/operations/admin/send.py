"""Sending the notice that the clocks of a match still rest."""

from __future__ import annotations

from bot.core.sending.sender import Sender
from bot.operations.admin.messages import pause_post
from host.core import outbox
from host.operations.admin import pauses
from host.operations.admin.pauses import StillPaused
from storage.core.scheduling.outbox import PostRow


async def send(sender: Sender, row: PostRow, post: StillPaused, pictured: bool) -> None:
    """Send the notice and take it off the outbox; one that is not true any more is not sent."""
    notice = await pauses.of_post(sender.ctx, row.owner, post)
    if notice is not None:
        shown = pause_post(notice, await sender.words(notice.match.server))
        await sender.send(notice.match, shown, row)
    await outbox.mark_sent(sender.ctx, row)
