"""Words for pages: plain texts instead of Discord's markup, times, and names."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import UTC, datetime

from babel.dates import format_date, format_time

from bot.core.words.i18n import Translator
from bot.core.words.names import MAX_TITLE, plain_name
from bot.matches.match.narration import LINE_MARKS
from engine.core.text import text
from host.matches.pages import PageGuildRow
from storage.matches.match.matches import MatchRow

_TWICE = re.compile(r"<t:(\d+)(?::[a-zA-Z])?> \(<t:\1:R>\)")
"""An absolute time with the same time in relative form, which pages don't have."""
_TIMESTAMP = re.compile(r"<t:(-?\d+)(?::[a-zA-Z])?>")
_COMMAND = re.compile(r"<(?:@|#|/)[^>]*>")
_LINK = re.compile(r"\[([^\]]*)\]\(https?://[^)]*\)")
_MARKUP = re.compile(r"\\(.)|(?:\*\*|\*|~~|`|^-# |^#{1,3} |^> )", re.MULTILINE)
_ICON = re.compile(f"^(?:(?:{'|'.join((*LINE_MARKS, '🏆', '🤝'))}) )+", re.MULTILINE)
"""An emoji with which the bot begins a line. Pages have none, because not every computer has an emoji font."""
_WORD_JOINER = "@\u200b"


def plain(message: str, locale: str = "en") -> str:
    """Return a text of the bot without Discord's markup, mentions, links and icons."""
    once = _TWICE.sub(r"<t:\1>", message)
    dated = _TIMESTAMP.sub(lambda found: format_moment(int(found[1]) * 1000, locale), once)
    linked = _COMMAND.sub("", _LINK.sub(r"\1", dated))
    unmarked = _MARKUP.sub(lambda found: found[1] or "", linked).replace(_WORD_JOINER, "@")
    return _ICON.sub("", unmarked).strip()


def plain_names(names: Sequence[str]) -> list[str]:
    """Return names by seat as the players wrote them, in one line each."""
    return [plain_name(name) for name in names]


def title_of(row: MatchRow, translate: Translator) -> str:
    """Return a match's name: its game and its title."""
    game = translate(text(f"{row.game}-name"))
    if not row.title:
        return game
    return plain(translate(text("match-title", game=game, title=plain_name(row.title, MAX_TITLE))))


def server_name(row: PageGuildRow, translate: Translator) -> str:
    """Return a server's name."""
    return plain_name(row.name, MAX_TITLE) if row.name else translate(text("page-server-unnamed"))


def iso(at: int | None) -> str:
    """Return Unix milliseconds in ISO 8601; empty for None."""
    return "" if at is None else f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%dT%H:%M:%SZ}"


def format_moment(at: int, locale: str) -> str:
    """Return a time in UTC in words, because a page is the same for all readers."""
    when = datetime.fromtimestamp(at / 1000, UTC)
    return f"{format_date(when, 'medium', locale)}, {format_time(when, 'HH:mm', locale=locale)} UTC"


def letter_of(seat: int) -> str:
    """Return the letter of a seat in pictures."""
    return chr(ord("A") + seat)
