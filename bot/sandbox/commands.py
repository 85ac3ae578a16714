"""`/sandbox`."""

from __future__ import annotations

from bot.core.commands import command
from bot.core.services import Here
from bot.match.finding import find_match, match_choices
from bot.sandbox.show import show_sandbox
from bot.words.i18n import Words
from bot.words.layout import Post


@command("sandbox")
async def sandbox(interaction: Here, words: Words, match: str | None = None) -> Post:
    """Show the person's sandbox of a match."""
    return await show_sandbox(interaction, (await find_match(interaction, match)).id, words)


sandbox.autocomplete("match")(match_choices)
