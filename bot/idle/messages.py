"""The notice that a match is about to be closed. Pure."""

from __future__ import annotations

from bot.core.ids import custom_id
from bot.idle.ids import IdleClick
from bot.match.titles import match_link, moment
from bot.words.i18n import Words
from bot.words.layout import Post, Sheet, Style, button, rows, texts
from engine.core.text import text
from host.idle.idle import ClosingNotice


def idle_post(notice: ClosingNotice, words: Words) -> Post:
    """Tell those who have a seat that their match is about to be closed, with a button to keep it going."""
    people = words.listed([words.mention(person) for person in notice.people])
    absolute, relative = moment(notice.closes), moment(notice.closes, "R")
    said = [
        words(text("idle-notice", people=people, match=match_link(notice.match, words))),
        words(text("idle-closes", absolute=absolute, relative=relative)),
    ]
    keep = button(words(text("button-keep")), custom_id(notice.match.id, IdleClick.KEEP), Style.primary)
    return Post(Sheet(*texts("\n".join(said)), *rows([keep])), pinged=notice.pinged)
