"""Telling those who follow a match: by direct message alone."""

from __future__ import annotations

import logging

from bot.core.access import Place, sees
from bot.core.sender import Sender
from bot.follow.messages import news_post
from host.core import outbox
from host.follow import following
from host.follow.kinds import MatchWentOn
from storage.match.matches import MatchRow
from storage.schedule.outbox import PostRow

log = logging.getLogger(__name__)


async def send(sender: Sender, row: PostRow, post: MatchWentOn, pictured: bool) -> None:
    """Tell somebody how a match goes on whose channel they see; who takes no messages is not told."""
    if await following.hold_back(sender.ctx, row, post):
        return
    news = await following.news_of(sender.ctx, post.match, row.owner)
    if news is None or not await sees(sender.client, _place(news.match), row.owner):
        await outbox.mark_sent(sender.ctx, row)
        return
    words = await sender.languages.person(row.owner, await sender.words(news.match.server))
    if await sender.send_to(row.owner, news_post(news, words), row) is None:
        log.warning("match %d: somebody who follows it takes no message", post.match)
    await following.note_sent(sender.ctx, row, row.owner, news)


def _place(row: MatchRow) -> Place:
    return Place(row.server, row.channel)
