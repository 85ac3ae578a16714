"""Sending notices of turns: in the channel of the match, or to the person directly."""

from __future__ import annotations

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
    words, place = await sender.words(notice.match.server), None
    if notice.where == "direct":
        spoken = await sender.languages.person(notice.person, words)
        place = await sender.send_to(notice.person, notice_post(notice, spoken), row.nonce)
    if place is None:
        message = await sender.send(notice.match, notice_post(notice, words), row.nonce)
        place = (notice.match.channel, message)
    await notices.sent(sender.ctx, row, post, *place)
