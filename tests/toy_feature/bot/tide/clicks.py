"""Clicks on the tide."""

from __future__ import annotations

from bot.core.services import Here, ctx_of, person_of
from bot.words.i18n import Words
from bot.words.layout import Post, note
from engine.core.text import text
from host.tide import tide


async def mark(interaction: Here, match_id: int, words: Words) -> Post:
    """Leave a mark."""
    now = await tide.mark(ctx_of(interaction), match_id, person_of(interaction))
    return note(words(text("tide-marks", count=now.marks)))
