"""Clicks about seats that change hands."""

from __future__ import annotations

from bot.core.ids import Click
from bot.core.services import Here
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.decisions.replace import actions


async def substitute_by_button(interaction: Here, click: Click, words: Words) -> Post:
    """Take the seat the button is for."""
    return await actions.substitute(interaction, click.match, words, click.number)
