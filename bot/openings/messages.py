"""Open tables as somebody is told of them. Pure."""

from __future__ import annotations

from bot.match.titles import match_link
from bot.words.i18n import Words
from bot.words.layout import Post, Sheet, texts
from bot.words.names import clean_name
from engine.core.text import text
from host.openings.openings import Openings


def openings_post(told: Openings, server: str, words: Words) -> Post:
    """Build the message; each table is a link to its card, where one joins."""
    lines = [f"- {match_link(row, words)}" for row in told.tables]
    heading = words(text("openings-news", server=clean_name(server), count=len(lines)))
    return Post(Sheet(*texts("\n".join([heading, *lines, f"-# {words(text('openings-stop'))}"]))))
