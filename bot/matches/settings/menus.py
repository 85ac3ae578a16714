"""Parts of a settings panel: a setting, its custom id, and the menu or button that changes it. Pure."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import StrEnum

import discord
from discord import ui

from bot.core.ids import plain_id
from bot.core.words.i18n import Words, locales, name_of
from bot.core.words.layout import Sheet, Style, button, texts
from bot.core.words.limits import OPTION_TEXT, PLACEHOLDER, shorten
from engine.core.text import text

AUTOMATIC = "auto"
"""The language that Discord tells."""
Named = tuple[str, str]
"""The value of an option and what is said for it."""
Part = ui.TextDisplay[Sheet] | ui.ActionRow[Sheet]
Switch = ui.Button[Sheet]


class Setting(StrEnum):
    """What is set: by a person for themselves, by a manager for a server."""

    LANGUAGE = "language"
    NOTICES = "notices"
    REMINDER = "reminder"
    WEEKDAYS = "weekdays"
    NEAR = "near"
    CONFIRM = "confirm"
    FORCED = "forced"
    PALETTE = "palette"
    TEXT = "text"
    HIDDEN = "hidden"
    PUBLIC = "public"
    CHANNELS = "channels"
    OPENERS = "openers"
    HOSTS = "hosts"
    # The ids of buttons that stand in old messages keep their words.
    TIME_CONTROL = "pace"
    TIME_CONTROLS = "paces"
    VACATION = "vacation"
    IDLE = "idle"
    RUNNING = "running"
    MORE = "more"
    BOARD = "noticeboard"


def click_name(setting: Setting) -> str:
    """Return the name of a click that changes a setting."""
    return f"s:{setting}"


def setting_id(setting: Setting, number: int = 0) -> str:
    """Write the custom id of a setting; `number` is what a button sets it to."""
    return plain_id(click_name(setting), number)


def title(setting: Setting, spoken: Words) -> str:
    """Return the name of a setting."""
    return spoken(text(f"setting-{setting}"))


def menu(
    setting: Setting, options: Sequence[Named], chosen: Collection[str], spoken: Words, most: int = 1
) -> list[Part]:
    """Offer values to choose from, one or at most so many; what is chosen is marked."""
    select: ui.Select[Sheet] = ui.Select(
        custom_id=setting_id(setting),
        placeholder=shorten(spoken(text("setting-choose")), PLACEHOLDER),
        min_values=1 if most == 1 else 0,
        max_values=most,
        options=[
            discord.SelectOption(label=shorten(name, OPTION_TEXT), value=value, default=value in chosen)
            for value, name in options
        ],
    )
    return [*_title_part(setting, spoken), ui.ActionRow(select)]


def languages(setting: Setting, chosen: str, spoken: Words) -> list[Part]:
    """Offer the languages there are."""
    options = [
        (AUTOMATIC, spoken(text("choice-auto"))),
        *((locale, name_of(locale)) for locale in locales()),
    ]
    return menu(setting, options, [chosen or AUTOMATIC], spoken)


def channels(setting: Setting, chosen: Sequence[int], spoken: Words, most: int) -> list[Part]:
    """Offer the channels of a server in which matches can be."""
    select: ui.ChannelSelect[Sheet] = ui.ChannelSelect(
        custom_id=setting_id(setting),
        channel_types=[discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.forum],
        placeholder=shorten(spoken(text(f"setting-{setting}-none")), PLACEHOLDER),
        min_values=0,
        max_values=most,
        default_values=[
            discord.SelectDefaultValue(id=channel, type=discord.SelectDefaultValueType.channel)
            for channel in chosen[:most]
        ],
    )
    return [*_title_part(setting, spoken), ui.ActionRow(select)]


def role(setting: Setting, chosen: int | None, spoken: Words) -> list[Part]:
    """Offer the roles of a server."""
    select: ui.RoleSelect[Sheet] = ui.RoleSelect(
        custom_id=setting_id(setting),
        placeholder=shorten(spoken(text(f"setting-{setting}-none")), PLACEHOLDER),
        min_values=0,
        max_values=1,
        default_values=[]
        if chosen is None
        else [discord.SelectDefaultValue(id=chosen, type=discord.SelectDefaultValueType.role)],
    )
    return [*_title_part(setting, spoken), ui.ActionRow(select)]


def switch(setting: Setting, spoken: Words, *, is_on: bool) -> ui.Button[Sheet]:
    """Make a button that tells whether something is on and turns it round."""
    state = spoken(text("setting-on" if is_on else "setting-off"))
    label = spoken(text("setting-state", setting=title(setting, spoken), state=state))
    return button(label, setting_id(setting, int(not is_on)), Style.primary if is_on else Style.secondary)


def _title_part(setting: Setting, spoken: Words) -> list[Part]:
    return list(texts(f"**{title(setting, spoken)}**"))
