"""Clicks on notices."""

from __future__ import annotations

from bot.core.ids import Click
from bot.core.services import Here
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.messages.notices import actions


async def snooze(interaction: Here, click: Click, words: Words) -> Post:
    """Tell somebody nothing of a match for as many hours as the button says."""
    return await actions.mute(interaction, click.match, words, click.number)
