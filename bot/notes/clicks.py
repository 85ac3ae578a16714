"""Clicks on a note."""

from __future__ import annotations

from bot.core.ids import Click
from bot.core.services import Here, ctx_of, person_of
from bot.notes.messages import note_post
from bot.words.i18n import Words
from bot.words.layout import Post
from host.notes import notes


async def add(interaction: Here, click: Click, words: Words) -> Post:
    """Note what was written into the form."""
    return note_post(
        await notes.add(ctx_of(interaction), click.match, person_of(interaction), click.typed), words
    )


async def delete(interaction: Here, click: Click, words: Words) -> Post:
    """Delete the note."""
    return note_post(await notes.delete(ctx_of(interaction), click.match, person_of(interaction)), words)
