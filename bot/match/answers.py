"""What is answered when something was done to a match."""

from __future__ import annotations

from bot.core.services import Here
from bot.match.titles import title
from bot.words.i18n import Words
from bot.words.layout import Post, note
from engine.core.text import Value, text
from storage.match.matches import MatchRow


def answer_done(interaction: Here, row: MatchRow, key: str, words: Words, **values: Value) -> Post:
    """Have posted what the change made due, and say that it is done."""
    interaction.client.services.wake(row.id)
    return note(words(text(key, match=title(row, words), **values)))
