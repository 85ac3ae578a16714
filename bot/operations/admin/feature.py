"""`/host`: host commands for the guild's matches.

Rare tools are only buttons on the panel.
"""

from __future__ import annotations

import discord

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
from bot.matches.match.lookup import find_match, host_match_choices, match_choices, unfinished_match_choices
from bot.matches.permissions import Reason, acting_host
from bot.operations.admin import actions, clicks
from bot.operations.admin.host_panel import reason_modal
from bot.operations.admin.messages import HostClick, pause_message
from engine.core.text import text
from host.core import outbox
from host.core.errors import UserError, user_error
from host.messages import view
from host.operations.admin import pauses, tools, transfer
from host.operations.admin.match_file import MAX_BYTES
from host.operations.admin.pauses import PauseReminder
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


@command("host-panel", parent="host")
async def panel(interaction: AppInteraction, translate: Translator, match: str | None = None) -> MessageView:
    """Show the host tools for a match, by default the channel's, and for the guild."""
    await acting_host(interaction)
    if match is not None:
        return await clicks.show_panel(interaction, (await find_match(interaction, match)).id, translate)
    found = await view.find_channel_match(ctx_of(interaction), interaction.channel_id or 0)
    return await clicks.show_panel(interaction, found.id if found else 0, translate)


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


for each in (pause, resume, cancel):
    each.autocomplete("match")(unfinished_match_choices)
repost.autocomplete("match")(match_choices)
panel.autocomplete("match")(host_match_choices)


FEATURE = Feature(
    send=send,
    commands=(
        panel,
        pause,
        resume,
        cancel,
        repost,
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
