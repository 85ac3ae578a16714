"""A turn on one line, as it is offered to be taken back. Pure."""

from __future__ import annotations

from bot.words.i18n import Words
from bot.words.limits import CHOICE_NAME, shorten
from bot.words.names import plain_name
from engine.core.text import text
from host.match.narration import Turn


def turn_name(turn: Turn, words: Words) -> str:
    """Return a turn on one line of plain text: `12 · Ada · takes two pearls`."""
    names = [plain_name(name) for name in turn.names]
    said = " ".join(words(each, names) for each in turn.texts) or words(text("turn-unreadable"))
    player = names[turn.seat] if turn.seat is not None and 0 <= turn.seat < len(names) else "?"
    told = text("turn-choice", number=str(turn.seq), player=player, words=said.replace("**", ""))
    return shorten(words(told), CHOICE_NAME)
