"""Marks that let the bot recognize its own messages.

A mark is the id of a message's first component, which users never see. A nonce would also identify a message,
but Discord discards it after a few minutes and omits it from the message history.
"""

from __future__ import annotations

import hashlib

import discord
from discord.abc import Messageable

from bot.core.words.layout import View

MAX_MESSAGES = 500
"""Maximum number of recent messages to search."""
PAGE = 100
SLACK = 300_000
"""Maximum number of milliseconds by which Discord's clock may be behind the bot's."""
FIRST_MARK = 1 << 24
"""The lowest mark. Discord numbers other components from 1, so they never collide with marks."""


def message_mark(nonce: str) -> int:
    """Return the mark of a message, a number of at most 31 bits."""
    return FIRST_MARK + int.from_bytes(hashlib.sha256(nonce.encode()).digest()[:4]) % (2**31 - FIRST_MARK)


def set_mark(layout: View, nonce: str) -> None:
    """Add the mark to a message that is about to be sent."""
    layout.children[0].id = message_mark(nonce)


async def find_marked(channel: Messageable, author: int, nonce: str, since: int) -> int | None:
    """Return the id of the message with the given nonce, or None if no such message is visible.

    Only messages sent after `since`, in Unix milliseconds, are searched.
    """
    oldest, before = max(0, since - SLACK - discord.utils.DISCORD_EPOCH) << 22, None
    for _ in range(0, MAX_MESSAGES, PAGE):
        page = [message async for message in channel.history(limit=PAGE, before=before)]
        for message in page:
            if message.id >= oldest and _is_marked(message, author, message_mark(nonce)):
                return message.id
        if len(page) < PAGE or page[-1].id < oldest:
            return None
        before = page[-1]
    return None


def _is_marked(message: discord.Message, author: int, mark: int) -> bool:
    is_ours = message.author.id == author and bool(message.components)
    return is_ours and getattr(message.components[0], "id", None) == mark
