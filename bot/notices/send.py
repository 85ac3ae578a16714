"""Sending notices of turns: in the channel of the match, or to the person directly."""

from __future__ import annotations

from functools import partial

from bot.core.sender import Sender
from bot.notices.messages import notice_post
from host.core import outbox
from host.notices import notices
from host.notices.kinds import TurnNotice
from storage.schedule.outbox import PostRow


async def send(sender: Sender, row: PostRow, post: TurnNotice, pictured: bool) -> None:
    """Send a notice that is still true and take it off the outbox."""
    notice = await notices.of_post(sender.ctx, row.owner, post)
    if notice is None:
        await outbox.mark_sent(sender.ctx, row)
        return
    build = partial(notice_post, notice)
    place = await sender.notify(notice.match, notice.person, notice.where, build, row)
    await notices.sent(sender.ctx, row, post, *place)
