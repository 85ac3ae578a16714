"""`/why`."""

from __future__ import annotations

from discord import app_commands

from bot.core.interactions.commands import command
from bot.core.services import Here
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.matches.match.finding import find_match, match_choices
from bot.turns.explain.show import show_why


@command("why", beside=True)
async def why_command(
    interaction: Here,
    words: Words,
    of_turn: app_commands.Range[int, 1, 9999] | None = None,
    match: str | None = None,
) -> Post:
    """Explain a turn."""
    return await show_why(interaction, (await find_match(interaction, match)).id, words, of_turn)


why_command.autocomplete("match")(match_choices)
