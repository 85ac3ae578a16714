"""What is said about a rematch. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from bot.match.titles import bold
from bot.words.i18n import Words
from engine.core.text import text


def gone_line(names: Sequence[str], words: Words) -> str:
    """Tell who of those who played is not in the server any more; nothing where all are."""
    if not names:
        return ""
    return "\n" + words(text("rematch-gone", people=words.listed(bold(names)), count=len(names)))
