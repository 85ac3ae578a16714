"""`/host audit`."""

from __future__ import annotations

from discord import app_commands

from bot.authority.show import show_audit
from bot.core.commands import command
from bot.core.services import Here
from bot.words.i18n import Words
from bot.words.layout import Post


@command("host-audit", within="host")
async def audit(interaction: Here, words: Words, page: app_commands.Range[int, 1, 9999] = 1) -> Post:
    """Show what hosts have done."""
    return await show_audit(interaction, page, words)
