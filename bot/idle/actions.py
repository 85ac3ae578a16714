"""What people do about a match that is about to be closed."""

from __future__ import annotations

from bot.core.services import Here, ctx_of, person_of
from bot.match.answers import answer_done
from bot.words.i18n import Words
from bot.words.layout import Post
from host.idle import idle


async def keep(interaction: Here, match_id: int, words: Words) -> Post:
    """Keep a match going."""
    row = await idle.keep(ctx_of(interaction), match_id, person_of(interaction))
    return answer_done(interaction, row, "done-keep", words)
