"""Clicks in the audit log."""

from __future__ import annotations

from bot.core.ids import Click
from bot.core.services import Here
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.matches.permissions.show import show_audit


async def leaf(interaction: Here, click: Click, words: Words) -> Post:
    """Show another page."""
    return await show_audit(interaction, click.number, words)
