"""Rulings of a season as they are listed. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.words.i18n import Words
from bot.core.words.layout import Post, card, texts
from bot.core.words.limits import MESSAGE_TEXT, as_many
from bot.leagues.views.names import names_of, season_name
from bot.leagues.views.rulings import ruling_line
from engine.core.text import Text, text
from host.leagues.lifecycle.logbook import Known
from host.leagues.season.entries import Logged


def rulings_post(known: Known, found: Sequence[Logged], words: Words) -> Post:
    """List rulings, the newest first, with the numbers by which they can be taken back."""
    heading = words(text("hosting-rulings-heading", season=season_name(known, words)))
    if not found:
        return Post(card(texts(f"## {heading}", words(Text("hosting-rulings-none")))))
    names = names_of(known.season)
    lines = [f"- `{item.seq}` {ruling_line(known, item.entry, names, words)}" for item in reversed(found)]
    listed = "\n".join(as_many(lines, MESSAGE_TEXT - 400))
    return Post(card(texts(f"## {heading}", listed, words(Text("hosting-rulings-hint")))))
