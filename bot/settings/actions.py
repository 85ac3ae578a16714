"""Changing settings: a click or a command says what is to be set, the panel shows how it is then."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from bot.core.ids import Setting, UnknownId, parse_option, parse_setting
from bot.core.services import Here, is_admin, person_of
from bot.settings.menus import AUTOMATIC
from bot.settings.person_panel import REMINDERS, WHERES, preferences_post
from bot.settings.server_panel import IDLE, MORE, RUNNING, VACATIONS, server_settings_post
from bot.words.i18n import Words, pick
from bot.words.layout import Post
from bot.words.time_controls import PACES
from engine.core.text import text
from host.core.refusals import Refusal
from host.settings import changing

Reading: TypeAlias = Callable[[int, Sequence[str]], dict[str, Any]]
"""The number of a button and the values of a menu in, the fields they change out; raises UnknownId."""


async def clicked(interaction: Here, words: Words) -> Post:
    """Set what was clicked or chosen; raises UnknownId and Refusal."""
    given: Mapping[str, Any] = interaction.data or {}
    setting, number = parse_setting(str(given.get("custom_id")))
    values = [str(value) for value in given.get("values") or ()]
    if setting in (Setting.LANGUAGE, Setting.PUBLIC):
        return await speak(interaction, setting, _one_of(values, None), words)
    if setting in PREFERENCES:
        changes = PREFERENCES[setting](number, values)
        await changing.change_preferences(interaction.client.services.ctx, person_of(interaction), **changes)
        interaction.client.services.outbox.wake()
        return await own_panel(interaction, words)
    server = managed(interaction)
    await changing.change_server_settings(
        interaction.client.services.ctx, server, **SERVER_SETTINGS[setting](number, values)
    )
    interaction.client.services.outbox.wake()
    return await server_panel(interaction, words)


async def speak(interaction: Here, setting: Setting, language: str, words: Words) -> Post:
    """Set the language of a person or a server, and show the panel in it."""
    languages = interaction.client.services.languages
    if setting is Setting.PUBLIC:
        await languages.choose_public(managed(interaction), kept(language))
        return await server_panel(interaction, words)
    await languages.choose_private(person_of(interaction), kept(language))
    return await own_panel(interaction, await languages.private(interaction))


def kept(language: str) -> str:
    """Return a language as it is stored: nothing where it is left to Discord."""
    return "" if language == AUTOMATIC else pick(language)


async def own_panel(interaction: Here, words: Words) -> Post:
    """Show a person what they have set."""
    services, person = interaction.client.services, interaction.user.id
    own = await changing.preferences_of(services.ctx, person)
    locale = await services.languages.chosen_private(person)
    return preferences_post(own, locale, services.ctx.now(), words)


async def server_panel(interaction: Here, words: Words) -> Post:
    """Show a manager what is set for their server."""
    services, server, guild = interaction.client.services, managed(interaction), interaction.guild
    set_ = await changing.server_settings_of(services.ctx, server)
    there = {place.id for place in (*guild.channels, *guild.roles)} if guild else set()
    return server_settings_post(set_, await services.languages.chosen_public(server), there, words)


def managed(interaction: Here) -> int:
    """Return the server that who acts may manage; a Refusal where they may not."""
    if interaction.guild_id is None or not is_admin(interaction):
        raise Refusal(text("slip-managers-only"))
    return interaction.guild_id


def _one_of(values: Sequence[str], known: Sequence[str] | None) -> str:
    if len(values) != 1 or (known is not None and values[0] not in known):
        raise UnknownId(str(values))
    return values[0]


def _number(field: str, offered: Sequence[int]) -> Reading:
    return lambda _, values: {field: int(_one_of(values, [str(count) for count in offered]))}


def _switch(field: str) -> Reading:
    return lambda number, _: {field: bool(number)}


def _place(field: str) -> Reading:
    """Read the one channel or role that was chosen, or that none was."""
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
    Setting.PALETTE: lambda number, _: {"palette": "safe" if number else "harbour"},
    Setting.TEXT: _switch("text_first"),
}
SERVER_SETTINGS: Mapping[Setting, Reading] = {
    Setting.CHANNELS: lambda _, values: {"channels": tuple(map(_snowflake, values))},
    Setting.OPENERS: _place("opener_role"),
    Setting.HOSTS: _place("host_role"),
    Setting.PACE: lambda _, values: {"pace": _one_of(values, PACES)},
    Setting.PACES: lambda _, values: {"paces": tuple(values)},
    Setting.VACATION: _number("vacation_days", VACATIONS),
    Setting.IDLE: _number("idle_days", IDLE),
    Setting.RUNNING: _number("most_running", RUNNING),
    Setting.MORE: _number("more_per_finished", MORE),
    Setting.NOTICEBOARD: _place("board"),
}
