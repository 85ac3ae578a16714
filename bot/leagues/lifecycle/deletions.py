"""Detection of deleted league channels and roles.

The league's hosts are notified once, outside of the league's channel.
"""

from __future__ import annotations

import logging
from functools import partial

from bot.core.sending.access import ChannelLocation, is_deleted
from bot.core.sending.sender import Sender
from bot.core.services import effective_role
from bot.leagues.lifecycle.hosts import send_to_hosts
from bot.leagues.views.host_messages import lost_channel_message, lost_role_message
from host.core import outbox
from host.core.errors import UserError
from host.core.owners import Owner, user_owner
from host.leagues.commands import channel, leagues
from host.leagues.lifecycle.kinds import ChannelDeletedNotice, RoleDeletedNotice
from host.leagues.member_roles import tier_roles
from host.leagues.views.seasons import LeagueRow
from storage.core.scheduling.outbox import OutboxRow

log = logging.getLogger(__name__)


async def is_lost(sender: Sender, league: LeagueRow) -> bool:
    """Return whether a league's channel was deleted; if it was, record that."""
    if league.channel_missing_since is not None:
        return True
    if not await is_deleted(sender.client, ChannelLocation(league.guild_id, league.channel)):
        return False
    await channel.note_channel_deleted(sender.ctx, league.id, league.channel)
    log.warning("league %d has lost its channel", league.id)
    return True


async def check(sender: Sender, guild_id: int | None) -> set[Owner]:
    """Check leagues, in one guild or in all, for deleted channels and roles.

    Return the creators of the affected leagues, so that they are notified.
    """
    return {
        user_owner(league.creator_key)
        async for league in leagues.all_leagues(sender.ctx, guild_id)
        if await _check_league(sender, league)
    }


async def _check_league(sender: Sender, league: LeagueRow) -> bool:
    guild = sender.client.get_guild(league.guild_id)
    roles = (league.role, league.champion_role, *tier_roles(league).values())
    deleted = {role for role in roles if role and effective_role(role, guild) is None}
    if deleted:
        log.warning("league %d: a role was deleted", league.id)
        await channel.remove_deleted_roles(sender.ctx, league.id, deleted)
    is_new = league.channel_missing_since is None and await is_lost(sender, league)
    return is_new or bool(deleted)


async def notify_about_channel(sender: Sender, row: OutboxRow, post: ChannelDeletedNotice) -> None:
    """Notify a league's hosts that the league's channel was deleted, unless it has a new channel."""
    league = await _find(sender, post.league)
    if league is not None and league.channel_missing_since is not None:
        await send_to_hosts(sender, row, league, partial(lost_channel_message, league))
    await outbox.delete_sent(sender.ctx, row)


async def notify_about_role(sender: Sender, row: OutboxRow, post: RoleDeletedNotice) -> None:
    """Notify a league's hosts that one of the league's roles was deleted."""
    league = await _find(sender, post.league)
    if league is not None:
        await send_to_hosts(sender, row, league, partial(lost_role_message, league, post.purpose))
    await outbox.delete_sent(sender.ctx, row)


async def _find(sender: Sender, league: int) -> LeagueRow | None:
    try:
        return await leagues.league_of(sender.ctx, league)
    except UserError:
        return None
