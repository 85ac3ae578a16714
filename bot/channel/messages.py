"""What a player reads of the channel of their match. Pure."""

from __future__ import annotations

from bot.match.titles import title
from bot.words.i18n import Words
from bot.words.layout import Post, note
from bot.words.names import clean_name
from engine.core.text import text
from storage.match.matches import MatchRow


def channel_post(row: MatchRow, server: str, words: Words) -> Post:
    """Tell a player that their match has no channel and who can help, or where it goes on."""
    said = {"match": title(row, words), "server": clean_name(server), "number": str(row.id)}
    if row.channel_lost is not None:
        return note(words(text("channel-lost", **said)))
    return note(words(text("channel-found", **said, channel=f"<#{row.channel}>")))
