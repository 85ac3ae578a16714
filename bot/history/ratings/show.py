"""What is shown of a person on a server: read, draw, lay out."""

from __future__ import annotations

import discord
from msgspec.structs import replace

from bot.core.charts.profile import figure_lines, show_profile
from bot.core.services import Here, asker_of, ctx_of, person
from bot.core.words.i18n import Words
from bot.core.words.layout import Post, note
from bot.history.ratings.messages import pictured_profile, profile_post
from engine.core.text import Text
from host.history.statistics import reading
from host.history.statistics.reading import Told
from host.matches.settings.changing import preferences_of


async def show(interaction: Here, meant: discord.Member | discord.User, words: Words) -> Post:
    """Show what somebody has played in this server: as a picture, or in words where these are preferred."""
    told = await reading.of_person(
        ctx_of(interaction), interaction.guild_id or 0, person(meant), interaction.user.id
    )
    return await _post(interaction, told, meant, words, is_own=meant.id == interaction.user.id)


async def share(interaction: Here, words: Words) -> Post:
    """Show everybody in the channel what the person who asks has played in this server."""
    services, guild = interaction.client.services, interaction.guild
    asker = person(interaction.user)
    told = await reading.of_person(services.ctx, interaction.guild_id or 0, asker, asker.id)
    public = await services.languages.public(interaction.guild_id or 0, guild)
    shared = await _post(interaction, told, interaction.user, public, is_own=False)
    return replace(note(words(Text("profile-shared"))), announced=shared)


async def _post(
    interaction: Here, told: Told, meant: discord.Member | discord.User, words: Words, *, is_own: bool
) -> Post:
    services, name = interaction.client.services, meant.display_name
    own = await preferences_of(services.ctx, interaction.user.id)
    if told.profile.record.played and not own.text_first:
        shown = show_profile(told, name, interaction.guild.name if interaction.guild else "", words)
        palette = own.palette if is_own else "harbour"
        picture = await services.pictures.chart(shown.view, shown.alt, asker_of(interaction), palette=palette)
        if picture is not None:
            return pictured_profile(told.profile, name, picture, words, is_own=is_own)
    figures = {game: "\n".join(figure_lines(told, game, words)) for game in told.figures}
    return profile_post(told.profile, name, words, figures, is_own=is_own)
