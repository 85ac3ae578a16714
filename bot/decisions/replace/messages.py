"""What is asked before a seat is given up. Pure."""

from __future__ import annotations

from bot.core.ids import custom_id
from bot.core.words.i18n import Words
from bot.core.words.layout import Post, Style, button, card, rows, texts
from bot.decisions.replace.ids import ReplaceClick
from bot.matches.match.titles import title
from engine.core.text import Text, text
from host.decisions.replace.resigning import WayBack
from host.matches.match.match import is_bound
from storage.matches.match.matches import MatchRow

SURE = {"day": "resign-sure", "used": "resign-sure-again", "over": "resign-sure-last"}


def ask_to_resign(match: MatchRow, way: WayBack, words: Words) -> Post:
    """Ask whether somebody means to resign, and tell what way back there is."""
    asked = words(text(SURE[way], match=title(match, words)))
    yes = button(words(Text("button-resign")), custom_id(match.id, ReplaceClick.RESIGN), Style.danger)
    cost = words(Text("resign-league")) if is_bound(match) else ""
    return Post(card(texts(asked, cost), rows([yes])))
