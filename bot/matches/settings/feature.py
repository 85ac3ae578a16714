"""`/settings` and `/host settings`: the settings of a user and of a server, as panels."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.core.features import Feature, HelpPage
from bot.core.interactions.commands import choice, command
from bot.core.services import Here, ctx_of, person, person_of
from bot.core.words.i18n import Words, locales, name_of
from bot.core.words.layout import Post, note
from bot.core.words.names import clean_name
from bot.core.words.times import NEVER, read_minute
from bot.matches.settings.clicks import change
from bot.matches.settings.ids import Setting, click_name
from bot.matches.settings.menus import AUTOMATIC
from bot.matches.settings.show import language_code, server_managed_by, show_own, show_server
from bot.matches.settings.times import find_zone, hours, zones
from engine.core.text import Text, text
from host.matches.settings import avoiding, changing
from host.matches.settings.settings import Preferences

LANGUAGES = [
    choice("auto", AUTOMATIC),
    *(app_commands.Choice(name=name_of(locale), value=locale) for locale in locales()),
]
WEEKENDS = {"none": (), "saturday-sunday": (5, 6), "friday-saturday": (4, 5), "sunday": (6,)}
"""Days of the week, 0 is Monday; others are chosen in the panel."""


@command("settings-me", within="settings")
@app_commands.choices(language=LANGUAGES)
async def me(interaction: Here, words: Words, language: str | None = None) -> Post:
    """Show what one has set oneself, or choose one's language."""
    if language is None:
        return await show_own(interaction, words)
    languages = interaction.client.services.languages
    await languages.choose_private(person_of(interaction), language_code(language))
    return note((await languages.private(interaction))(text("done-language")))


@command("settings-times", within="settings")
@app_commands.choices(weekend=[choice(f"weekend-{name}", name) for name in WEEKENDS])
async def times(
    interaction: Here,
    words: Words,
    zone: str | None = None,
    sleep_from: str | None = None,
    sleep_to: str | None = None,
    quiet_from: str | None = None,
    quiet_to: str | None = None,
    weekend: str | None = None,
) -> Post:
    """Set when one's clocks rest and when one wants to hear nothing."""
    services, person = interaction.client.services, person_of(interaction)
    own, changes = await changing.preferences_of(services.ctx, person.id), dict[str, Any]()
    if zone is not None:
        changes["zone"] = find_zone(zone, services.ctx.now())
    changes |= _window("sleep", own, sleep_from, sleep_to)
    changes |= _window("quiet", own, quiet_from, quiet_to)
    if weekend is not None:
        changes["weekdays"] = WEEKENDS[weekend]
    if changes:
        await changing.change_preferences(services.ctx, person, **changes)
        services.wake()
    return await show_own(interaction, words)


def _window(name: str, own: Preferences, began: str | None, ended: str | None) -> dict[str, Any]:
    """Return how a daily window changes; nothing where neither end was given."""
    if began is None and ended is None:
        return {}
    if NEVER in (began, ended):
        return {name: None}
    return {name: changing.reset(getattr(own, name), read_minute(began), read_minute(ended))}


times.autocomplete("zone")(zones)
for option in ("sleep_from", "sleep_to", "quiet_from", "quiet_to"):
    times.autocomplete(option)(hours)


@command("settings-never-with", within="settings")
async def never_with(interaction: Here, words: Words, player: discord.User | None = None) -> Post:
    """Show whom one never wants to sit with, or add somebody, or take them off the list."""
    ctx, own = ctx_of(interaction), person_of(interaction)
    if player is None:
        names = [clean_name(one.name) for one in await avoiding.people_avoided(ctx, own)]
        return note(words(text("avoids", people=words.listed(names)) if names else Text("avoids-nobody")))
    is_avoided = await avoiding.toggle(ctx, own, person(player))
    key = "done-avoids" if is_avoided else "done-avoids-no-more"
    return note(words(text(key, player=clean_name(player.display_name))))


@command("host-settings", within="host")
@app_commands.choices(language=LANGUAGES)
async def server(interaction: Here, words: Words, language: str | None = None) -> Post:
    """Show what is set for a server, or choose its language."""
    managed = server_managed_by(interaction)
    if language is None:
        return await show_server(interaction, words)
    languages = interaction.client.services.languages
    await languages.choose_public(managed, language_code(language))
    public = await languages.public(managed, interaction.guild)
    return note(words(text("done-server-language", language=public(Text("language")))))


FEATURE = Feature(
    commands=(me, times, never_with, server),
    clicks={click_name(setting): change(setting) for setting in Setting},
    help=(HelpPage("help-settings", 60),),
)
