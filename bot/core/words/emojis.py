"""Application emojis beside words in messages.

A message names emojis by their keys. They are inserted on sending, if Discord has them. An emoji depends only on
the words beside it, so it shows nothing that the text does not say.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

import discord
from discord import ui

from bot.core.words.layout import (
    LIST_ITEM,
    IconButton,
    IconOption,
    IconText,
    View,
    text_displays,
)
from bot.core.words.limits import MESSAGE_TEXT, length
from engine.core.model import Label
from engine.core.text import LocalizedText, Value
from renderer.emojis import OWN_NAME, word_emojis

LINE_START = re.compile(rf"(?:{LIST_ITEM})?")
INSERTED = re.compile(rf"<:{OWN_NAME.pattern}:\d+> ", re.ASCII)
"""Matches an inserted emoji."""


class Emojis:
    """A registry of the emojis that Discord has, by key."""

    def __init__(self) -> None:
        self._known: dict[str, discord.PartialEmoji] = {}

    def replace(self, known: Mapping[str, discord.PartialEmoji]) -> None:
        """Set the emojis that Discord has."""
        self._known = dict(known)

    def add(self, key: str, emoji: discord.PartialEmoji) -> None:
        """Add an emoji that was just uploaded."""
        self._known[key] = emoji

    def get(self, key: str) -> discord.PartialEmoji | None:
        """Return an emoji, or None if Discord does not have it."""
        return self._known.get(key)

    def insert(self, layout: View) -> None:
        """Insert the available emojis into a message. Repeated calls have no further effect.

        In texts, emojis are inserted line by line, as long as the message fits Discord's limit.
        """
        for control in _controls(layout):
            control.emoji = self._known.get(control.icon)
        room = MESSAGE_TEXT - sum(length(part.content) for part in text_displays(layout))
        for part in layout.walk_children():
            if isinstance(part, IconText):
                before = length(part.content)
                part.content = self._with_emojis(part, room)
                room -= length(part.content) - before

    def _with_emojis(self, part: IconText, room: int) -> str:
        lines = list[str]()
        for line in part.content.split("\n"):
            emoji = self._known.get(part.icons.get(line, ""))
            added = "" if emoji is None or length(f"{emoji} ") > room else f"{emoji} "
            room -= length(added)
            start = LINE_START.match(line)
            assert start is not None
            lines.append(f"{start[0]}{added}{line[start.end() :]}")
        return "\n".join(lines)


def remove_emojis(layout: View) -> bool:
    """Remove all inserted emojis from a message; return whether there were any."""
    found = False
    for part in _controls(layout):
        found, part.emoji = found or part.emoji is not None, None
    for shown in text_displays(layout):
        found, shown.content = found or bool(INSERTED.search(shown.content)), INSERTED.sub("", shown.content)
    return found


def _controls(layout: View) -> Iterator[IconButton | IconOption]:
    for part in layout.walk_children():
        if isinstance(part, IconButton):
            yield part
        elif isinstance(part, ui.Select):
            yield from (option for option in part.options if isinstance(option, IconOption))


def label_icon(label: Label, game_id: str) -> str:
    """Return the key of an option's emoji, or an empty string."""
    words = word_emojis(game_id)
    return _icon(label.text, words) or (_icon(label.group, words) if label.group is not None else "")


def line_icon(sentences: Iterable[LocalizedText], game_id: str) -> str:
    """Return the key of the emoji for a line of the log; empty unless all its words have the same emoji."""
    return _icon(tuple(sentences), word_emojis(game_id))


def _icon(value: Value, words: Mapping[str, str]) -> str:
    """Return the key of the first emoji in a text.

    A list has an emoji only if all items that have one have the same.
    """
    if isinstance(value, LocalizedText):
        return words.get(value.key) or _first(_icon(one, words) for _, one in value.values)
    if isinstance(value, tuple):
        found = {_icon(one, words) for one in value if isinstance(one, LocalizedText)} - {""}
        return found.pop() if len(found) == 1 else ""
    return ""


def _first(icons: Iterable[str]) -> str:
    return next(filter(None, icons), "")
