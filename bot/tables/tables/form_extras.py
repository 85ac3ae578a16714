"""Choices that the form for opening a table has no menu for, kept in a menu of its message."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import discord
from discord import ui
from msgspec.structs import replace

from bot.core.ids import UnknownCustomId
from bot.core.interactions.accounts import identify_members
from bot.core.services import AppInteraction
from bot.core.words.i18n import Translator
from bot.core.words.layout import View
from bot.core.words.limits import OPTION_TEXT, PLACEHOLDER, shorten
from bot.core.words.names import plain_name
from bot.core.words.time_controls import duration
from bot.tables.tables.table_options import TableOptions
from engine.core.text import text
from host.core.errors import UserError
from host.matches.settings.time_controls import HOUR

MENU_NAME = "openkeep"
"""The name of the menu's click in its custom id."""
Extra: TypeAlias = tuple[str, str]
"""A choice as `field:value`, and its label."""
NUMBERS = ("bank", "increment", "cap", "reliability", "min_rating", "max_rating")
HOURS = ("bank", "increment", "cap")
TEXTS = ("name", "preset", "options")
LABELS = {
    "name": "form-name", "preset": "form-preset-chosen", "options": "form-options", "player": "form-players",
    "bank": "form-bank", "increment": "form-increment", "cap": "form-cap", "reliability": "form-reliability",
    "min_rating": "form-rating-minimum", "max_rating": "form-rating-maximum",
}  # fmt: skip


def extras_of(options: TableOptions, translate: Translator) -> tuple[Extra, ...]:
    """Return the choices that the form has no menu for."""
    return tuple(
        (f"{field}:{value}", f"{translate(text(LABELS[field]))}: {shown}")
        for field, value, shown in _fields(options, translate)
    )


def _fields(options: TableOptions, translate: Translator) -> Iterator[tuple[str, str, str]]:
    for player in options.players:
        yield "player", str(player.id), plain_name(player.display_name)
    # A menu's values are limited to 100 characters, so each game option gets an entry of its own.
    typed = [part.strip() for part in options.options.split(",")]
    for field, value in [
        ("name", options.name),
        ("preset", options.preset),
        *(("options", one) for one in typed),
    ]:
        if value:
            yield field, value, plain_name(value)
    for field in NUMBERS:
        number = getattr(options, field)
        if number is not None:
            yield field, str(number), translate(duration(number * HOUR)) if field in HOURS else str(number)


def extras_menu(
    custom_id: str, extras: Sequence[Extra], translate: Translator, *, may_change: bool = True
) -> Iterator[ui.ActionRow[View]]:
    """Yield the menu with the choices, from which the user can remove some; nothing if there are none."""
    if not extras:
        return
    options = [
        discord.SelectOption(label=shorten(label, OPTION_TEXT), value=value[:OPTION_TEXT], default=True)
        for value, label in dict(extras[:25]).items()
    ]
    menu: ui.Select[View] = ui.Select(
        custom_id=custom_id, placeholder=shorten(translate(text("form-extras")), PLACEHOLDER), min_values=0,
        max_values=len(options), options=options, disabled=not may_change,
    )  # fmt: skip
    yield ui.ActionRow(menu)


def extras_in(message: discord.Message | None) -> tuple[Extra, ...]:
    """Return the choices in the menu of a message."""
    return tuple(
        (option.value, option.label)
        for menu in _menus(message.components if message else ())
        for option in menu.options
        if option.default
    )


def _menus(components: Sequence[Any]) -> Iterator[discord.SelectMenu]:
    for component in components:
        if isinstance(component, discord.SelectMenu):
            if (component.custom_id or "").endswith(MENU_NAME):
                yield component
        else:
            yield from _menus(getattr(component, "children", ()))


async def with_extras(
    interaction: AppInteraction, options: TableOptions, extras: Sequence[Extra]
) -> TableOptions:
    """Return the settings with the choices added.

    Raises UserError if a player is not on the server.
    """
    values: dict[str, Any] = {}
    for extra, _ in extras:
        field, _, value = extra.partition(":")
        if field == "player":
            values["players"] = (*values.get("players", ()), await load_member(interaction, value))
        elif field in TEXTS:
            values[field] = f"{values[field]}, {value}" if field in values else value
        elif field in NUMBERS and value.isascii() and value.isdigit():
            values[field] = int(value)
        else:
            raise UnknownCustomId(extra)
    if "players" in values:
        await identify_members(interaction, values["players"])
    if "bank" in values:
        values["time_control"] = None
    return replace(options, **values)


async def load_member(interaction: AppInteraction, user_id: str) -> discord.Member:
    """Return a member of the server.

    Raises UserError if the user is not on the server.
    """
    if interaction.guild is None:
        raise UserError(text("slip-open-in-private"))
    try:
        return await interaction.guild.fetch_member(int(user_id))
    except discord.NotFound:
        raise UserError(text("slip-not-here", player=f"<@{int(user_id)}>")) from None
