"""`/versus`: somebody and I head to head; `/records`: the records of a game on this server."""

from __future__ import annotations

import discord

from bot.charts.versus import show_versus
from bot.core.commands import command
from bot.core.services import Here, asker_of, ctx_of
from bot.match.finding import find_channel_game, game_choices
from bot.match.seats import refuse_unless_player
from bot.statistics.messages import records_post, versus_post
from bot.words.i18n import Words
from bot.words.layout import Post
from engine.core.text import Text
from host.core.refusals import Refusal
from host.settings.changing import preferences_of
from host.statistics import reading


@command("versus")
async def versus(interaction: Here, words: Words, player: discord.Member | discord.User) -> Post:
    """Show how somebody and the person who asks came out of the matches that both played here."""
    refuse_unless_player(player)
    services, person = interaction.client.services, interaction.user
    if player.id == person.id:
        raise Refusal(Text("slip-versus-oneself"))
    found = await reading.of_two(services.ctx, interaction.guild_id or 0, person.id, player.id)
    shown = show_versus(found, (person.display_name, player.display_name), words)
    own = await preferences_of(services.ctx, person.id)
    if own.text_first or not found.duels:
        return versus_post(shown.board, None)
    picture = await services.pictures.chart(shown.view, shown.alt, asker_of(interaction), palette=own.palette)
    return versus_post(shown.board, picture)


@command("records", beside=True)
async def records(interaction: Here, words: Words, game: str | None = None) -> Post:
    """Show the records of a game on this server, and how often each seat wins."""
    rules, _ = await find_channel_game(interaction, game, words)
    found = await reading.of_game(ctx_of(interaction), interaction.guild_id or 0, rules.id)
    return records_post(found, words)


records.autocomplete("game")(game_choices)
