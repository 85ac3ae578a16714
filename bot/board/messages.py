"""The board of a server as a post. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from bot.match.lists import list_post
from bot.words.i18n import Words
from bot.words.layout import Post, card, texts
from engine.core.text import text
from host.view.lists import Mine


def board_post(matches: Sequence[Mine], words: Words) -> Post:
    """List the open and running matches of a server, as many as a message holds."""
    heading = f"## {words(text('server-board-heading'))}"
    if not matches:
        return Post(card(texts(heading, words(text("server-board-none")))))
    return list_post(heading, matches, words)
