"""`/learn`: a short guided match, for oneself alone."""

from __future__ import annotations

from discord import app_commands

from bot.core.interactions.commands import command
from bot.core.services import Here
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.matches.match.finding import filter_choices, find_game
from bot.turns.learn.show import show_game, show_lessons
from engine.core.lesson import lesson_of
from engine.core.library import games
from engine.core.text import Text


@command("learn")
async def learn_command(interaction: Here, words: Words, game: str | None = None) -> Post:
    """Take up the lesson of a game, or show which games have one."""
    if game is None:
        return await show_lessons(interaction, words)
    return await show_game(interaction, find_game(game, words), words)


@learn_command.autocomplete("game")
async def lesson_choices(interaction: Here, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the games that have a lesson."""
    words = await interaction.client.services.languages.private(interaction)
    taught = [name for name, rules in games().items() if lesson_of(rules) is not None]
    return filter_choices([(words(Text(f"{name}-name")), name) for name in taught], typed)
