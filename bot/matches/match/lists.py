"""Match lists with one line per match, up to the message limit. Pure functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, container, texts
from bot.core.words.limits import MESSAGE_TEXT, fit_lines
from bot.matches.match.titles import bold, match_url, timestamp, title
from engine.core.result import GameOutcome
from engine.core.text import LocalizedText, seat_values, text
from host.messages.view import OwnMatch
from host.time.missing_games import can_play

BULLET = "- "
ROOM_FOR_HINTS = 200
"""Characters reserved below a list for a note that the list was shortened."""


def match_list_message(heading: str, matches: Sequence[OwnMatch], translate: Translator) -> MessageView:
    """List matches below a heading; the last line counts those that do not fit."""
    most = MESSAGE_TEXT - len(heading) - ROOM_FOR_HINTS
    lines = fit_lines((match_line(match, translate) for match in matches), most)
    left_out = len(matches) - len(lines)
    rest = translate(text("mine-more", count=left_out)) if left_out else ""
    return MessageView(container(texts(heading, "\n".join(lines), rest)))


def match_line(own_match: OwnMatch, translate: Translator, now: int | None = None) -> str:
    """Return a line about a match in a list, with a link to the match.

    If `now` is given, the line shows the time until the deadline, otherwise its date. Discord rounds the time,
    so it is the same in all messages about the match.
    """
    status = translate(_status(own_match), bold(own_match.names))
    if own_match.deadline is not None and own_match.match.paused_since is None:
        status = translate(_time_left(status, own_match.deadline, now))
    return _line(own_match, translate, status)


def lost_line(match_id: int, translate: Translator) -> str:
    """Return a line about a match whose channel the user can no longer see."""
    return f"- {translate(text('mine-lost', number=str(match_id)))}"


def _time_left(status: str, deadline: int, now: int | None) -> LocalizedText:
    if now is None:
        return text("mine-deadline", status=status, deadline=timestamp(deadline))
    if deadline <= now:
        return text("mine-run-out", status=status)
    return text("mine-deadline", status=status, deadline=timestamp(deadline, "R"))


SHARED_OUTCOMES: Mapping[GameOutcome, str] = MappingProxyType(
    {"draw": "mine-draw", "all-won": "mine-all-won", "all-lost": "mine-all-lost"}
)


def finished_match_line(own_match: OwnMatch, translate: Translator) -> str:
    """Return a line about a finished match with its end time and winner."""
    ended = timestamp(own_match.match.ended or own_match.match.created, "R")
    if own_match.outcome != "won":
        return _line(own_match, translate, translate(text(SHARED_OUTCOMES[own_match.outcome], ended=ended)))
    if not own_match.winners or len(own_match.seats) == 1:
        return _line(own_match, translate, translate(text("mine-ended", ended=ended)))
    won = text("mine-won", ended=ended, **seat_values(own_match.winners))
    return _line(own_match, translate, translate(won, bold(own_match.names)))


def _line(own_match: OwnMatch, translate: Translator, status: str) -> str:
    match = own_match.match
    return f"{BULLET}[{title(match, translate)}]({match_url(match)}) <#{match.channel}> — {status}"


def _status(own_match: OwnMatch) -> LocalizedText:
    if own_match.is_damaged:
        key = "mine-damaged" if can_play(own_match.match) else "mine-on-hold"
        return text(key, match=own_match.match.id)
    if own_match.match.status == "open":
        return text("mine-open", taken=len(own_match.seats), seats=own_match.match.seat_count)
    if own_match.is_your_turn:
        return text("mine-your-turn")
    if not own_match.awaited:
        return text("mine-over")
    if own_match.has_answered:
        return text("mine-answered")
    return text("mine-waiting", **seat_values(own_match.awaited))
