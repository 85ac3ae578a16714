"""The invitation to a table as a post. Pure."""

from __future__ import annotations

from bot.core.ids import custom_id
from bot.match.titles import title
from bot.tables.ids import TableClick
from bot.words.i18n import Words
from bot.words.layout import Post, Sheet, Style, button, rows, texts
from engine.core.text import text
from storage.match.matches import MatchRow


def invitation_post(row: MatchRow, person: int, words: Words) -> Post:
    """Build the notice to somebody who was invited after the table was opened."""
    said = words(text("invitation", person=f"<@{person}>", match=title(row, words)))
    join = button(words(text("button-join")), custom_id(row.id, TableClick.JOIN), Style.success)
    return Post(Sheet(*texts(said), *rows([join])), pinged=(person,))
