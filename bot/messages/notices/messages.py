"""Notices as values: that it is somebody's turn, that time is going, that their turn is near. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from discord import ui

from bot.core.ids import custom_id
from bot.core.words.i18n import Words
from bot.core.words.layout import Post, Sheet, Style, button, rows, texts
from bot.core.words.limits import shorten
from bot.matches.match.narration import told_lines
from bot.matches.match.titles import bold, match_link, moment
from bot.messages.notices.ids import NoticeClick
from bot.turns.play.ids import PlayClick
from engine.core.text import Text, text, whose
from host.core.kinds import name_of
from host.matches.match.narration import Told
from host.messages.notices.gathering import ManyNotice
from host.messages.notices.kinds import TurnIsNear
from host.messages.notices.notices import Notice
from storage.matches.match.matches import MatchRow

SNOOZED_HOURS = 3
NEWS = 4
"""Lines that tell what happened since somebody's last turn."""
MAX_NEWS = 240
"""Letters of one."""


def notice_post(notice: Notice, words: Words) -> Post:
    """Build a notice; it is deleted when it is answered, or replaced by a later one."""
    match = match_link(notice.match, words)
    said = [words(text(f"notice-{name_of(notice.kind)}", person=words.mention(notice.person), match=match))]
    if isinstance(notice.kind, TurnIsNear):
        said.append(words(text("board-waiting", **whose(notice.awaited)), bold(notice.names)))
    elif notice.deadline is not None:
        absolute, relative = moment(notice.deadline), moment(notice.deadline, "R")
        said.append(words(text("card-deadline", absolute=absolute, relative=relative)))
    said.extend(_news(notice.told, words))
    mute = mute_button(notice.match, words)
    turn = turn_button(notice.match, words)
    later = custom_id(notice.match.id, NoticeClick.SNOOZE, number=SNOOZED_HOURS)
    snooze = button(words(text("button-snooze", hours=SNOOZED_HOURS)), later)
    return Post(Sheet(*texts("\n".join(said)), *rows([turn, snooze, mute])), pinged=(notice.person,))


def _news(told: tuple[Told, ...], words: Words) -> Iterator[str]:
    """Yield what happened since the person's last turn in a few lines: of much, the newest."""
    newest = list(islice(told_lines(reversed(told), words), NEWS + 1))
    if not newest:
        return
    is_more = len(newest) > NEWS
    yield words(Text("notice-news-newest" if is_more else "notice-news"))
    yield from (shorten(line, MAX_NEWS) for line in reversed(newest[:NEWS]))


def many_post(told: ManyNotice, words: Words) -> Post:
    """Build the notice to somebody who is awaited in many matches."""
    person, match = words.mention(told.person), match_link(told.match, words)
    said = words(text("notice-many", person=person, count=told.count, match=match))
    return Post(Sheet(*texts(said), *rows([turn_button(told.match, words)])), pinged=(told.person,))


def turn_button(row: MatchRow, words: Words) -> ui.Button[Sheet]:
    """Make the button that leads to one's turn."""
    return button(words(text("button-turn")), custom_id(row.id, PlayClick.TURN), Style.primary)


def mute_button(row: MatchRow, words: Words) -> ui.Button[Sheet]:
    """Make the button by which one hears nothing of a match any more."""
    return button(words(text("button-mute")), custom_id(row.id, NoticeClick.MUTE))
