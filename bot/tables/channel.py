"""Detection of deleted match channels, by events and by checks after connecting."""

from __future__ import annotations

import logging
from functools import partial

import discord
from discord import app_commands

from bot.core.features import Feature
from bot.core.interactions.commands import command
from bot.core.sending.access import ChannelLocation, is_deleted
from bot.core.sending.sender import Sender
from bot.core.services import AppInteraction, ServicesClient, ctx_of, is_host
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, text_message
from bot.core.words.limits import CHOICES
from bot.core.words.names import clean_name
from bot.matches.match.answers import answer_done
from bot.matches.match.bot_permissions import needed_permissions, require_permissions
from bot.matches.match.lookup import (
    filter_choices,
    find_match,
    match_name,
    parse_number,
    unfinished_match_choices,
)
from bot.matches.match.titles import title
from bot.matches.permissions import Reason, acting_host
from engine.core.text import text
from host.core import outbox
from host.matches.permissions import Authority
from host.messages import view
from host.tables import channel
from host.tables.channel import ChannelNotification
from storage.core.scheduling.outbox import OutboxRow
from storage.matches.match.matches import ACTIVE_STATUSES, MatchRow


def channel_notice_message(row: MatchRow, guild_name: str, translate: Translator) -> MessageView:
    """Build the message that informs a player that their match's channel was deleted.

    It explains where to get help. If the match was moved, it links to the new channel instead.
    """
    data = {"match": title(row, translate), "server": clean_name(guild_name), "number": str(row.id)}
    if row.channel_missing_since is not None:
        return text_message(translate(text("channel-lost", **data)))
    return text_message(translate(text("channel-found", **data, channel=f"<#{row.channel}>")))


log = logging.getLogger(__name__)


async def send(sender: Sender, row: OutboxRow, post: ChannelNotification, with_picture: bool) -> None:
    """Notify a player and delete the outbox row; skip players who accept no direct messages."""
    match = await channel.load_match_to_notify(sender.ctx, post.match_id, row.owner)
    if match is not None:
        guild = sender.client.get_guild(match.guild_id)
        build = partial(channel_notice_message, match, guild.name if guild else "?")
        if await sender.send_match_dm(match, row.owner, build, row) is None:
            log.warning("match %d: a player accepts no direct message about its channel", match.id)
    await outbox.delete_sent(sender.ctx, row)


async def move_here(
    interaction: AppInteraction, by: Authority, match_id: int, translate: Translator
) -> MessageView:
    """Move a match to this channel."""
    in_thread = isinstance(interaction.channel, discord.Thread)
    require_permissions(interaction.app_permissions, needed_permissions(in_thread=in_thread), translate)
    place = interaction.channel_id or 0
    # The event for a deleted channel may have been missed, so check now. Who may move the match depends on
    # whether its channel was deleted.
    await ChannelMonitor(interaction.client).is_lost(match_id)
    row = await channel.change_channel(ctx_of(interaction), match_id, place, by, is_thread=in_thread)
    # The players' direct messages do not belong to the match, so send all due messages.
    interaction.client.services.wake()
    return answer_done(interaction, row, "done-moved", translate)


@command("host-move", parent="host")
async def move(interaction: AppInteraction, translate: Translator, match: str, reason: Reason) -> MessageView:
    """Move a match to this channel."""
    by = await acting_host(interaction, reason)
    lost = {row.id: row for row in await _matches_without_channel(interaction)}
    meant = lost.get(parse_number(match) or 0) or await find_match(interaction, match)
    return await move_here(interaction, by, meant.id, translate)


async def _matches_without_channel(interaction: AppInteraction) -> list[MatchRow]:
    """Return the guild's matches without a channel, which any host may move."""
    found = await view.load_guild_matches(ctx_of(interaction), interaction.guild_id or 0)
    return [row for row in found if row.channel_missing_since is not None]


@move.autocomplete("match")
async def _choices(interaction: AppInteraction, typed: str) -> list[app_commands.Choice[str]]:
    """Suggest matches without a channel first, then matches that the user can see."""
    translate = await interaction.client.services.languages.for_interaction(interaction)
    lost = await _matches_without_channel(interaction) if await is_host(interaction) else []
    offered = filter_choices([(match_name(row, translate), str(row.id)) for row in lost], typed)
    known = {choice.value for choice in offered}
    others = await unfinished_match_choices(interaction, typed)
    return [*offered, *(choice for choice in others if choice.value not in known)][:CHOICES]


class ChannelMonitor:
    """A monitor that detects deleted match channels."""

    def __init__(self, client: ServicesClient) -> None:
        self._client = client

    async def note_deleted(self, channel_id: int) -> None:
        """Record that a channel was deleted, if it has an open or running match."""
        match = await view.find_channel_match(self._client.services.ctx, channel_id)
        if match is not None and match.status in ACTIVE_STATUSES:
            await self._lose(match)

    async def check(self, guild_id: int | None = None) -> None:
        """Check whether channels were deleted while the bot was not connected, in one guild or in all guilds.

        Archived threads are not in the cache. Their deletion is detected when the next message is sent.
        """
        for match in await view.matches_with_own_channel(self._client.services.ctx, guild_id):
            await self._is_deleted(match)

    async def is_lost(self, match_id: int) -> bool:
        """Return whether a match's channel is known to be deleted."""
        match = await view.find_row(self._client.services.ctx, match_id)
        return match is not None and (
            match.channel_missing_since is not None or await self._is_deleted(match)
        )

    async def _is_deleted(self, match: MatchRow) -> bool:
        """Return whether a match's channel was deleted; if it was, record that."""
        if not await is_deleted(self._client, ChannelLocation(match.guild_id, match.channel)):
            return False
        await self._lose(match)
        return True

    async def _lose(self, match: MatchRow) -> None:
        if match.status in ACTIVE_STATUSES:
            log.warning("match %d has lost its channel", match.id)
            await channel.mark_channel_deleted(self._client.services.ctx, match.id, match.channel)
            self._client.services.wake(match.id)
            # The players' direct messages do not belong to the match, so send all due messages.
            self._client.services.wake()


FEATURE = Feature(commands=(move,), send=send)
