"""Click handlers for the host panel."""

from __future__ import annotations

import asyncio

from bot.core.ids import Click
from bot.core.services import AppInteraction, acting_user, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from bot.core.words.names import clean_name
from bot.decisions.undo import turn_name, undo_from
from bot.matches.match.answers import answer_done
from bot.matches.permissions import acting_host
from bot.operations.admin import actions
from bot.operations.admin.host_panel import (
    WITH_HOURS,
    host_panel_message,
    seats_message,
    tool_of,
    turns_message,
)
from bot.operations.admin.messages import HostTool
from bot.tables.channel import move_here
from engine.core.text import text
from host.core.errors import UserError
from host.matches.permissions import Authority
from host.matches.settings.time_controls import HOUR
from host.messages.posts import cards
from host.operations.admin import repair, tools
from host.operations.admin.outages import MAX_AGE
from host.tables.tables import ownership


async def show(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show the host tools."""
    await acting_host(interaction)
    return await show_panel(interaction, click.match_id, translate)


async def show_panel(interaction: AppInteraction, match_id: int, translate: Translator) -> MessageView:
    """Show the host tools for a match and for the guild; 0 shows only those for the guild."""
    status_card = await cards.get_card(ctx_of(interaction), match_id) if match_id else None
    return host_panel_message(status_card, interaction.channel_id or 0, translate)


async def show_seats(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show the host tools for each player at a table."""
    await acting_host(interaction)
    return seats_message(await cards.get_card(ctx_of(interaction), click.match_id), translate)


async def show_turns(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Show the turns that can be undone."""
    await acting_host(interaction)
    ctx = ctx_of(interaction)
    found = await repair.undoable_turns(ctx, click.match_id)
    named = await asyncio.to_thread(lambda: [(turn_name(turn, translate), turn.seq) for turn in found])
    return turns_message(await cards.get_card(ctx, click.match_id), named, translate)


async def run_tool(interaction: AppInteraction, click: Click, translate: Translator) -> MessageView:
    """Run a host tool with the reason from the modal."""
    tool, by = tool_of(click), await acting_host(interaction, click.first_line)
    hours = _hours(click) if tool in WITH_HOURS else 0
    if click.match_id:
        return await _run_match_tool(interaction, tool, by, click, hours, translate)
    match tool:
        case HostTool.PAUSE_ALL:
            return await actions.use_on_all(interaction, tools.pause, by, "done-all-paused", translate)
        case HostTool.RESUME_ALL:
            return await actions.use_on_all(interaction, tools.resume, by, "done-all-resumed", translate)
        case HostTool.OUTAGE:
            return await actions.declare_outage(interaction, by, hours, _ended(click), translate)
    raise UserError(text("slip-unknown-button"))


async def _run_match_tool(
    interaction: AppInteraction,
    tool: HostTool,
    by: Authority,
    click: Click,
    hours: int,
    translate: Translator,
) -> MessageView:
    match_id = click.match_id
    if (simple := SIMPLE.get(tool)) is not None:
        return await actions.use(interaction, simple[0], by, match_id, simple[1], translate)
    match tool:
        case HostTool.EXTEND:
            return await actions.extend(interaction, by, match_id, click.revision, hours, translate)
        case HostTool.REPLACE:
            return await actions.replace_by_robot(interaction, by, match_id, click.revision, translate)
        case HostTool.UNDO:
            return await undo_from(interaction, by, match_id, click.revision, translate)
        case HostTool.MOVE:
            return await move_here(interaction, by, match_id, translate)
        case HostTool.REPAIR:
            return await actions.repair(interaction, by, match_id, translate)
        case HostTool.EXPORT:
            return await actions.export(interaction, by, match_id, translate)
        case HostTool.HANDOVER:
            return await _transfer_to_host(interaction, by, match_id, translate)
    raise UserError(text("slip-unknown-button"))


SIMPLE = {
    HostTool.PAUSE: (tools.pause, "done-paused"),
    HostTool.RESUME: (tools.resume, "done-resumed"),
    HostTool.CANCEL: (tools.close, "done-cancel"),
    HostTool.REPOST: (tools.repost, "done-reposted"),
}


async def _transfer_to_host(
    interaction: AppInteraction, by: Authority, match_id: int, translate: Translator
) -> MessageView:
    user = acting_user(interaction)
    row = await ownership.transfer(ctx_of(interaction), match_id, user, user, by)
    return answer_done(interaction, row, "done-handover", translate, player=clean_name(user.name))


def _ended(click: Click) -> int:
    """Parse how many hours ago an outage ended; an empty field means that it has just ended."""
    written = click.lines[2].strip() if len(click.lines) > 2 else ""
    if written and not (written.isascii() and written.isdigit() and int(written) < MAX_AGE // HOUR):
        raise UserError(text("slip-ended", most=MAX_AGE // HOUR - 1))
    return int(written or 0)


def _hours(click: Click) -> int:
    """Parse the number of hours that was entered in the modal.

    Raises UserError if it is not a number.
    """
    written = click.lines[1].strip() if len(click.lines) > 1 else ""
    if not (written.isascii() and written.isdigit() and 0 < int(written) <= tools.MAX_HOURS):
        raise UserError(text("slip-hours", most=tools.MAX_HOURS))
    return int(written)
