"""What is asked before a seat is given up. Pure."""

from __future__ import annotations

from bot.core.ids import custom_id
from bot.match.titles import title
from bot.replace.ids import ReplaceClick
from bot.words.i18n import Words
from bot.words.layout import Post, Style, button, card, rows, texts
from engine.core.text import Text, text
from storage.match.matches import MatchRow


def ask_to_resign(match: MatchRow, words: Words, *, is_last: bool) -> Post:
    """Ask whether somebody means to resign; where only robots would be left there is no way back."""
    asked = words(text("resign-sure-last" if is_last else "resign-sure", match=title(match, words)))
    yes = button(words(Text("button-resign")), custom_id(match.id, ReplaceClick.RESIGN), Style.danger)
    return Post(card(texts(asked), rows([yes])))
