"""Lists of matches: a line about each, as many as a message holds. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from bot.match.titles import bold, link, moment, title
from bot.words.i18n import Words
from bot.words.layout import Post, card, texts
from bot.words.limits import MESSAGE_TEXT, as_many
from engine.core.text import Text, text, whose
from host.view.lists import Mine

ROOM_FOR_HINTS = 200
"""Letters kept free below a list that may be cut."""


def list_post(heading: str, matches: Sequence[Mine], words: Words) -> Post:
    """List matches below a heading; how many there was no room for is told at the end."""
    most = MESSAGE_TEXT - len(heading) - ROOM_FOR_HINTS
    lines = as_many((match_line(one, words) for one in matches), most)
    left_out = len(matches) - len(lines)
    rest = words(text("mine-more", count=left_out)) if left_out else ""
    return Post(card(texts(heading, "\n".join(lines), rest)))


def match_line(one: Mine, words: Words) -> str:
    """Return a line about a match in a list of matches, with a link to it."""
    status = words(_status(one), bold(one.names))
    if one.deadline is not None and one.match.paused is None:
        status = words(text("mine-deadline", status=status, relative=moment(one.deadline, "R")))
    return f"- [{title(one.match, words)}]({link(one.match)}) <#{one.match.channel}> — {status}"


def _status(one: Mine) -> Text:
    if one.is_damaged:
        return text("mine-damaged", match=one.match.id)
    if one.match.status == "open":
        return text("mine-open", taken=len(one.seats), seats=one.match.seat_count)
    if one.your_turn:
        return text("mine-your-turn")
    if not one.awaited:
        return text("mine-over")
    return text("mine-waiting", **whose(one.awaited))
