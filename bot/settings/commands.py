"""`/settings`: what a person and a server have set, as panels; languages and times of the day as options."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.core.commands import choice, group, worded
from bot.core.services import Here, person_of
from bot.core.serving import serve
from bot.settings import actions
from bot.settings.menus import AUTOMATIC
from bot.settings.times import hours, zone_meant, zones
from bot.words.i18n import Words, locales, words
from bot.words.layout import Post, note
from bot.words.times import NEVER, minute_meant
from engine.core.text import Text, text
from host.settings import changing as settled
from host.settings.settings import Preferences

LANGUAGES = [
    choice("auto", AUTOMATIC),
    *(app_commands.Choice(name=words(locale)(Text("language")), value=locale) for locale in locales()),
]
WEEKENDS = {"none": (), "saturday-sunday": (5, 6), "friday-saturday": (4, 5), "sunday": (6,)}
"""Days of the week, 0 is Monday; others are chosen in the panel."""

settings = group("settings")


@worded("settings-me", settings)
@app_commands.choices(language=LANGUAGES)
async def me(interaction: Here, language: str | None = None) -> None:
    """Show what one has set oneself, or choose one's language."""

    async def chosen(spoken: Words) -> Post:
        if language is None:
            return await actions.own_panel(interaction, spoken)
        languages = interaction.client.services.languages
        await languages.choose_private(person_of(interaction), actions.kept(language))
        return note((await languages.private(interaction))(text("done-language")))

    await serve(interaction, chosen)


@worded("settings-times", settings)
@app_commands.choices(weekend=[choice(f"weekend-{name}", name) for name in WEEKENDS])
async def times(
    interaction: Here,
    zone: str | None = None,
    sleep_from: str | None = None,
    sleep_to: str | None = None,
    quiet_from: str | None = None,
    quiet_to: str | None = None,
    weekend: str | None = None,
) -> None:
    """Set when one's clocks rest and when one wants to hear nothing."""

    async def chosen(spoken: Words) -> Post:
        services, person = interaction.client.services, person_of(interaction)
        own, changes = await settled.preferences_of(services.ctx, person.id), dict[str, Any]()
        if zone is not None:
            changes["zone"] = zone_meant(zone, services.ctx.now())
        changes |= _window("sleep", own, sleep_from, sleep_to)
        changes |= _window("quiet", own, quiet_from, quiet_to)
        if weekend is not None:
            changes["weekdays"] = WEEKENDS[weekend]
        if changes:
            await settled.change_preferences(services.ctx, person, **changes)
            services.outbox.wake()
        return await actions.own_panel(interaction, spoken)

    await serve(interaction, chosen)


def _window(name: str, own: Preferences, began: str | None, ended: str | None) -> dict[str, Any]:
    """Return how a daily window changes; nothing where neither end was given."""
    if began is None and ended is None:
        return {}
    if NEVER in (began, ended):
        return {name: None}
    return {name: settled.reset(getattr(own, name), minute_meant(began), minute_meant(ended))}


times.autocomplete("zone")(zones)
for option in ("sleep_from", "sleep_to", "quiet_from", "quiet_to"):
    times.autocomplete(option)(hours)


@worded("settings-server", settings)
@app_commands.choices(language=LANGUAGES)
async def server(interaction: Here, language: str | None = None) -> None:
    """Show what is set for a server, or choose its language."""

    async def chosen(spoken: Words) -> Post:
        managed = actions.managed(interaction)
        if language is None:
            return await actions.server_panel(interaction, spoken)
        languages = interaction.client.services.languages
        await languages.choose_public(managed, actions.kept(language))
        public = await languages.public(managed, interaction.guild)
        return note(spoken(text("done-server-language", language=public(Text("language")))))

    await serve(interaction, chosen)
