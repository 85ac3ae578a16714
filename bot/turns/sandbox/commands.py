"""`/sandbox`."""

from __future__ import annotations

from bot.core.interactions.commands import command
from bot.core.services import Here
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.matches.match.finding import find_match, match_choices
from bot.turns.sandbox.show import show_sandbox


@command("sandbox")
async def sandbox_command(interaction: Here, words: Words, match: str | None = None) -> Post:
    """Show the person's sandbox of a match."""
    return await show_sandbox(interaction, (await find_match(interaction, match)).id, words)


sandbox_command.autocomplete("match")(match_choices)
