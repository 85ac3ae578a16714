"""What people do about their plans, by a button or a command."""

from __future__ import annotations

from bot.core.services import Here, ctx_of, person_of
from bot.match.titles import title
from bot.words.i18n import Words
from bot.words.layout import Post, note
from engine.core.text import text
from host.plan import planning


async def cancel(interaction: Here, match_id: int, words: Words) -> Post:
    """Plan nothing any more."""
    planned = await planning.cancel(ctx_of(interaction), match_id, person_of(interaction))
    return note(words(text("done-unplan", match=title(planned.match, words))))
