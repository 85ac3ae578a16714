"""Outbox messages of seasons: the sender and the channel for each kind."""

from __future__ import annotations

from typing import assert_never

import discord

from bot.core.features import Feature
from bot.core.sending.access import Place
from bot.core.sending.failures import Failure, NotYet, kind_of
from bot.core.sending.sender import Sender
from bot.leagues.lifecycle import champions, lost_channel, season_messages, table_opening
from host.core.context import Context
from host.core.errors import UserError
from host.core.owners import SEASON
from host.leagues.lifecycle.kinds import (
    AnnounceSeason,
    ChannelGone,
    GiveRole,
    LeaguePost,
    MarkDraw,
    OpenTable,
    RemoveNotices,
    ShowDivision,
    ShowFixture,
    ShowSignUp,
    TellCompany,
    ToHosts,
)
from host.leagues.views import seasons
from host.matches.settings.time_controls import DAY
from storage.core.scheduling.outbox import PostRow


async def send(sender: Sender, row: PostRow, post: LeaguePost, pictured: bool) -> None:
    """Send an outbox message and delete its row."""
    try:
        await _make(sender, row, post, pictured=pictured)
    except discord.HTTPException as error:
        if kind_of(error) is Failure.CHANNEL and row.owner_kind == SEASON:
            known = await seasons.season(sender.ctx, row.owner)
            if await lost_channel.is_lost(sender, known.league):
                # Messages wait until a host moves the league to another channel.
                raise NotYet(DAY) from error
        raise


async def _make(sender: Sender, row: PostRow, post: LeaguePost, *, pictured: bool) -> None:
    match post:
        case ShowSignUp():
            await season_messages.show_sign_up(sender, row)
        case ShowDivision():
            await season_messages.show_division(sender, row, post, pictured=pictured)
        case OpenTable():
            await table_opening.send(sender, row, post)
        case ShowFixture():
            await season_messages.show_fixture(sender, row, post)
        case AnnounceSeason():
            await season_messages.tell(sender, row, post, pictured=pictured)
        case RemoveNotices():
            await season_messages.remove_notices(sender, row)
        case MarkDraw():
            await season_messages.mark_draw(sender, row, post)
        case ToHosts() | TellCompany() | GiveRole() | ChannelGone():
            await _make_for_some(sender, row, post)
        case _:
            assert_never(post)


async def _make_for_some(
    sender: Sender, row: PostRow, post: ToHosts | TellCompany | GiveRole | ChannelGone
) -> None:
    """Send a message for hosts or for a single user."""
    match post:
        case ToHosts():
            await season_messages.ask_hosts(sender, row, post)
        case TellCompany():
            await season_messages.tell_company(sender, row, post)
        case GiveRole():
            await champions.give(sender, row, post)
        case ChannelGone():
            await lost_channel.tell(sender, row, post)
        case _:
            assert_never(post)


async def place_of(ctx: Context, season: int) -> Place | None:
    """Return the channel for messages of a season."""
    try:
        known = await seasons.season(ctx, season)
    except UserError:
        return None
    return Place(known.league.guild_id, known.league.channel)


FEATURE = Feature(send=send, check_channels=lost_channel.look, places={SEASON: place_of})
