"""Clicks in the audit log."""

from __future__ import annotations

from bot.authority.show import show_audit
from bot.core.ids import Click
from bot.core.services import Here
from bot.words.i18n import Words
from bot.words.layout import Post


async def leaf(interaction: Here, click: Click, words: Words) -> Post:
    """Show another page."""
    return await show_audit(interaction, click.number, words)
