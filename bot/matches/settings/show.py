"""What people and servers have set, as it is shown."""

from __future__ import annotations

from bot.core.services import Here, is_admin
from bot.core.words.i18n import Words, pick
from bot.core.words.layout import Post
from bot.matches.settings.menus import AUTOMATIC
from bot.matches.settings.person_panel import preferences_post
from bot.matches.settings.server_panel import server_settings_post
from engine.core.text import text
from host.core.errors import Refusal
from host.matches.settings import changing


async def show_own(interaction: Here, words: Words) -> Post:
    """Show a person what they have set."""
    services, person = interaction.client.services, interaction.user.id
    own = await changing.preferences_of(services.ctx, person)
    locale = await services.languages.read_private(person)
    return preferences_post(own, locale, services.ctx.now(), words)


async def show_server(interaction: Here, words: Words) -> Post:
    """Show a manager what is set for their server."""
    services, server, guild = interaction.client.services, server_managed_by(interaction), interaction.guild
    settings = await changing.server_settings_of(services.ctx, server)
    there = {place.id for place in (*guild.channels, *guild.roles)} if guild else set()
    locale = await services.languages.read_public(server)
    return server_settings_post(settings, locale, there, words)


def server_managed_by(interaction: Here) -> int:
    """Return the server that who acts may manage; a Refusal where they may not."""
    if interaction.guild_id is None or not is_admin(interaction):
        raise Refusal(text("slip-managers-only"))
    return interaction.guild_id


def language_code(language: str) -> str:
    """Return a language as it is stored: nothing where it is left to Discord."""
    return "" if language == AUTOMATIC else pick(language)
