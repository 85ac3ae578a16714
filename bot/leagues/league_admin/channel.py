"""A league's channel and roles.

Errors name the permissions that the bot or the host lacks.
"""

from __future__ import annotations

import discord
from discord import app_commands

from bot.core.interactions.commands import choice
from bot.core.services import AppInteraction, ctx_of
from bot.core.words.i18n import Translator
from bot.core.words.layout import MessageView, text_message
from bot.core.words.names import MAX_TITLE, clean_name
from bot.matches.match.bot_permissions import needed_permissions, permission, require_permissions
from engine.core.text import text
from host.core.errors import UserError
from host.leagues.commands import channel as league_channel
from host.leagues.member_roles import MAX_TIERS
from host.leagues.views.seasons import LeagueRow
from host.matches.permissions import Authority

CHAMPION, JOIN, TIER = "champion", "join", "tier"
Tier = app_commands.Range[int, 1, MAX_TIERS]
DONE = {
    (CHAMPION, True): "done-hosting-role-champion",
    (CHAMPION, False): "done-hosting-role-champion-none",
    (JOIN, True): "done-hosting-role-join",
    (JOIN, False): "done-hosting-role-join-none",
    (TIER, True): "done-hosting-role-tier",
    (TIER, False): "done-hosting-role-tier-none",
}
"""Translation keys of the responses.

Each key belongs to a purpose of a role, and to whether the role was set (True) or removed (False).
"""


async def move(
    interaction: AppInteraction,
    league: LeagueRow,
    by: Authority,
    translate: Translator,
    channel: discord.TextChannel,
) -> MessageView:
    """Move a league's messages to another channel."""
    require_channel_permissions(interaction, channel.id, translate)
    row = await league_channel.move_league(ctx_of(interaction), league.id, channel.id, by)
    interaction.client.services.wake()
    named = clean_name(row.name, MAX_TITLE)
    return text_message(translate(text("done-hosting-move", league=named, channel=channel.mention)))


@app_commands.choices(purpose=[choice(f"purpose-{purpose}", purpose) for purpose in (CHAMPION, JOIN, TIER)])
async def set_role(
    interaction: AppInteraction,
    league: LeagueRow,
    by: Authority,
    translate: Translator,
    purpose: str,
    role: discord.Role | None = None,
    tier: Tier = 1,
) -> MessageView:
    """Set the role for champions, for joining or for a tier; without `role`, remove it."""
    if role is not None and role.is_default():
        raise UserError(text("slip-hosting-role-everybody"))
    if role is not None and purpose != JOIN:
        _require_assignable_role(interaction, role, translate)
    ctx, chosen = ctx_of(interaction), None if role is None else role.id
    if purpose == CHAMPION:
        await league_channel.set_champion_role(ctx, league.id, chosen, by)
    elif purpose == TIER:
        await league_channel.set_tier_role(ctx, league.id, tier, chosen, by)
    else:
        await league_channel.set_joining_role(ctx, league.id, chosen, by)
    interaction.client.services.wake()
    shown = f"<@&{chosen}>" if chosen else ""
    named = clean_name(league.name, MAX_TITLE)
    return text_message(translate(text(DONE[purpose, role is not None], league=named, role=shown, tier=tier)))


def _require_assignable_role(interaction: AppInteraction, role: discord.Role, translate: Translator) -> None:
    """Reject a role that the bot or the host can't assign.

    Otherwise a host could make the bot assign a role above their own.
    """
    guild, host = role.guild, interaction.user
    if role.managed:
        raise UserError(text("slip-hosting-role-managed", role=role.mention))
    named = translate(permission("manage_roles"))
    if not guild.me.guild_permissions.manage_roles:
        raise UserError(text("slip-hosting-role-bot", permission=named))
    if guild.me.top_role <= role:
        raise UserError(text("slip-hosting-role-high", role=role.mention))
    if not isinstance(host, discord.Member) or not _may_assign(host, role):
        raise UserError(text("slip-hosting-role-host", role=role.mention, permission=named))


def _may_assign(host: discord.Member, role: discord.Role) -> bool:
    is_owner = host.guild.owner_id == host.id
    return is_owner or (host.guild_permissions.manage_roles and host.top_role > role)


def require_channel_permissions(interaction: AppInteraction, channel: int, translate: Translator) -> None:
    """Reject a channel in which the bot lacks permissions, and name the missing ones.

    The league's tables are threads in this channel.
    """
    place = interaction.guild.get_channel(channel) if interaction.guild else None
    if place is None or interaction.guild is None:
        raise UserError(text("slip-hosting-channel"))
    granted = place.permissions_for(interaction.guild.me)
    require_permissions(granted, needed_permissions(in_thread=False, new_thread=True), translate)
    require_permissions(granted, iter(("send_messages",)), translate)
