"""`/analyse`."""

from __future__ import annotations

from bot.core.interactions.commands import command
from bot.core.services import Here
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.history.analysis.show import show_analysis
from bot.matches.match.finding import find_match, match_choices


@command("analyse", beside=True)
async def analyse(interaction: Here, words: Words, match: str | None = None) -> Post:
    """Show the analysis of a match that is over."""
    return await show_analysis(interaction, (await find_match(interaction, match)).id, words)


analyse.autocomplete("match")(match_choices)
