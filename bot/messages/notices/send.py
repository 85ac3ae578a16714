"""Sending notices of turns: in the channel of the match, or to the person directly."""

from __future__ import annotations

from functools import partial

from bot.core.sending.sender import Sender
from bot.messages.notices.messages import many_post, notice_post
from host.core import outbox
from host.messages.notices import gathering, notices
from host.messages.notices.kinds import AwaitedInMany, NoticePost
from storage.core.scheduling.outbox import PostRow


async def send(sender: Sender, row: PostRow, post: NoticePost, pictured: bool) -> None:
    """Send a notice that is still true and take it off the outbox; what is much at once is put together first."""
    if isinstance(post, AwaitedInMany):
        await _send_many(sender, row, post)
        return
    if await notices.hold_back(sender.ctx, row, post) or await gathering.gather(sender.ctx, row, post):
        return
    notice = await notices.of_post(sender.ctx, row.owner, post)
    if notice is None:
        await outbox.mark_sent(sender.ctx, row)
        return
    build = partial(notice_post, notice)
    place = await sender.notify(notice.match, notice.person, notice.where, build, row)
    await notices.note_sent(sender.ctx, row, post, *place)


async def _send_many(sender: Sender, row: PostRow, post: AwaitedInMany) -> None:
    if await gathering.hold_back(sender.ctx, row, post):
        return
    told = await gathering.of_post(sender.ctx, row.owner, post)
    if told is None:
        await outbox.mark_sent(sender.ctx, row)
        return
    place = await sender.notify(told.match, told.person, told.where, partial(many_post, told), row)
    await gathering.note_sent(sender.ctx, row, told, *place)
