"""Sending that the tide has turned."""

from __future__ import annotations

from bot.core.ids import custom_id
from bot.core.sender import Sender
from bot.tide.ids import TideClick
from bot.words.i18n import Words
from bot.words.layout import Post, Sheet, button, rows, texts
from bot.words.names import clean_name
from engine.core.text import text
from host.core import outbox
from host.tide import tide
from host.tide.kinds import ShowTide
from storage.match.matches import MatchRow
from storage.schedule.outbox import PostRow


async def send(sender: Sender, row: PostRow, post: ShowTide, pictured: bool) -> None:
    """Send the post and take it off the outbox."""
    match = await tide.of_match(sender.ctx, row.owner)
    shown = tide_post(match, post, await sender.words(match.server))
    await sender.send(match, shown, row)
    await outbox.mark_sent(sender.ctx, row)


def tide_post(match: MatchRow, post: ShowTide, words: Words) -> Post:
    """Build the post, with a button to leave a mark."""
    said = words(text("tide-turned", player=clean_name(post.by)))
    seen = button(words(text("button-mark")), custom_id(match.id, TideClick.MARK))
    return Post(Sheet(*texts(said), *rows([seen])))
