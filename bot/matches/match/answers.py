"""What is answered when something was done to a match."""

from __future__ import annotations

from bot.core.ids import custom_id
from bot.core.services import Here
from bot.core.words.i18n import Words
from bot.core.words.layout import Post, Style, button, card, note, rows, texts
from bot.matches.match.titles import title
from engine.core.text import Value, text
from storage.matches.match.matches import MatchRow


def answer_done(interaction: Here, row: MatchRow, key: str, words: Words, **values: Value) -> Post:
    """Have posted what the change made due, and say that it is done."""
    interaction.client.services.wake(row.id)
    return note(words(text(key, match=title(row, words), **values)))


def ask_whether_sure(row: MatchRow, question: str, click: str, label: str, words: Words) -> Post:
    """Ask before something is done that can't be undone; `click` does it, `label` says so on its button."""
    sure = button(words(text(label)), custom_id(row.id, click), Style.danger)
    return Post(card(texts(words(text(question, match=title(row, words)))), rows([sure])))
