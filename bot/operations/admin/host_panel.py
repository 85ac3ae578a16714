"""The host panel with tools for a match and for a whole guild, and the reason modals. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord
from discord import ui

from bot.core.ids import OPTION, Click, UnknownCustomId, custom_id
from bot.core.interactions.modals import TextModal
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, Style, View, button, container, rows, texts
from bot.core.words.limits import MODAL_TITLE, OPTION_TEXT, PLACEHOLDER, SELECT_OPTIONS, shorten
from bot.matches.match.buttons import HOST_PANEL, added_buttons
from bot.matches.match.titles import match_link
from bot.matches.permissions import AuthorityClick
from bot.operations.admin.messages import HostClick, HostTool
from engine.core.text import LocalizedText, text
from host.matches.permissions import MAX_REASON
from host.messages.posts.cards import StatusCard

NEED_NO_REASON = {
    HostTool.RESUME,
    HostTool.REPOST,
    HostTool.REPAIR,
    HostTool.EXPORT,
    HostTool.RESUME_ALL,
}
WITH_HOURS = {HostTool.EXTEND, HostTool.OUTAGE}
MAX_DIGITS = 4
DANGEROUS = {HostTool.CANCEL, HostTool.REPLACE, HostTool.UNDO}


def host_panel_message(shown: StatusCard | None, channel: int, translate: Translator) -> MessageView:
    """Show the host tools for the match, if there is one, and for all of the guild's matches."""
    heading = (
        f"## {translate(LocalizedText('host-panel-heading'))}\n{translate(LocalizedText('host-panel-about'))}"
    )
    parts: list[ui.Item[View]] = [*texts(heading)]
    if shown is not None:
        parts += texts(f"**#{shown.match.id} {match_link(shown.match, translate)}**")
        parts += rows(list(_match_buttons(shown, channel, translate)))
    parts += texts(f"**{translate(LocalizedText('host-panel-all'))}**")
    parts += rows(list(_guild_buttons(translate)))
    parts += texts(translate(LocalizedText("host-panel-hint")))
    return MessageView(container(parts))


def _match_buttons(shown: StatusCard, channel: int, translate: Translator) -> Iterator[ui.Button[View]]:
    match, status = shown.match, shown.match.status
    if status == "running":
        yield _tool(match.id, HostTool.PAUSE if match.paused_since is None else HostTool.RESUME, translate)
        yield button(translate(LocalizedText("button-host-seats")), custom_id(match.id, HostClick.SEATS))
        yield button(translate(LocalizedText("button-host-turns")), custom_id(match.id, HostClick.TURNS))
    if status in {"open", "running"}:
        yield _tool(match.id, HostTool.HANDOVER, translate)
        if match.channel != channel or match.channel_missing_since is not None:
            yield _tool(match.id, HostTool.MOVE, translate)
    yield _tool(match.id, HostTool.REPOST, translate)
    yield _tool(match.id, HostTool.REPAIR, translate)
    if status in {"finished", "cancelled"}:
        yield _tool(match.id, HostTool.EXPORT, translate)
    else:
        yield _tool(match.id, HostTool.CANCEL, translate)


def _guild_buttons(translate: Translator) -> Iterator[ui.Button[View]]:
    yield button(translate(LocalizedText("button-host-audit")), custom_id(0, AuthorityClick.AUDIT, number=1))
    for tool in (HostTool.PAUSE_ALL, HostTool.RESUME_ALL, HostTool.OUTAGE):
        yield _tool(0, tool, translate)
    yield from added_buttons(HOST_PANEL, 0, translate)


def _tool(match_id: int, tool: HostTool, translate: Translator, revision: int = 0) -> ui.Button[View]:
    click = HostClick.DO if tool in NEED_NO_REASON else HostClick.ASK
    style = Style.danger if tool in DANGEROUS else Style.secondary
    wanted = custom_id(match_id, click, revision=revision, number=tool)
    return button(translate(LocalizedText(f"button-host-{tool.key}")), wanted, style)


def seats_message(shown: StatusCard, translate: Translator) -> MessageView:
    """Show the host tools for each player at a table."""
    parts: list[ui.Item[View]] = [*texts(f"### {match_link(shown.match, translate)}")]
    for seat in shown.seats:
        if seat.user_key is not None:
            parts += texts(translate.mention(seat.user_key))
            tools = (HostTool.EXTEND, HostTool.REPLACE)
            parts += rows([_tool(shown.match.id, tool, translate, seat.seat) for tool in tools])
    return MessageView(container(parts))


def turns_message(shown: StatusCard, turns: Sequence[tuple[str, int]], translate: Translator) -> MessageView:
    """Show the most recent turns that can be undone.

    `turns` contains pairs of a turn's name and its log entry number.
    """
    heading = texts(
        f"### {match_link(shown.match, translate)}",
        translate(LocalizedText("host-turns" if turns else "host-no-turns")),
    )
    if not turns:
        return MessageView(container(heading))
    menu: ui.Select[View] = ui.Select(
        custom_id=custom_id(shown.match.id, HostClick.ASK, number=HostTool.UNDO),
        placeholder=shorten(translate(LocalizedText("host-turns")), PLACEHOLDER),
        options=[
            discord.SelectOption(label=shorten(name, OPTION_TEXT), value=str(entry))
            for name, entry in turns[:SELECT_OPTIONS]
        ],
    )
    return MessageView(container(heading, ui.ActionRow(menu)))


def reason_modal(click: Click, translate: Translator) -> TextModal:
    """Build a modal that asks a host for a reason and, if the tool needs it, for a number of hours.

    The modal's custom id contains the tool.
    """
    reason: ui.TextInput[TextModal] = ui.TextInput(custom_id="reason", max_length=MAX_REASON)
    asked = {_line("host-form-reason", translate): reason}
    if click.number in WITH_HOURS:
        hours: ui.TextInput[TextModal] = ui.TextInput(custom_id="hours", max_length=MAX_DIGITS)
        asked[_line("host-form-hours", translate)] = hours
    if click.number == HostTool.OUTAGE:
        ended: ui.TextInput[TextModal] = ui.TextInput(
            custom_id="ended", max_length=MAX_DIGITS, required=False, placeholder="0"
        )
        asked[_line("host-form-ended", translate)] = ended
    chosen = int(click.values[0]) if click.values and OPTION.fullmatch(click.values[0]) else click.revision
    done = custom_id(click.match_id, HostClick.DO, revision=chosen, number=click.number)
    return TextModal(_line("button-host", translate), done, asked)


def _line(key: str, translate: Translator) -> str:
    return shorten(translate(text(key)), MODAL_TITLE)


def tool_of(click: Click) -> HostTool:
    """Return the tool to which a click refers.

    Raises UnknownCustomId.
    """
    try:
        return HostTool(click.number)
    except ValueError:
        raise UnknownCustomId(str(click.number)) from None
