"""`/settings` and `/host settings`: the settings of a user and of a guild, as panels."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.core.features import Feature, HelpPage
from bot.core.interactions.commands import choice, command
from bot.core.services import AppInteraction, ctx_of, person, person_of
from bot.core.words.i18n import Translator, locales, name_of
from bot.core.words.layout import MessageView, note
from bot.core.words.limits import CHOICES
from bot.core.words.names import clean_name
from bot.core.words.times import NEVER, clock_time, clock_times, read_minute
from bot.matches.match.lookup import filter_choices
from bot.matches.settings.clicks import change, language_code, server_managed_by, show_own, show_server
from bot.matches.settings.menus import AUTOMATIC, Setting, click_name
from engine.core.text import LocalizedText, text
from host.core.errors import UserError, user_error
from host.matches.settings import block_list, updates
from host.matches.settings.settings import Preferences
from host.matches.settings.zones import is_zone, local_time, zones_like

LANGUAGES = [
    choice("auto", AUTOMATIC),
    *(app_commands.Choice(name=name_of(locale), value=locale) for locale in locales()),
]
WEEKENDS = {"none": (), "saturday-sunday": (5, 6), "friday-saturday": (4, 5), "sunday": (6,)}
"""Weekdays, 0 is Monday; the panel offers other days."""


async def zones(interaction: AppInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest time zones by city or by their current time."""
    now = ctx_of(interaction).now()
    found = zones_like(typed, now)[:CHOICES]
    return filter_choices([(f"{name} ({local_time(name, now)})", name) for name in found], "")


def find_zone(given: str, now: int) -> str:
    """Return the selected time zone, or the only match of the typed text.

    Raises UserError otherwise.
    """
    if is_zone(given):
        return given
    found = zones_like(given, now) if given.strip() else []
    if len(found) != 1:
        raise user_error("unknown-zone", zone=clean_name(given))
    return found[0]


async def hours(interaction: AppInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest times of day; a complete typed one comes first."""
    translate = await interaction.client.services.languages.private(interaction)
    offered = filter_choices(clock_times(translate), typed)
    try:
        minute = read_minute(typed.strip() or None)
    except UserError:
        return offered
    if minute is None:
        return offered
    exact = clock_time(minute)
    return [app_commands.Choice(name=exact, value=exact), *(each for each in offered if each.value != exact)][
        :CHOICES
    ]


@command("settings-me", within="settings")
@app_commands.choices(language=LANGUAGES)
async def me(interaction: AppInteraction, translate: Translator, language: str | None = None) -> MessageView:
    """Show the user's own settings or set their language."""
    if language is None:
        return await show_own(interaction, translate)
    languages, chosen = interaction.client.services.languages, language_code(language)
    await languages.choose_private(person_of(interaction).key, chosen)
    return note((await languages.private(interaction, chosen))(text("done-language")))


@command("settings-times", within="settings")
@app_commands.choices(weekend=[choice(f"weekend-{name}", name) for name in WEEKENDS])
async def times(
    interaction: AppInteraction,
    translate: Translator,
    zone: str | None = None,
    sleep_from: str | None = None,
    sleep_to: str | None = None,
    quiet_from: str | None = None,
    quiet_to: str | None = None,
    weekend: str | None = None,
) -> MessageView:
    """Set when the user's clocks are paused and when they receive no notifications."""
    services, user = interaction.client.services, person_of(interaction)
    own, changes = await updates.preferences_of(services.ctx, user.key), dict[str, Any]()
    if zone is not None:
        changes["zone"] = find_zone(zone, services.ctx.now())
    changes |= _window("sleep", own, sleep_from, sleep_to)
    changes |= _window("quiet", own, quiet_from, quiet_to)
    if weekend is not None:
        changes["weekdays"] = WEEKENDS[weekend]
    if changes:
        await updates.change_preferences(services.ctx, user, **changes)
        services.wake()
    return await show_own(interaction, translate)


def _window(name: str, own: Preferences, began: str | None, ended: str | None) -> dict[str, Any]:
    """Return the changes to a daily time window; empty if neither end was given."""
    if began is None and ended is None:
        return {}
    if NEVER in (began, ended):
        return {name: None}
    return {name: updates.changed_window(getattr(own, name), read_minute(began), read_minute(ended))}


times.autocomplete("zone")(zones)
for option in ("sleep_from", "sleep_to", "quiet_from", "quiet_to"):
    times.autocomplete(option)(hours)


@command("settings-never-with", within="settings")
async def never_with(
    interaction: AppInteraction, translate: Translator, player: discord.User | None = None
) -> MessageView:
    """Show the user's block list, or add a user to it or remove them."""
    ctx, own = ctx_of(interaction), person_of(interaction)
    if player is None:
        names = [translate.mention(one) for one in await block_list.blocked_users(ctx, own)]
        return note(
            translate(
                text("avoids", people=translate.listed(names)) if names else LocalizedText("avoids-nobody")
            )
        )
    is_avoided = await block_list.toggle(ctx, own, person(interaction, player))
    key = "done-avoids" if is_avoided else "done-avoids-no-more"
    return note(translate(text(key, player=clean_name(player.display_name))))


@command("host-settings", within="host")
@app_commands.choices(language=LANGUAGES)
async def server(
    interaction: AppInteraction, translate: Translator, language: str | None = None
) -> MessageView:
    """Show a guild's settings or set its language."""
    managed = server_managed_by(interaction)
    if language is None:
        return await show_server(interaction, translate)
    languages = interaction.client.services.languages
    await languages.choose_public(managed, language_code(language))
    public = await languages.public(managed, interaction.guild)
    return note(translate(text("done-server-language", language=public(LocalizedText("language")))))


FEATURE = Feature(
    commands=(me, times, never_with, server),
    clicks={click_name(setting): change(setting) for setting in Setting},
    help=(HelpPage("help-settings", 60),),
)
