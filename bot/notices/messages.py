"""Notices as values: that it is somebody's turn, that time is going, that their turn is near. Pure."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core.ids import custom_id
from bot.match.titles import bold, link, moment, title
from bot.notices.ids import NoticeClick
from bot.play.ids import PlayClick
from bot.words.i18n import Words
from bot.words.layout import Post, Sheet, Style, button, rows, texts
from engine.core.text import Who, text
from host.notices.notices import Notice

SNOOZED_HOURS = 3


def notice_post(notice: Notice, words: Words) -> Post:
    """Build a notice; it is deleted when it is answered, or replaced by a later one."""
    place = notice.match if notice.message is None else replace(notice.match, card=notice.message)
    match = f"[{title(notice.match, words)}]({link(place)})"
    said = [words(text(f"notice-{notice.kind}", person=f"<@{notice.person}>", match=match))]
    if notice.kind == "near":
        said.append(words(text("board-waiting", who=Who(notice.awaited_seat)), bold(notice.names)))
    elif notice.deadline is not None:
        absolute, relative = moment(notice.deadline), moment(notice.deadline, "R")
        key = "question-closes" if notice.kind == "last" else "card-deadline"
        said.append(words(text(key, absolute=absolute, relative=relative)))
    mute = button(words(text("button-mute")), custom_id(notice.match.id, NoticeClick.MUTE))
    if notice.kind == "last":
        return Post(Sheet(*texts("\n".join(said)), *rows([mute])), pinged=(notice.person,))
    turn = button(words(text("button-turn")), custom_id(notice.match.id, PlayClick.TURN), Style.primary)
    later = custom_id(notice.match.id, NoticeClick.SNOOZE, number=SNOOZED_HOURS)
    snooze = button(words(text("button-snooze", hours=SNOOZED_HOURS)), later)
    return Post(Sheet(*texts("\n".join(said)), *rows([turn, snooze, mute])), pinged=(notice.person,))
