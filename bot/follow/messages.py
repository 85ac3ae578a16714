"""News of a match to somebody who follows it. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from bot.core.ids import custom_id
from bot.follow.ids import FollowClick
from bot.match.narration import told_lines
from bot.match.titles import bold, match_link
from bot.words.i18n import Words
from bot.words.layout import Post, Sheet, button, rows, texts
from bot.words.limits import shorten
from engine.core.text import Text, text
from host.follow.following import News

LINES = 6
MAX_LINE = 300
"""Letters."""


def news_post(news: News, words: Words) -> Post:
    """Build the news; of much, the newest is told."""
    newest = list(islice(told_lines(reversed(news.told), words), LINES + 1))
    lines = [shorten(line, MAX_LINE) for line in reversed(newest[:LINES])]
    if len(newest) > LINES:
        lines.insert(0, f"- {words(Text('follow-earlier'))}")
    said = texts("\n".join([*_heading(news, words), *lines]))
    stop = custom_id(news.match.id, FollowClick.STOP)
    ways = [] if news.is_over else rows([button(words(text("button-unfollow")), stop)])
    return Post(Sheet(*said, *ways))


def _heading(news: News, words: Words) -> Iterator[str]:
    match = match_link(news.match, words)
    if not news.is_over:
        yield words(text("follow-news", match=match))
    elif not news.winners:
        yield words(text("follow-ended", match=match))
    else:
        names = bold(news.names)
        people = words.listed([names[seat] for seat in news.winners])
        yield words(text("follow-over", match=match, people=people, count=len(news.winners)))
