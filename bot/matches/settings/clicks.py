"""Click handlers for the settings panels; each changes one setting and shows the panel again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from bot.core.features import ClickHandler
from bot.core.ids import Click, UnknownCustomId, parse_option
from bot.core.services import (
    AppInteraction,
    acting_user,
    can_list_matches,
    ctx_of,
    is_admin,
    load_guild_settings,
)
from bot.core.words.i18n import Translator, pick_locale
from bot.core.words.layout import MessageView
from bot.core.words.time_controls import TIME_CONTROLS
from bot.core.words.times import NEVER
from bot.matches.settings.menus import AUTOMATIC, Section, Setting, section_of
from bot.matches.settings.panels import (
    DIGEST_TIMES,
    IDLE,
    MORE,
    NOTIFICATION_TARGETS,
    REMINDERS,
    RUNNING,
    VACATIONS,
    guild_settings_message,
    preferences_message,
)
from engine.core.text import text
from host.core.errors import UserError
from host.matches.settings import updates

ChangeParser: TypeAlias = Callable[[int, Sequence[str]], dict[str, Any]]
"""Returns the changed fields.

The parameters are a button's number and a menu's selected values. Raises UnknownCustomId if they are invalid.
"""
LANGUAGES = (Setting.LANGUAGE, Setting.PUBLIC)
ROLES = {Setting.OPENERS: "opener_role", Setting.HOSTS: "host_role"}
"""The settings whose value is a role, with the fields that store the role."""


async def show_preferences(interaction: AppInteraction, translate: Translator) -> MessageView:
    """Show a user their settings."""
    services, user_key = interaction.client.services, acting_user(interaction).key
    own = await updates.get_preferences(services.ctx, user_key)
    locale = await services.languages.get_user_locale(user_key)
    return preferences_message(own, locale, services.ctx.now(), translate)


async def show_guild_settings(
    interaction: AppInteraction, translate: Translator, section: Section = Section.SERVER
) -> MessageView:
    """Show a section of a guild's settings to a user who manages the guild."""
    guild_id = managed_guild(interaction)
    locale = await interaction.client.services.languages.get_guild_locale(guild_id)
    return guild_settings_message(await load_guild_settings(interaction), locale, section, translate)


async def choose_section(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show the chosen section of a guild's settings."""
    section = Section(_one_of(click.values, [*Section]))
    return await show_guild_settings(interaction, translate, section)


def managed_guild(interaction: AppInteraction) -> int:
    """Return the guild that the acting user manages.

    Raises UserError if they may not manage it.
    """
    if interaction.guild_id is None or not is_admin(interaction):
        raise UserError(text("slip-managers-only"))
    return interaction.guild_id


def language_code(language: str) -> str:
    """Return the stored form of a language; empty for automatic selection."""
    return "" if language == AUTOMATIC else pick_locale(language)


def change_handler(setting: Setting) -> ClickHandler:
    """Return the click handler for a setting's menu or button."""

    async def handle(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
        if setting in LANGUAGES:
            return await _change_language(interaction, setting, _one_of(click.values, None), translate)
        if setting in PREFERENCES:
            return await _change_preferences(
                interaction, PREFERENCES[setting](click.number, click.values), translate
            )
        changes = GUILD_SETTINGS[setting](click.number, click.values)
        if setting in ROLES and changes[ROLES[setting]] == interaction.guild_id:
            # The user selected the role @everyone, which means no restriction. Discord does not list that
            # role among a member's roles.
            changes = {ROLES[setting]: None}
        if setting is Setting.BOARD:
            _require_list_channel(interaction, changes["board"])
        managed = managed_guild(interaction)
        await updates.update_guild_settings(ctx_of(interaction), managed, **changes)
        interaction.client.services.wake()
        return await show_guild_settings(interaction, translate, section_of(setting))

    return handle


def _require_list_channel(interaction: AppInteraction, channel: int | None) -> None:
    """Raise UserError if a channel can't contain the match list.

    An outdated panel may offer such a channel, for example a forum.
    """
    guild = interaction.guild
    if channel is not None and guild is not None and not can_list_matches(guild, channel):
        raise UserError(text("slip-list-channel"))


async def _change_preferences(
    interaction: AppInteraction, changes: dict[str, Any], translate: Translator
) -> MessageView:
    await updates.update_preferences(ctx_of(interaction), acting_user(interaction), **changes)
    interaction.client.services.wake()
    return await show_preferences(interaction, translate)


async def _change_language(
    interaction: AppInteraction, setting: Setting, language: str, translate: Translator
) -> MessageView:
    """Set the language of a user or a guild, and show the panel in the new language."""
    languages = interaction.client.services.languages
    if setting is Setting.PUBLIC:
        await languages.set_guild_locale(managed_guild(interaction), language_code(language))
        return await show_guild_settings(interaction, translate)
    chosen = language_code(language)
    await languages.set_user_locale(acting_user(interaction).key, chosen)
    return await show_preferences(interaction, await languages.for_interaction(interaction, chosen))


def _one_of(values: Sequence[str], known: Sequence[str] | None) -> str:
    if len(values) != 1 or (known is not None and values[0] not in known):
        raise UnknownCustomId(str(values))
    return values[0]


def _number(field: str, offered: Sequence[int]) -> ChangeParser:
    return lambda _, values: {field: int(_one_of(values, [str(count) for count in offered]))}


def _switch(field: str) -> ChangeParser:
    return lambda number, _: {field: bool(number)}


def _place(field: str) -> ChangeParser:
    """Return a parser for a single selected channel or role; if none is selected, the value is None."""
    return lambda _, values: {field: _snowflake(_one_of(values, None)) if values else None}


def _snowflake(value: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) < 20):
        raise UnknownCustomId(value)
    return int(value)


def _digest_time(values: Sequence[str]) -> int | None:
    chosen = _one_of(values, [NEVER, *map(str, DIGEST_TIMES)])
    return None if chosen == NEVER else int(chosen)


def _weekdays(_: int, values: Sequence[str]) -> dict[str, Any]:
    days = sorted({parse_option(value) for value in values})
    if any(day > 6 for day in days):
        raise UnknownCustomId(str(values))
    return {"weekdays": tuple(days)}


PREFERENCES: Mapping[Setting, ChangeParser] = {
    Setting.NOTICES: lambda _, values: {"notices": _one_of(values, NOTIFICATION_TARGETS)},
    Setting.REMINDER: _number("remind_at", REMINDERS),
    Setting.DIGEST: lambda _, values: {"digest_at": _digest_time(values)},
    Setting.WEEKDAYS: _weekdays,
    Setting.NEAR: _switch("near"),
    Setting.CONFIRM: _switch("confirm"),
    Setting.FORCED: _switch("auto_play"),
    Setting.DAYS_OFF: _switch("automatic_days_off"),
    Setting.PALETTE: lambda number, _: {"palette": "safe" if number else "harbour"},
    Setting.TEXT: _switch("text_first"),
    Setting.HIDDEN: _switch("is_hidden"),
}
GUILD_SETTINGS: Mapping[Setting, ChangeParser] = {
    Setting.CHANNELS: lambda _, values: {"channels": tuple(map(_snowflake, values))},
    **{setting: _place(field) for setting, field in ROLES.items()},
    Setting.TIME_CONTROL: lambda _, values: {"time_control": _one_of(values, TIME_CONTROLS)},
    Setting.TIME_CONTROLS: lambda _, values: {"time_controls": tuple(values)},
    Setting.VACATION: _number("vacation_days", VACATIONS),
    Setting.IDLE: _number("idle_days", IDLE),
    Setting.RUNNING: _number("most_running", RUNNING),
    Setting.MORE: _number("more_per_finished", MORE),
    Setting.BOARD: _place("board"),
    Setting.FORUM: _place("forum"),
}
