"""Handling of deleted league channels: the league's creator is notified once, in another place."""

from __future__ import annotations

import logging

import discord

from bot.core.interactions.replies import NETWORK_ERRORS
from bot.core.sending.failures import Failure, classify
from bot.core.sending.sender import Sender, should_retry
from bot.leagues.views.announcements import lost_channel_message
from host.core import outbox
from host.core.errors import UserError
from host.leagues.commands import channel, leagues
from host.leagues.lifecycle.kinds import ChannelDeletedNotice
from host.leagues.views.seasons import LeagueRow
from storage.core.scheduling.outbox import OutboxRow

log = logging.getLogger(__name__)


async def is_lost(sender: Sender, league: LeagueRow) -> bool:
    """Check whether a league's channel was deleted.

    A single "unknown channel" error from Discord is not sufficient proof.
    """
    guild = sender.client.get_guild(league.guild_id)
    if guild is None or guild.unavailable or guild.get_channel(league.channel) is not None:
        return False
    if league.channel_lost is not None:
        return True
    try:
        await sender.client.fetch_channel(league.channel)
    except NETWORK_ERRORS as error:
        if classify(error) is Failure.UNKNOWN_CHANNEL:
            await channel.note_channel_deleted(sender.ctx, league.id, league.channel)
            log.warning("league %d has lost its channel", league.id)
            return True
    return False


async def check_channels(sender: Sender, guild_id: int | None) -> bool:
    """Check leagues, in one guild or in all, for deleted channels; return whether one was found."""
    found = [
        await is_lost(sender, league)
        async for league in leagues.all_leagues(sender.ctx, guild_id)
        if league.channel_lost is None
    ]
    return any(found)


async def notify_creator(sender: Sender, row: OutboxRow, post: ChannelDeletedNotice) -> None:
    """Notify the creator of a league that its channel was deleted.

    Falls back to the guild's system channel if they accept no direct messages.
    """
    league = await _find_lost(sender, post.league)
    if league is not None:
        translate = await sender.translator(league.guild_id)
        own = await sender.languages.for_user(row.owner, translate)
        if await sender.send_dm(row.owner, lost_channel_message(league, own), row) is None:
            guild = sender.client.get_guild(league.guild_id)
            if guild is not None and guild.system_channel is not None:
                try:
                    await sender.post(guild.system_channel, lost_channel_message(league, translate), row)
                except discord.HTTPException as error:
                    if should_retry(error):
                        raise
                    log.warning("league %d: nobody was told that its channel is gone: %r", league.id, error)
    await outbox.mark_sent(sender.ctx, row)


async def _find_lost(sender: Sender, league: int) -> LeagueRow | None:
    """Return a league if its channel is still missing."""
    try:
        row = await leagues.league_of(sender.ctx, league)
    except UserError:
        return None
    return row if row.channel_lost is not None else None
