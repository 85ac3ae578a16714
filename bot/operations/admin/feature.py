"""`/host`: host commands for the guild's matches."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.core.features import Button, Feature, HelpPage, static_modal
from bot.core.interactions.commands import command
from bot.core.interactions.replies import NETWORK_ERRORS
from bot.core.sending.sender import Sender
from bot.core.services import AppInteraction, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView
from bot.matches.match.answers import answer_done
from bot.matches.match.bot_permissions import needed_permissions, require_permissions
from bot.matches.match.buttons import FOR_HOSTS
from bot.matches.match.lookup import ended_match_choices, find_match, match_choices, unfinished_match_choices
from bot.matches.match.seats import seat_of
from bot.matches.permissions import Reason, acting_host
from bot.operations.admin import actions, clicks
from bot.operations.admin.host_panel import reason_modal
from bot.operations.admin.messages import HostClick, pause_message
from engine.core.text import text
from host.core import outbox
from host.core.errors import UserError, user_error
from host.matches.settings.time_controls import HOUR
from host.operations.admin import outages, pauses, tools, transfer
from host.operations.admin.match_file import MAX_BYTES
from host.operations.admin.pauses import PauseReminder
from host.operations.admin.tools import MAX_HOURS
from host.operations.admin.transfer import ImportTarget
from storage.core.scheduling.outbox import OutboxRow


async def send(sender: Sender, row: OutboxRow, post: PauseReminder, with_picture: bool) -> None:
    """Remind players that their match is still paused, and delete the outbox row.

    An outdated reminder is not sent.
    """
    notice = await pauses.load_pause_notice(sender.ctx, row.owner, post)
    if notice is not None:
        message_view = pause_message(
            notice, await sender.translator(notice.match.guild_id, notice.match.channel)
        )
        await sender.send(notice.match, message_view, row)
    await outbox.delete_sent(sender.ctx, row)


@command("host-pause", parent="host")
async def pause(
    interaction: AppInteraction,
    translate: Translator,
    reason: Reason,
    match: str | None = None,
    everywhere: bool = False,
) -> MessageView:
    """Stop clocks."""
    by = await acting_host(interaction, reason)
    if everywhere:
        return await actions.use_on_all(interaction, tools.pause, by, "done-all-paused", translate)
    meant = (await find_match(interaction, match)).id
    return await actions.use(interaction, tools.pause, by, meant, "done-paused", translate)


@command("host-resume", parent="host")
async def resume(
    interaction: AppInteraction,
    translate: Translator,
    match: str | None = None,
    everywhere: bool = False,
    reason: Reason = "",
) -> MessageView:
    """Resume clocks."""
    by = await acting_host(interaction, reason)
    if everywhere:
        return await actions.use_on_all(interaction, tools.resume, by, "done-all-resumed", translate)
    meant = (await find_match(interaction, match)).id
    return await actions.use(interaction, tools.resume, by, meant, "done-resumed", translate)


@command("host-extend", parent="host")
async def extend(
    interaction: AppInteraction,
    translate: Translator,
    player: discord.User,
    more_hours: app_commands.Range[int, 1, MAX_HOURS],
    reason: Reason,
    match: str | None = None,
) -> MessageView:
    """Add time to a player's clock."""
    by, meant = await acting_host(interaction, reason), (await find_match(interaction, match)).id
    seat = await seat_of(interaction, meant, player)
    return await actions.extend(interaction, by, meant, seat, more_hours, translate)


@command("host-outage", parent="host")
async def outage(
    interaction: AppInteraction,
    translate: Translator,
    outage_hours: app_commands.Range[int, 1, outages.MAX_HOURS],
    reason: Reason,
    ended: app_commands.Range[int, 0, outages.MAX_AGE // HOUR - 1] = 0,
) -> MessageView:
    """Declare an outage, during which the guild's clocks count as paused."""
    by = await acting_host(interaction, reason)
    return await actions.declare_outage(interaction, by, outage_hours, ended, translate)


@command("host-cancel", parent="host")
async def cancel(
    interaction: AppInteraction, translate: Translator, reason: Reason, match: str | None = None
) -> MessageView:
    """End a match without a result."""
    by = await acting_host(interaction, reason)
    meant = (await find_match(interaction, match)).id
    return await actions.use(interaction, tools.close, by, meant, "done-cancel", translate)


@command("host-repost", parent="host")
async def repost(
    interaction: AppInteraction, translate: Translator, match: str | None = None, reason: Reason = ""
) -> MessageView:
    """Repost the card and the last board."""
    by = await acting_host(interaction, reason)
    meant = (await find_match(interaction, match)).id
    return await actions.use(interaction, tools.repost, by, meant, "done-reposted", translate)


@command("host-repair", parent="host")
async def repair(
    interaction: AppInteraction, translate: Translator, match: str | None = None, reason: Reason = ""
) -> MessageView:
    """Check a match's log from the beginning."""
    by = await acting_host(interaction, reason)
    return await actions.repair(interaction, by, (await find_match(interaction, match)).id, translate)


@command("host-export", parent="host")
async def export(
    interaction: AppInteraction, translate: Translator, match: str | None = None, reason: Reason = ""
) -> MessageView:
    """Export a finished match as a file."""
    by = await acting_host(interaction, reason)
    return await actions.export(interaction, by, (await find_match(interaction, match)).id, translate)


@command("host-import", parent="host")
async def import_match(
    interaction: AppInteraction, translate: Translator, file: discord.Attachment, reason: Reason = ""
) -> MessageView:
    """Create a match in this channel from a file."""
    by = await acting_host(interaction, reason)
    in_thread = isinstance(interaction.channel, discord.Thread)
    require_permissions(interaction.app_permissions, needed_permissions(in_thread=in_thread), translate)
    place = ImportTarget(interaction.guild_id or 0, interaction.channel_id or 0, in_thread)
    row = await transfer.import_match(ctx_of(interaction), await _content(file), place, by)
    return answer_done(interaction, row, "done-import", translate)


async def _content(file: discord.Attachment) -> bytes:
    if file.size > MAX_BYTES:
        raise user_error("file-too-large", most=MAX_BYTES // 1000)
    try:
        return await file.read()
    except NETWORK_ERRORS:
        raise UserError(text("slip-file-lost")) from None


for each in (pause, resume, extend, cancel):
    each.autocomplete("match")(unfinished_match_choices)
for each in (repost, repair):
    each.autocomplete("match")(match_choices)
export.autocomplete("match")(ended_match_choices)


FEATURE = Feature(
    send=send,
    commands=(
        pause,
        resume,
        extend,
        outage,
        cancel,
        repost,
        repair,
        export,
        import_match,
    ),
    clicks={
        HostClick.PANEL: clicks.show,
        HostClick.SEATS: clicks.show_seats,
        HostClick.TURNS: clicks.show_turns,
        HostClick.DO: clicks.run_tool,
    },
    modals={HostClick.ASK: static_modal(reason_modal)},
    buttons=(Button(placement=FOR_HOSTS, click=HostClick.PANEL, label="button-host", order=10),),
    help=(HelpPage("help-hosting", 70),),
)
