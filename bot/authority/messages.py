"""The audit log as a private message. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from discord import ui

from bot.authority.ids import AuthorityClick
from bot.core.ids import custom_id
from bot.match.titles import match_link, moment
from bot.words.i18n import Words
from bot.words.layout import Post, Sheet, button, card, rows, texts
from bot.words.limits import MESSAGE_TEXT, as_many
from bot.words.names import clean_name
from engine.core.text import Text, text
from host.authority.audit import Act, Page


def audit_post(page: Page, words: Words) -> Post:
    """Show a page of what hosts have done."""
    heading = f"### {words(text('audit-heading', page=page.number))}"
    lines = as_many((f"- {_act(act, words)}" for act in page.acts), MESSAGE_TEXT - len(heading))
    told = "\n".join(lines) or words(text("audit-none"))
    return Post(card(texts(heading, told), rows(list(_leaves(page, words)))))


def _act(act: Act, words: Words) -> str:
    done = words(Text(f"act-{act.act}"))
    line = words(text("audit-line", when=moment(act.at), who=clean_name(act.who), act=done))
    if act.match is not None:
        line = words(text("audit-match", line=line, match=match_link(act.match, words)))
    return words(text("audit-reason", line=line, reason=act.reason)) if act.reason else line


def _leaves(page: Page, words: Words) -> Iterator[ui.Button[Sheet]]:
    if page.number > 1:
        yield button(words(text("button-later")), custom_id(0, AuthorityClick.AUDIT, number=page.number - 1))
    if page.has_more:
        yield button(
            words(text("button-earlier")), custom_id(0, AuthorityClick.AUDIT, number=page.number + 1)
        )
