"""The audit log as a private message. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from discord import ui

from bot.core.ids import custom_id
from bot.core.words.i18n import Words
from bot.core.words.layout import Post, Sheet, Upload, button, card, rows, texts
from bot.core.words.limits import MESSAGE_TEXT, as_many
from bot.core.words.names import clean_name
from bot.matches.match.titles import bold, match_link, moment
from bot.matches.permissions.ids import AuthorityClick
from engine.core.text import Quote, Who, text
from host.matches.permissions.audit import Noted, Page, ToldAct
from storage.matches.match.matches import ALIVE


def audit_post(page: Page, words: Words) -> Post:
    """Show a page of what hosts have done."""
    heading = f"### {words(text('audit-heading', page=page.number))}"
    lines = as_many((f"- {_act_line(noted, words)}" for noted in page.acts), MESSAGE_TEXT - len(heading))
    told = "\n".join(lines) or words(text("audit-none"))
    return Post(card(texts(heading, told), rows(list(_leaves(page, words)))))


def _act_line(noted: Noted, words: Words) -> str:
    done = words(noted.act.describe(), [clean_name(name) for name in noted.names])
    line = words(text("audit-line", when=moment(noted.at), who=clean_name(noted.who), act=done))
    if noted.number is not None:
        match = f"#{noted.number}"
        if noted.match is not None:
            match = f"{match} {match_link(noted.match, words)}"
        line = words(text("audit-match", line=line, match=match))
    if noted.is_participant:
        line = words(text("audit-participant", line=line))
    return words(text("audit-reason", line=line, reason=Quote(noted.reason))) if noted.reason else line


def audit_file(data: bytes, form: str, words: Words) -> Post:
    """Hand out all that hosts have done as a file."""
    upload = Upload(data, f"harbour-audit.{form}")
    return Post(
        Sheet(*texts(words(text("done-audit-filed"))), ui.File(f"attachment://{upload.name}")), (upload,)
    )


def act_post(told: ToldAct, words: Words) -> Post:
    """Tell everybody at a table what was done to it by authority."""
    # Where a match is over, "this match" may be taken for another one in its channel.
    said = [] if told.match.status in ALIVE else [match_link(told.match, words)]
    if told.said is not None:
        said.append(words(told.said, bold(told.names)))
    if told.is_participant:
        said.append(words(text("told-by-participant", host=Who(0)), bold(told.names)))
    if told.reason and told.said is not None:
        said.append(words(text("told-reason", reason=Quote(told.reason))))
    return Post(card(texts("\n".join(said))))


def _leaves(page: Page, words: Words) -> Iterator[ui.Button[Sheet]]:
    if page.number > 1:
        yield button(words(text("button-later")), custom_id(0, AuthorityClick.AUDIT, number=page.number - 1))
    if page.has_more:
        yield button(
            words(text("button-earlier")), custom_id(0, AuthorityClick.AUDIT, number=page.number + 1)
        )
