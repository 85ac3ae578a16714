"""`/rating`: the ratings of this server in a game; `/profile`: what somebody has played here."""

from __future__ import annotations

import discord

from bot.core.interactions.commands import command
from bot.core.services import Here, ctx_of
from bot.core.words.i18n import Words
from bot.core.words.layout import Post
from bot.history.ratings.messages import rating_post
from bot.history.ratings.show import show
from bot.matches.match.finding import find_channel_game, game_choices
from bot.matches.match.seats import refuse_unless_player
from host.history.ratings import leaderboard


@command("rating")
async def rating(interaction: Here, words: Words, game: str | None = None) -> Post:
    """Show the best of this server in a game, and one's own rating."""
    rules, _ = await find_channel_game(interaction, game, words)
    server = interaction.guild_id or 0
    found = await leaderboard.standing(ctx_of(interaction), server, rules.id, interaction.user.id)
    return rating_post(found, words)


rating.autocomplete("game")(game_choices)


@command("profile")
async def profile(
    interaction: Here, words: Words, player: discord.Member | discord.User | None = None
) -> Post:
    """Show what somebody has played in this server, to which places and how reliably."""
    meant = player or interaction.user
    refuse_unless_player(meant)
    return await show(interaction, meant, words)
