"""Clicks on the settings panels; each changes one setting and shows the panel again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from bot.core.features import ClickHandler
from bot.core.ids import Click, UnknownId, parse_option
from bot.core.services import AppInteraction, ctx_of, is_admin, person_of
from bot.core.words.i18n import Translator, pick
from bot.core.words.layout import MessageView
from bot.core.words.time_controls import TIME_CONTROLS
from bot.matches.settings.menus import AUTOMATIC, Setting
from bot.matches.settings.panels import (
    IDLE,
    MORE,
    REMINDERS,
    RUNNING,
    VACATIONS,
    WHERES,
    preferences_post,
    server_settings_post,
)
from engine.core.text import text
from host.core.errors import UserError
from host.matches.settings import updates

Reading: TypeAlias = Callable[[int, Sequence[str]], dict[str, Any]]
"""Converts a button's number and a menu's values to the fields they change; raises UnknownId."""
LANGUAGES = (Setting.LANGUAGE, Setting.PUBLIC)


async def show_own(interaction: AppInteraction, translate: Translator) -> MessageView:
    """Show a user their settings."""
    services, user_key = interaction.client.services, person_of(interaction).key
    own = await updates.preferences_of(services.ctx, user_key)
    locale = await services.languages.read_private(user_key)
    return preferences_post(own, locale, services.ctx.now(), translate)


async def show_server(interaction: AppInteraction, translate: Translator) -> MessageView:
    """Show a manager the settings of their guild."""
    services, guild_id, guild = interaction.client.services, server_managed_by(interaction), interaction.guild
    settings = await updates.server_settings_of(services.ctx, guild_id)
    there = {place.id for place in (*guild.channels, *guild.roles)} if guild else set()
    locale = await services.languages.read_public(guild_id)
    return server_settings_post(settings, locale, there, translate)


def server_managed_by(interaction: AppInteraction) -> int:
    """Return the guild that the acting user manages.

    Raises UserError if they may not manage it.
    """
    if interaction.guild_id is None or not is_admin(interaction):
        raise UserError(text("slip-managers-only"))
    return interaction.guild_id


def language_code(language: str) -> str:
    """Return the stored form of a language; empty for automatic."""
    return "" if language == AUTOMATIC else pick(language)


def change(setting: Setting) -> ClickHandler:
    """Return the handler of a setting's menu or button."""

    async def handle(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
        if setting in LANGUAGES:
            return await _change_language(interaction, setting, _one_of(click.values, None), translate)
        if setting in PREFERENCES:
            return await _change_own(interaction, PREFERENCES[setting](click.number, click.values), translate)
        changes = SERVER_SETTINGS[setting](click.number, click.values)
        return await _change_server(interaction, changes, translate)

    return handle


async def _change_own(
    interaction: AppInteraction, changes: dict[str, Any], translate: Translator
) -> MessageView:
    await updates.change_preferences(ctx_of(interaction), person_of(interaction), **changes)
    interaction.client.services.wake()
    return await show_own(interaction, translate)


async def _change_server(
    interaction: AppInteraction, changes: dict[str, Any], translate: Translator
) -> MessageView:
    guild_id = server_managed_by(interaction)
    await updates.change_server_settings(ctx_of(interaction), guild_id, **changes)
    interaction.client.services.wake()
    return await show_server(interaction, translate)


async def _change_language(
    interaction: AppInteraction, setting: Setting, language: str, translate: Translator
) -> MessageView:
    """Set the language of a user or a guild, and show the panel in it."""
    languages = interaction.client.services.languages
    if setting is Setting.PUBLIC:
        await languages.choose_public(server_managed_by(interaction), language_code(language))
        return await show_server(interaction, translate)
    chosen = language_code(language)
    await languages.choose_private(person_of(interaction).key, chosen)
    return await show_own(interaction, await languages.private(interaction, chosen))


def _one_of(values: Sequence[str], known: Sequence[str] | None) -> str:
    if len(values) != 1 or (known is not None and values[0] not in known):
        raise UnknownId(str(values))
    return values[0]


def _number(field: str, offered: Sequence[int]) -> Reading:
    return lambda _, values: {field: int(_one_of(values, [str(count) for count in offered]))}


def _switch(field: str) -> Reading:
    return lambda number, _: {field: bool(number)}


def _place(field: str) -> Reading:
    """Return a reader for the one selected channel or role; None if the selection is empty."""
    return lambda _, values: {field: _snowflake(_one_of(values, None)) if values else None}


def _snowflake(value: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) < 20):
        raise UnknownId(value)
    return int(value)


def _weekdays(_: int, values: Sequence[str]) -> dict[str, Any]:
    days = sorted({parse_option(value) for value in values})
    if any(day > 6 for day in days):
        raise UnknownId(str(values))
    return {"weekdays": tuple(days)}


PREFERENCES: Mapping[Setting, Reading] = {
    Setting.NOTICES: lambda _, values: {"notices": _one_of(values, WHERES)},
    Setting.REMINDER: _number("remind_at", REMINDERS),
    Setting.WEEKDAYS: _weekdays,
    Setting.NEAR: _switch("near"),
    Setting.CONFIRM: _switch("confirm"),
    Setting.FORCED: _switch("auto_play"),
    Setting.PALETTE: lambda number, _: {"palette": "safe" if number else "harbour"},
    Setting.TEXT: _switch("text_first"),
    Setting.HIDDEN: _switch("is_hidden"),
}
SERVER_SETTINGS: Mapping[Setting, Reading] = {
    Setting.CHANNELS: lambda _, values: {"channels": tuple(map(_snowflake, values))},
    Setting.OPENERS: _place("opener_role"),
    Setting.HOSTS: _place("host_role"),
    Setting.TIME_CONTROL: lambda _, values: {"time_control": _one_of(values, TIME_CONTROLS)},
    Setting.TIME_CONTROLS: lambda _, values: {"time_controls": tuple(values)},
    Setting.VACATION: _number("vacation_days", VACATIONS),
    Setting.IDLE: _number("idle_days", IDLE),
    Setting.RUNNING: _number("most_running", RUNNING),
    Setting.MORE: _number("more_per_finished", MORE),
    Setting.BOARD: _place("board"),
}
