"""`/match`."""

from __future__ import annotations

from bot.core.commands import command
from bot.core.services import Here
from bot.match.finding import any_match_choices, find_match
from bot.panel.show import show_match
from bot.words.i18n import Words
from bot.words.layout import Post


@command("match")
async def match_panel(interaction: Here, words: Words, match: str | None = None) -> Post:
    """Show what one may do with a match now."""
    return await show_match(interaction, (await find_match(interaction, match)).id, words)


match_panel.autocomplete("match")(any_match_choices)
