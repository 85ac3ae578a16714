"""Giving up a seat and taking one, by a button or a command."""

from __future__ import annotations

from bot.core.services import Here, ctx_of, person_of
from bot.match.answers import answer_done
from bot.words.i18n import Words
from bot.words.layout import Post
from host.replace import replacing


async def resign(interaction: Here, match_id: int, words: Words) -> Post:
    """Give up one's seat; a robot plays on."""
    row = await replacing.resign(ctx_of(interaction), match_id, person_of(interaction))
    return answer_done(interaction, row, "done-resign", words)


async def take_seat(interaction: Here, match_id: int, words: Words, seat: int | None = None) -> Post:
    """Take the seat of somebody who plays no more: a certain one, or the one there is."""
    taken = await replacing.substitute(ctx_of(interaction), match_id, person_of(interaction), seat)
    key = "done-substitute-asked" if taken.is_asked else "done-substitute"
    return answer_done(interaction, taken.match, key, words)
