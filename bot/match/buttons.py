"""Buttons that features add to messages about a match. Pure."""

from __future__ import annotations

from discord import ui

from bot.core.features import buttons
from bot.core.ids import custom_id
from bot.words.i18n import Words
from bot.words.layout import Sheet, button
from engine.core.text import Text


def added_buttons(
    place: str, match_id: int, words: Words, revision: int = 0, number: int | None = None
) -> list[ui.Button[Sheet]]:
    """Make the buttons that features add to a message."""
    return [
        button(
            words(Text(added.label)),
            custom_id(match_id, added.click, revision=revision, number=number),
            added.style,
        )
        for added in buttons(place)
    ]
