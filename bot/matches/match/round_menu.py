"""Menus for jumping to a round in a match. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import discord
from discord import ui

from bot.core.words.i18n import Translator
from bot.core.words.layout import View
from bot.core.words.limits import OPTION_TEXT, PLACEHOLDER, SELECT_OPTIONS, shorten
from engine.core.text import text

T = TypeVar("T")


def jump_menu(
    custom_id: str, options: Sequence[discord.SelectOption], translate: Translator
) -> ui.ActionRow[View]:
    """Create a jump menu in a row of its own."""
    menu: ui.Select[View] = ui.Select(
        custom_id=custom_id,
        placeholder=shorten(translate(text("jump-to")), PLACEHOLDER),
        options=list(options),
    )
    return ui.ActionRow(menu)


def jump_option(label: str, value: str, description: str | None = None) -> discord.SelectOption:
    """Create an option of a jump menu."""
    return discord.SelectOption(label=shorten(label, OPTION_TEXT), value=value, description=description)


def round_name(number: int, translate: Translator) -> str:
    """Return a round's name in a menu."""
    return translate(text("jump-round", round=number))


def sample_evenly(items: Sequence[T], max_items: int = SELECT_OPTIONS) -> list[T]:
    """Return at most `max_items` items: the first, the last, and evenly spaced items between them."""
    if len(items) <= max_items:
        return list(items)
    return [items[place * (len(items) - 1) // (max_items - 1)] for place in range(max_items)]
