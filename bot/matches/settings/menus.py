"""Components of the settings panels: settings, custom ids, menus and buttons. Pure functions."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum

import discord
from discord import ui

from bot.core.ids import plain_id
from bot.core.words.i18n import Translator, language_name, locales
from bot.core.words.layout import Style, View, button, texts
from bot.core.words.limits import OPTION_TEXT, PLACEHOLDER, shorten
from engine.core.text import text

AUTOMATIC = "auto"
"""The menu value that selects Discord's locale."""
MESSAGE_CHANNELS = (discord.ChannelType.text, discord.ChannelType.news)
FORUM_CHANNEL = discord.ChannelType.forum
MATCH_CHANNELS = (*MESSAGE_CHANNELS, FORUM_CHANNEL)
"""The types of channels in which matches can be opened; in a forum, each match has its own post."""
LabelledValue = tuple[str, str]
"""A pair of an option's value and its label."""
Part = ui.TextDisplay[View] | ui.ActionRow[View]
Switch = ui.Button[View]


class Setting(StrEnum):
    """A user or guild setting that a settings panel can change."""

    LANGUAGE = "language"
    NOTICES = "notices"
    REMINDER = "reminder"
    DIGEST = "digest"
    WEEKDAYS = "weekdays"
    NEAR = "near"
    CONFIRM = "confirm"
    FORCED = "forced"
    DAYS_OFF = "days-off"
    PALETTE = "palette"
    TEXT = "text"
    HIDDEN = "hidden"
    PUBLIC = "public"
    CHANNELS = "channels"
    OPENERS = "openers"
    HOSTS = "hosts"
    # These ids are contained in messages that were already sent, so they must not be changed.
    TIME_CONTROL = "pace"
    TIME_CONTROLS = "paces"
    VACATION = "vacation"
    IDLE = "idle"
    RUNNING = "running"
    MORE = "more"
    BOARD = "noticeboard"
    FORUM = "forum"


class Section(StrEnum):
    """A part of a guild's settings, which the panel shows at once."""

    SERVER = "server"
    MATCHES = "matches"


class SectionClick(StrEnum):
    """The click name of the menu for choosing a section."""

    CHOOSE = "s:section"


SECTION_ID = plain_id(SectionClick.CHOOSE)
MATCH_SETTINGS = {
    Setting.TIME_CONTROL, Setting.TIME_CONTROLS, Setting.VACATION, Setting.IDLE, Setting.RUNNING, Setting.MORE,
}  # fmt: skip


def section_of(setting: Setting) -> Section:
    """Return the section that contains a guild setting."""
    return Section.MATCHES if setting in MATCH_SETTINGS else Section.SERVER


def sections(shown: Section, translate: Translator) -> Part:
    """Build the menu for choosing a section."""
    select: ui.Select[View] = ui.Select(
        custom_id=SECTION_ID,
        options=[
            discord.SelectOption(
                label=translate(text(f"settings-section-{section}")), value=section, default=section == shown
            )
            for section in Section
        ],
    )
    return ui.ActionRow(select)


def click_name(setting: Setting) -> str:
    """Return the click name for changing a setting."""
    return f"s:{setting}"


def setting_id(setting: Setting, number: int = 0) -> str:
    """Build the custom id for a setting; `number` is the value that a button sets."""
    return plain_id(click_name(setting), number)


def title(setting: Setting, translate: Translator) -> str:
    """Return a setting's name."""
    return translate(text(f"setting-{setting}"))


def menu(
    setting: Setting,
    options: Sequence[LabelledValue],
    chosen: Collection[str],
    translate: Translator,
    max_values: int = 1,
) -> list[Part]:
    """Build a menu with the current values selected; users can select up to `max_values` values."""
    select: ui.Select[View] = ui.Select(
        custom_id=setting_id(setting),
        placeholder=shorten(translate(text("setting-choose")), PLACEHOLDER),
        min_values=1 if max_values == 1 else 0,
        max_values=max_values,
        options=[
            discord.SelectOption(label=shorten(name, OPTION_TEXT), value=value, default=value in chosen)
            for value, name in options
        ],
    )
    return [*_title_part(setting, translate), ui.ActionRow(select)]


def languages(setting: Setting, chosen: str, translate: Translator) -> list[Part]:
    """Build a menu of the supported languages."""
    options = [
        (AUTOMATIC, translate(text("choice-auto"))),
        *((locale, language_name(locale)) for locale in locales()),
    ]
    return menu(setting, options, [chosen or AUTOMATIC], translate)


def channels(
    setting: Setting,
    chosen: Sequence[int],
    translate: Translator,
    max_values: int,
    types: Sequence[discord.ChannelType],
) -> list[Part]:
    """Build a menu of the guild's channels of the given types."""
    select: ui.ChannelSelect[View] = ui.ChannelSelect(
        custom_id=setting_id(setting),
        channel_types=list(types),
        placeholder=shorten(translate(text(f"setting-{setting}-none")), PLACEHOLDER),
        min_values=0,
        max_values=max_values,
        default_values=[
            discord.SelectDefaultValue(id=channel, type=discord.SelectDefaultValueType.channel)
            for channel in chosen[:max_values]
        ],
    )
    return [*_title_part(setting, translate), ui.ActionRow(select)]


def role(setting: Setting, chosen: int | None, translate: Translator) -> list[Part]:
    """Build a menu of a guild's roles."""
    select: ui.RoleSelect[View] = ui.RoleSelect(
        custom_id=setting_id(setting),
        placeholder=shorten(translate(text(f"setting-{setting}-none")), PLACEHOLDER),
        min_values=0,
        max_values=1,
        default_values=[]
        if chosen is None
        else [discord.SelectDefaultValue(id=chosen, type=discord.SelectDefaultValueType.role)],
    )
    return [*_title_part(setting, translate), ui.ActionRow(select)]


def switch(setting: Setting, translate: Translator, *, is_on: bool) -> ui.Button[View]:
    """Create a button that shows whether a setting is on and toggles it."""
    state = translate(text("setting-on" if is_on else "setting-off"))
    label = translate(text("setting-state", setting=title(setting, translate), state=state))
    return button(label, setting_id(setting, int(not is_on)), Style.primary if is_on else Style.secondary)


def _title_part(setting: Setting, translate: Translator) -> list[Part]:
    return list(texts(f"**{title(setting, translate)}**"))
