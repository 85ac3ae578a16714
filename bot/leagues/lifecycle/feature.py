"""Season messages from the outbox: sending each kind, and finding the season's channel."""

from __future__ import annotations

from typing import assert_never

import discord

from bot.core.features import Feature
from bot.core.sending.access import ChannelLocation
from bot.core.sending.failures import Failure, Postponed, classify
from bot.core.sending.sender import Sender
from bot.leagues.lifecycle import (
    deletions,
    hosts,
    invitations,
    member_roles,
    season_messages,
    table_opening,
)
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import SEASON
from host.leagues.lifecycle.kinds import (
    AnnounceHostAct,
    AnnounceSeason,
    BlockedPlayerNotice,
    ChangeMemberRole,
    ChannelDeletedNotice,
    HostQuestion,
    HostRequest,
    LeaguePost,
    MarkDrawDiscarded,
    OpenFixture,
    RemoveNotices,
    RoleDeletedNotice,
    ShowDivision,
    ShowFixture,
    ShowSignUp,
    SignUpInvitation,
)
from host.leagues.views import seasons
from host.matches.settings.time_controls import DAY
from storage.core.scheduling.outbox import OutboxRow


async def send(sender: Sender, row: OutboxRow, post: LeaguePost, with_picture: bool) -> None:
    """Send an outbox message and delete its row."""
    try:
        await _send_kind(sender, row, post, with_picture=with_picture)
    except discord.HTTPException as error:
        if classify(error) is Failure.UNKNOWN_CHANNEL and row.owner_kind == SEASON:
            known = await seasons.load_season(sender.ctx, row.owner)
            if await deletions.is_lost(sender, known.league):
                # Hold back the season's messages until a host moves the league to another channel.
                raise Postponed(DAY) from error
        raise


async def _send_kind(sender: Sender, row: OutboxRow, post: LeaguePost, *, with_picture: bool) -> None:
    match post:
        case ShowSignUp():
            await season_messages.show_sign_up(sender, row)
        case ShowDivision():
            await season_messages.show_division(sender, row, post, with_picture=with_picture)
        case OpenFixture():
            await table_opening.send(sender, row, post)
        case ShowFixture():
            await season_messages.show_fixture(sender, row, post)
        case AnnounceSeason():
            await season_messages.announce(sender, row, post, with_picture=with_picture)
        case AnnounceHostAct():
            await season_messages.announce_act(sender, row, post)
        case RemoveNotices():
            await season_messages.remove_notices(sender, row)
        case MarkDrawDiscarded():
            await season_messages.mark_draw(sender, row, post)
        case (
            HostRequest()
            | HostQuestion()
            | SignUpInvitation()
            | BlockedPlayerNotice()
            | ChangeMemberRole()
            | ChannelDeletedNotice()
            | RoleDeletedNotice()
        ):
            await _send_restricted(sender, row, post)
        case _:
            assert_never(post)


async def _send_restricted(
    sender: Sender,
    row: OutboxRow,
    post: HostRequest
    | HostQuestion
    | SignUpInvitation
    | BlockedPlayerNotice
    | ChangeMemberRole
    | ChannelDeletedNotice
    | RoleDeletedNotice,
) -> None:
    """Send a message that only hosts or a single user may read."""
    match post:
        case HostRequest():
            await hosts.queue_question(sender, row, post)
        case HostQuestion():
            await hosts.send_question(sender, row, post)
        case SignUpInvitation():
            await invitations.send(sender, row, post)
        case BlockedPlayerNotice():
            await season_messages.warn_about_blocked(sender, row, post)
        case ChangeMemberRole():
            await member_roles.update_roles(sender, row, post)
        case ChannelDeletedNotice():
            await deletions.notify_about_channel(sender, row, post)
        case RoleDeletedNotice():
            await deletions.notify_about_role(sender, row, post)
        case _:
            assert_never(post)


async def location_of(ctx: Context, season: int) -> ChannelLocation | None:
    """Return the channel for a season's messages."""
    try:
        known = await seasons.load_season(ctx, season)
    except UserError:
        return None
    return ChannelLocation(known.league.guild_id, known.league.channel)


FEATURE = Feature(send=send, check_deletions=deletions.check, locations={SEASON: location_of})
