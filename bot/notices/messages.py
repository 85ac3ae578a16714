"""Notices as values: that it is somebody's turn, that time is going, that their turn is near. Pure."""

from __future__ import annotations

from discord import ui

from bot.core.ids import custom_id
from bot.match.titles import bold, link, moment, title
from bot.notices.ids import NoticeClick
from bot.play.ids import PlayClick
from bot.words.i18n import Words
from bot.words.layout import Post, Sheet, Style, button, rows, texts
from engine.core.text import Who, text
from host.core import kinds
from host.notices.kinds import TurnIsNear
from host.notices.notices import Notice
from storage.match.matches import MatchRow

SNOOZED_HOURS = 3


def notice_post(notice: Notice, words: Words) -> Post:
    """Build a notice; it is deleted when it is answered, or replaced by a later one."""
    match = f"[{title(notice.match, words)}]({link(notice.match)})"
    said = [words(text(f"notice-{kinds.name_of(notice.kind)}", person=f"<@{notice.person}>", match=match))]
    if isinstance(notice.kind, TurnIsNear):
        said.append(words(text("board-waiting", who=Who(notice.awaited_seat)), bold(notice.names)))
    elif notice.deadline is not None:
        absolute, relative = moment(notice.deadline), moment(notice.deadline, "R")
        said.append(words(text("card-deadline", absolute=absolute, relative=relative)))
    turn = button(words(text("button-turn")), custom_id(notice.match.id, PlayClick.TURN), Style.primary)
    later = custom_id(notice.match.id, NoticeClick.SNOOZE, number=SNOOZED_HOURS)
    snooze = button(words(text("button-snooze", hours=SNOOZED_HOURS)), later)
    buttons = [turn, snooze, mute_button(notice.match, words)]
    return Post(Sheet(*texts("\n".join(said)), *rows(buttons)), pinged=(notice.person,))


def mute_button(match: MatchRow, words: Words) -> ui.Button[Sheet]:
    """Make the button by which one hears nothing of a match any more."""
    return button(words(text("button-mute")), custom_id(match.id, NoticeClick.MUTE))
