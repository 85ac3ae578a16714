"""A league whose channel is gone: whoever made it is told once, elsewhere."""

from __future__ import annotations

import logging

import discord

from bot.core.interactions.replies import WORLD
from bot.core.sending.failures import Failure, kind_of
from bot.core.sending.sender import Sender, is_later
from bot.leagues.views.announcements import gone_post
from host.core import outbox
from host.core.errors import Refusal
from host.leagues.commands import channel, leagues
from host.leagues.lifecycle.kinds import ChannelGone
from host.leagues.views.seasons import LeagueRow
from storage.core.scheduling.outbox import PostRow

log = logging.getLogger(__name__)


async def is_lost(sender: Sender, league: LeagueRow) -> bool:
    """Find out whether a league's channel, which Discord says it does not know, is gone: one answer is no proof."""
    guild = sender.client.get_guild(league.server)
    if guild is None or guild.unavailable or guild.get_channel(league.channel) is not None:
        return False
    if league.channel_lost is not None:
        return True
    try:
        await sender.client.fetch_channel(league.channel)
    except WORLD as slip:
        if kind_of(slip) is Failure.CHANNEL:
            await channel.lose_channel(sender.ctx, league.id, league.channel)
            log.warning("league %d has lost its channel", league.id)
            return True
    return False


async def look(sender: Sender, server: int | None) -> bool:
    """Look whether leagues of a server, or of all, have lost their channels; tell whether one newly has."""
    found = [
        await is_lost(sender, league)
        async for league in leagues.every(sender.ctx, server)
        if league.channel_lost is None
    ]
    return any(found)


async def tell(sender: Sender, row: PostRow, post: ChannelGone) -> None:
    """Tell whoever made a league that its channel is gone; where they take no messages, the server's own channel."""
    league = await _find_lost(sender, post.league)
    if league is not None:
        words = await sender.words(league.server)
        own = await sender.languages.person(row.owner, words)
        if await sender.send_to(row.owner, gone_post(league, own), row) is None:
            guild = sender.client.get_guild(league.server)
            if guild is not None and guild.system_channel is not None:
                try:
                    await sender.post(guild.system_channel, gone_post(league, words), row)
                except discord.HTTPException as slip:
                    if is_later(slip):
                        raise
                    log.warning("league %d: nobody was told that its channel is gone: %r", league.id, slip)
    await outbox.mark_sent(sender.ctx, row)


async def _find_lost(sender: Sender, league: int) -> LeagueRow | None:
    """Return a league whose channel is still gone."""
    try:
        row = await leagues.league_of(sender.ctx, league)
    except Refusal:
        return None
    return row if row.channel_lost is not None else None
