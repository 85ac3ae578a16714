"""`/help` and `/rules`."""

from __future__ import annotations

from bot.core.interactions.commands import command
from bot.core.services import Here
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.matches.match.finding import game_choices
from bot.operations.help.looking import what_now
from bot.operations.help.messages import help_post
from bot.operations.help.show import show_rules


@command("help")
async def help_page(interaction: Here, words: Words, game: str | None = None) -> Post:
    """Say what to do, or tell the rules of a game."""
    if game is not None:
        return await show_rules(interaction, game, words)
    return help_post(await what_now(interaction), words)


@command("rules")
async def rules(interaction: Here, words: Words, game: str | None = None) -> Post:
    """Tell the rules of a game in short, with its printed figures."""
    return await show_rules(interaction, game, words)


for each in (help_page, rules):
    each.autocomplete("game")(game_choices)
