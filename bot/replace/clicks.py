"""Clicks about seats that change hands."""

from __future__ import annotations

from bot.core.ids import Click
from bot.core.services import Here
from bot.replace.actions import take_seat
from bot.words.i18n import Words
from bot.words.layout import Post


async def substitute(interaction: Here, click: Click, words: Words) -> Post:
    """Take the seat the button is for."""
    return await take_seat(interaction, click.match, words, click.number)
