"""Clicks about plans."""

from __future__ import annotations

from bot.core.ids import Click
from bot.core.services import Here
from bot.plan import actions
from bot.words.i18n import Words
from bot.words.layout import Post


async def pass_on(interaction: Here, click: Click, words: Words) -> Post:
    """Pass many turns, having been asked; the number 0 stands for on and on."""
    return await actions.pass_turns(interaction, click.match, click.number or None, words)
