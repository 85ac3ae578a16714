"""Host authority, and the audit log of host actions."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import cast, get_args

from discord import app_commands, ui

from bot.core.features import Feature
from bot.core.ids import Click, custom_id
from bot.core.interactions.commands import choice, command
from bot.core.sending.sender import Sender
from bot.core.services import AppInteraction, acting_user, ctx_of, is_host
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Upload, View, button, container, rows, texts
from bot.core.words.limits import MESSAGE_TEXT, fit_lines
from bot.core.words.names import clean_name
from bot.matches.match.answers import answer_done
from bot.matches.match.titles import bold, match_link, timestamp
from engine.core.text import Quote, SeatName, Value, text
from host.core import outbox
from host.core.errors import UserError
from host.decisions import consent
from host.matches import permissions
from host.matches.permissions import (
    MAX_REASON,
    AnnounceAct,
    AnnouncedAct,
    AuditEntry,
    AuditPage,
    Authority,
    ExportFormat,
)
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match.matches import ACTIVE_STATUSES, MatchRow

Reason = app_commands.Range[str, 1, MAX_REASON]


class AuthorityClick(StrEnum):
    """The clicks of this feature, by their names in custom ids.

    A custom id with AUDIT also contains a page number.
    """

    AUDIT = "audit"


async def authority_of(interaction: AppInteraction, reason: str = "") -> Authority | None:
    """Return the acting user's host authority; None if they are not a host."""
    if not await is_host(interaction):
        return None
    return Authority(acting_user(interaction), reason, interaction.guild_id)


async def answer_ruled(
    interaction: AppInteraction,
    row: MatchRow,
    by: Authority,
    key: str,
    translate: Translator,
    **values: Value,
) -> MessageView:
    """Confirm a decision about a match.

    If the host plays in the match, report instead that a vote has started.
    """
    is_asked = await consent.is_vote_open(ctx_of(interaction), row.id, by)
    return answer_done(interaction, row, "done-table-asked" if is_asked else key, translate, **values)


async def acting_host(interaction: AppInteraction, reason: str = "") -> Authority:
    """Return the acting user's host authority.

    Raises UserError if they are not a host.
    """
    authority = await authority_of(interaction, reason)
    if authority is None:
        raise UserError(text("slip-hosts-only"))
    return authority


def audit_message(page: AuditPage, translate: Translator) -> MessageView:
    """Show a page of the audit log."""
    heading = f"### {translate(text('audit-heading', page=page.number))}"
    lines = fit_lines(
        (f"- {_act_line(noted, translate)}" for noted in page.entries), MESSAGE_TEXT - len(heading)
    )
    sentence = "\n".join(lines) or translate(text("audit-none"))
    return MessageView(container(texts(heading, sentence), rows(list(_paging_buttons(page, translate)))))


def _act_line(entry: AuditEntry, translate: Translator) -> str:
    done = translate(entry.act.describe(), [clean_name(name) for name in entry.names])
    line = translate(text("audit-line", when=timestamp(entry.at), who=clean_name(entry.host_name), act=done))
    if entry.match_id is not None:
        match = f"#{entry.match_id}"
        if entry.match is not None:
            match = f"{match} {match_link(entry.match, translate)}"
        line = translate(text("audit-match", line=line, match=match))
    if entry.is_participant:
        line = translate(text("audit-participant", line=line))
    return translate(text("audit-reason", line=line, reason=Quote(entry.reason))) if entry.reason else line


def audit_file(data: bytes, form: str, translate: Translator) -> MessageView:
    """Send the whole audit log as a file."""
    upload = Upload(data, f"harbour-audit.{form}")
    return MessageView(
        View(*texts(translate(text("done-audit-filed"))), ui.File(f"attachment://{upload.name}")), (upload,)
    )


def act_message(act: AnnouncedAct, translate: Translator) -> MessageView:
    """Build the message that informs a table's players about a host action."""
    # `act.names` is not sorted by seat.
    names = bold(act.names, 0)
    # In a finished match's channel, "this match" could be misunderstood as another match, so add a link.
    sentences = [] if act.match.status in ACTIVE_STATUSES else [match_link(act.match, translate)]
    if act.text is not None:
        sentences.append(translate(act.text, names))
    if act.is_participant:
        key = "told-by-participant" if act.has_played else "told-by-rival"
        sentences.append(translate(text(key, host=SeatName(0)), names))
    if act.reason and act.text is not None:
        sentences.append(translate(text("told-reason", reason=Quote(act.reason))))
    return MessageView(container(texts("\n".join(sentences))))


def _paging_buttons(page: AuditPage, translate: Translator) -> Iterator[ui.Button[View]]:
    if page.number > 1:
        yield button(
            translate(text("button-later")), custom_id(0, AuthorityClick.AUDIT, number=page.number - 1)
        )
    if page.has_more:
        yield button(
            translate(text("button-earlier")), custom_id(0, AuthorityClick.AUDIT, number=page.number + 1)
        )


async def show_audit(interaction: AppInteraction, page: int, translate: Translator) -> MessageView:
    """Show a page of the audit log.

    Raises UserError if the acting user is not a host.
    """
    await acting_host(interaction)
    found = await permissions.load_page(ctx_of(interaction), interaction.guild_id or 0, max(page, 1))
    return audit_message(found, translate)


async def send(sender: Sender, row: OutboxRow, post: AnnounceAct, with_picture: bool) -> None:
    """Announce a host action at its table and delete the action's outbox row."""
    announced_act = await permissions.load_announcement(sender.ctx, post.act)
    if announced_act is not None:
        await sender.send(
            announced_act.match,
            act_message(
                announced_act,
                await sender.translator(announced_act.match.guild_id, announced_act.match.channel),
            ),
            row,
        )
    await outbox.delete_sent(sender.ctx, row)


async def show_page(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show another page of the audit log."""
    return await show_audit(interaction, click.number, translate)


@command("host-audit", parent="host")
@app_commands.choices(form=[choice(f"form-{form}", form) for form in get_args(ExportFormat)])
async def audit_command(
    interaction: AppInteraction,
    translate: Translator,
    page: app_commands.Range[int, 1, 9999] = 1,
    form: str | None = None,
) -> MessageView:
    """Show the audit log or export it as a file."""
    if form is None:
        return await show_audit(interaction, page, translate)
    await acting_host(interaction)
    data = await permissions.export(
        ctx_of(interaction), interaction.guild_id or 0, cast("ExportFormat", form)
    )
    return audit_file(data, form, translate)


FEATURE = Feature(commands=(audit_command,), clicks={AuthorityClick.AUDIT: show_page}, send=send)
