"""Assigning and removing the champion role.

If the bot lacks the permission, it notifies the hosts once.
"""

from __future__ import annotations

import logging

import discord

from bot.core.interactions.replies import NETWORK_ERRORS
from bot.core.sending.failures import Failure, classify
from bot.core.sending.sender import Sender
from bot.leagues.lifecycle.hosts import hosts_to_mention
from bot.leagues.views.host_messages import error_message
from bot.leagues.views.names import season_name
from bot.matches.match.bot_permissions import permission
from engine.core.text import text
from host.core import outbox
from host.leagues.lifecycle.kinds import ChangeChampionRole
from host.leagues.views import seasons
from storage.core.scheduling.outbox import OutboxRow

log = logging.getLogger(__name__)


async def update_role(sender: Sender, row: OutboxRow, post: ChangeChampionRole) -> None:
    """Assign or remove the champion role.

    If the member has left the guild or the role was deleted, do nothing.
    """
    if (account := await sender.accounts.id_of(post.user_key)) is not None:
        await _change_role(sender, row, post, account)
    await outbox.delete_sent(sender.ctx, row)


async def _change_role(sender: Sender, row: OutboxRow, post: ChangeChampionRole, account: int) -> None:
    known = await seasons.load_season(sender.ctx, row.owner)
    guild_id, why = known.league.guild_id, f"league {known.league.id}, season {known.row.number}"
    http = sender.client.http
    try:
        if post.is_taken:
            await http.remove_role(guild_id, account, post.role, reason=why)
        else:
            await http.add_role(guild_id, account, post.role, reason=why)
    except discord.HTTPException as error:
        match classify(error):
            case Failure.FORBIDDEN:
                await _notify_hosts(sender, row, post)
            case Failure.TEMPORARY:
                raise
            case _:
                log.warning(
                    "season %d: role %d of %d stays as it is: %r", row.owner, post.role, post.user_key, error
                )


async def _notify_hosts(sender: Sender, row: OutboxRow, post: ChangeChampionRole) -> None:
    """Report a missing permission to hosts in the league's channel; ignore errors."""
    known = await seasons.load_season(sender.ctx, row.owner)
    translate = await sender.translator(known.league.guild_id)
    localized_text = text(
        "league-no-role-taken" if post.is_taken else "league-no-role-given",
        season=season_name(known, translate), role=f"<@&{post.role}>", person=translate.mention(post.user_key),
        permission=translate(permission("manage_roles")),
    )  # fmt: skip
    channel = sender.client.get_partial_messageable(known.league.channel, guild_id=known.league.guild_id)
    try:
        accounts = await hosts_to_mention(sender, known.league)
        await sender.post(channel, error_message(translate(localized_text), accounts), row)
    except NETWORK_ERRORS as error:
        log.warning("season %d: its hosts could not be notified: %r", row.owner, error)
