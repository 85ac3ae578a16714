"""Lists of matches with one line each, up to the message limit. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, card, texts
from bot.core.words.limits import MESSAGE_TEXT, as_many
from bot.core.words.time_controls import duration_left
from bot.matches.match.titles import bold, link, moment, title
from engine.core.text import LocalizedText, text, whose
from host.messages.view import OwnMatch

ROOM_FOR_HINTS = 200
"""Characters reserved below a list that may be cut."""


def list_post(heading: str, matches: Sequence[OwnMatch], translate: Translator) -> MessageView:
    """List matches below a heading, with the number of omitted ones at the end."""
    most = MESSAGE_TEXT - len(heading) - ROOM_FOR_HINTS
    lines = as_many((match_line(one, translate) for one in matches), most)
    left_out = len(matches) - len(lines)
    rest = translate(text("mine-more", count=left_out)) if left_out else ""
    return MessageView(card(texts(heading, "\n".join(lines), rest)))


def match_line(one: OwnMatch, translate: Translator, now: int | None = None) -> str:
    """Return a line about a match in a list, with a link to it.

    With `now`, the line shows the time left, for messages that are read immediately. Without it, the line
    shows the deadline, for long-lived messages.
    """
    status = translate(_status(one), bold(one.names))
    if one.deadline is not None and one.match.paused is None:
        status = translate(_time_left(status, one.deadline, now))
    return _line(one, translate, status)


def _time_left(status: str, deadline: int, now: int | None) -> LocalizedText:
    if now is None:
        return text("mine-deadline", status=status, absolute=moment(deadline))
    if deadline <= now:
        return text("mine-run-out", status=status)
    return text("mine-left", status=status, left=duration_left(deadline - now))


def finished_line(one: OwnMatch, translate: Translator) -> str:
    """Return a line about a finished match with its end time and winner."""
    ended = moment(one.match.ended or one.match.created, "R")
    if not one.winners or len(one.seats) == 1:
        return _line(one, translate, translate(text("mine-ended", ended=ended)))
    won = text("mine-won", ended=ended, **whose(one.winners))
    return _line(one, translate, translate(won, bold(one.names)))


def _line(one: OwnMatch, translate: Translator, status: str) -> str:
    return f"- [{title(one.match, translate)}]({link(one.match)}) <#{one.match.channel}> — {status}"


def _status(one: OwnMatch) -> LocalizedText:
    if one.is_damaged:
        return text("mine-damaged", match_id=one.match.id)
    if one.match.status == "open":
        return text("mine-open", taken=len(one.seats), seats=one.match.seat_count)
    if one.your_turn:
        return text("mine-your-turn")
    if not one.awaited:
        return text("mine-over")
    return text("mine-waiting", **whose(one.awaited))
