"""Assigning and removing the roles of champions and tiers.

If the bot lacks the permission, it notifies the hosts once per outbox message.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

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
from host.leagues.lifecycle.kinds import ChangeMemberRole
from host.leagues.views import seasons
from storage.core.scheduling.outbox import OutboxRow

log = logging.getLogger(__name__)


async def update_roles(sender: Sender, row: OutboxRow, post: ChangeMemberRole) -> None:
    """Assign or remove a role.

    If a member has left the guild or the role was deleted, do nothing.
    """
    refused = [user_key for user_key in post.user_keys if not await _change_role(sender, row, post, user_key)]
    if refused:
        await _notify_hosts(sender, row, post, refused)
    await outbox.delete_sent(sender.ctx, row)


async def _change_role(sender: Sender, row: OutboxRow, post: ChangeMemberRole, user_key: int) -> bool:
    """Change a user's role; return False if the bot lacks the permission."""
    if (account := await sender.accounts.id_of(user_key)) is None:
        return True
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
                return False
            case Failure.TEMPORARY:
                raise
            case _:
                log.warning(
                    "season %d: role %d of %d stays as it is: %r", row.owner, post.role, user_key, error
                )
    return True


async def _notify_hosts(
    sender: Sender, row: OutboxRow, post: ChangeMemberRole, user_keys: Sequence[int]
) -> None:
    """Report a missing permission to hosts in the league's channel; ignore errors."""
    known = await seasons.load_season(sender.ctx, row.owner)
    translate = await sender.translator(known.league.guild_id, known.league.channel)
    localized_text = text(
        "league-no-role-taken" if post.is_taken else "league-no-role-given",
        season=season_name(known, translate), role=f"<@&{post.role}>",
        people=translate.join_list([translate.mention(user_key) for user_key in user_keys]),
        permission=translate(permission("manage_roles")),
    )  # fmt: skip
    channel = sender.client.get_partial_messageable(known.league.channel, guild_id=known.league.guild_id)
    try:
        accounts = await hosts_to_mention(sender, known.league)
        await sender.post(channel, error_message(translate(localized_text), accounts), row)
    except NETWORK_ERRORS as error:
        log.warning("season %d: its hosts could not be notified: %r", row.owner, error)
