"""The invitation to a table as a post. Pure."""

from __future__ import annotations

from bot.core.ids import custom_id
from bot.core.words.i18n import Words
from bot.core.words.layout import Post, Sheet, Style, button, card, rows, texts
from bot.matches.match.titles import title
from bot.tables.tables.ids import TableClick
from engine.core.text import Text, text
from storage.matches.match.matches import MatchRow


def invitation_post(row: MatchRow, person: int, words: Words) -> Post:
    """Build the notice to somebody who was invited after the table was opened."""
    said = words(text("invitation", person=words.mention(person), match=title(row, words)))
    join = button(words(text("button-join")), custom_id(row.id, TableClick.JOIN), Style.success)
    return Post(Sheet(*texts(said), *rows([join])), pinged=(person,))


def ask_to_cancel(match_id: int, others: int, words: Words) -> Post:
    """Ask whether a table is to be cancelled at which others sit."""
    yes = custom_id(match_id, TableClick.CANCELSURE)
    sure = button(words(Text("button-cancel-sure")), yes, Style.danger)
    return Post(card(texts(words(text("cancel-sure", count=others))), rows([sure])))
