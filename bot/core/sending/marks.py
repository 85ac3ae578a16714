"""Finding a post that stands in its channel already: each carries a mark by which it is known again.

The mark is the id of its first component, which nobody sees. A nonce does the same for some minutes; then Discord
forgets it, and history does not tell it.
"""

from __future__ import annotations

import hashlib

import discord
from discord.abc import Messageable

from bot.core.words.layout import Sheet

MAX_MESSAGES = 500
"""Messages that are looked through, the newest first."""
PAGE = 100
SLACK = 300_000
"""Milliseconds by which Discord's clock may be behind ours."""
FIRST_MARK = 1 << 24
"""Discord counts the ids of other components from 1 on."""


def mark_of(nonce: str) -> int:
    """Return the mark of a post: at most 31 bits."""
    return FIRST_MARK + int.from_bytes(hashlib.sha256(nonce.encode()).digest()[:4]) % (2**31 - FIRST_MARK)


def put_mark(sheet: Sheet, nonce: str) -> None:
    """Mark what is to be posted."""
    sheet.children[0].id = mark_of(nonce)


async def find(channel: Messageable, author: int, nonce: str, since: int) -> int | None:
    """Return the message of a post written since a time (unix milliseconds); None where it can't be seen."""
    oldest, before = max(0, since - SLACK - discord.utils.DISCORD_EPOCH) << 22, None
    for _ in range(0, MAX_MESSAGES, PAGE):
        page = [message async for message in channel.history(limit=PAGE, before=before)]
        for message in page:
            if message.id >= oldest and _is_marked(message, author, mark_of(nonce)):
                return message.id
        if len(page) < PAGE or page[-1].id < oldest:
            return None
        before = page[-1]
    return None


def _is_marked(message: discord.Message, author: int, mark: int) -> bool:
    is_ours = message.author.id == author and bool(message.components)
    return is_ours and getattr(message.components[0], "id", None) == mark
